/// The languages of the app's texts, and the current one.
package struct PageLanguages: Codable, Equatable, Sendable {
  /// The languages that the user can choose. Empty for an app without strings tables.
  package var choices: [PageLanguage] = []
  /// The name of the current language, or `nil` if there are no choices.
  package var current: String?

  /// Creates a list, by default an empty one.
  package init(choices: [PageLanguage] = [], current: String? = nil) {
    self.choices = choices
    self.current = current
  }

  private enum CodingKeys: String, CodingKey {
    case choices = "choices"
    case current = "current"
  }
}

/// A language that a page can choose.
package struct PageLanguage: Codable, Equatable, Sendable {
  /// The language's name in the app's resources, such as `de` or `zh-Hans`.
  package var name: String
  /// The name that the language has in itself, such as `Deutsch`.
  package var title: String

  /// Creates a language.
  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  private enum CodingKeys: String, CodingKey {
    case name = "name"
    case title = "title"
  }
}
