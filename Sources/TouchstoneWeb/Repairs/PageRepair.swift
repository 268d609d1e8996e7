/// A line of code that would let a touch through, as a page offers it.
package struct PageRepair: Codable, Equatable, Sendable {
  /// Counts up from 1; a page tries a line, and takes it back, by its number.
  package var number: Int
  /// The line.
  package var code: String
  /// Whether the running program can do it now.
  package var canBeTried: Bool
  /// Whether the session is recorded: no line is tried then, as a recording holds input only.
  package var isRecorded: Bool

  /// Makes a line.
  package init(number: Int, code: String, canBeTried: Bool = true, isRecorded: Bool = false) {
    self.number = number
    self.code = code
    self.canBeTried = canBeTried
    self.isRecorded = isRecorded
  }

  private enum CodingKeys: String, CodingKey {
    case number, code
    case canBeTried = "tryable"
    case isRecorded = "recorded"
  }
}
