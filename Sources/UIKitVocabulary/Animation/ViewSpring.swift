package import Foundation
package import TouchstoneGeometry
internal import TouchstoneLayers

/// The spring that moves what an animation block changes.
package struct ViewSpring {
  /// What decides on the spring's strength.
  package enum Strength {
    /// It comes to rest within the duration of its block, and swings as the ratio says.
    case settling(dampingRatio: CGFloat)
    /// It is as given, and takes the time it takes.
    case given(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, allowsOverdamping: Bool)
  }

  package let strength: Strength
  package var velocity = SpringVelocity(0)

  /// A spring of a strength.
  package init(strength: Strength, velocity: SpringVelocity = SpringVelocity(0)) {
    self.strength = strength
    self.velocity = velocity
  }

  /// A spring that just does not swing, by its frequency in radians per second.
  package static func critical(frequency: CGFloat) -> ViewSpring {
    ViewSpring(
      strength: .given(
        mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
        allowsOverdamping: false))
  }

  /// A spring by the time it seems to move, in seconds, and by its bounce, from -1 to 1.
  @MainActor package static func bouncing(
    _ bounce: CGFloat, duration: TimeInterval, velocity: SpringVelocity
  ) -> ViewSpring {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    return ViewSpring(
      strength: .given(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowsOverdamping: spring.allowsOverdamping), velocity: velocity)
  }

  /// How long it takes, in seconds, where it does not keep to its block's duration.
  @MainActor var ownDuration: TimeInterval? {
    guard case .given = strength else { return nil }
    return [velocity.x, velocity.y, velocity.otherwise].map { velocity in
      let animation = CASpringAnimation()
      set(animation, within: 0, velocity)
      return animation.settlingDuration
    }.max()
  }

  /// The animation of a layer's property between two values.
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

/// How fast something moves at first, in whole ways a second.
package struct SpringVelocity: Equatable {
  /// Along the two axes of a position.
  let x, y: CGFloat
  /// For everything that is no position.
  let otherwise: CGFloat

  /// How fast a property moves by its name.
  func along(_ key: String) -> CGFloat {
    switch key {
    case "position", "position.x": x
    case "position.y": y
    default: otherwise
    }
  }

  /// The same for everything.
  package init(_ velocity: CGFloat) { (x, y, otherwise) = (velocity, velocity, velocity) }

  /// One for each axis; of everything else only the vector's length counts, as Apple documents.
  package init(_ vector: CGVector) {
    (x, y, otherwise) = (vector.dx, vector.dy, hypot(vector.dx, vector.dy))
  }
}

/// The spring of mass 1 that UIKit makes of a damping ratio, a duration and a velocity.
///
/// Measured: with the ratio ζ, the duration D and the velocity v, the frequency ω is such that a
/// thousandth of the way is left at D, by |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωD), and for ζ = 1 by
/// (1 + (ω − v)D) · e^(−ωD). Where several frequencies do that, it is the highest.
struct SettlingSpring {
  /// From 0.01 to 1; what lies beyond is brought there.
  let dampingRatio: Double
  /// In radians per second.
  let frequency: Double

  /// The part of the way that is left at the end.
  private static let rest = 0.001
  private static let ratios = 0.01...1.0
  /// The shortest duration in seconds; a shorter one is taken for it.
  private static let shortest = 1e-3

  init(dampingRatio: Double, duration: Double, velocity: Double) {
    let ratio = min(max(dampingRatio, Self.ratios.lowerBound), Self.ratios.upperBound)
    let duration = max(duration, Self.shortest)
    self.dampingRatio = ratio
    let root = (1 - ratio * ratio).squareRoot()
    // By the decay b = ζω, each law falls all the way behind its one hump.
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
        // The hump is too low: below it the law falls to zero as well, here.
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
