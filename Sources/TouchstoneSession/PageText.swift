/// The properties of the edited text that a page's keyboard needs.
package struct PageText: Codable, Equatable, Sendable {
  /// The keyboard type, by its case name in `UIKeyboardType`.
  package var keyboard: String
  /// The return key, by its case name in `UIReturnKeyType`.
  package var returnKey: String
  /// Whether typed text is hidden.
  package var isSecure: Bool
  /// The selected text, for the browser's own copy command.
  ///
  /// Empty for secure text.
  package var selected: String
  /// The left edge of the caret, in points of the stage.
  package var x: Double
  /// The top edge of the caret, in points of the stage.
  package var y: Double
  /// The height of the caret, in points.
  package var height: Double

  private enum CodingKeys: String, CodingKey {
    case keyboard = "keyboard"
    case returnKey = "returnKey"
    case selected = "selected"
    case x = "x"
    case y = "y"
    case height = "height"
    case isSecure = "secure"
  }
}

/// The content of the application's pasteboard, with a version.
package struct PagePasteboard: Equatable, Sendable {
  /// A number that increases with each change by the app or its user.
  package var version: Int
  /// The text, or an empty string if the pasteboard has no text.
  package var text: String
}
