/// One line of the journal, such as where a touch went and which responder handled it.
package struct JournalLine: Codable, Equatable, Sendable {
  /// The line's number, counted from 1.
  package var number: Int
  /// The time of the step, in seconds on the host's clock.
  package var time: Double
  /// The subject in one word: `touch`, `gesture`, `action`, `responder`, `key`, `print`, …
  package var kind: String
  /// The number of the touch, or `nil` if the line isn't about a touch.
  package var touch: Int?
  /// The readable text.
  package var text: String

  /// Creates a line.
  package init(number: Int, time: Double, kind: String, touch: Int? = nil, text: String) {
    self.number = number
    self.time = time
    self.kind = kind
    self.touch = touch
    self.text = text
  }

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case time = "time"
    case kind = "kind"
    case touch = "touch"
    case text = "text"
  }
}
