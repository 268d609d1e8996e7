/// A line of code that would let a touch through, as a page offers it.
package struct PageFix: Codable, Equatable, Sendable {
  /// The number of the line, counted from 1, by which a page tries and undoes it.
  package var number: Int
  /// The line.
  package var code: String
  /// Whether the running app can make the change now.
  package var canBeTried: Bool
  /// Whether the session is recorded to a file.
  ///
  /// Lines can't be tried then, because a recording contains only input.
  package var isRecorded: Bool

  /// Creates a line.
  package init(number: Int, code: String, canBeTried: Bool = true, isRecorded: Bool = false) {
    self.number = number
    self.code = code
    self.canBeTried = canBeTried
    self.isRecorded = isRecorded
  }

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case code = "code"
    case canBeTried = "tryable"
    case isRecorded = "recorded"
  }
}
