public import UIKitCore

extension UIView {
  /// Animates a view with a transition from its current content to its content after `animations`.
  ///
  /// The changes are made immediately. They have no animations of their own unless the options
  /// include `.allowAnimatedContent`. A snapshot of the old content gives way to the new content.
  /// If the options include no transition, the changes are animated as in any block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(options: options).run(
      on: view, duration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Replaces a view with another view, with a transition of the superview.
  ///
  /// The old view is removed and the new view is inserted above its position. With
  /// `.showHideTransitionViews`, the old view is hidden and the new view is shown instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Fault.report(
        "a transition needs a fromView that has a superview", about: fromView)
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Transitions of blocks in the style of iOS 3.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// Turns the view about its vertical axis, with the left side coming to the front.
    case flipFromLeft = 1
    /// Turns the view about its vertical axis, with the right side coming to the front.
    case flipFromRight = 2
    /// Curls the old content up, which is drawn as a dissolve here.
    case curlUp = 3
    /// Curls the new content down, which is drawn as a dissolve here.
    case curlDown = 4

    /// The corresponding option of newer blocks.
    var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}
