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

  /// The animation of a layer's property between two values.
  package func animation(
    of key: String, from: Any?, to: Any?, within duration: TimeInterval
  ) -> CAAnimation {
    let animation: CAAnimation
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
