package import TouchstoneInspector
package import TouchstoneTrace

/// The gesture timeline about a sequence of touches, as the page draws it.
///
/// Times are in seconds from the first touch, except for `start`.
package struct PageGestureTimeline: Codable, Equatable, Sendable {
  /// A number that increases with every change.
  package var version: Int
  /// The time of the first touch, on the application's clock.
  ///
  /// It identifies the timeline.
  package var start: Double
  /// The time when this value was sent.
  package var now: Double
  /// The time of the last step.
  package var end: Double
  /// Whether all fingers are lifted and every recognizer has its verdict.
  package var isOver: Bool
  /// The touches.
  package var touches: [Touch]
  /// The recognizers grouped by view, starting at the deepest view.
  package var groups: [Group]

  /// One touch.
  package struct Touch: Codable, Equatable, Sendable {
    /// The touch's number.
    package var number: Int
    /// The hit-tested view, or `nil` if the touch hit no view.
    package var view: InspectedObject?
    /// The responder that receives the touch: the view, or a responder further up the chain.
    ///
    /// `nil` if no responder has received the touch, or if its beginning was discarded.
    package var keeper: InspectedObject?
    /// The states of the touch, in order.
    package var segments: [Segment]
    /// The time when the touch ended or was canceled, or `nil` if the finger is down.
    package var lift: Double?

    private enum CodingKeys: String, CodingKey {
      case number = "number"
      case view = "view"
      case keeper = "keeper"
      case segments = "segments"
      case lift = "lift"
    }
  }

  /// The recognizers of one view.
  package struct Group: Codable, Equatable, Sendable {
    /// The view.
    package var view: InspectedObject?
    /// The view's recognizers.
    package var lanes: [Lane]

    private enum CodingKeys: String, CodingKey {
      case view = "view"
      case lanes = "lanes"
    }
  }

  /// One recognizer.
  package struct Lane: Codable, Equatable, Sendable {
    /// The recognizer's class and its name in the app.
    package var recognizer: InspectedObject
    /// The recognizer's attempts, each from a first touch to a reset.
    package var attempts: [Attempt]

    private enum CodingKeys: String, CodingKey {
      case recognizer = "recognizer"
      case attempts = "attempts"
    }
  }

  /// One attempt, from the first touch to the reset.
  package struct Attempt: Codable, Equatable, Sendable {
    /// The states of the recognizer, in order.
    package var segments: [Segment]
    /// The verdict that ended the attempt, or `nil` if it is still in progress.
    package var verdict: Verdict?

    private enum CodingKeys: String, CodingKey {
      case segments = "segments"
      case verdict = "verdict"
    }
  }

  /// A part of a lane during which the state doesn't change.
  package struct Segment: Codable, Equatable, Sendable {
    /// The state's name.
    package var state: String
    /// The time of the beginning.
    package var start: Double
    /// The time of the end, or `nil` if the segment is still in progress.
    package var end: Double?
    /// The reason for the segment's beginning.
    package var cause: String
    /// The number of times that the gesture has changed.
    package var changes: Int

    private enum CodingKeys: String, CodingKey {
      case state = "state"
      case start = "start"
      case end = "end"
      case cause = "cause"
      case changes = "changes"
    }
  }

  /// The verdict that ended an attempt.
  package struct Verdict: Codable, Equatable, Sendable {
    /// The verdict's name.
    package var name: String
    /// The verdict with its cause.
    package var text: String
    /// The time of the verdict.
    package var time: Double

    private enum CodingKeys: String, CodingKey {
      case name = "name"
      case text = "text"
      case time = "time"
    }
  }

  /// Creates the page's form of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - version: The version of the timeline.
  ///   - now: The current time on the application's clock.
  ///   - name: A closure that returns the description of a view or recognizer.
  @MainActor
  package init(
    _ timeline: GestureTimeline, version: Int, now: Double,
    naming name: (TraceSubject) -> InspectedObject
  ) {
    self.version = version
    start = timeline.start
    self.now = Self.rounded(now - timeline.start)
    end = Self.rounded(timeline.end - timeline.start)
    isOver = timeline.isOver
    touches = timeline.touches.map { touch in
      Touch(
        number: touch.touch, view: touch.view.map(name), keeper: touch.keeper.map(name),
        segments: touch.segments.map { Segment($0, from: timeline.start) },
        lift: touch.lift.map { Self.rounded($0 - timeline.start) })
    }
    groups = []
    var latest: TraceSubject?
    for lane in timeline.recognizers {
      let shown = Lane(
        recognizer: name(lane.recognizer),
        attempts: lane.attempts.map {
          Attempt($0, decidedBy: timeline.delegateAnswer(to: $0, in: lane), from: timeline.start)
        })
      if let view = lane.view, let latest, view.object === latest.object, view == latest,
        !groups.isEmpty
      {
        groups[groups.count - 1].lanes.append(shown)
      } else {
        groups.append(Group(view: lane.view.map(name), lanes: [shown]))
      }
      latest = lane.view
    }
  }

  /// Returns a time rounded to hundredths of a millisecond, which is finer than any lane shows.
  static func rounded(_ time: Double) -> Double { (time * 100_000).rounded() / 100_000 }

  private enum CodingKeys: String, CodingKey {
    case version = "version"
    case start = "start"
    case now = "now"
    case end = "end"
    case touches = "touches"
    case groups = "groups"
    case isOver = "over"
  }
}

extension PageGestureTimeline.Segment {
  fileprivate init(_ segment: GestureTimelineSegment, from start: Double) {
    self.init(
      state: segment.state.rawValue, start: PageGestureTimeline.rounded(segment.start - start),
      end: segment.end.map { PageGestureTimeline.rounded($0 - start) }, cause: segment.cause,
      changes: segment.changes)
  }
}

extension PageGestureTimeline.Attempt {
  /// Creates an attempt whose verdict is followed by the sentence about the deciding delegates.
  fileprivate init(
    _ attempt: GestureTimelineAttempt, decidedBy delegate: String?, from start: Double
  ) {
    self.init(
      segments: attempt.segments.map { PageGestureTimeline.Segment($0, from: start) },
      verdict: attempt.verdict.map {
        PageGestureTimeline.Verdict(
          name: $0.name, text: [$0.text, delegate].compactMap(\.self).joined(separator: ". "),
          time: PageGestureTimeline.rounded($0.time - start))
      })
  }
}

/// A surprise for users of the stage.
package struct PageFinding: Codable, Equatable, Sendable {
  /// The kind of finding.
  package var kind: String
  /// The severity: `problem` or `note`.
  package var weight: String
  /// The number of the layer in the display list, or `nil` if no layer shows the subject.
  package var node: Int?
  /// The problem, with names between asterisks.
  package var sentence: String

  /// Creates a finding.
  package init(kind: String, weight: String, node: Int? = nil, sentence: String) {
    self.kind = kind
    self.weight = weight
    self.node = node
    self.sentence = sentence
  }

  private enum CodingKeys: String, CodingKey {
    case kind = "kind"
    case weight = "weight"
    case node = "node"
    case sentence = "sentence"
  }
}
