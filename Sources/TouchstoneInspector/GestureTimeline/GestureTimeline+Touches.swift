internal import TouchstoneTrace

/// Records about touches.
extension GestureTimeline {
  mutating func bind(
    _ touch: Int, to view: TraceSubject?, at point: TracePoint, _ time: Double
  ) {
    var lane = TouchLane(touch: touch, view: view, x: point.x, y: point.y)
    if view == nil {
      lane.segments = [GestureTimelineSegment(state: .unwanted, start: time, cause: "hit nothing")]
    }
    touches.append(lane)
  }

  /// Records the time at which fingers are lifted, from the list of touches and phases in an event.
  mutating func lift(_ touches: [TraceStep.Touch], _ time: Double) {
    for touch in touches where touch.phase.isOver {
      change(touch.number) { lane in
        lane.lift = time
        let state = lane.segments.last?.state
        if state == .taken || state == .unwanted { lane.close(at: time) }
      }
    }
  }

  mutating func delay(
    _ touch: Int, _ method: TraceCall.TouchMethod, by holder: TraceSubject, _ time: Double
  ) {
    let part = method == .ended ? "its end is delayed" : "delayed"
    change(touch) { $0.begin(.held, at: time, because: "\(part) by \(holder.emphasized)") }
  }

  /// Records that a responder received a touch.
  ///
  /// If `method` is `nil`, the responder received only updated estimates of earlier values.
  mutating func deliver(
    _ touch: Int, _ method: TraceCall.TouchMethod?, to responder: TraceSubject, _ time: Double
  ) {
    change(touch) { lane in
      // A view may implement only later touch methods.
      if method == .began || lane.segments.isEmpty {
        lane.keeper = responder
        lane.begin(.delivered, at: time, because: "with \(responder.emphasized)")
      }
      if method == .ended || method == .cancelled { lane.close(at: time) }
    }
  }

  mutating func discard(
    _ touch: Int, _ method: TraceCall.TouchMethod, _ verdict: DeliveryVerdict, _ time: Double
  ) {
    change(touch) { lane in
      switch method {
      case .ended, .cancelled: lane.close(at: time)
      case .began:
        let isUnwanted = verdict == .discarded
        lane.keeper = nil
        lane.begin(
          isUnwanted ? .unwanted : .taken, at: time, because: Self.words(verdict))
      case .moved: break
      }
    }
  }

  mutating func withdraw(
    _ touch: Int, from view: TraceSubject?, _ taking: TraceStep.Taking, _ time: Double
  ) {
    let view = view.map { $0.emphasized } ?? "its view"
    let cause =
      switch taking {
      case .dropped(let recognizer):
        "\(recognizer.emphasized) was recognized before \(view) received the touch"
      case .recognized(let recognizer, _): "cancelled in \(view) by \(recognizer.emphasized)"
      case .cancelled(let cause): "cancelled in \(view): \(cause)"
      }
    change(touch) { lane in
      lane.begin(.taken, at: time, because: cause)
      if lane.lift != nil { lane.close(at: time) }
    }
  }

  private mutating func change(_ touch: Int, _ body: (inout TouchLane) -> Void) {
    guard let place = touches.lastIndex(where: { $0.touch == touch }) else { return }
    body(&touches[place])
  }

  private static func words(_ verdict: DeliveryVerdict) -> String {
    switch verdict {
    case .leftWindow: "its view left the window"
    case .secondFingerIgnored: "its view accepts one finger at a time"
    case .exclusiveTouch(let holder): "isExclusiveTouch of \(holder.emphasized) is true"
    case .refusedByScrollView(let view):
      "\(view.emphasized) doesn't allow it to begin in its content"
    default: "no responder in the chain handled it"
    }
  }
}

extension TouchLane {
  /// Ends the current segment and begins another, unless the current segment has the same state and
  /// cause.
  ///
  /// If a responder forwards a touch immediately, its empty segment is removed.
  mutating func begin(_ state: GestureTimelineSegment.State, at time: Double, because cause: String)
  {
    guard segments.last?.state != state || segments.last?.cause != cause else { return }
    if let last = segments.last, last.state == .delivered, last.start == time {
      segments.removeLast()
    }
    close(at: time)
    segments.append(GestureTimelineSegment(state: state, start: time, cause: cause))
  }

  mutating func close(at time: Double) {
    guard let last = segments.indices.last, segments[last].end == nil else { return }
    segments[last].end = time
  }
}
