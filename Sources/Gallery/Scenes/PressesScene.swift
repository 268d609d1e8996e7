internal import UIKit

/// Every press of a key or button, from its beginning to its end.
final class PressesScene: PageController {
  static let scene = AppScene(
    name: "presses", title: "Presses of keys and buttons",
    hint: "Press keys, several at once, and hold them: each press begins once and ends once, even "
      + "if the page loses the keyboard.",
    controller: { PressesScene() })

  private let remote = RemoteView(frame: CGRect(x: 20, y: 146, width: 350, height: 186))
  private let held = SentencesView(
    "held", prompt: "Nothing is held down.", frame: CGRect(x: 20, y: 344, width: 350, height: 108))
  private let log = LogView(
    "log", prompt: "Presses appear here.", frame: CGRect(x: 20, y: 464, width: 350, height: 360))
  private var presses: [UIPress] = []

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    for view in [remote, held, log] as [UIView] { self.view.addSubview(view) }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += presses
    note(presses, "began")
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note(presses, "changed")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.removeAll { presses.contains($0) }
    note(presses, "ended")
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses.removeAll { presses.contains($0) }
    note(presses, "cancelled")
  }

  private func note(_ presses: Set<UIPress>, _ word: String) {
    for press in presses { log.add("\(PressFormatter.name(of: press)) \(word)") }
    remote.show(self.presses)
    held.replace(
      self.presses.isEmpty
        ? "Nothing is held down."
        : self.presses.map(PressFormatter.sentence).joined(separator: "\n"))
  }
}

/// The text that describes presses.
@MainActor
enum PressFormatter {
  /// Returns the name of a press.
  static func name(of press: UIPress) -> String {
    guard let key = press.key else { return "button \(press.type)" }
    return "key \(name(of: key.keyCode))"
  }

  /// Returns a full description of a press.
  static func sentence(_ press: UIPress) -> String {
    guard let key = press.key else {
      return "\(press.type), force \((press.force * 100).whole) %"
    }
    let text = key.characters.isEmpty ? "no text" : "“\(visible(key.characters))”"
    let plain =
      key.characters == key.charactersIgnoringModifiers
      ? "" : ", plain “\(visible(key.charactersIgnoringModifiers))”"
    return "\(name(of: key.keyCode)): \(text)\(plain)\(modifiers(key.modifierFlags))"
  }

  private static func name(of usage: UIKeyboardHIDUsage) -> String {
    let name = "\(usage)"
    return name.hasPrefix("keyboard") ? String(name.dropFirst("keyboard".count)) : name
  }

  private static func visible(_ text: String) -> String {
    ["\r": "↩", "\t": "⇥", "\u{8}": "⌫", " ": "␣"][text]
      ?? (text.hasPrefix("UIKeyInput") ? String(text.dropFirst("UIKeyInput".count)) : text)
  }

  private static func modifiers(_ flags: UIKeyModifierFlags) -> String {
    let signs: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"), (.alphaShift, "⇪"),
    ]
    let held = signs.filter { flags.contains($0.0) }.map(\.1).joined()
    return held.isEmpty ? "" : ", with \(held)"
  }
}

/// A drawing of a remote control with buttons that light up when pressed.
final class RemoteView: UIView {
  private var buttons: [(button: Box, type: UIPress.PressType, keys: [UIKeyboardHIDUsage])] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "remote"
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    for (type, sign, keys, place) in Self.layout {
      let button = Box(
        "\(type)", "", .systemGray5, ink: .label,
        frame: CGRect(x: place.x, y: place.y, width: 58, height: 48))
      let label = CaptionLabel(
        sign, size: 18, weight: .semibold, color: .label,
        frame: CGRect(x: 0, y: 12, width: 58, height: 26))
      label.frame.size.width = 58
      label.textAlignment = .center
      button.addSubview(label)
      addSubview(button)
      buttons.append((button, type, keys))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Highlights the buttons of the presses, brighter for a higher force.
  func show(_ presses: [UIPress]) {
    for (button, type, keys) in buttons {
      let force = presses.lazy.filter { press in
        press.type == type || press.key.map { keys.contains($0.keyCode) } == true
      }.map(\.force).max()
      button.backgroundColor =
        force.map { .systemOrange.withAlphaComponent(0.35 + 0.65 * $0) } ?? .systemGray5
    }
  }

  private static let layout:
    [(UIPress.PressType, String, [UIKeyboardHIDUsage], (x: CGFloat, y: CGFloat))] = [
      (.upArrow, "↑", [.keyboardUpArrow], (82, 12)),
      (.leftArrow, "←", [.keyboardLeftArrow], (16, 68)),
      (.select, "●", [.keyboardReturnOrEnter], (82, 68)),
      (.rightArrow, "→", [.keyboardRightArrow], (148, 68)),
      (.downArrow, "↓", [.keyboardDownArrow], (82, 124)),
      (.menu, "≡", [.keyboardEscape], (220, 12)),
      (.playPause, "▶", [.keyboardSpacebar], (220, 68)),
      (.pageUp, "⇞", [.keyboardPageUp], (282, 12)),
      (.pageDown, "⇟", [.keyboardPageDown], (282, 68)),
    ]
}
