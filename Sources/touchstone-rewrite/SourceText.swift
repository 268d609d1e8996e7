internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneRewriter

/// Reads and writes files.
enum SourceText {
  /// Returns the text of a file, with replacement characters for bytes that aren't UTF-8.
  static func read(_ path: String) throws -> String {
    String(decoding: try data(path, atMost: 1 << 26), as: UTF8.self)
  }

  /// Returns the bytes of a file.
  static func data(_ path: String, atMost limit: Int = InputFile.longest) throws -> Data {
    do {
      return Data(try InputFile.bytes(at: path, atMost: limit))
    } catch {
      throw FileProblem(path: path, reason: error.clause)
    }
  }

  /// Writes a text, unless the file already contains it, so that a build has nothing to do.
  ///
  /// `input` is the source of the text. It must not be the file at `path`.
  static func write(_ text: String, madeFrom input: String, to path: String) throws {
    try write(Array(text.utf8), madeFrom: input, to: path)
  }

  /// Copies the bytes of a file.
  static func copy(_ path: String, to target: String) throws {
    try write(Array(try data(path)), madeFrom: path, to: target)
  }

  private static func write(_ bytes: [UInt8], madeFrom input: String, to path: String) throws {
    if let old = try? InputFile.bytes(at: path), old == bytes { return }
    try FileProblem.naming(path) {
      try FileManager.default.createDirectory(
        at: URL(filePath: LiteralPath.of(path)).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    }
    do {
      try OutputFile.write(bytes, to: path, existing: .replace, inputs: [input])
    } catch {
      throw FileProblem(path: path, reason: error.clause)
    }
  }

  /// Rejects outputs that are also inputs, before anything is written.
  static func check(_ pairs: [(input: String, output: String)]) throws {
    func resolved(_ path: String) -> String {
      URL(filePath: LiteralPath.of(path)).resolvingSymlinksInPath().standardizedFileURL.path
    }
    let inputs = Set(pairs.map { resolved($0.input) })
    for pair in pairs where inputs.contains(resolved(pair.output)) {
      throw FileProblem(path: pair.output, reason: "the command reads this file")
    }
  }

  /// Returns whether there is a folder at a path.
  static func isFolder(_ path: String) throws -> Bool {
    try FileProblem.naming(path) {
      try URL(filePath: LiteralPath.of(path)).resourceValues(forKeys: [.isDirectoryKey]).isDirectory
        == true
    }
  }

  /// Returns the color sets of all asset catalogs in a folder and its subfolders, by path.
  ///
  /// A set without a description has no content and is skipped.
  static func colorSets(below folder: String) throws -> [ColorSets.ColorSet] {
    let paths =
      FileManager.default.enumerator(atPath: LiteralPath.of(folder))?.allObjects as? [String] ?? []
    return try paths.filter { $0.hasSuffix(".colorset") }.sorted().compactMap { path in
      let set = URL(filePath: LiteralPath.of(folder)).appending(path: path)
      let description = set.appending(path: "Contents.json").path
      guard FileManager.default.fileExists(atPath: LiteralPath.of(description)) else { return nil }
      return (
        name: set.deletingPathExtension().lastPathComponent, contents: try read(description)
      )
    }
  }
}
