/// What the rewriter could not do, in one line that an editor can jump to.
package struct Notice: Equatable, CustomStringConvertible {
  /// Where the source lies.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int
  /// What does not work here.
  package let message: String
  /// What the author can do about it.
  package let remedy: String

  /// The line as compilers write warnings.
  package var description: String {
    "\(file):\(line):\(column): warning: \(message); \(remedy)"
  }
}
