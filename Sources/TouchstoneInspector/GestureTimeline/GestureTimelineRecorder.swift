internal import TouchstoneKit
package import TouchstoneTrace

/// Builds gesture timelines from the records of a trace.
package struct GestureTimelineRecorder: Sendable {
  /// The timelines so far, oldest first.
  ///
  /// The last timeline may still be in progress.
  package private(set) var timelines: [GestureTimeline] = []
  /// A number that increases with every change to a timeline.
  package private(set) var version = 0
  private let limit: Int
  private var current: GestureTimeline?

  /// Creates a recorder that stores the last `limit` timelines, at least one.
  package init(limit: Int) { self.limit = max(1, limit) }

  /// Removes all timelines.
  package mutating func clear() {
    timelines = []
    current = nil
    version += 1
  }

  /// Adds one record.
  ///
  /// A record of something that lanes don't show changes nothing.
  package mutating func add(_ record: TraceRecord) {
    let time = record.time
    switch record.step {
    case .bound(let touch, let view, _, let point):
      if !isOpen { begin(at: time) }
      change(at: time) { $0.bind(touch, to: view, at: point, time) }
    case .sent(let touches) where isOpen: change(at: time) { $0.lift(touches, time) }
    case .moved(let recognizer, _, _, let state, let reason) where isOpen:
      change(at: time) { $0.move(recognizer, to: state, because: reason, time) }
    case .waiting(let recognizer, _, let names, let until) where isOpen:
      change(at: time) { $0.wait(recognizer, for: names, until: until, time) }
    // Records after the last verdict, such as the end that a view receives, belong to the timeline
    // too.
    case .held(.touches(let method, let touch), _, let holder?, _):
      change(at: time) { $0.delay(touch, method, by: holder, time) }
    case .delivered(.touches(let method, let touch), let responder):
      change(at: time) { $0.deliver(touch, method, to: responder, time) }
    case .delivered(.estimatedProperties(let touch), let responder):
      change(at: time) { $0.deliver(touch, nil, to: responder, time) }
    case .discarded(.touches(let method, let touch), _, let verdict, _):
      change(at: time) { $0.discard(touch, method, verdict, time) }
    case .taken(let touch, let view, let taking):
      change(at: time) { $0.withdraw(touch, from: view, taking, time) }
    case .received(let touch, let recognizer, let view):
      change(at: time) { $0.receive(touch, by: recognizer, on: view, time) }
    case .verdict(let touch, let recognizer, let view, let verdict):
      change(at: time) { $0.conclude(touch, recognizer, on: view, verdict, time) }
    default: break
    }
  }

  /// Whether a timeline is in progress.
  private var isOpen: Bool { current.map { !$0.isOver } ?? false }

  private mutating func begin(at time: Double) {
    let timeline = GestureTimeline(start: time)
    current = timeline
    timelines.append(timeline)
    if timelines.count > limit { timelines.removeFirst() }
  }

  private mutating func change(at time: Double, _ body: (inout GestureTimeline) -> Void) {
    guard var timeline = current else { return }
    body(&timeline)
    guard timeline != current else { return }
    timeline.end = max(timeline.end, time)
    current = timeline
    timelines[timelines.count - 1] = timeline
    version += 1
  }
}

extension TraceSubject {
  /// The identity of a recognizer: its `id` while it exists, otherwise a negative hash of its
  /// description.
  var laneKey: Int {
    if let recognizer = object as? UIGestureRecognizer { return recognizer.id }
    return -1
      - abs(description.utf8.reduce(7) { ($0 &* 31 &+ Int(truncatingIfNeeded: $1)) % 1_000_003 })
  }
}
