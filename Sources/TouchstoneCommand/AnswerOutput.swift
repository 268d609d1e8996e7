internal import Foundation

/// Standard output that is reserved for the answers of a verb.
///
/// Output of the app goes to standard error, so that it doesn't appear between the lines that
/// another process reads.
enum AnswerOutput {
  /// Redirects the app's standard output to standard error, and returns a stream to the original
  /// output.
  static func reserve() -> AnswerStream {
    fflush(nil)
    let output = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return AnswerStream(output: output)
  }
}

/// The stream to which answers are written.
struct AnswerStream {
  fileprivate let output: FileHandle

  /// Writes a text unchanged.
  func write(_ text: String) throws {
    do {
      try output.write(contentsOf: Data(text.utf8))
    } catch {
      throw CommandError("can't write to standard output")
    }
  }
}
