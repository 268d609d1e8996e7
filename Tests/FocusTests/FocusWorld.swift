import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// A stage with buttons that record the focus callbacks.
@MainActor
final class FocusWorld {
  let stage: Stage
  let diary = FocusDiary()

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    stage = Stage(sourceLocation: sourceLocation)
  }

  var window: UIWindow { stage.window }
  var system: UIFocusSystem { stage.application.focus }
  var focused: String? { (system.focusedItem as? UIView)?.accessibilityIdentifier }
  /// The details of the trace's focus records, in order.
  var causes: [String] { stage.trace.filter { $0.kind == .focus }.compactMap(\.detail) }

  @discardableResult
  func button(
    _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 80, _ height: CGFloat = 40,
    in parent: UIView? = nil
  ) -> FocusButton {
    let button = FocusButton(
      name, diary, frame: CGRect(x: x, y: y, width: width, height: height))
    (parent ?? window).addSubview(button)
    return button
  }

  func box(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> FocusBoxView {
    let box = FocusBoxView(name, diary, frame: frame)
    (parent ?? window).addSubview(box)
    return box
  }

  /// Shows the focus at a view, like after a first key.
  func focus(_ view: UIView) {
    system.requestFocusUpdate(to: view)
    system.updateFocusIfNeeded()
    if system.focusedItem == nil { key(.down) }
  }

  /// Presses and releases a key.
  func key(_ key: Key, _ modifiers: ModifierKeys = []) {
    down(key, modifiers)
    up(key, modifiers)
  }

  func down(_ key: Key, _ modifiers: ModifierKeys = []) { send(key, .began, modifiers) }
  func up(_ key: Key, _ modifiers: ModifierKeys = []) { send(key, .ended, modifiers) }

  private func send(_ key: Key, _ phase: KeySample.Phase, _ modifiers: ModifierKeys) {
    stage.application.loop.post(
      .key(
        KeySample(
          phase: phase, usage: key.rawValue, modifiers: modifiers, time: stage.application.now)))
    stage.application.loop.flush()
  }

  /// Keys by their HID usage.
  enum Key: Int {
    case a = 4
    case enter = 40
    case escape = 41
    case tab = 43
    case space = 44
    case home = 74
    case end = 77
    case right = 79
    case left = 80
    case down = 81
    case up = 82
  }
}

/// The callbacks, in order.
@MainActor
final class FocusDiary {
  var lines: [String] = []
  /// The names of the items that veto a movement.
  var vetoes: Set<String> = []
  /// Called with each line.
  var onLine: ((String) -> Void)?

  func write(_ line: String) {
    lines.append(line)
    onLine?(line)
  }

  func ask(_ name: String) -> Bool {
    write("may? \(name)")
    return !vetoes.contains(name)
  }
}

/// A button that records in its diary.
class FocusButton: UIButton {
  private var diary = FocusDiary()
  var wishes: [any UIFocusEnvironment] = []
  var deferral = UIFocusItemDeferralMode.automatic
  var hints: [CGVector] = []

  convenience init(_ name: String, _ diary: FocusDiary, frame: CGRect) {
    self.init(frame: frame)
    self.diary = diary
    accessibilityIdentifier = name
    addAction(
      UIAction { [weak diary] _ in diary?.write("\(name) acts") }, for: .primaryActionTriggered)
  }

  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishes }
  override var focusItemDeferralMode: UIFocusItemDeferralMode { deferral }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    diary.ask(accessibilityIdentifier ?? "")
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    diary.write("did \(accessibilityIdentifier ?? "")")
  }
  override func didHintFocusMovement(_ hint: UIFocusMovementHint) {
    hints.append(hint.movementDirection)
  }
}

/// A view that may be focusable, and records in its diary.
class FocusBoxView: UIView {
  private var diary = FocusDiary()
  var wishes: [any UIFocusEnvironment] = []
  var isItem = false
  var isSeeThrough = false
  /// The names of the presses received here.
  var presses: [String] = []
  var keepsPresses = true

  convenience init(_ name: String, _ diary: FocusDiary, frame: CGRect) {
    self.init(frame: frame)
    self.diary = diary
    accessibilityIdentifier = name
  }

  override var canBecomeFirstResponder: Bool { true }
  override var canBecomeFocused: Bool { isItem }
  override var isTransparentFocusItem: Bool { isSeeThrough }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishes }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    diary.ask(accessibilityIdentifier ?? "")
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    diary.write("did \(accessibilityIdentifier ?? "")")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("began")
    if !keepsPresses { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.append("ended")
    if !keepsPresses { super.pressesEnded(presses, with: event) }
  }
}
