/// The seconds of the application's world: they pass as the machine's do, more slowly, or not at all.
///
/// Both kinds count from the host's beginning. What was past stays past when the pace changes.
struct HostClock {
  /// Seconds here to a second of the machine, from 0 for a clock that stands to 1.
  private(set) var rate = 1.0
  private var base = 0.0
  private var machineBase = 0.0

  /// The paces that there are, from a clock that stands to the ordinary one.
  static let rates = 0.0...1.0

  /// Whether it stands.
  var isPaused: Bool { rate == 0 }

  /// What time it is when the machine's is `machine`.
  func time(at machine: Double) -> Double {
    base + max(0, machine - machineBase) * rate
  }

  /// Seconds of the machine until a time; nil where the clock stands before it.
  func wait(until time: Double, at machine: Double) -> Double? {
    let rest = time - self.time(at: machine)
    guard rest > 0 else { return 0 }
    return rate > 0 ? rest / rate : nil
  }

  /// Goes on at another pace.
  mutating func setRate(_ rate: Double, at machine: Double) {
    base = time(at: machine)
    machineBase = machine
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
  }

  /// Goes forward to a time at once; never back.
  mutating func advance(to time: Double, at machine: Double) {
    base = max(time, self.time(at: machine))
    machineBase = machine
  }
}
