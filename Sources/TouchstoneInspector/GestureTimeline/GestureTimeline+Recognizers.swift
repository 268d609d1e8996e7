internal import TouchstoneTrace

/// Records about recognizers.
extension GestureTimeline {
  mutating func receive(
    _ touch: Int, by recognizer: TraceSubject, on view: TraceSubject?, _ time: Double
  ) {
    guard touches.contains(where: { $0.touch == touch }) else { return }
    let place = lane(of: recognizer, on: view)
    if let last = recognizers[place].attempts.indices.last,
      recognizers[place].attempts[last].verdict == nil
    {
      recognizers[place].attempts[last].touches.append(touch)
      return
    }
    var attempt = GestureTimelineAttempt(touches: [touch])
    attempt.begin(.possible, at: time, because: "")
    recognizers[place].attempts.append(attempt)
  }

  mutating func move(
    _ recognizer: TraceSubject, to state: TraceStep.GestureState,
    because reason: TraceStep.TransitionReason?, _ time: Double
  ) {
    let cause = reason?.description ?? ""
    change(recognizer) { attempt in
      switch state {
      case .possible: break
      case .began: attempt.begin(.active, at: time, because: cause)
      case .changed: attempt.changed()
      case .ended: attempt.begin(.recognized, at: time, because: cause)
      case .failed: attempt.begin(.failed, at: time, because: cause)
      case .cancelled: attempt.begin(.cancelled, at: time, because: cause)
      }
    }
  }

  mutating func wait(
    _ recognizer: TraceSubject, for names: [String], until deadline: Double?, _ time: Double
  ) {
    let verdict = TraceStep.GestureVerdict.waiting(for: names, until: nil)
    let until = deadline.map { " until \(traceNumber($0 - start)) s" } ?? ""
    change(recognizer) { $0.begin(.waiting, at: time, because: "\(verdict)\(until)") }
  }

  mutating func conclude(
    _ touch: Int, _ recognizer: TraceSubject, on view: TraceSubject?,
    _ verdict: TraceStep.GestureVerdict, _ time: Double
  ) {
    // Skip verdicts about touches of an earlier timeline, which was cleared with its scene.
    guard touches.contains(where: { $0.touch == touch }) else { return }
    let conclusion = GestureTimelineVerdict(
      name: verdict.name, text: "\(verdict)", time: time, verdict: verdict)
    let place = lane(of: recognizer, on: view)
    let attempts = recognizers[place].attempts
    if case .neverReceived = verdict {
      // If the recognizer is still tracking another touch, its current attempt continues.
      guard attempts.last?.verdict != nil || attempts.isEmpty else { return }
      var attempt = GestureTimelineAttempt(touches: [touch])
      attempt.begin(.absent, at: time, because: conclusion.text)
      attempt.conclude(conclusion, as: .absent)
      recognizers[place].attempts.append(attempt)
      return
    }
    change(recognizer) { attempt in
      if verdict == .ignored {
        attempt.touches.removeAll { $0 == touch }
        guard attempt.touches.isEmpty else { return }
        attempt.touches = [touch]
      }
      attempt.conclude(conclusion, as: GestureTimelineSegment.State(verdict))
    }
  }

  private mutating func change(
    _ recognizer: TraceSubject, _ body: (inout GestureTimelineAttempt) -> Void
  ) {
    let key = recognizer.laneKey
    guard let place = recognizers.firstIndex(where: { $0.key == key }),
      let last = recognizers[place].attempts.indices.last,
      recognizers[place].attempts[last].verdict == nil
    else { return }
    body(&recognizers[place].attempts[last])
  }

  /// Returns the index of a recognizer's lane, which is created if necessary.
  ///
  /// A new lane is inserted after the other lanes of the same view.
  private mutating func lane(of recognizer: TraceSubject, on view: TraceSubject?) -> Int {
    let key = recognizer.laneKey
    if let place = recognizers.firstIndex(where: { $0.key == key }) { return place }
    let lane = RecognizerLane(recognizer: recognizer, view: view, key: key)
    let object = view?.object
    let place =
      recognizers.lastIndex { object != nil && $0.view?.object === object }.map { $0 + 1 }
      ?? recognizers.count
    recognizers.insert(lane, at: place)
    return place
  }
}

extension GestureTimelineSegment.State {
  /// Creates the final state of a lane from a verdict.
  fileprivate init(_ verdict: TraceStep.GestureVerdict) {
    self =
      switch verdict {
      case .recognized: .recognized
      case .cancelled: .cancelled
      case .neverReceived, .ignored: .absent
      case .failed, .prevented, .waiting: .failed
      }
  }
}

extension GestureTimelineAttempt {
  mutating func begin(_ state: GestureTimelineSegment.State, at time: Double, because cause: String)
  {
    if let last = segments.indices.last { segments[last].end = segments[last].end ?? time }
    segments.append(GestureTimelineSegment(state: state, start: time, cause: cause))
  }

  mutating func changed() {
    guard let last = segments.indices.last, segments[last].state == .active else { return }
    segments[last].changes += 1
  }

  /// Ends the attempt with a verdict, adding a segment if the final state change wasn't recorded.
  mutating func conclude(_ verdict: GestureTimelineVerdict, as state: GestureTimelineSegment.State)
  {
    if segments.last?.state != state, state != .absent || segments.last?.state == .possible {
      begin(state, at: verdict.time, because: verdict.text)
    }
    if let last = segments.indices.last { segments[last].end = segments[last].end ?? verdict.time }
    self.verdict = verdict
  }
}
