public import Foundation

/// The editing commands that menus, keys and assistive technologies send along the responder chain.
///
/// `UIResponder` declares all of them, with implementations that do nothing.
/// `canPerformAction(_:withSender:)` returns `true` only for a class that overrides the command
/// (statement 329).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  /// Removes the selection and copies it to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the contents of the pasteboard in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the URL on the pasteboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text on the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the item at the sender's location.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Exports the content.
  func export(_ sender: Any?)
  /// Shows the search interface.
  func find(_ sender: Any?)
  /// Shows the search interface with replacement.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the previous match.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Moves the content to another location.
  func move(_ sender: Any?)
  /// Renames the content.
  func rename(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Closes the window or document.
  func performClose(_ sender: Any?)
  /// Creates a document from the contents of the pasteboard.
  func newFromPasteboard(_ sender: Any?)
  /// Shows the writing tools.
  func showWritingTools(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Turns bold on or off for the selection.
  func toggleBoldface(_ sender: Any?)
  /// Turns italics on or off for the selection.
  func toggleItalics(_ sender: Any?)
  /// Turns the underline on or off for the selection.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Aligns the selected text to the left.
  func alignLeft(_ sender: Any?)
  /// Centers the selected text.
  func alignCenter(_ sender: Any?)
  /// Aligns the selected text to the right.
  func alignRight(_ sender: Any?)
  /// Justifies the selected text.
  func alignJustified(_ sender: Any?)
  /// Sets the writing direction of the selected text to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selected text to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Changes the attributes of the selected text.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

/// A closure that returns new text attributes for the current ones.
public typealias UITextAttributesConversionHandler =
  ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
