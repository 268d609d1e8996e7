internal import Foundation

/// The page's own files, read once. No other files are served.
struct PageFiles: Sendable {
  /// A file with its media type.
  struct File: Sendable {
    /// The bytes.
    let data: Data
    /// The media type.
    let type: String
  }

  /// The files by name.
  let files: [String: File]

  /// The name of the HTML file.
  static let index = "index.html"

  /// Reads all files in a folder that have a type used by the page.
  ///
  /// - Throws: An error if the folder can't be read or has no page.
  init(folder: URL) throws {
    let places = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var files: [String: File] = [:]
    for place in places {
      guard let type = Self.types[place.pathExtension] else { continue }
      files[place.lastPathComponent] = File(data: try Data(contentsOf: place), type: type)
    }
    guard files[Self.index] != nil else { throw WebHostFailure.pageMissing(folder.path) }
    self.files = files
  }

  /// Reads the page that is bundled with this module.
  static func bundled() throws -> PageFiles {
    try PageFiles(folder: Bundle.module.bundleURL.appendingPathComponent("Page"))
  }

  private static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]
}
