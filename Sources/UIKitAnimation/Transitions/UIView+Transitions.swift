public import UIKitCore

extension UIView {
  /// Goes from what a view shows to what it shows after `animations`, in the way of the options.
  ///
  /// The changes are made at once, without animations of their own unless `.allowAnimatedContent`
  /// is among the options; a picture of the old state gives way to the new one. Without a transition
  /// among the options the changes are animated as in any block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(options: options).run(
      on: view, duration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Puts a view in the place of another; the view that holds both makes the transition.
  ///
  /// The old view is removed and the new one added above its place, or with
  /// `.showHideTransitionViews` the one is hidden and the other shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Fault.report(
        "a transition needs a view to go from that is in another one: there is nothing to see",
        about: fromView)
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

  /// The transitions of old animation blocks.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none = 0
    /// Turns the view about its upright axis, the left side coming to the front.
    case flipFromLeft = 1
    /// Turns the view about its upright axis, the right side coming to the front.
    case flipFromRight = 2
    /// Curls the old picture up; it is drawn as a dissolve here.
    case curlUp = 3
    /// Curls the new picture down; it is drawn as a dissolve here.
    case curlDown = 4

    /// The same among the options of newer blocks.
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
