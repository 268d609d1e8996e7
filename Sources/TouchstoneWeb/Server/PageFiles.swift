internal import Foundation

/// The page's own files, read once; what is not among them does not exist.
struct PageFiles: Sendable {
  /// One file with its media type.
  struct File: Sendable {
    /// The bytes.
    let data: Data
    /// The media type.
    let type: String
  }

  /// The files by their name.
  let files: [String: File]

  /// The file that makes the page.
  static let index = "index.html"

  /// Reads every file of a folder that has a type the page uses.
  ///
  /// - Throws: if the folder cannot be read or has no page.
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

  /// The page that this module brings along.
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
