internal import Foundation

/// A new folder for temporary files that only its owner may read.
///
/// It is removed with its last reference.
package final class PrivateFolder {
  /// The path of the folder.
  package let path: String

  /// Creates a folder in the folder of temporary files.
  ///
  /// - Throws: The reason why it can't be created, which names the folder of temporary files.
  package init() throws(OutputFailure) {
    let parent = FileManager.default.temporaryDirectory.path
    // If this fails, creating the folder below fails too, and that is reported.
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    var template = Array("\(parent)/touchstone-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw OutputFailure(parent, .system(.latest))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
