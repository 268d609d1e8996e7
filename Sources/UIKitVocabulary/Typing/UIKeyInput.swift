internal import Foundation

/// Something that letters can be typed into and deleted from, at one place.
///
/// A responder that conforms and is first responder gets what keys type, as ``insertText(_:)`` and
/// ``deleteBackward()``.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts in what was typed; "\n" for the return key.
  func insertText(_ text: String)
  /// Takes away what stands before the place of typing.
  func deleteBackward()
}
