public import UIKitAnimation
public import UIKitCore

extension UIViewController {
  /// Replaces one child with another.
  ///
  /// Adds the new child's view to the superview of the old one, animates the changes, and removes
  /// the old view at the end. The children's appearance methods are called, unless the container
  /// forwards them manually. Both controllers must already be children.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      Fault.report("a transition needs two of its own child view controllers", about: self)
      completion?(false)
      return
    }
    guard let superview = fromViewController.view.superview else {
      Fault.report(
        "a transition needs a fromViewController whose view has a superview", about: self)
      completion?(false)
      return
    }
    ChildTransition(
      from: fromViewController, to: toViewController, superview: superview,
      tellsChildren: shouldAutomaticallyForwardAppearanceMethods && appearance.isComing
    ).run(duration, options, animations, completion)
  }
}

/// The replacement of one child with another.
@MainActor
private struct ChildTransition {
  let from: UIViewController
  let to: UIViewController
  let superview: UIView
  let tellsChildren: Bool

  func run(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    let animated = duration > 0
    if tellsChildren {
      from.startTransition(false, animated)
      to.loadViewIfNeeded()
      to.startTransition(true, animated)
    }
    UIView.transition(
      with: superview, duration: duration, options: options,
      animations: {
        // The view is added at its final position. Only the app's changes are animated.
        UIView.performWithoutAnimation {
          if to.view.superview !== superview { superview.addSubview(to.view) }
        }
        animations?()
      },
      completion: { finished in
        from.view.removeFromSuperview()
        if tellsChildren {
          from.finishDisappearing()
          to.finishAppearing()
        }
        completion?(finished)
      })
  }
}
