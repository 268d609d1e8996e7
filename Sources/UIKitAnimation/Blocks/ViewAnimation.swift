internal import TouchstoneHitTree
internal import UIKitCore

/// Who is told when an animation of a view is over.
@MainActor
protocol ViewAnimationOwner: AnyObject {
  /// An animation has ended, or was removed.
  func didStop(_ animation: ViewAnimation, finished: Bool)
}

/// One animation of a view on its way; while it runs, the view takes no touches unless allowed.
@MainActor
final class ViewAnimation: NSObject, CAAnimationDelegate {
  private weak var view: UIView?
  private var keepsTouchesAway: Bool
  /// Kept alive, as nobody else keeps a block.
  private let owner: any ViewAnimationOwner

  init(of view: UIView, for owner: any ViewAnimationOwner, keepsTouchesAway: Bool) {
    self.view = view
    self.owner = owner
    self.keepsTouchesAway = keepsTouchesAway
    super.init()
    if keepsTouchesAway { view.node.countAnimation(1) }
  }

  /// Lets touches through from now on.
  func letTouchesThrough() {
    if keepsTouchesAway { view?.node.countAnimation(-1) }
    keepsTouchesAway = false
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    letTouchesThrough()
    owner.didStop(self, finished: flag)
  }
}
