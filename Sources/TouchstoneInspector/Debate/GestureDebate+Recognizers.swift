internal import TouchstoneTrace

/// What records say of recognizers.
extension GestureDebate {
  mutating func receive(_ record: TraceRecord) {
    guard let touch = record.touch, let place = lane(of: record) else { return }
    if let last = recognizers[place].journeys.indices.last,
      recognizers[place].journeys[last].verdict == nil
    {
      recognizers[place].journeys[last].touches.append(touch)
      return
    }
    var journey = DebateJourney(touches: [touch])
    journey.begin(.possible, at: record.time, because: "")
    recognizers[place].journeys.append(journey)
  }

  mutating func move(_ record: TraceRecord) {
    let start = start
    change(record) { journey in
      let words = record.phase?.split(separator: " ").last.map(String.init)
      switch words {
      case "waiting":
        let until = record.deadline.map { " until \(traceNumber($0 - start)) s" } ?? ""
        journey.begin(.waiting, at: record.time, because: (record.detail ?? "") + until)
      case "began": journey.begin(.active, at: record.time, because: record.detail ?? "")
      case "changed": journey.changed()
      case "ended": journey.begin(.recognized, at: record.time, because: record.detail ?? "")
      case "failed": journey.begin(.failed, at: record.time, because: record.detail ?? "")
      case "cancelled": journey.begin(.cancelled, at: record.time, because: record.detail ?? "")
      default: break
      }
    }
  }

  mutating func conclude(_ record: TraceRecord) {
    guard let touch = record.touch, let name = record.phase else { return }
    let verdict = DebateVerdict(name: name, text: record.detail ?? name, time: record.time)
    guard let place = lane(of: record) else { return }
    let journeys = recognizers[place].journeys
    if name == "neverReceived" {
      // While it has another touch, its own way goes on.
      guard journeys.last?.verdict != nil || journeys.isEmpty else { return }
      var journey = DebateJourney(touches: [touch])
      journey.begin(.absent, at: record.time, because: verdict.text)
      journey.conclude(verdict)
      recognizers[place].journeys.append(journey)
      return
    }
    change(record) { journey in
      if name == "ignored" {
        journey.touches.removeAll { $0 == touch }
        guard journey.touches.isEmpty else { return }
        journey.touches = [touch]
      }
      journey.conclude(verdict)
    }
  }

  private mutating func change(_ record: TraceRecord, _ body: (inout DebateJourney) -> Void) {
    let key = record.subject?.laneKey
    guard let place = recognizers.firstIndex(where: { $0.key == key }),
      let last = recognizers[place].journeys.indices.last,
      recognizers[place].journeys[last].verdict == nil
    else { return }
    body(&recognizers[place].journeys[last])
  }

  /// The lane of the recognizer a record is about, a new one where it has none; those of one view
  /// stand together.
  private mutating func lane(of record: TraceRecord) -> Int? {
    guard let subject = record.subject else { return nil }
    let key = subject.laneKey
    if let place = recognizers.firstIndex(where: { $0.key == key }) { return place }
    let lane = RecognizerLane(recognizer: subject, view: record.other, key: key)
    let view = record.other?.object
    let place =
      recognizers.lastIndex { view != nil && $0.view?.object === view }.map { $0 + 1 }
      ?? recognizers.count
    recognizers.insert(lane, at: place)
    return place
  }
}

extension DebateJourney {
  mutating func begin(_ state: DebateSegment.State, at time: Double, because cause: String) {
    if let last = segments.indices.last { segments[last].end = segments[last].end ?? time }
    segments.append(DebateSegment(state: state, start: time, cause: cause))
  }

  mutating func changed() {
    guard let last = segments.indices.last, segments[last].state == .active else { return }
    segments[last].changes += 1
  }

  /// The verdict ends the last segment; where nothing was told of the last move it follows from it.
  mutating func conclude(_ verdict: DebateVerdict) {
    let state: DebateSegment.State =
      switch verdict.name {
      case "recognized": .recognized
      case "cancelled": .cancelled
      case "neverReceived", "ignored": .absent
      default: .failed
      }
    if segments.last?.state != state, state != .absent || segments.last?.state == .possible {
      begin(state, at: verdict.time, because: verdict.text)
    }
    if let last = segments.indices.last { segments[last].end = segments[last].end ?? verdict.time }
    self.verdict = verdict
  }
}
