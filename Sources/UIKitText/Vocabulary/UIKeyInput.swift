internal import Foundation

/// An object that accepts typed characters and deletes characters at an insertion point.
///
/// If a conforming responder is first responder, it receives keyboard input through
/// ``insertText(_:)`` and ``deleteBackward()``.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts typed text, which is "\n" for the return key.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
