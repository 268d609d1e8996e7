package import TouchstoneInspector
package import TouchstoneTrace

/// What recognizers make of a sequence of touches, as the page draws it; times are in seconds from
/// the first touch.
package struct PageDebate: Codable, Equatable, Sendable {
  /// Goes up with every change.
  package var version: Int
  /// The first touch, on the application's clock; it tells one debate from another.
  package var start: Double
  /// The time when this was sent.
  package var now: Double
  /// The time of the latest step.
  package var end: Double
  /// Whether every finger is lifted and every recognizer has its verdict.
  package var isOver: Bool
  /// The touches.
  package var touches: [Touch]
  /// The recognizers by views, the deepest view first.
  package var groups: [Group]

  /// One touch.
  package struct Touch: Codable, Equatable, Sendable {
    /// Its number.
    package var number: Int
    /// The view that was hit; nothing where none was.
    package var view: InspectedObject?
    /// Who kept it: the view, or whoever up the chain wanted it; nothing for nobody so far.
    package var keeper: InspectedObject?
    /// Who had it, in order.
    package var segments: [Segment]
    /// When its finger was lifted; nothing while it is down.
    package var lift: Double?
  }

  /// The recognizers of one view.
  package struct Group: Codable, Equatable, Sendable {
    /// The view.
    package var view: InspectedObject?
    /// Its recognizers.
    package var lanes: [Lane]
  }

  /// One recognizer.
  package struct Lane: Codable, Equatable, Sendable {
    /// What it is and what the program calls it.
    package var recognizer: InspectedObject
    /// Its ways from a first touch to a reset.
    package var attempts: [Attempt]
  }

  /// One way from the first touch to the reset.
  package struct Attempt: Codable, Equatable, Sendable {
    /// What it was doing, in order.
    package var segments: [Segment]
    /// How it ended; nothing while it goes on.
    package var verdict: Verdict?
  }

  /// A stretch in which nothing changed.
  package struct Segment: Codable, Equatable, Sendable {
    /// The state's name.
    package var state: String
    /// Its beginning.
    package var start: Double
    /// Its end; nothing while it goes on.
    package var end: Double?
    /// Why it began.
    package var cause: String
    /// How often a gesture changed in it.
    package var changes: Int
  }

  /// How a attempt ended.
  package struct Verdict: Codable, Equatable, Sendable {
    /// The verdict's name.
    package var name: String
    /// The verdict with its cause.
    package var text: String
    /// When it fell.
    package var time: Double
  }

  /// What a page is told of a debate.
  ///
  /// - Parameters:
  ///   - debate: the debate.
  ///   - version: its version.
  ///   - now: the present, on the application's clock.
  ///   - name: how views and recognizers are named.
  @MainActor
  package init(
    _ debate: GestureDebate, version: Int, now: Double,
    naming name: (TraceSubject) -> InspectedObject
  ) {
    self.version = version
    start = debate.start
    self.now = Self.rounded(now - debate.start)
    end = Self.rounded(debate.end - debate.start)
    isOver = debate.isOver
    touches = debate.touches.map { touch in
      Touch(
        number: touch.touch, view: touch.view.map(name), keeper: touch.keeper.map(name),
        segments: touch.segments.map { Segment($0, from: debate.start) },
        lift: touch.lift.map { Self.rounded($0 - debate.start) })
    }
    groups = []
    var latest: TraceSubject?
    for lane in debate.recognizers {
      let shown = Lane(
        recognizer: name(lane.recognizer),
        attempts: lane.attempts.map {
          Attempt($0, decidedBy: debate.delegateAnswer(to: $0, in: lane), from: debate.start)
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

  /// A hundredth of a millisecond is finer than any lane.
  static func rounded(_ time: Double) -> Double { (time * 100_000).rounded() / 100_000 }

  private enum CodingKeys: String, CodingKey {
    case version, start, now, end, touches, groups
    case isOver = "over"
  }
}

extension PageDebate.Segment {
  fileprivate init(_ segment: DebateSegment, from start: Double) {
    self.init(
      state: segment.state.rawValue, start: PageDebate.rounded(segment.start - start),
      end: segment.end.map { PageDebate.rounded($0 - start) }, cause: segment.cause,
      changes: segment.changes)
  }
}

extension PageDebate.Attempt {
  /// The delegate that decided, as a sentence, follows the verdict.
  fileprivate init(_ attempt: DebateAttempt, decidedBy delegate: String?, from start: Double) {
    self.init(
      segments: attempt.segments.map { PageDebate.Segment($0, from: start) },
      verdict: attempt.verdict.map {
        PageDebate.Verdict(
          name: $0.name, text: [$0.text, delegate].compactMap(\.self).joined(separator: ". "),
          time: PageDebate.rounded($0.time - start))
      })
  }
}

/// Something that will surprise whoever touches the stage.
package struct PageFinding: Codable, Equatable, Sendable {
  /// The kind of trap.
  package var kind: String
  /// problem or note.
  package var weight: String
  /// The display list's number of the layer it is about, nothing where there is none.
  package var node: Int?
  /// What is wrong; names stand between asterisks.
  package var sentence: String

  /// Makes a finding.
  package init(kind: String, weight: String, node: Int? = nil, sentence: String) {
    self.kind = kind
    self.weight = weight
    self.node = node
    self.sentence = sentence
  }
}
