import TouchstoneKit

/// A responder of the fuzz test that reports its callbacks to the world, which may then misbehave.
@MainActor
protocol Booked: UIResponder {
  var world: FuzzWorld? { get }
  var name: String { get }
}

class BookView: UIView, Booked {
  weak var world: FuzzWorld?
  let name: String
  var isFocusable = false

  init(_ world: FuzzWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(frame: CGRect(x: 5, y: 5, width: 120, height: 120))
    accessibilityIdentifier = name
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { isFocusable }
  override var canBecomeFirstResponder: Bool { world?.mayBecome() ?? true }
  override var canResignFirstResponder: Bool { world?.mayResign() ?? true }
  override var keyCommands: [UIKeyCommand]? { world?.commands(of: name) }
  override func becomeFirstResponder() -> Bool {
    FuzzWorld.around(world) { super.becomeFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    FuzzWorld.around(world) { super.resignFirstResponder() }
  }
  override func willMove(toWindow newWindow: UIWindow?) { world?.mischief() }
  override func didMoveToWindow() { world?.mischief() }
  func act(_ sender: Any?) { world?.mischief() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}

/// Accepts keys as text.
final class BookTyping: BookView, UIKeyInput {
  var hasText: Bool { true }
  func insertText(_ text: String) { world?.mischief() }
  func deleteBackward() { world?.mischief() }
}

/// A control that presses activate while it has the focus.
final class BookButton: UIButton, Booked {
  weak var world: FuzzWorld?
  let name: String

  init(_ world: FuzzWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(frame: CGRect(x: 5, y: 5, width: 60, height: 30))
    accessibilityIdentifier = name
    addAction(UIAction { [weak self] _ in self?.world?.mischief() }, for: .primaryActionTriggered)
    addTarget(nil, action: FuzzWorld.action, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { world?.mayBecome() ?? true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}

final class BookController: UIViewController, Booked {
  weak var world: FuzzWorld?
  let name: String

  init(_ world: FuzzWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = world.map { BookView($0, "\(name)'s view") } ?? UIView()
  }
  override var canBecomeFirstResponder: Bool { world?.mayBecome() ?? true }
  override var canResignFirstResponder: Bool { world?.mayResign() ?? true }
  override func becomeFirstResponder() -> Bool {
    FuzzWorld.around(world) { super.becomeFirstResponder() }
  }
  override func resignFirstResponder() -> Bool {
    FuzzWorld.around(world) { super.resignFirstResponder() }
  }
  override func viewDidAppear(_ animated: Bool) { world?.mischief() }
  override func viewDidDisappear(_ animated: Bool) { world?.mischief() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}

/// A responder that is neither view nor controller, with a view as its next responder.
final class BookModel: UIResponder, Booked {
  weak var world: FuzzWorld?
  let name: String
  weak var anchor: UIView?

  init(_ world: FuzzWorld, _ name: String, below anchor: UIView) {
    self.world = world
    self.name = name
    self.anchor = anchor
    super.init()
  }

  override var next: UIResponder? { anchor }
  override var canBecomeFirstResponder: Bool { world?.mayBecome() ?? true }
  override var canResignFirstResponder: Bool { world?.mayResign() ?? true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .began) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .changed) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .ended) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    world?.hear(self, presses, .cancelled) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionBegan") { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionEnded") { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    world?.hear(self, "motionCancelled") { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    world?.hear(self, event) { super.remoteControlReceived(with: event) }
  }
}
