internal import Foundation

/// A file that a command was asked to write.
enum OutputFile {
  static func write(_ bytes: some DataProtocol, to path: String) throws {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Complaint("can't write \(path)")
    }
  }
}
