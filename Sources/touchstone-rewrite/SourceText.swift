internal import Foundation
internal import TouchstoneRewriter

/// Reads and writes files.
enum SourceText {
  /// A file's text; bytes that are no UTF-8 become the character for what is unknown.
  static func read(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  /// A file's bytes.
  static func data(_ path: String) throws -> Data {
    try FileProblem.naming(path) { try Data(contentsOf: URL(filePath: path)) }
  }

  /// Writes a text, unless the file has it already, so that a build has nothing to do then.
  static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Copies a file's bytes.
  static func copy(_ path: String, to target: String) throws {
    try write(try data(path), to: target)
  }

  private static func write(_ data: Data, to path: String) throws {
    let file = URL(filePath: path)
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileProblem.naming(path) {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// Whether there is a folder at a path.
  static func isFolder(_ path: String) throws -> Bool {
    try FileProblem.naming(path) {
      try URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
  }

  /// The colour sets of all asset catalogs below a folder, by path.
  ///
  /// A set without a description says nothing, and is left out.
  static func colorSets(below folder: String) throws -> [ColorSets.ColorSet] {
    let paths = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasSuffix(".colorset") }.sorted().compactMap { path in
      let set = URL(filePath: folder).appending(path: path)
      let description = set.appending(path: "Contents.json").path
      guard FileManager.default.fileExists(atPath: description) else { return nil }
      return (
        name: set.deletingPathExtension().lastPathComponent, contents: try read(description)
      )
    }
  }
}
