/// An update of a page's timeline.
package struct PageTimeline: Codable, Equatable, Sendable {
  /// The earliest time that a page can return to, in seconds on the application's clock.
  package var start: Double
  /// The application's time, in seconds.
  package var now: Double
  /// The speed of the application's clock: 1 for real time, 0 if it is paused.
  package var rate: Double
  /// The new and changed events.
  package var marks: [HistoryMark]
  /// All segments that a page can request. Sent only to a page that returns to the past.
  package var segments: [Segment]?

  /// Creates an update.
  package init(
    start: Double, now: Double, rate: Double, marks: [HistoryMark], segments: [Segment]? = nil
  ) {
    self.start = start
    self.now = now
    self.rate = rate
    self.marks = marks
    self.segments = segments
  }

  /// Some seconds of the past that a page can request.
  package struct Segment: Codable, Equatable, Sendable {
    /// The segment's number.
    var number: Int
    /// The time at which the segment begins.
    var start: Double

    private enum CodingKeys: String, CodingKey {
      case number = "number"
      case start = "start"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case start = "start"
    case now = "now"
    case rate = "rate"
    case marks = "marks"
    case segments = "segments"
  }
}

extension History {
  /// The finished segments.
  package var index: [PageTimeline.Segment] {
    segments.map { PageTimeline.Segment(number: $0.number, start: HistoryTime.rounded($0.start)) }
  }
}
