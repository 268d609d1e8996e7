internal import Foundation

/// A new folder for temporary files that only its owner may read. It is removed with its last
/// reference.
package final class PrivateFolder {
  /// The path of the folder.
  package let path: String

  /// Makes a folder in the folder of temporary files.
  ///
  /// - Throws: The reason why it can't be made, with the path of the folder of temporary files.
  package init() throws(InputFailure) {
    let parent = FileManager.default.temporaryDirectory.path
    // If this fails, the folder below can't be made either, which is reported.
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    var template = Array("\(parent)/touchstone-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw InputFailure(
        path: parent, clause: "\(SystemProblem.latest); temporary files belong there")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
