internal import TouchstoneInput

/// Why a recording cannot be read: the line, what is wrong, and what was expected.
package struct RecordingError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  package let line: Int
  /// What is wrong, as a clause.
  package let problem: String
  /// What would have been right, as a clause.
  package let expectation: String

  /// Makes an error from its parts.
  package init(line: Int, _ problem: String, expected expectation: String) {
    self.line = line
    self.problem = problem
    self.expectation = expectation
  }

  /// Everything on one line.
  package var description: String { "line \(line): \(problem); expected \(expectation)" }

  /// Makes an error of what is wrong with a line.
  init(line: Int, _ refusal: InputRefusal) {
    self.init(line: line, refusal.problem, expected: refusal.expectation)
  }
}
