import RecordingObjects
import TouchstoneTesting
import UIKit

/// A view that can become first responder, records its presses, and provides commands.
class KeyView: UIView {
  let name: String
  let log: CallLog
  var commands: [UIKeyCommand]?
  var callsSuper = false
  var onPress: ((UIPress) -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if callsSuper { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("changed", presses)
    if callsSuper { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    if callsSuper { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses)
    if callsSuper { super.pressesCancelled(presses, with: event) }
  }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    for press in presses {
      log.record("\(name) \(word) \(press.key.map { "\($0.keyCode)" } ?? "\(press.type)")")
      onPress?(press)
    }
  }
}

/// Text input with the inherited handling of presses.
final class TypingView: UIView, UIKeyInput {
  var text = ""
  var commands: [UIKeyCommand]?

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { text = String(text.dropLast()) }
}

/// Performs `save:` and `other:`, and stores the senders.
final class SavingView: UIView {
  var senders: [Any] = []
  var canSave = true

  static let save = Selector("keyTestSave:", SavingView.save(_:))

  func save(_ sender: Any) { senders.append(sender) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Self.save ? canSave : super.canPerformAction(action, withSender: sender)
  }
}

extension Stage {
  /// The trace's lines about keys, without times.
  var keyLines: [String] {
    trace.filter { $0.kind == .key }.map { record in
      let who = record.other.map { " → \($0.name)" } ?? ""
      return "\(record.phase ?? ""): \(record.detail ?? "")\(who)"
    }
  }
}
