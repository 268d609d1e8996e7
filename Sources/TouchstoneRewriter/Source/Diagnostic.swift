/// A report of code that couldn't be rewritten, in one line that an editor can jump to.
package struct Diagnostic: Equatable, CustomStringConvertible {
  /// The path of the source.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int
  /// A description of the problem.
  package let message: String
  /// A remedy for the author.
  package let remedy: String

  /// The line in the format of compiler warnings.
  package var description: String {
    "\(file):\(line):\(column): warning: \(message); \(remedy)"
  }
}
