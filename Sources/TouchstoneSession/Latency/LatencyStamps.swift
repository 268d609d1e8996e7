internal import Synchronization

/// The machine's clock for the latency log, usable from any thread. Messages are stamped on
/// arrival, before the main thread handles them.
package final class LatencyStamps: Sendable {
  private let start = ContinuousClock.now
  private let isOn = Atomic<Bool>(false)

  /// Creates a clock that begins at 0.
  package init() {}

  /// The time since the clock was created, in seconds.
  package var now: Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// The time since the clock was created, in seconds, or `nil` if no log is recorded.
  ///
  /// The check costs one load and one branch.
  package var stamp: Double? { isOn.load(ordering: .relaxed) ? now : nil }

  /// Starts or stops stamping.
  package func turn(on isOn: Bool) { self.isOn.store(isOn, ordering: .relaxed) }
}
