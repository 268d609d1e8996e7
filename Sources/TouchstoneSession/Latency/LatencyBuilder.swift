internal import TouchstoneTrace

/// The latency event that is being handled.
struct LatencyBuilder {
  var event: LatencyEvent
  /// Whether the event ends with the current turn of the event loop.
  var endsWithTurn = false
  private var stage = LatencyStage.responders
  private var last: Double
  /// The index of the first span that may belong to an action.
  private var opening: Int
  private var longestAction = 0.0

  /// Creates an event from its samples.
  ///
  /// - Parameters:
  ///   - samples: At least one sample.
  ///   - kind: The kind of the samples.
  ///   - touches: The changes of touches.
  ///   - hitStart: The time when the hit test began, or `nil` if there was no hit test.
  ///   - now: The time when the event is sent.
  init(
    _ samples: [LatencySample], kind: String, touches: [LatencyEvent.Touch], hitStart: Double?,
    _ now: Double
  ) {
    event = LatencyEvent(
      number: 0, kind: kind, touches: touches, samples: samples.count, spans: [],
      tab: samples.first?.tab)
    let queued = samples.map(\.queued).min() ?? now
    let came = samples.compactMap(\.came).min()
    var time = samples.compactMap(\.felt).min() ?? came ?? queued
    last = now
    opening = 0
    for (stage, limit) in [
      (LatencyStage.device, came), (.host, came == nil ? nil : queued),
      (.queue, touches.isEmpty ? nil : hitStart ?? now), (.hitTest, hitStart == nil ? nil : now),
    ] {
      guard let limit else { continue }
      let end = max(limit, time)
      event.spans.append(.init(stage: stage, start: time, end: end))
      time = end
    }
    last = max(now, time)
    opening = event.spans.count
  }

  /// Assigns the time since the last step to its stage, and selects the next stage.
  mutating func record(_ step: TraceStep, _ now: Double) {
    event.spans.append(.init(stage: stage, start: last, end: max(now, last)))
    last = max(now, last)
    switch step {
    case .action(let action, let sender, let target, _):
      let own = opening..<event.spans.count
      for place in own { event.spans[place].stage = .action }
      let duration = own.reduce(0) { $0 + event.spans[$1].duration }
      if duration >= longestAction {
        longestAction = duration
        event.action = Self.words(action, sender, target)
      }
      opening = event.spans.count
    case .sentToWindow, .received, .held, .waiting, .verdict, .taken:
      stage = .recognizers
      if case .sentToWindow = step { opening = event.spans.count }
    case .moved, .answered(_, _, .some, _, _):
      stage = .recognizers
      opening = event.spans.count
    case .delivered:
      stage = .responders
      opening = event.spans.count
    default: break
    }
  }

  private static func words(
    _ action: TraceStep.Action, _ sender: TraceSubject?, _ target: TraceSubject?
  ) -> String {
    let sender = sender.map { " of \($0.emphasized)" } ?? ""
    guard let target, target.shortClassName != "UIAction" else { return "*a closure*\(sender)" }
    guard case .named(let name) = action else { return "*a method* of \(target.emphasized)" }
    return "*\(name)* of \(target.emphasized)"
  }

  /// Returns the finished event, with adjacent spans of one stage merged.
  func finished(at now: Double) -> LatencyEvent {
    var event = event
    event.spans.append(.init(stage: stage, start: last, end: max(now, last)))
    event.spans = event.spans.reduce(into: []) { merged, span in
      if let before = merged.last, before.stage == span.stage {
        merged[merged.count - 1].end = span.end
      } else {
        merged.append(span)
      }
    }
    return event
  }
}
