/// One step of the way of an event, as the page's road shows it.
package struct PageRoadStep: Codable, Equatable, Sendable {
  /// Where on the road it happens, in the order of the road.
  package enum Station: String, Codable, Sendable {
    /// A sample is put into the queue.
    case queue
    /// Moves of one frame become one.
    case coalesce
    /// A view is asked by the hit test, or is its answer.
    case hitTest
    /// The application sends an event.
    case application
    /// A window sends it on.
    case window
    /// A recognizer hears of a touch, changes its state, or takes a touch.
    case recognizers
    /// A responder is told, and keeps the touch or hands it on.
    case chain
    /// A control or recognizer calls somebody.
    case action
  }

  /// Counts up from 1.
  package var number: Int
  /// Seconds on the application's clock.
  package var time: Double
  /// Where it happens.
  package var station: Station
  /// The touch it is about, if it is about one.
  package var touch: Int?
  /// The layer of the view it happens at, if it is on the screen.
  package var node: Int?
  /// How it ends there: `hit`, `passed`, `refused`, `kept`, `handedOn`; nothing where that is no question.
  package var outcome: String?
  /// How many samples it is about, where they are counted.
  package var samples: Int?
  /// What happens, in a few words.
  package var text: String

  /// Makes a step.
  package init(
    number: Int, time: Double, station: Station, touch: Int? = nil, node: Int? = nil,
    outcome: String? = nil, samples: Int? = nil, text: String
  ) {
    self.number = number
    self.time = time
    self.station = station
    self.touch = touch
    self.node = node
    self.outcome = outcome
    self.samples = samples
    self.text = text
  }
}

/// What is new on the road, and the clock by which it goes.
struct PageRoad: Codable, Equatable, Sendable {
  /// Seconds of the application to a second of the machine; 0 for a clock that stands.
  var rate: Double
  /// What time it is for the application, in seconds.
  var time: Double
  /// How much input waits for its time, because the clock is slow or stands.
  var waiting: Int
  /// The next inputs that wait, at most some, in words.
  var next: [String]
  /// What has happened since the page was told last.
  var steps: [PageRoadStep]
}
