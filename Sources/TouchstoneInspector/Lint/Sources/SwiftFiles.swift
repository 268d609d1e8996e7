internal import Foundation

/// The Swift files of a folder.
enum SwiftFiles {
  static func at(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\($0)" }
  }
}
