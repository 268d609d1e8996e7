public import TouchstoneGeometry

/// An animation that moves like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring.
  open var mass: CGFloat = 1 {
    didSet { mass = number(mass, else: oldValue, "mass", limit: NumberCheck.largest) }
  }

  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100 {
    didSet {
      stiffness = number(stiffness, else: oldValue, "stiffness", limit: NumberCheck.largest)
    }
  }

  /// The strength of the damping.
  open var damping: CGFloat = 10 {
    didSet { damping = number(damping, else: oldValue, "damping", limit: NumberCheck.largest) }
  }

  /// The initial velocity, in units of the whole distance per second.
  open var initialVelocity: CGFloat = 0 {
    didSet {
      initialVelocity = number(
        initialVelocity, else: oldValue, "initialVelocity", limit: NumberCheck.largest)
    }
  }

  /// Whether damping may be stronger than is needed to keep the mass from oscillating.
  ///
  /// False by default. A damping ratio above 1 then counts as 1.
  open var allowsOverdamping = false

  /// Creates a spring from its perceived duration in seconds and its bounce, from -1 to 1.
  ///
  /// With a bounce below 0, the spring doesn't oscillate and approaches its end more slowly. The
  /// animation's duration is its ``settlingDuration``.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), Self.shortest)
    let bounce = max(Self.leastBounce, min(1, bounce))
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * frequency * (bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The shortest perceptual duration, in seconds, which replaces shorter ones.
  private static let shortest: CGFloat = 0.001
  /// The smallest bounce. At -1, the spring would never arrive.
  private static let leastBounce: CGFloat = -0.999

  /// The perceived duration in seconds: the period of the undamped oscillation.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// The bounce: 1 for an undamped spring, 0 for critical damping, and below 0 for stronger
  /// damping.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time in seconds until the mass is at rest, within a thousandth of the distance.
  ///
  /// It isn't used as the animation's duration unless you set it.
  open var settlingDuration: CFTimeInterval { law.settlingDuration }

  /// Returns the progress of the mass from 0 to 1, `time` seconds after its release.
  package func position(at time: Double) -> Double { 1 - law.distance(at: time) }

  private var law: SpringLaw {
    SpringLaw(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func pace(_ progress: MediaTiming.Progress) -> Double {
    if guide != nil { return fraction(progress) }
    return position(at: timingFunction == nil ? progress.elapsed : fraction(progress) * duration)
  }

  override func copied() -> CAAnimation {
    guard type(of: self) == CASpringAnimation.self else { return self }
    let copy = CASpringAnimation()
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copyBasicValues(to: copy)
  }
}
