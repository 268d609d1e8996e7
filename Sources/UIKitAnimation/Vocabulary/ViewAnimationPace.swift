package import Foundation
package import TouchstoneLayers

/// The timing of an animation block's changes from their old values to their new ones.
@MainActor
package enum ViewAnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(ViewSpring)

  /// The duration in seconds, or `nil` if the animation uses the duration of its block.
  package var ownDuration: TimeInterval? {
    switch self {
    case .curve: nil
    case .spring(let spring): spring.ownDuration
    }
  }

  /// Whether a position has a different initial velocity on each axis, so that each axis needs an
  /// animation.
  package var hasAxes: Bool {
    switch self {
    case .curve: false
    case .spring(let spring): spring.velocity.x != spring.velocity.y
    }
  }

  /// Returns the completed fraction of the change of the property `key` at the fraction `part` of
  /// `duration`.
  ///
  /// It is 0 at the beginning and 1 at the end. In between, a spring that overshoots can exceed 1.
  package func progress(at part: Double, of key: String, within duration: TimeInterval) -> Double {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    switch self {
    case .curve(let function): return function.value(at: part)
    case .spring(let spring):
      let animation = spring.animation(of: key, from: nil, to: nil, within: duration)
      return animation.position(at: part * duration)
    }
  }

  /// Creates the animation of a layer's property between two values.
  package func animation(
    of key: String, from: Any?, to: Any?, within duration: TimeInterval
  ) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch self {
    case .curve(let function):
      let basic = CABasicAnimation(keyPath: key)
      basic.fromValue = from
      basic.toValue = to
      basic.timingFunction = function
      animation = basic
    case .spring(let spring):
      animation = spring.animation(of: key, from: from, to: to, within: duration)
    }
    animation.duration = duration
    return animation
  }
}
