/// The least that text input needs: a responder that conforms gets what the keyboard types while it
/// is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is text that can be deleted.
  var hasText: Bool { get }
  /// Puts text in at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
