public import TouchstoneGeometry

/// An animation that moves like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight.
  open var mass: CGFloat = 1

  /// How strongly the spring pulls.
  open var stiffness: CGFloat = 100

  /// How strongly the movement is braked.
  open var damping: CGFloat = 10

  /// How fast it moves at first, in whole ways a second.
  open var initialVelocity: CGFloat = 0

  /// Makes a spring from how long it seems to move and how much it bounces, from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
    let bounce = Double(max(-0.999, min(1, bounce)))
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    mass = 1
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * ratio * frequency)
    duration = settlingDuration
  }

  /// How far from its end the weight may be to count as at rest, as a part of the whole way.
  static let rest = 0.001

  /// How long it takes until the weight is at rest; an undamped one is given up after a minute.
  open var settlingDuration: CFTimeInterval {
    let longest = 60.0
    let step = 1.0 / 240
    // The weight may pass its end at speed: the last moment that it is away from it counts.
    var last = 0.0
    var quiet = 0.0
    var time = step
    while time < longest, quiet < 1 {
      if abs(1 - position(at: time)) > Self.rest {
        last = time
        quiet = 0
      } else {
        quiet += step
      }
      time += step
    }
    return last + step
  }

  /// Where the weight is, on the way from 0 to 1, some seconds after it was let go.
  package func position(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let mass = max(Double(mass), 1e-6)
    let frequency = (max(Double(stiffness), 1e-6) / mass).squareRoot()
    let ratio = max(0, Double(damping)) / (2 * (max(Double(stiffness), 1e-6) * mass).squareRoot())
    let velocity = -Double(initialVelocity)
    let decay = frequency * ratio
    // The distance to the end, which is 1 at first.
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (velocity + decay) / damped
      return 1 - exp(-decay * time) * (cos(damped * time) + sine * sin(damped * time))
    }
    if ratio == 1 {
      return 1 - exp(-decay * time) * (1 + (velocity + decay) * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let slow = -decay + spread
    let fast = -decay - spread
    let slowPart = (velocity - fast) / (slow - fast)
    return 1 - slowPart * exp(slow * time) - (1 - slowPart) * exp(fast * time)
  }

  override func pace(_ progress: MediaTiming.Progress) -> Double {
    position(at: timingFunction == nil ? progress.elapsed : fraction(progress) * duration)
  }

  override func copied() -> CAAnimation {
    guard type(of: self) == CASpringAnimation.self else { return self }
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copyBasicValues(to: copy)
  }
}
