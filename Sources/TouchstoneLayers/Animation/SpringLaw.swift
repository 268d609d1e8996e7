internal import TouchstoneGeometry

/// The distance of a mass on a spring from its end over time. The whole distance is 1.
package struct SpringLaw {
  /// The decay rate of the oscillation, per second.
  private let decay: Double
  /// The frequency of the oscillation, or the corresponding rate without one, per second: ω·√|1 −
  /// ζ²|.
  private let spread: Double
  /// The initial velocity toward the end, per second.
  private let velocity: Double
  private let kind: Kind

  private enum Kind {
    case swinging
    case critical
    case creeping
  }

  /// The distance from the end within which the mass counts as at rest, as a fraction of the whole
  /// distance.
  package static let rest = 0.001
  /// The smallest mass and stiffness, which prevent a division by zero.
  private static let least = 1e-6

  /// Creates the law of a spring. Without `allowsOverdamping`, damping is at most critical.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool
  ) {
    let mass = max(mass, Self.least)
    let stiffness = max(stiffness, Self.least)
    let frequency = (stiffness / mass).squareRoot()
    let wished = max(0, damping) / (2 * (stiffness * mass).squareRoot())
    let ratio = allowsOverdamping ? wished : min(1, wished)
    decay = frequency * ratio
    spread = frequency * abs(1 - ratio * ratio).squareRoot()
    self.velocity = velocity
    kind = ratio == 1 ? .critical : ratio < 1 ? .swinging : .creeping
  }

  /// Returns the distance from the end at `time`: 1 at first, and negative beyond the end.
  package func distance(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    switch kind {
    case .swinging:
      let sine = (decay - velocity) / spread
      return exp(-decay * time) * (cos(spread * time) + sine * sin(spread * time))
    case .critical:
      return exp(-decay * time) * (1 + (decay - velocity) * time)
    case .creeping:
      return slowPart * exp(-slow * time) + (1 - slowPart) * exp(-fast * time)
    }
  }

  /// The time at which the mass counts as at rest. Infinite without damping.
  ///
  /// An oscillating mass is at rest when its amplitude is small, whatever its phase. This rule is
  /// measured. A mass that doesn't oscillate is at rest when it comes near its end for the last
  /// time.
  package var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    guard kind == .swinging else { return lastMomentAway }
    return max(0, log((1 + abs(decay - velocity) / spread) / Self.rest) / decay)
  }

  // MARK: Creeping

  private var slow: Double { decay - spread }
  private var fast: Double { decay + spread }
  private var slowPart: Double { (fast - velocity) / (fast - slow) }

  /// The time at which a mass that doesn't oscillate turns back, or 0 if it never does.
  ///
  /// After this time it only comes closer to its end.
  private var turn: Double {
    if kind == .critical {
      let pull = decay - velocity
      return pull == 0 ? 0 : max(0, -velocity / (decay * pull))
    }
    let ratio = (slowPart - 1) * fast / (slowPart * slow)
    return ratio.isFinite && ratio > 1 ? log(ratio) / (fast - slow) : 0
  }

  private var lastMomentAway: Double {
    let isAway = { (time: Double) in abs(distance(at: time)) > Self.rest }
    var early = isAway(turn) ? turn : 0
    var late = isAway(turn) ? max(turn, 1 / decay) : turn
    while isAway(late) { late *= 2 }
    for _ in 0..<64 {
      let middle = (early + late) / 2
      if isAway(middle) { early = middle } else { late = middle }
    }
    return late
  }
}
