import TouchstoneGestures

/// Drives a recognition with touches in chronological order, and records its requests.
struct Driver<Recognition: GestureRecognition> {
  var recognition: Recognition
  var now = 0.0
  var steps: [GestureStep] = []
  private var places: [Int: GesturePoint] = [:]

  init(_ recognition: Recognition) { self.recognition = recognition }

  /// The requested states, in one line.
  var states: String { steps.map { "\($0.state)" }.joined(separator: " ") }

  /// The last cause, as a clause.
  var cause: String { steps.last?.cause.map { "\($0)" } ?? "" }

  /// Advances the time and handles every deadline on the way.
  mutating func wait(_ time: Double) {
    let end = now + time
    while let deadline = recognition.deadline, deadline <= end {
      now = max(now, deadline)
      let step = recognition.timePassed(at: now)
      note(step)
      if step == nil { break }
    }
    now = end
  }

  mutating func down(_ id: Int = 1, _ x: Double = 0, _ y: Double = 0) {
    down([(id, x, y)])
  }

  /// Puts fingers down in one event.
  mutating func down(_ fingers: [(Int, Double, Double)]) {
    for finger in fingers { places[finger.0] = GesturePoint(x: finger.1, y: finger.2) }
    note(recognition.began(samples(fingers.map(\.0))))
  }

  /// Moves fingers in one event.
  mutating func move(_ fingers: [(Int, Double, Double)]) {
    for (id, x, y) in fingers { places[id] = (places[id] ?? .zero) + GesturePoint(x: x, y: y) }
    note(recognition.moved(samples(fingers.map(\.0))))
  }

  mutating func move(_ id: Int = 1, by x: Double, _ y: Double = 0) { move([(id, x, y)]) }

  mutating func up(_ ids: Int...) { note(recognition.ended(samples(ids.isEmpty ? [1] : ids))) }

  mutating func cancel(_ ids: Int...) {
    note(recognition.cancelled(samples(ids.isEmpty ? [1] : ids)))
  }

  mutating func note(_ step: GestureStep?) { if let step { steps.append(step) } }

  private func samples(_ ids: [Int]) -> [GestureSample] {
    ids.map { GestureSample(id: $0, point: places[$0] ?? .zero, time: now) }
  }
}

func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  (a - b).magnitude <= tolerance
}
