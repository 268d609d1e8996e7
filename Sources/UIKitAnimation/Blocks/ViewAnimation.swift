internal import TouchstoneHitTree
internal import UIKitCore

/// An object that is notified when an animation of a view is over.
@MainActor
protocol ViewAnimationOwner: AnyObject {
  /// Called when an animation has ended or was removed.
  func didStop(_ animation: ViewAnimation, finished: Bool)
}

/// A running animation of a view, which receives no touches in the meantime unless allowed.
@MainActor
final class ViewAnimation: NSObject, CAAnimationDelegate {
  private weak var view: UIView?
  private var keepsTouchesAway: Bool
  private var isOver = false
  /// The owner, retained because nothing else retains a block.
  private let owner: any ViewAnimationOwner

  init(of view: UIView, for owner: any ViewAnimationOwner, keepsTouchesAway: Bool) {
    self.view = view
    self.owner = owner
    self.keepsTouchesAway = keepsTouchesAway
    super.init()
    if keepsTouchesAway { view.node.countAnimation(1) }
  }

  var isKeepingTouchesAway: Bool { keepsTouchesAway }

  /// Lets the view receive touches from now on.
  func letTouchesThrough() {
    if keepsTouchesAway { view?.node.countAnimation(-1) }
    keepsTouchesAway = false
  }

  /// Prevents the view from receiving touches again, if the animation is still running.
  func keepTouchesAway() {
    guard !keepsTouchesAway, !isOver else { return }
    keepsTouchesAway = true
    view?.node.countAnimation(1)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    letTouchesThrough()
    isOver = true
    owner.didStop(self, finished: flag)
  }
}

extension UIView {
  /// Lets the view receive touches during its running animations, as if they had been started with
  /// `.allowUserInteraction`.
  ///
  /// - Returns: A closure that makes the animations that are still running block touches again.
  package func letTouchesThroughAnimations() -> () -> Void {
    let watches = (layer.animationKeys() ?? []).compactMap {
      layer.animation(forKey: $0)?.delegate as? ViewAnimation
    }
    let keeping = watches.filter(\.isKeepingTouchesAway)
    for watch in keeping { watch.letTouchesThrough() }
    return { for watch in keeping { watch.keepTouchesAway() } }
  }
}
