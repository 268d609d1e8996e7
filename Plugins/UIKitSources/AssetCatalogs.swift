import Foundation

/// The contents of a folder's asset catalogs that Touchstone can use.
struct AssetCatalogs {
  /// The files of image sets, with the names by which `UIImage(named:)` finds them.
  let images: [(file: URL, name: String)]
  /// The descriptions of color sets.
  let colors: [URL]

  init(_ folder: URL, _ paths: [String]) {
    var images: [(file: URL, name: String)] = []
    for path in paths.sorted() where path.hasSuffix(".imageset") {
      let known = Set(images.map(\.name))
      images += Self.images(in: folder.appending(path: path)).filter { !known.contains($0.name) }
    }
    self.images = images
    colors = paths.sorted().filter { $0.hasSuffix(".colorset/Contents.json") }
      .map { folder.appending(path: $0) }
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }

      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [Appearance]?

      /// The name of a file in the set's own folder, or `nil` for any other path.
      var plainFilename: String? {
        filename.flatMap { $0.contains("/") || $0.contains("\0") ? nil : $0 }
      }

      /// The suffix of the name of an image for one appearance, empty for any appearance. `nil` if
      /// the image is skipped, such as images for high contrast.
      var style: String? {
        let appearances = appearances ?? []
        guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
        return appearances.contains { $0.value == "dark" } ? "~dark" : ""
      }

      var isForPhone: Bool { ["universal", "iphone", nil].contains(idiom) }
    }

    let images: [Entry]
  }

  /// Returns the images of one set, by appearance and scale.
  private static func images(in set: URL) -> [(file: URL, name: String)] {
    let name = set.deletingPathExtension().lastPathComponent
    var taken: Set<String> = []
    return entries(in: set).compactMap { entry in
      guard let filename = entry.plainFilename, let style = entry.style else { return nil }
      let file = set.appending(path: filename)
      guard isPicture(file), exists(file) else { return nil }
      let suffix = style + (["2x": "@2x", "3x": "@3x"][entry.scale ?? "1x"] ?? "")
      guard taken.insert(suffix).inserted else { return nil }
      return (file, "\(name)\(suffix).\(file.pathExtension.lowercased())")
    }
  }

  /// Returns the files of one set that can't be shown here, such as vector images.
  static func unusable(in set: URL) -> [URL] {
    entries(in: set).compactMap { $0.plainFilename.map { set.appending(path: $0) } }
      .filter { !isPicture($0) && exists($0) }
  }

  /// Returns the files that one set names but that don't exist.
  static func absent(in set: URL) -> [URL] {
    var known: Set<URL> = []
    return entries(in: set).compactMap { $0.plainFilename.map { set.appending(path: $0) } }
      .filter { !exists($0) && known.insert($0).inserted }
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }

  private static func entries(in set: URL) -> [Contents.Entry] {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    return contents.images.filter(\.isForPhone)
  }

  private static func isPicture(_ file: URL) -> Bool {
    ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased())
  }
}
