/// Finds the localization of an app that suits the user's languages.
package enum LanguageMatch {
  /// The name of the localization that contains texts of the development language.
  package static let base = "Base"

  /// Chooses the localizations to search for a file.
  ///
  /// The first preferred language that the app has is used, a language with a region also without
  /// it. If the app has none of them, the development language is used. `Base` comes last.
  ///
  /// - Parameters:
  ///   - preferred: The user's languages, such as `de-AT`, best first.
  ///   - available: The names of the app's localizations, such as `zh-Hans`.
  ///   - development: The development language.
  /// - Returns: The names of localizations among `available`, best first.
  package static func order(
    preferred: [String], available: some Collection<String>, development: String
  ) -> [String] {
    let names = Dictionary(
      available.sorted().map { (canonical($0), $0) }, uniquingKeysWith: { first, _ in first })
    let chosen = preferred.lazy.map { language in
      shortened(canonical(language)).compactMap { names[$0] }
    }.first { !$0.isEmpty }
    let last = [names[canonical(development)], names[canonical(base)]].compactMap(\.self)
    var order: [String] = []
    for name in (chosen ?? []) + last where !order.contains(name) {
      order.append(name)
    }
    return order
  }

  /// Returns a language and its forms without region and script, the longest first.
  private static func shortened(_ language: String) -> [String] {
    let parts = language.split(separator: "-")
    return parts.indices.reversed().flatMap { end -> [String] in
      let name = parts[...end].joined(separator: "-")
      return end == 0 ? [name] + (scripts[language] ?? []) : [name]
    } + (parts.count > 1 && parts[0] == "zh" ? chinese(language) : [])
  }

  /// Chinese localizations are named by script, and languages often by region.
  private static func chinese(_ language: String) -> [String] {
    let isTraditional = ["tw", "hk", "mo", "hant"].contains { language.contains("-\($0)") }
    return [isTraditional ? "zh-hant" : "zh-hans"]
  }

  private static let scripts = ["zh": ["zh-hans"], "nb": ["no"], "no": ["nb"]]

  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it",
    "dutch": "nl", "japanese": "ja",
  ]

  private static func canonical(_ language: String) -> String {
    let name = language.replacing("_", with: "-").lowercased()
    return oldNames[name] ?? name
  }
}
