internal import UIKitAnimation
internal import UIKitCore

/// Animates the presentation or dismissal of a controller in one of the framework's styles.
@MainActor
class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presents: Bool

  /// The duration, in seconds, in which a presented view slides in or out.
  ///
  /// Chosen to resemble the system's sheets. Their duration isn't published.
  private static let slide: TimeInterval = 0.4

  init(presents: Bool) {
    self.presents = presents
    super.init()
  }

  /// Returns the animator for a style.
  static func of(_ style: UIModalTransitionStyle, presents: Bool) -> ModalAnimator {
    switch style {
    case .coverVertical: CoverVerticalAnimator(presents: presents)
    case .crossDissolve, .partialCurl: CrossDissolveAnimator(presents: presents)
    case .flipHorizontal: FlipHorizontalAnimator(presents: presents)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.slide }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: presents ? .to : .from) else {
      return transitionContext.completeTransition(true)
    }
    if presents { transitionContext.containerView.addSubview(view) }
    animate(view, transitionContext) {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Animates the presented view, and calls `finish` at the end.
  func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) { finish() }

  /// Animates changes for the transition's duration.
  final func run(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    then finish: @escaping () -> Void
  ) {
    ViewAnimationBlock(
      duration: transitionDuration(using: context),
      options: [.overrideInheritedDuration, .beginFromCurrentState]
    ) { _ in
      finish()
    }.run(changes)
  }
}

/// Slides the view in from below, and out again.
final class CoverVerticalAnimator: ModalAnimator {
  override func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) {
    let place = view.center
    let below = CGPoint(
      x: place.x, y: place.y + context.containerView.bounds.maxY - view.frame.minY)
    if presents { view.center = below }
    run(context) { [presents] in
      view.center = presents ? place : below
    } then: {
      finish()
    }
  }
}

/// Fades the view in and out.
final class CrossDissolveAnimator: ModalAnimator {
  override func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) {
    let alpha = view.alpha
    if presents { view.alpha = 0 }
    run(context) { [presents] in
      view.alpha = presents ? alpha : 0
    } then: {
      finish()
      view.alpha = alpha
    }
  }
}

/// Flips the whole presentation about a vertical axis.
final class FlipHorizontalAnimator: ModalAnimator {
  /// The duration of UIKit's flip in seconds, as commonly observed.
  private static let flip: TimeInterval = 0.75

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.flip }

  override func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) {
    let whole = context.containerView.superview ?? context.containerView
    view.isHidden = presents
    UIView.transition(
      with: whole, duration: transitionDuration(using: context),
      options: presents ? .transitionFlipFromRight : .transitionFlipFromLeft,
      animations: { [presents] in view.isHidden = !presents },
      completion: { _ in
        finish()
        view.isHidden = false
      })
  }
}
