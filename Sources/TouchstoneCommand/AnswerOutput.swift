internal import Foundation

/// Standard output for the answers of a verb alone: what the app prints goes to standard error from then
/// on, so that nothing stands between the lines that another program reads.
enum AnswerOutput {
  /// Takes standard output from the app.
  static func reserve() -> AnswerStream {
    fflush(nil)
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return AnswerStream(output: output)
  }
}

/// Where answers go.
struct AnswerStream {
  fileprivate let output: FileHandle

  /// Writes a text as it is.
  func write(_ text: String) throws {
    do {
      try output.write(contentsOf: Data(text.utf8))
    } catch {
      throw Complaint("can't write the answer to standard output")
    }
  }
}
