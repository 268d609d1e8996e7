/// The languages among which the user of an app can choose.
package enum AppLanguages {
  /// The languages in which the app has texts, by name.
  ///
  /// They are those of the strings tables in each bundle in which the app has looked a resource up,
  /// with the bundle's development language. Bundles that the app doesn't use don't count.
  package static var all: [String] {
    AppBundle.used.reduce(into: Set<String>()) { $0.formUnion($1.textLanguages) }.sorted()
  }

  /// Returns the language in which the app looks texts up, or `nil` if it has no texts.
  ///
  /// - Parameters:
  ///   - preferred: The languages that the user prefers, best first.
  ///   - all: The value of ``all``.
  /// - Returns: One of `all`.
  package static func shown(for preferred: [String], among all: [String]) -> String? {
    let used = AppBundle.used
    let development = used.first { !$0.textLanguages.isEmpty }?.developmentLanguage ?? "en"
    return LanguageMatch.order(preferred: preferred, available: all, development: development).first
  }
}
