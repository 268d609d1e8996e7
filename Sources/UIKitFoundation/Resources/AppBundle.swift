internal import Foundation
internal import Synchronization

/// The resources of a bundle as Touchstone reads them: files by language, texts, and the app's
/// property list.
///
/// Each bundle is read once.
final class AppBundle: Sendable {
  let folder: ResourceFolder
  private let info: SharedInfo
  private let catalogs = Mutex<[String: StringsCatalog?]>([:])
  private let tables = Mutex<[TableName: StringsTable]>([:])
  private let languages = Mutex<Set<String>?>(nil)

  private struct TableName: Hashable {
    let name: String
    let order: [String]
  }

  /// A property list, which nothing changes.
  private struct SharedInfo: @unchecked Sendable {
    let values: [String: Any]?
  }

  private init(_ folder: ResourceFolder) {
    self.folder = folder
    let data = folder.data(ResourceName.infoPlist, localization: nil)
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    info = SharedInfo(values: list.flatMap { $0 as? [String: Any] })
  }

  private struct Known {
    var bundles: [String: AppBundle] = [:]
    /// The paths of the bundles that the app uses, in the order of their first use.
    var used: [String] = []
  }

  private static let known = Mutex(Known())

  /// Returns the resources of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - isUsed: Whether the app names the bundle, and doesn't search all bundles.
  /// - Returns: The resources.
  static func of(_ bundle: Bundle, isUsed: Bool = true) -> AppBundle {
    let url = bundle.resourceURL ?? bundle.bundleURL
    return known.withLock { known in
      if isUsed, !known.used.contains(url.path) { known.used.append(url.path) }
      if let found = known.bundles[url.path] { return found }
      let made = AppBundle(ResourceFolder(url))
      known.bundles[url.path] = made
      return made
    }
  }

  /// The bundles that the app uses, in the order of their first use.
  static var used: [AppBundle] {
    known.withLock { known in known.used.compactMap { known.bundles[$0] } }
  }

  // MARK: Property list

  /// The values of the app's property list, with Xcode's variables replaced, or `nil` if the bundle
  /// has no such list.
  var infoValues: [String: Any]? { info.values.map(InfoValues.filled) }

  var developmentLanguage: String {
    let named = info.values?["CFBundleDevelopmentRegion"] as? String
    return named.flatMap { $0.contains("$") ? nil : $0 } ?? "en"
  }

  // MARK: Languages

  /// Returns the localizations to search for files, best first.
  func order(for languages: [String] = LanguageState.current) -> [String] {
    LanguageMatch.order(
      preferred: languages, available: folder.localizations, development: developmentLanguage)
  }

  /// The languages of the strings tables with the development language, or none without such tables.
  var textLanguages: Set<String> {
    languages.withLock { languages in
      if let languages { return languages }
      let catalogs = folder.catalogs.compactMap { catalog($0) }
      var found = folder.localizations(withExtensions: ["strings", "stringsdict"])
      for catalog in catalogs { found.formUnion(catalog.languages) }
      if !found.isEmpty, catalogs.isEmpty { found.insert(developmentLanguage) }
      found.remove(LanguageMatch.base)
      languages = found
      return found
    }
  }

  // MARK: Texts

  /// Returns the string catalog of a table, or `nil` if the table has no catalog.
  private func catalog(_ table: String) -> StringsCatalog? {
    catalogs.withLock { catalogs in
      if let known = catalogs[table] { return known }
      let data = folder.data(
        table + ResourceFolder.catalogEnding, localization: nil)
      let made = data.flatMap(StringsCatalog.init)
      catalogs[table] = .some(made)
      return made
    }
  }

  /// Returns the text of a key in a table, or `nil` if the table has none.
  func entry(_ key: String, table: String) -> StringsTable.Entry? {
    let catalog = catalog(table)
    let available = folder.localizations.union(catalog?.languages ?? [])
    let order = LanguageMatch.order(
      preferred: LanguageState.current, available: available,
      development: catalog?.sourceLanguage ?? developmentLanguage)
    let name = TableName(name: table, order: order)
    return tables.withLock { tables in
      if let known = tables[name] { return known.entries[key] }
      let made = self.table(table, order, catalog)
      tables[name] = made
      return made.entries[key]
    }
  }

  private func table(
    _ name: String, _ order: [String], _ catalog: StringsCatalog?
  ) -> StringsTable {
    var table = StringsTable()
    if let catalog {
      let language = order.first(where: catalog.languages.contains) ?? catalog.sourceLanguage
      table = catalog.table(in: language)
    }
    let places = order.map(Optional.some) + [nil]
    let texts = places.lazy.compactMap { self.folder.data("\(name).strings", localization: $0) }
    if let data = texts.first, let strings = StringsTable(strings: data) { table.add(strings) }
    for place in places {
      guard let data = folder.data("\(name).stringsdict", localization: place) else { continue }
      let language = place.flatMap { $0 == LanguageMatch.base ? nil : $0 } ?? developmentLanguage
      if let plurals = StringsTable(plurals: data, language: language) { table.add(plurals) }
      break
    }
    return table
  }
}

/// The variables of Xcode in an app's property list.
enum InfoValues {
  private static let variables = [
    "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": "en",
    "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
  ]

  /// The variables that are the app's name.
  private static let names = [
    "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "EXECUTABLE_NAME", "TARGET_NAME",
    "PRODUCT_BUNDLE_IDENTIFIER",
  ]

  /// Returns the values with a value for each known variable, such as `$(MARKETING_VERSION)`.
  static func filled(_ values: [String: Any]) -> [String: Any] {
    values.mapValues { value in
      guard let text = value as? String, text.contains("$") else { return value }
      return filled(text)
    }
  }

  private static func filled(_ text: String) -> String {
    var result = text
    let all =
      variables.map { ($0.key, $0.value) }
      + names.map { ($0, ProcessInfo.processInfo.processName) }
    for (name, value) in all {
      for written in ["$(\(name))", "${\(name)}", "$(\(name):rfc1034identifier)"] {
        result = result.replacingOccurrences(of: written, with: value)
      }
    }
    return result
  }
}
