/// What is on a page's timeline.
struct PageTimeline: Codable, Equatable, Sendable {
  /// The first moment that a page can go back to, in seconds on the application's clock.
  var start: Double
  /// What time it is for the application, in seconds.
  var now: Double
  /// Seconds of the application to a second of the machine; 0 for a clock that stands.
  var rate: Double
  /// The events that are new, or that have become others.
  var marks: [HistoryMark]
  /// All that can be asked for; told to a page that goes back.
  var segments: [Segment]?

  /// Some seconds that a page can ask for.
  struct Segment: Codable, Equatable, Sendable {
    /// Its number.
    var number: Int
    /// The moment at which it begins.
    var start: Double
  }
}

extension History {
  /// The segments that are over.
  var index: [PageTimeline.Segment] {
    segments.map { PageTimeline.Segment(number: $0.number, start: HistoryTime.rounded($0.start)) }
  }
}
