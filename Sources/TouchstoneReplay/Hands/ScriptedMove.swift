package import TouchstoneInput
package import TouchstoneKit

/// What one finger is to do: samples at times counted from the beginning.
package struct ScriptedMove {
  /// When each sample comes, in seconds from the beginning, and what makes it of its time.
  package let samples: [(after: Double, make: (Double) -> RawInput)]
  /// Seconds from the beginning to the end.
  package let duration: Double

  /// Makes a move of its samples.
  package init(samples: [(after: Double, make: (Double) -> RawInput)], duration: Double) {
    self.samples = samples
    self.duration = duration
  }

  /// Samples a second of a stage's fingers (design, section 6).
  package static let samplesPerSecond = 120.0

  /// One sample at once.
  package static func once(_ make: @escaping (Double) -> RawInput) -> ScriptedMove {
    ScriptedMove(samples: [(0, make)], duration: 0)
  }

  /// Samples along the way: 120 a second, the last exactly at the end; at least one.
  package static func along(
    _ duration: Double, _ make: @escaping (_ fraction: Double, _ time: Double) -> RawInput
  ) -> ScriptedMove {
    guard duration > 0 else { return once { make(1, $0) } }
    let count = max(1, Int(clamping: (duration * samplesPerSecond).rounded()))
    let samples = (1...count).map { index in
      let fraction = Double(index) / Double(count)
      return (after: duration * fraction, make: { (time: Double) in make(fraction, time) })
    }
    return ScriptedMove(samples: samples, duration: duration)
  }

  /// Plays several at once, in order of time, and delivers everything before it returns.
  @MainActor
  package static func play(_ moves: [ScriptedMove], on loop: EventLoop) {
    let start = loop.now
    let all = moves.enumerated().flatMap { number, move in
      move.samples.enumerated().map { index, sample in
        (after: sample.after, number: number, index: index, make: sample.make)
      }
    }.sorted { ($0.after, $0.number, $0.index) < ($1.after, $1.number, $1.index) }
    // Queued before time goes on, a sample that falls on a frame is part of that frame.
    for sample in all { loop.post(sample.make(start + sample.after)) }
    loop.advance(to: start + (moves.map(\.duration).max() ?? 0))
    loop.flush()
  }
}
