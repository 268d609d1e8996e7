@_spi(Kit) public import UIKitCore

/// The timing of an animator that moves views like weights on springs.
///
/// A velocity of 1 covers the whole distance in one second. Each axis of a position has its own
/// velocity. For any other property, the length of the vector counts.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let velocity: CGVector
  private nonisolated let strength: ViewSpring.Strength

  /// Creates the system's spring with a damping ratio of 4.56, which doesn't oscillate.
  ///
  /// Apple documents the ratio. A mass of 3, a stiffness of 1000 and a damping of 500 give this
  /// ratio, and are those of the system's animations. The spring takes half a second.
  public override init() {
    strength = .given(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: false)
    velocity = .zero
    super.init()
  }

  /// Creates a spring that comes to rest within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest within the animator's duration, with an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    strength = .settling(dampingRatio: ratio)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring with its own duration, regardless of the animator's duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    strength = .given(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration and its bounce, from -1 to 1.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Creates a spring with an initial velocity from its perceived duration and its bounce.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let spring = ViewSpring.bouncing(bounce, duration: duration, velocity: SpringVelocity(0))
    strength = spring.strength
    velocity = initialVelocity
    super.init()
  }

  /// Decodes a spring from an archive.
  public required nonisolated init?(coder: NSCoder) {
    let values = Key.all.map {
      coder.containsValue(forKey: $0) ? CGFloat(coder.decodeDouble(forKey: $0)) : 0
    }
    velocity = CGVector(dx: values[0], dy: values[1])
    strength =
      coder.containsValue(forKey: Key.ratio)
      ? .settling(dampingRatio: CGFloat(coder.decodeDouble(forKey: Key.ratio)))
      : .given(
        mass: values[2], stiffness: values[3], damping: values[4],
        allowsOverdamping: coder.decodeBool(forKey: Key.allowsOverdamping))
    super.init()
  }

  /// Encodes the spring to an archive.
  nonisolated open func encode(with coder: NSCoder) {
    var values = [velocity.dx, velocity.dy]
    switch strength {
    case .settling(let ratio): coder.encode(Double(ratio), forKey: Key.ratio)
    case .given(let mass, let stiffness, let damping, let allowsOverdamping):
      values += [mass, stiffness, damping]
      coder.encode(allowsOverdamping, forKey: Key.allowsOverdamping)
    }
    for (key, value) in zip(Key.all, values) { coder.encode(Double(value), forKey: key) }
  }

  private nonisolated enum Key {
    static let all = ["dx", "dy", "mass", "stiffness", "damping"]
    static let ratio = "dampingRatio"
    static let allowsOverdamping = "allowsOverdamping"
  }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The initial velocity, in whole distances per second.
  open var initialVelocity: CGVector { velocity }
  /// The type `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  var spring: ViewSpring { ViewSpring(strength: strength, velocity: SpringVelocity(velocity)) }
}
