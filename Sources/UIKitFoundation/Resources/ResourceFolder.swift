internal import Foundation

/// The resources of one bundle, by name and localization.
///
/// The folder is listed once, because its files don't change while the app runs.
struct ResourceFolder: Sendable {
  /// The folder.
  let url: URL
  /// The paths within the folder by plain name and by localization, `""` for none.
  private let paths: [String: [String: String]]
  /// The names of the localizations.
  let localizations: Set<String>

  init(_ url: URL) {
    self.url = url
    var paths: [String: [String: String]] = [:]
    func add(_ file: String, _ localization: String?, _ path: String) {
      paths[file, default: [:]][localization ?? ""] = path
    }
    for entry in Self.entries(url.path) {
      guard entry.hasSuffix(".lproj") else {
        let name = ResourceName.localized(entry)
        add(name.file, name.localization, entry)
        continue
      }
      // The package manager keeps the language folders of its own resources.
      for file in Self.entries(url.appendingPathComponent(entry).path) {
        add(file, String(entry.dropLast(".lproj".count)), "\(entry)/\(file)")
      }
    }
    self.paths = paths
    localizations = Set(paths.values.flatMap(\.keys)).subtracting([""])
  }

  private static func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Returns the file of a name in the first of some localizations that has it, or else outside of
  /// all localizations.
  func file(_ name: String, in order: [String]) -> URL? {
    guard let found = paths[name] else { return nil }
    let path = (order + [""]).lazy.compactMap { found[$0] }.first
    return path.map { url.appendingPathComponent($0) }
  }

  /// The end of the names of string catalogs.
  static let catalogEnding = ".xcstrings" + ResourceName.hidden

  /// The tables that are string catalogs.
  var catalogs: [String] {
    paths.keys.filter { $0.hasSuffix(Self.catalogEnding) }.sorted()
      .map { String($0.dropLast(Self.catalogEnding.count)) }
  }

  /// Returns the localizations that have a file with one of some extensions.
  func localizations(withExtensions endings: [String]) -> Set<String> {
    let files = paths.filter { file in endings.contains { file.key.hasSuffix("." + $0) } }
    return Set(files.values.flatMap(\.keys)).subtracting([""])
  }

  /// Returns the data of a file in one localization, or outside of all for `nil`.
  func data(_ name: String, localization: String?) -> Data? {
    paths[name]?[localization ?? ""].flatMap {
      FileManager.default.contents(atPath: url.appendingPathComponent($0).path)
    }
  }

  /// Returns the files with an extension, or all if it is `nil` or empty.
  func files(withExtension ending: String?, in order: [String]) -> [URL] {
    paths.keys.sorted().filter { name in
      guard let ending, !ending.isEmpty else { return !name.hasSuffix(ResourceName.hidden) }
      return name.hasSuffix("." + ending)
    }.compactMap { file($0, in: order) }
  }

  /// Returns the file and the type of a data set, or `nil` if there is no such data set.
  func dataSet(_ name: String) -> (file: URL, type: String)? {
    for (file, found) in paths {
      guard let path = found[""], let set = ResourceName.dataSet(in: file), set.name == name else {
        continue
      }
      return (url.appendingPathComponent(path), set.type)
    }
    return nil
  }
}
