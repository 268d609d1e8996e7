/// One line of what happened: a touch, where it went, who answered.
package struct JournalLine: Codable, Equatable, Sendable {
  /// The line's number; the first one is 1.
  package var number: Int
  /// When it happened, in seconds on the host's clock.
  package var time: Double
  /// What it is about in one word: `touch`, `gesture`, `action`, `responder`, `key`, `print`, …
  package var kind: String
  /// The touch it belongs to, nothing for what belongs to none.
  package var touch: Int?
  /// What happened, in readable words.
  package var text: String

  /// Makes a line.
  package init(number: Int, time: Double, kind: String, touch: Int? = nil, text: String) {
    self.number = number
    self.time = time
    self.kind = kind
    self.touch = touch
    self.text = text
  }
}
