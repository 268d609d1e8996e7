internal import Synchronization
internal import TouchstoneGeometry
internal import TouchstoneLayers

/// Finds the font files among the app's resources.
///
/// The files are read when the first font of an unknown name is created. iOS needs the key
/// `UIAppFonts` in `Info.plist` for a file; here every file counts.
enum FontFinder {
  /// A font file: its number in `FontFiles`, and its names.
  private struct Entry: Sendable {
    let number: UInt32
    let names: [String]
  }

  /// Returns the number of the font file with a PostScript name, a full name or a family name, or 0
  /// if there is none.
  static func file(named name: String) -> UInt32 {
    guard !FontNameStyle.isSystem(name) else { return 0 }
    for index in 0..<3 {
      if let entry = entries.first(where: { $0.names[index] == name }) { return entry.number }
    }
    return 0
  }

  private static let entries: [Entry] = {
    var known: Set<String> = []
    return ImageFinder.directories(nil).flatMap { directory -> [Entry] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
      return names.sorted().filter(isFont).compactMap { name in
        let path = directory.appendingPathComponent(name).path
        return known.insert(path).inserted ? read(path) : nil
      }
    }
  }()

  private static func isFont(_ name: String) -> Bool {
    ["ttf", "otf", "ttc"].contains { name.lowercased().hasSuffix("." + $0) }
  }

  private static func read(_ path: String) -> Entry? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      let file = try FontFile(Array(data))
      return Entry(
        number: FontFiles.add(file, path: path),
        names: [file.postScriptName, file.fullName, file.familyName])
    } catch {
      NumberCheck.tell("the font \(path) \(error); another font is used", nil)
      return nil
    }
  }
}
