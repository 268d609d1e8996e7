package import Foundation
package import TouchstoneGeometry
internal import TouchstoneLayers

/// The spring that drives the changes of an animation block.
package struct ViewSpring {
  /// The parameters of the spring.
  package enum Strength {
    /// A spring that settles within the duration of its block, with the given damping ratio.
    case settling(dampingRatio: CGFloat)
    /// A spring with physical parameters, which determine its duration.
    case given(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, allowsOverdamping: Bool)
  }

  package let strength: Strength
  package var velocity = SpringVelocity(0)

  package init(strength: Strength, velocity: SpringVelocity = SpringVelocity(0)) {
    self.strength = strength
    self.velocity = velocity
  }

  /// Returns a critically damped spring with a frequency in radians per second.
  package static func critical(frequency: CGFloat) -> ViewSpring {
    ViewSpring(
      strength: .given(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
        allowsOverdamping: false))
  }

  /// Returns a spring with a perceptual duration in seconds and a bounce from -1 to 1.
  @MainActor package static func bouncing(
    _ bounce: CGFloat, duration: TimeInterval, velocity: SpringVelocity
  ) -> ViewSpring {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return ViewSpring(
      strength: .given(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowsOverdamping: spring.allowsOverdamping), velocity: velocity)
  }

  /// The settling time in seconds, or `nil` if the spring settles within its block's duration.
  @MainActor var ownDuration: TimeInterval? {
    guard case .given = strength else { return nil }
    return [velocity.x, velocity.y, velocity.otherwise].map { velocity in
      let animation = CASpringAnimation()
      set(animation, within: 0, velocity)
      return animation.settlingDuration
    }.max()
  }

  /// Creates the animation of a layer's property between two values.
  @MainActor func animation(
    of key: String, from: Any?, to: Any?, within duration: TimeInterval
  ) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    set(animation, within: duration, velocity.along(key))
    return animation
  }

  @MainActor private func set(
    _ animation: CASpringAnimation, within duration: TimeInterval, _ velocity: CGFloat
  ) {
    animation.initialVelocity = velocity
    switch strength {
    case .settling(let ratio):
      let settling = SettlingSpring(
        dampingRatio: Double(ratio), duration: duration, velocity: Double(velocity))
      animation.mass = 1
      animation.stiffness = CGFloat(settling.frequency * settling.frequency)
      animation.damping = CGFloat(2 * settling.dampingRatio * settling.frequency)
    case .given(let mass, let stiffness, let damping, let allowsOverdamping):
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.allowsOverdamping = allowsOverdamping
    }
  }
}

/// The initial velocity of an animation, as a fraction of the total change per second.
package struct SpringVelocity: Equatable {
  /// The velocities along the two axes of a position.
  let x, y: CGFloat
  /// The velocity for all properties except positions.
  let otherwise: CGFloat

  /// Returns the velocity of the property `key`.
  func along(_ key: String) -> CGFloat {
    switch key {
    case "position", "position.x": x
    case "position.y": y
    default: otherwise
    }
  }

  /// Creates the same velocity for all properties.
  package init(_ velocity: CGFloat) { (x, y, otherwise) = (velocity, velocity, velocity) }

  /// Creates a velocity for each axis. Other properties use the vector's length, as Apple
  /// documents.
  package init(_ vector: CGVector) {
    (x, y, otherwise) = (vector.dx, vector.dy, hypot(vector.dx, vector.dy))
  }
}

/// The spring of mass 1 that UIKit derives from a damping ratio, a duration and a velocity.
///
/// Measured: with the ratio ζ, the duration D and the velocity v, the frequency ω is such that a
/// thousandth of the change remains at D. The remainder is |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωD), and
/// for ζ = 1 it is (1 + (ω − v)D) · e^(−ωD). If several frequencies satisfy this, the highest
/// applies.
struct SettlingSpring {
  /// The damping ratio, clamped to 0.01 … 1.
  let dampingRatio: Double
  /// The frequency in radians per second.
  let frequency: Double

  /// The fraction of the change that remains at the end.
  private static let rest = 0.001
  private static let ratios = 0.01...1.0
  /// The shortest duration in seconds. Shorter durations are raised to it.
  private static let shortest = 1e-3

  init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, Self.ratios.lowerBound), Self.ratios.upperBound)
    let duration = max(duration, Self.shortest)
    self.dampingRatio = ratio
    let root = (1 - ratio * ratio).squareRoot()
    // As a function of the decay b = ζω, each expression has one maximum and decreases beyond it.
    func left(_ decay: Double) -> Double {
      ratio == 1
        ? abs(1 + (decay - velocity) * duration) * exp(-decay * duration)
        : abs(decay - velocity) / decay * ratio / root * exp(-decay * duration)
    }
    var low = 0.0
    var high = 1 / duration
    if velocity > 0 {
      let hump =
        ratio == 1
        ? velocity : (velocity + (velocity * (velocity + 4 / duration)).squareRoot()) / 2
      if left(hump) > Self.rest {
        (low, high) = (hump, max(hump, high))
      } else {
        // The maximum is too low: search below it, where the expression also falls to zero, at
        // `high`.
        high = ratio == 1 ? velocity - 1 / duration : velocity
      }
    }
    while left(high) > Self.rest { high *= 2 }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if left(middle) > Self.rest { low = middle } else { high = middle }
    }
    frequency = high / ratio
  }
}
