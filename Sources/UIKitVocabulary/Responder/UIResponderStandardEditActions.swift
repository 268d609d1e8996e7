public import Foundation

/// The editing commands that menus, keys and assistive tools send along the responder chain.
///
/// `UIResponder` declares them all and implements none: each default does nothing, and
/// `canPerformAction(_:withSender:)` answers true only for a class that overrides it (statement 329).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol, Sendable {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Puts in what is on the pasteboard, in the style of its new place.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the address that is on the pasteboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text that is on the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the item the sender points at.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
  /// Makes a second one of the selection.
  func duplicate(_ sender: Any?)
  /// Writes the content to somewhere else.
  func export(_ sender: Any?)
  /// Shows what is needed to search.
  func find(_ sender: Any?)
  /// Shows what is needed to search and replace.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the match before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Moves the content to another place.
  func move(_ sender: Any?)
  /// Gives the content another name.
  func rename(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Closes the window or document.
  func performClose(_ sender: Any?)
  /// Makes a document of what is on the pasteboard.
  func newFromPasteboard(_ sender: Any?)
  /// Shows help with writing.
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
  /// Centres the selected text.
  func alignCenter(_ sender: Any?)
  /// Aligns the selected text to the right.
  func alignRight(_ sender: Any?)
  /// Aligns the selected text to both sides.
  func alignJustified(_ sender: Any?)
  /// Writes the selected text from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Writes the selected text from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Changes the attributes of the selected text.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

/// Makes new text attributes of old ones.
public typealias UITextAttributesConversionHandler =
  ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
