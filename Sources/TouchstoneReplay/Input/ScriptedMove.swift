package import TouchstoneInput
package import TouchstoneKit

/// The samples of one finger's movement, at times relative to its start.
package struct ScriptedMove {
  /// The time of each sample in seconds from the start, and a function that creates the sample for
  /// its absolute time.
  package let samples: [(after: Double, make: (Double) -> RawInput)]
  /// The duration, in seconds.
  package let duration: Double

  /// Creates a move from its samples.
  package init(samples: [(after: Double, make: (Double) -> RawInput)], duration: Double) {
    self.samples = samples
    self.duration = duration
  }

  /// The number of samples per second of a stage's fingers (design, section 6).
  package static let samplesPerSecond = 120.0

  /// Returns a move with one sample at once.
  package static func once(_ make: @escaping (Double) -> RawInput) -> ScriptedMove {
    ScriptedMove(samples: [(0, make)], duration: 0)
  }

  /// Returns a move with 120 samples per second, at least one, the last one exactly at the end.
  ///
  /// If `duration` isn't positive, the move is one sample at once.
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

  /// Plays several moves at the same time, in chronological order, and delivers everything before
  /// it returns.
  @MainActor
  package static func play(_ moves: [ScriptedMove], on loop: EventLoop) {
    let start = loop.now
    let all = moves.enumerated().flatMap { number, move in
      move.samples.enumerated().map { index, sample in
        (after: sample.after, number: number, index: index, make: sample.make)
      }
    }.sorted { ($0.after, $0.number, $0.index) < ($1.after, $1.number, $1.index) }
    // Post all samples before the clock advances, so that a sample at the time of a frame is part
    // of that frame.
    for sample in all { loop.post(sample.make(start + sample.after)) }
    loop.advance(to: start + (moves.map(\.duration).max() ?? 0))
    loop.flush()
  }
}
