package import TouchstoneHost

/// The latency log as a trace file for chrome://tracing and ui.perfetto.dev.
///
/// Each stage has a track, and arrows connect the stages of each event. Facts about an event use
/// the names in Perfetto's table `android_input_events`, if available. As in that table, their
/// durations are in nanoseconds.
package enum ChromeTrace {
  private static let process = JSONMember("pid", .number(1))
  /// The maximum number of parallel tracks of one stage, after which the numbers of the next stage
  /// begin.
  private static let mostLanes = 16

  /// Returns the content of the file as one object.
  package static func json(_ events: [LatencyEvent], process name: String) -> JSONValue {
    let origin = events.map(\.start).min() ?? 0
    var lanes = Lanes()
    var slices: [(time: Double, json: JSONValue)] = []
    for event in events.sorted(by: { ($0.start, $0.number) < ($1.start, $1.number) }) {
      let spans = event.spans
      for (place, span) in spans.enumerated() {
        let track = lanes.track(for: span)
        let time = microseconds(span.start - origin)
        let length = max(0, microseconds(span.end - origin) - time)
        slices.append((time, slice(of: event, span, at: time, for: length, on: track)))
        guard spans.count > 1 else { continue }
        let step = place == 0 ? "s" : place == spans.count - 1 ? "f" : "t"
        slices.append((time, flow(step, of: event, at: time, on: track)))
      }
    }
    // Keep the order of simultaneous entries: a slice precedes its arrow.
    let sorted = slices.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element.json)
    return .object([
      JSONMember("displayTimeUnit", .string("ms")),
      JSONMember("traceEvents", .array(metadata(name, lanes) + sorted)),
    ])
  }

  private static func slice(
    of event: LatencyEvent, _ span: LatencyEvent.Span, at time: Double, for length: Double,
    on track: Int
  ) -> JSONValue {
    .object([
      JSONMember("name", .string(event.label)), JSONMember("cat", .string("input")),
      JSONMember("ph", .string("X")), process, JSONMember("tid", .number(track)),
      JSONMember("ts", .number(time)), JSONMember("dur", .number(length)),
      JSONMember("args", arguments(of: event, span)),
    ])
  }

  private static func flow(
    _ step: String, of event: LatencyEvent, at time: Double, on track: Int
  ) -> JSONValue {
    .object([
      JSONMember("name", .string("input event")), JSONMember("cat", .string("input")),
      JSONMember("ph", .string(step)), JSONMember("id", .number(event.number)), process,
      JSONMember("tid", .number(track)), JSONMember("ts", .number(time)),
      JSONMember("bp", .string("e")),
    ])
  }

  private static func arguments(of event: LatencyEvent, _ span: LatencyEvent.Span) -> JSONValue {
    func nanoseconds(_ stages: Set<LatencyStage>) -> JSONValue {
      .number((event.duration(in: stages) * 1_000_000_000).rounded())
    }
    return .object([
      JSONMember("stage", .string(span.stage.rawValue)),
      JSONMember("input_event_id", .number(event.number)),
      JSONMember("event_type", .string(event.androidType)),
      JSONMember("event_action", .string(event.androidAction)),
      JSONMember("samples", .number(event.samples)),
      JSONMember("dispatch_latency_dur", nanoseconds([.host, .queue])),
      JSONMember("handling_latency_dur", nanoseconds(LatencyStage.handling)),
      JSONMember("end_to_end_latency_dur", nanoseconds(Set(LatencyStage.allCases))),
      JSONMember("exceeded", .string(event.exceeded.map(\.name).joined(separator: ", "))),
      JSONMember("sentence", .string(event.sentence)),
    ])
  }

  private static func metadata(_ name: String, _ lanes: Lanes) -> [JSONValue] {
    func named(_ what: String, _ track: Int, _ member: JSONMember) -> JSONValue {
      .object([
        JSONMember("name", .string(what)), JSONMember("ph", .string("M")), process,
        JSONMember("tid", .number(track)), JSONMember("ts", .number(0)),
        JSONMember("args", .object([member])),
      ])
    }
    let tracks = LatencyStage.allCases.enumerated().flatMap { place, stage in
      (0..<lanes.count(of: stage)).flatMap { lane in
        let track = place * mostLanes + lane + 1
        let title = lane == 0 ? stage.title : "\(stage.title), concurrent"
        return [
          named("thread_name", track, JSONMember("name", .string("\(place + 1) \(title)"))),
          named("thread_sort_index", track, JSONMember("sort_index", .number(track))),
        ]
      }
    }
    return [named("process_name", 0, JSONMember("name", .string(name)))] + tracks
  }

  private static func microseconds(_ seconds: Double) -> Double {
    (seconds * 1_000_000_000).rounded() / 1000
  }

  /// The tracks of each stage. Slices of one track don't overlap, so simultaneous slices get
  /// separate tracks.
  private struct Lanes {
    private var ends: [LatencyStage: [Double]] = [:]

    func count(of stage: LatencyStage) -> Int { ends[stage]?.count ?? 0 }

    mutating func track(for span: LatencyEvent.Span) -> Int {
      var own = ends[span.stage] ?? []
      var lane = own.firstIndex { $0 <= span.start } ?? own.count
      if lane == own.count, lane < mostLanes { own.append(0) }
      lane = min(lane, own.count - 1)
      own[lane] = max(own[lane], span.end)
      ends[span.stage] = own
      return (LatencyStage.allCases.firstIndex(of: span.stage) ?? 0) * mostLanes + lane + 1
    }
  }
}

extension LatencyEvent {
  /// The event type in Android's table.
  fileprivate var androidType: String { kind == "key" || kind == "press" ? "KEY" : "MOTION" }

  /// The event action in Android's table.
  fileprivate var androidAction: String {
    for (phase, action) in [("began", "DOWN"), ("ended", "UP"), ("cancelled", "CANCEL")]
    where touches.contains(where: { $0.phase == phase }) { return action }
    return touches.isEmpty ? kind.uppercased() : "MOVE"
  }
}
