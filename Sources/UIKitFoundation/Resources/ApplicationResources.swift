public import Foundation

/// Finds resources and texts for rewritten sources.
///
/// The plugin writes all files of `Original` that Xcode would copy into one folder, the target's
/// resource bundle. A file that it generates forwards the calls of the target to this type, because
/// Foundation doesn't know the languages and the encoded names in that folder.
public enum ApplicationResources {
  /// Returns a resource, in the user's language if it is localized.
  ///
  /// Subfolders don't exist in an app's bundle. A name that contains a path finds the file without
  /// it.
  ///
  /// - Parameters:
  ///   - name: The name of the file. If it is `nil` or empty, any file with the extension is found.
  ///   - ending: The extension, or `nil` or an empty text if the name contains it.
  ///   - localization: The language folder to search, or `nil` for the user's language.
  ///   - bundle: The bundle.
  /// - Returns: The file, or `nil` if there is none.
  public static func url(
    _ name: String?, _ ending: String?, localization: String? = nil, in bundle: Bundle
  ) -> URL? {
    let app = AppBundle.of(bundle)
    let order = localization.map { [$0] } ?? app.order()
    guard let name, !name.isEmpty else {
      return app.folder.files(withExtension: ending, in: order).first
    }
    let dotted = ending.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? $0 : "." + $0 } ?? ""
    let file = (name.split(separator: "/").last.map(String.init) ?? name) + dotted
    return app.folder.file(file, in: order)
      ?? bundle.url(forResource: name, withExtension: ending, subdirectory: nil)
  }

  /// Returns the resources with an extension, or all resources if it is `nil` or empty, by name.
  public static func urls(_ ending: String?, in bundle: Bundle) -> [URL] {
    let app = AppBundle.of(bundle)
    return app.folder.files(withExtension: ending, in: app.order())
  }

  /// Looks a text up in the user's language.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The text if the table doesn't contain the key. If it is `nil` or empty, that text is
  ///     the key.
  ///   - table: The name of the table, or `nil` or an empty text for `Localizable`.
  ///   - bundle: The bundle.
  /// - Returns: The text, which carries its plural forms if it has some.
  public static func localizedString(
    _ key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    switch AppBundle.of(bundle).entry(key, table: table) {
    case .text(let text)?: return text
    case .plural(let format)?: return PluralMarks.marked(format)
    case nil: return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
  }

  /// Returns the values of the app's `Info.plist` with those of `InfoPlist.strings` in the user's
  /// language.
  ///
  /// Xcode's variables for the version are 1.0 and 1, and those for names are the name of the
  /// process. Without a list, the values are those that Foundation knows.
  public static func info(of bundle: Bundle) -> [String: Any] {
    let app = AppBundle.of(bundle)
    var values = app.infoValues ?? bundle.infoDictionary ?? [:]
    for (key, value) in defaults where values[key] == nil { values[key] = value }
    for key in values.keys {
      if case .text(let text)? = app.entry(key, table: "InfoPlist") { values[key] = text }
    }
    return values
  }

  private static let defaults = ["CFBundleShortVersionString": "1.0", "CFBundleVersion": "1"]

  /// Returns the names of the languages of a bundle.
  public static func localizations(of bundle: Bundle) -> [String] {
    AppBundle.of(bundle).folder.localizations.sorted()
  }

  /// Returns the languages of a bundle that the user prefers, best first.
  public static func preferredLocalizations(of bundle: Bundle) -> [String] {
    let app = AppBundle.of(bundle)
    let order = app.order().filter { $0 != LanguageMatch.base }
    return order.isEmpty ? [app.developmentLanguage] : order
  }

  /// Returns a format with its arguments, with the plural forms of a looked-up text.
  public static func text(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    let plain = PluralMarks.format(of: format)?.expanded(for: arguments) ?? format
    return String(format: plain, locale: locale, arguments: arguments)
  }
}
