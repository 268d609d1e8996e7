internal import TouchstoneInput

/// An error that a recording can't be read: the line, the problem, and the expected content.
package struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  package let line: Int
  /// The problem, as a clause.
  package let problem: String
  /// The expected content, as a clause.
  package let expectation: String

  /// Creates an error from its parts.
  package init(line: Int, _ problem: String, expected expectation: String) {
    self.line = line
    self.problem = problem
    self.expectation = expectation
  }

  /// The error on one line.
  package var description: String { "line \(line): \(problem); expected \(expectation)" }

  /// Creates an error from the refusal of a line.
  init(line: Int, _ refusal: InputRefusal) {
    self.init(line: line, refusal.problem, expected: refusal.expectation)
  }
}
