internal import UIKitCore

/// A block that turns each change into an animation that an animator drives.
@MainActor
final class AnimatorBlock: AnimatingBlock {
  private let animator: UIViewPropertyAnimator
  private let delayFactor: Double

  init(_ animator: UIViewPropertyAnimator, delayFactor: Double) {
    self.animator = animator
    self.delayFactor = delayFactor
  }

  var duration: TimeInterval { animator.duration }
  var pace: ViewAnimationPace { animator.pace }
  var options: UIView.AnimationOptions {
    animator.isUserInteractionEnabled ? .allowUserInteraction : []
  }
  var animates: Bool { UIApplication.shared.animationsAreEnabled }
  let takesOver = true

  func didChange(_ change: AnimatedChange) {
    for part in change.parts().flatMap({ $0.axes(for: pace) }) {
      let start = part.fromCurrentState(of: change.layer)
      begin(
        start.animation(pace, within: duration), as: part.key(on: change.layer), of: change)
    }
  }

  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange) {
    animator.begin(animation, as: key, of: change, delayFactor: delayFactor)
  }

  func tellAtEnd(_ completion: @escaping (Bool) -> Void) {
    animator.addCompletion { completion($0 == .end) }
  }
}

/// Notifies an animator of the ends of its animations.
@MainActor
final class AnimatorEnds: ViewAnimationOwner {
  private let animator: UIViewPropertyAnimator

  init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

  func didStop(_ animation: ViewAnimation, finished: Bool) { animator.didStop(animation) }
}

extension UIView.AnimationCurve {
  /// Creates the curve that the options specify.
  init(_ options: UIView.AnimationOptions) {
    self = Self(rawValue: Int(truncatingIfNeeded: options.rawValue >> 16 & 3)) ?? .easeInOut
  }
}
