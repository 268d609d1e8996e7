internal import Foundation
internal import TouchstoneFiles

/// The Swift files of a folder.
enum SwiftFiles {
  /// The maximum size of a source, in bytes.
  private static let longest = 1 << 26

  /// Returns the text of a Swift file.
  static func text(at path: String) throws(InputFailure) -> String {
    try InputFile.text(at: path, atMost: longest)
  }

  /// Returns the paths of all Swift files in a folder, or the path itself if it isn't a folder.
  ///
  /// - Throws: An error with a one-line description.
  static func at(_ path: String) throws -> [String] {
    let kind: FileStatus.Kind
    do {
      kind = try FileStatus(path).kind
    } catch {
      throw InputFailure(path: path, clause: "\(error)")
    }
    guard kind == .folder else { return [path] }
    let paths: [String]
    do {
      paths = try FileManager.default.subpathsOfDirectory(atPath: LiteralPath.of(path))
    } catch {
      throw InputFailure(path: path, clause: "a folder in it can't be read")
    }
    return paths.sorted()
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\($0)" }
  }
}
