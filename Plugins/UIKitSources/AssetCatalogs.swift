import Foundation

/// What the asset catalogs of a folder hold that the kit can use.
struct AssetCatalogs {
  /// The files of image sets, and the names by which `UIImage(named:)` finds them.
  let images: [(file: URL, name: String)]
  /// The descriptions of colour sets.
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
      struct Appearance: Decodable {}

      let filename: String?
      let scale: String?
      let appearances: [Appearance]?
    }

    let images: [Entry]
  }

  /// The pictures of one set for the light appearance, by scale.
  private static func images(in set: URL) -> [(file: URL, name: String)] {
    let name = set.deletingPathExtension().lastPathComponent
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return [] }
    var taken: Set<String> = []
    return contents.images.compactMap { entry in
      guard let filename = entry.filename, entry.appearances == nil else { return nil }
      let file = set.appending(path: filename)
      let ending = file.pathExtension.lowercased()
      guard ["png", "jpg", "jpeg"].contains(ending) else { return nil }
      let suffix = ["2x": "@2x", "3x": "@3x"][entry.scale ?? "1x"] ?? ""
      guard taken.insert(suffix).inserted else { return nil }
      return (file, "\(name)\(suffix).\(ending)")
    }
  }
}
