internal import Synchronization

/// The machine's clock for the ledger, for any thread: messages are stamped where they arrive, before
/// the main thread has time for them.
final class LatencyStamps: Sendable {
  private let start = ContinuousClock.now
  private let isOn = Atomic<Bool>(false)

  /// The seconds since it was made.
  var now: Double {
    let passed = start.duration(to: .now).components
    return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
  }

  /// The seconds since it was made; nil, after a load and a branch, while nobody keeps a ledger.
  var stamp: Double? { isOn.load(ordering: .relaxed) ? now : nil }

  /// Begins or ends to stamp.
  func turn(on isOn: Bool) { self.isOn.store(isOn, ordering: .relaxed) }
}
