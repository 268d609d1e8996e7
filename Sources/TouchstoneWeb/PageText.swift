/// What a page's keyboard needs to know of the text that is being edited.
package struct PageText: Codable, Equatable, Sendable {
  /// Which keys are needed, as the case of `UIKeyboardType` is called.
  package var keyboard: String
  /// What the return key is called, as the case of `UIReturnKeyType` is called.
  package var returnKey: String
  /// Whether what is typed stays hidden.
  package var isSecure: Bool
  /// What is selected, for the browser's own copy; empty for a secret.
  package var selected: String
  /// The left of the caret, in points of the stage.
  package var x: Double
  /// The top of the caret, in points of the stage.
  package var y: Double
  /// How high the caret is, in points.
  package var height: Double

  private enum CodingKeys: String, CodingKey {
    case keyboard, returnKey, selected, x, y, height
    case isSecure = "secure"
  }
}

/// What the application has put on its pasteboard, and how often it has.
package struct PagePasteboard: Equatable, Sendable {
  /// Counts up with each change that the program or its user makes.
  package var version: Int
  /// The text; empty where there is none.
  package var text: String
}
