package import Foundation
package import TouchstoneLayers

/// How the changes of a block go from their old values to the new ones.
@MainActor
package enum ViewAnimationPace {
  case curve(CAMediaTimingFunction)
  case spring(ViewSpring)

  /// How long it takes, in seconds, where it does not keep to the duration of its block.
  package var ownDuration: TimeInterval? {
    switch self {
    case .curve: nil
    case .spring(let spring): spring.ownDuration
    }
  }

  /// Whether a position starts at different speeds along its axes, each of which needs an animation.
  package var hasAxes: Bool {
    switch self {
    case .curve: false
    case .spring(let spring): spring.velocity.x != spring.velocity.y
    }
  }

  /// How far things are when a part of the time has passed, for what has the name.
  ///
  /// From 0 at the beginning to 1 at the end, and beyond in between where a spring overshoots.
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

  /// The animation of a layer's property between two values.
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
