/// One step of an event's delivery path, as the page shows it.
package struct PageDeliveryStep: Codable, Equatable, Sendable {
  /// The stages of the delivery path, in order.
  package enum DeliveryStage: String, Codable, Sendable {
    /// A sample is enqueued.
    case queue = "queue"
    /// The moves of one frame are combined.
    case coalesce = "coalesce"
    /// A view is visited by the hit test, or is its result.
    case hitTest = "hitTest"
    /// The application sends an event.
    case application = "application"
    /// A window sends the event.
    case window = "window"
    /// A recognizer receives a touch, changes its state, or takes a touch.
    case recognizers = "recognizers"
    /// A responder receives the event, and handles or forwards it.
    case chain = "chain"
    /// A control or recognizer calls a target.
    case action = "action"
  }

  /// The number of the step, counted from 1.
  package var number: Int
  /// The time, in seconds on the application's clock.
  package var time: Double
  /// The stage of the step.
  package var station: DeliveryStage
  /// The number of the touch, or `nil` if the step isn't about a touch.
  package var touch: Int?
  /// The layer of the view, or `nil` if there is no view on the screen.
  package var node: Int?
  /// The outcome at the view or responder: `hit`, `passed`, `refused`, `kept` or `handedOn`, or
  /// `nil` for other steps.
  package var outcome: String?
  /// The number of samples, or `nil` if they aren't counted.
  package var samples: Int?
  /// A short description.
  package var text: String

  /// Creates a step.
  package init(
    number: Int, time: Double, station: DeliveryStage, touch: Int? = nil, node: Int? = nil,
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

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case time = "time"
    case station = "station"
    case touch = "touch"
    case node = "node"
    case outcome = "outcome"
    case samples = "samples"
    case text = "text"
  }
}

/// The new steps of the delivery path, with the state of the clock.
package struct PageDeliveryPath: Codable, Equatable, Sendable {
  /// The speed of the application's clock: 1 for real time, 0 if it is paused.
  package var rate: Double
  /// The application's time, in seconds.
  package var time: Double
  /// The number of inputs that wait for their time because the clock is slowed or paused.
  package var waiting: Int
  /// Descriptions of the next waiting inputs, up to a maximum.
  package var next: [String]
  /// The steps since the last update.
  package var steps: [PageDeliveryStep]

  /// Creates an update of the path.
  package init(rate: Double, time: Double, waiting: Int, next: [String], steps: [PageDeliveryStep])
  {
    self.rate = rate
    self.time = time
    self.waiting = waiting
    self.next = next
    self.steps = steps
  }

  private enum CodingKeys: String, CodingKey {
    case rate = "rate"
    case time = "time"
    case waiting = "waiting"
    case next = "next"
    case steps = "steps"
  }
}
