import Foundation

/// Data sets of asset catalogs, which `NSDataAsset` finds.
enum DataSets {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      let filename: String?
      let idiom: String?
      let type: String?

      enum CodingKeys: String, CodingKey {
        case filename, idiom
        case type = "universal-type-identifier"
      }
    }

    let data: [Entry]
  }

  /// Returns the file of a set for a phone, with the set's name and the type of the file, or `nil`
  /// if there is none.
  static func file(in set: URL) -> (file: URL, name: String, type: String)? {
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    for entry in contents.data where ["universal", "iphone", nil].contains(entry.idiom) {
      guard let name = entry.filename, !name.contains("/"), !name.contains("\0") else { continue }
      let file = set.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let type = entry.type ?? types[file.pathExtension.lowercased()] ?? "public.data"
      let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
      return (
        file, set.deletingPathExtension().lastPathComponent, isPlain ? type : "public.data"
      )
    }
    return nil
  }

  /// The uniform type identifiers of common files whose set doesn't name the type.
  private static let types = [
    "json": "public.json", "txt": "public.plain-text", "csv": "public.comma-separated-values-text",
    "xml": "public.xml", "html": "public.html", "plist": "com.apple.property-list",
    "pdf": "com.adobe.pdf", "mp3": "public.mp3", "wav": "com.microsoft.waveform-audio",
    "m4a": "com.apple.m4a-audio", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "zip": "public.zip-archive", "rtf": "public.rtf",
  ]
}
