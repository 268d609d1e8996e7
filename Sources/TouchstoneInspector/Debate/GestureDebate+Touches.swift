internal import TouchstoneTrace

/// What records say of touches.
extension GestureDebate {
  mutating func bind(_ record: TraceRecord) {
    guard let touch = record.touch else { return }
    var lane = TouchLane(touch: touch, view: record.subject)
    lane.x = record.point?.x ?? 0
    lane.y = record.point?.y ?? 0
    if record.subject == nil {
      lane.segments = [DebateSegment(state: .unwanted, start: record.time, cause: "hit nothing")]
    }
    touches.append(lane)
  }

  /// Fingers that an event says are lifted; it lists each touch with its phase.
  mutating func lift(_ record: TraceRecord) {
    for part in (record.detail ?? "").split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count == 2, let number = Int(words[0], radix: 10),
        words[1] == "ended" || words[1] == "cancelled"
      else { continue }
      change(number) { lane in
        lane.lift = record.time
        let state = lane.segments.last?.state
        if state == .taken || state == .unwanted { lane.close(at: record.time) }
      }
    }
  }

  mutating func hold(_ record: TraceRecord) {
    guard case .delayed(let holder)? = record.delivery else { return }
    let part = record.phase == "touchesEnded" ? "its end is held back" : "held back from its view"
    change(record.touch) {
      $0.begin(.held, at: record.time, because: "\(part) by \(holder.emphasized)")
    }
  }

  mutating func deliver(_ record: TraceRecord) {
    let name = record.subject.map { $0.emphasized } ?? "nobody"
    change(record.touch) { lane in
      // A view may have only the later methods.
      if record.phase == "touchesBegan" || lane.segments.isEmpty {
        lane.keeper = record.subject
        lane.begin(.delivered, at: record.time, because: "with \(name)")
      }
      if record.phase == "touchesEnded" || record.phase == "touchesCancelled" {
        lane.close(at: record.time)
      }
    }
  }

  mutating func discard(_ record: TraceRecord) {
    change(record.touch) { lane in
      switch record.phase {
      case "touchesEnded", "touchesCancelled": lane.close(at: record.time)
      case "touchesBegan":
        let isUnwanted = record.delivery == .discarded
        lane.keeper = nil
        lane.begin(
          isUnwanted ? .unwanted : .taken, at: record.time, because: Self.words(record.delivery))
      default: break
      }
    }
  }

  mutating func takeAway(_ record: TraceRecord) {
    let view = record.subject.map { $0.emphasized } ?? "its view"
    let cause =
      switch record.delivery {
      case .dropped(let recognizer):
        "\(recognizer.emphasized) was recognized before \(view) saw the touch"
      case .cancelled(let cause):
        record.other.map { "taken from \(view) by \($0.emphasized)" }
          ?? "taken from \(view): \(cause)"
      default: "taken from \(view)"
      }
    change(record.touch) { lane in
      lane.begin(.taken, at: record.time, because: cause)
      if lane.lift != nil { lane.close(at: record.time) }
    }
  }

  private mutating func change(_ touch: Int?, _ body: (inout TouchLane) -> Void) {
    guard let place = touches.lastIndex(where: { $0.touch == touch }) else { return }
    body(&touches[place])
  }

  private static func words(_ verdict: DeliveryVerdict?) -> String {
    switch verdict {
    case .secondFingerIgnored: "its view takes one finger at a time"
    case .exclusiveTouch(let holder): "\(holder.emphasized) wants touches for itself alone"
    case .refusedByScrollView(let view): "\(view.emphasized) does not let it begin in its content"
    default: "nobody in the chain wanted it"
    }
  }
}

extension TouchLane {
  /// Ends the present segment and begins another one, unless the present one says the same.
  ///
  /// A touch that is handed on at once was with nobody on its way.
  mutating func begin(_ state: DebateSegment.State, at time: Double, because cause: String) {
    guard segments.last?.state != state || segments.last?.cause != cause else { return }
    if let last = segments.last, last.state == .delivered, last.start == time {
      segments.removeLast()
    }
    close(at: time)
    segments.append(DebateSegment(state: state, start: time, cause: cause))
  }

  mutating func close(at time: Double) {
    guard let last = segments.indices.last, segments[last].end == nil else { return }
    segments[last].end = time
  }
}
