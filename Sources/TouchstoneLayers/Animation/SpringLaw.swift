internal import TouchstoneGeometry

/// How far a weight on a spring is from its end, on a way of length 1, while time goes on.
struct SpringLaw {
  /// How fast the swing shrinks, per second.
  private let decay: Double
  /// The size of what makes it swing, or keeps it from swinging, per second: ω·√|1 − ζ²|.
  private let spread: Double
  /// How fast the weight moves towards its end at first, per second.
  private let velocity: Double
  private let kind: Kind

  private enum Kind {
    case swinging
    case critical
    case creeping
  }

  /// How far from its end the weight may be to count as at rest, as a part of the whole way.
  static let rest = 0.001
  /// The least mass and stiffness, which keep the law from dividing by zero.
  private static let least = 1e-6

  /// Without `allowsOverdamping` the brake is never stronger than what just keeps it from swinging.
  init(
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

  /// The distance to the end, which is 1 at first and less than 0 beyond the end.
  func distance(at time: Double) -> Double {
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

  /// When the weight counts as at rest; never, where nothing brakes it.
  ///
  /// A swinging weight rests when its swing is small, wherever in the swing it is: that law is
  /// measured. One that does not swing rests when it is near its end for the last time.
  var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    guard kind == .swinging else { return lastMomentAway }
    return max(0, log((1 + abs(decay - velocity) / spread) / Self.rest) / decay)
  }

  // MARK: Creeping

  private var slow: Double { decay - spread }
  private var fast: Double { decay + spread }
  private var slowPart: Double { (fast - velocity) / (fast - slow) }

  /// When a weight that does not swing turns back, if it ever does; behind that it only comes near.
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
