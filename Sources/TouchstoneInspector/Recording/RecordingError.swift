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

  /// The most characters of a wrong value that a message shows.
  private static let longestExcerpt = 60

  /// A value as a message shows it: on one line, and shortened if it is long.
  static func excerpt(_ value: JSONValue) -> String {
    let text = value.text
    let start = text.prefix(longestExcerpt)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}
