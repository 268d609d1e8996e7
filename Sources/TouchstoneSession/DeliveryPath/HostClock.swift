/// The application's clock, which runs in real time, more slowly, or not at all.
///
/// The application's and the machine's time both count from the start of the host. A change of
/// speed doesn't affect past times.
package struct HostClock {
  /// The speed of the clock: 1 for real time, 0 if it is paused.
  package private(set) var rate = 1.0
  private var base = 0.0
  private var machineBase = 0.0

  /// Creates a clock that runs in real time.
  package init() {}

  /// The range of speeds, from a paused clock to real time.
  package static let rates = 0.0...1.0

  /// Whether the clock is paused.
  package var isPaused: Bool { rate == 0 }

  /// Returns the time that corresponds to a time of the machine.
  package func time(at machine: Double) -> Double {
    base + max(0, machine - machineBase) * rate
  }

  /// Returns the machine's seconds until a time, or `nil` if the clock is paused before it.
  package func wait(until time: Double, at machine: Double) -> Double? {
    let rest = time - self.time(at: machine)
    guard rest > 0 else { return 0 }
    return rate > 0 ? rest / rate : nil
  }

  /// Changes the speed.
  package mutating func setRate(_ rate: Double, at machine: Double) {
    base = time(at: machine)
    machineBase = machine
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
  }

  /// Advances the clock to a time immediately. The clock never moves back.
  package mutating func advance(to time: Double, at machine: Double) {
    base = max(time, self.time(at: machine))
    machineBase = machine
  }
}
