@_spi(Kit) public import UIKitCore

/// The pace of an animator that moves things like weights on springs.
///
/// A velocity of 1 covers the whole way in a second. Of a position each axis has its own; for
/// anything else the length of the vector counts.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let velocity: CGVector
  private nonisolated let strength: ViewSpring.Strength

  private init(_ strength: ViewSpring.Strength, _ velocity: CGVector) {
    self.strength = strength
    self.velocity = velocity
    super.init()
  }

  /// Makes the system's own spring: its damping ratio is 4.56, which does not swing.
  ///
  /// Apple documents the ratio; a mass of 3, a stiffness of 1000 and a damping of 500, which have it,
  /// are those of the system's own animations. It lasts half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Makes a spring that comes to rest within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that comes to rest within the animator's duration, and moves at first.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    strength = .settling(dampingRatio: ratio)
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring as given; it takes its own time, whatever the animator's duration is.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    strength = .given(
      mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: false)
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring by how long it seems to move and how much it bounces, from -1 to 1.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Makes a spring by how long it seems to move and how much it bounces, that moves at first.
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector) {
    let spring = ViewSpring.bouncing(bounce, duration: duration, velocity: SpringVelocity(0))
    self.init(spring.strength, initialVelocity)
  }

  /// Reads a spring from an archive.
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

  /// Writes the spring to an archive.
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

  /// Answers itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// How fast things move at first, in whole ways a second.
  open var initialVelocity: CGVector { velocity }
  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  var spring: ViewSpring { ViewSpring(strength: strength, velocity: SpringVelocity(velocity)) }
}
