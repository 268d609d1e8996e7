internal import Foundation

/// Reads and writes sources.
enum SourceText {
  /// A file's text; bytes that are no UTF-8 become the character for what is unknown.
  static func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// Writes a text, unless the file has it already, so that a build has nothing to do then.
  static func write(_ text: String, to path: String) throws {
    if let old = try? read(path), old == text { return }
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
