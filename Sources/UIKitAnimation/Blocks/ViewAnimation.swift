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
  private var isOver = false
  /// Kept alive, as nobody else keeps a block.
  private let owner: any ViewAnimationOwner

  init(of view: UIView, for owner: any ViewAnimationOwner, keepsTouchesAway: Bool) {
    self.view = view
    self.owner = owner
    self.keepsTouchesAway = keepsTouchesAway
    super.init()
    if keepsTouchesAway { view.node.countAnimation(1) }
  }

  var isKeepingTouchesAway: Bool { keepsTouchesAway }

  /// Lets touches through from now on.
  func letTouchesThrough() {
    if keepsTouchesAway { view?.node.countAnimation(-1) }
    keepsTouchesAway = false
  }

  /// Keeps touches away again, as long as it runs.
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
  /// Lets touches through the animations that run on the view, as if they had been begun with
  /// `.allowUserInteraction`.
  ///
  /// - Returns: What makes those that still run keep touches away again.
  package func letTouchesThroughAnimations() -> () -> Void {
    let watches = (layer.animationKeys() ?? []).compactMap {
      layer.animation(forKey: $0)?.delegate as? ViewAnimation
    }
    let keeping = watches.filter(\.isKeepingTouchesAway)
    for watch in keeping { watch.letTouchesThrough() }
    return { for watch in keeping { watch.keepTouchesAway() } }
  }
}
