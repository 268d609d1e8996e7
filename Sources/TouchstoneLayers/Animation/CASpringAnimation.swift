public import TouchstoneGeometry

/// An animation that moves like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The weight.
  open var mass: CGFloat = 1 {
    didSet { mass = number(mass, else: oldValue, "mass", limit: NumberCheck.largest) }
  }

  /// How strongly the spring pulls.
  open var stiffness: CGFloat = 100 {
    didSet {
      stiffness = number(stiffness, else: oldValue, "stiffness", limit: NumberCheck.largest)
    }
  }

  /// How strongly the movement is braked.
  open var damping: CGFloat = 10 {
    didSet { damping = number(damping, else: oldValue, "damping", limit: NumberCheck.largest) }
  }

  /// How fast it moves at first, in whole ways a second.
  open var initialVelocity: CGFloat = 0 {
    didSet {
      initialVelocity = number(
        initialVelocity, else: oldValue, "initialVelocity", limit: NumberCheck.largest)
    }
  }

  /// Whether a strong brake makes the movement slower than is needed to keep it from swinging.
  ///
  /// False in a new spring: a damping ratio above 1 then counts as 1.
  open var allowsOverdamping = false

  /// Makes a spring from how long it seems to move and how much it bounces, from -1 to 1.
  ///
  /// Below 0 it does not bounce and comes near its end more slowly. Its duration is its
  /// ``settlingDuration``.
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

  /// The shortest perceptual duration, in seconds; a shorter one is taken for it.
  private static let shortest: CGFloat = 0.001
  /// The least bounce: at -1 the spring would never arrive.
  private static let leastBounce: CGFloat = -0.999

  /// How long it seems to move: the time of one swing, if nothing braked it.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * (Double(mass) / Double(stiffness)).squareRoot()
  }

  /// How much it bounces: 1 for a spring that is not braked, 0 for one that just does not bounce.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// How long it takes until the weight is at rest, within a thousandth of the way.
  ///
  /// It is not the animation's duration unless you make it so.
  open var settlingDuration: CFTimeInterval { law.settlingDuration }

  /// Where the weight is, on the way from 0 to 1, some seconds after it was let go.
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
