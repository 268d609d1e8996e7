public import UIKitCore

extension UIView {
  /// Begins an animation block in the style of iOS 3, which animates changes up to
  /// `commitAnimations()`.
  ///
  /// The context isn't forwarded, because selectors here have at most one argument, the identifier.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.contexts.append(OldAnimationBlock(identifier: animationID))
  }

  /// Ends the most recently begun block, or does nothing outside a block.
  public class func commitAnimations() {
    guard let block = oldBlock else { return }
    ViewAnimations.contexts.removeLast()
    block.commit()
  }

  private static var oldBlock: OldAnimationBlock? {
    ViewAnimations.contexts.last as? OldAnimationBlock
  }

  /// Sets the delegate of the block, which isn't retained, unlike in UIKit.
  public class func setAnimationDelegate(_ delegate: Any?) {
    oldBlock?.delegate = delegate as AnyObject?
  }

  /// Sets the selector called on the delegate at the beginning, with no argument or the identifier.
  public class func setAnimationWillStart(_ selector: Selector?) { oldBlock?.willStart = selector }

  /// Sets the selector called on the delegate at the end, with no argument or the identifier.
  public class func setAnimationDidStop(_ selector: Selector?) { oldBlock?.didStop = selector }

  /// Sets the duration of the following changes in seconds, which is 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    oldBlock?.settings.duration = duration
  }

  /// Sets the delay of the following changes in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { oldBlock?.settings.delay = delay }

  /// Does nothing, because a date refers to the machine's clock, which animations don't follow
  /// here.
  public class func setAnimationStart(_ startDate: Date) {}

  /// Sets the timing curve of the following changes.
  public class func setAnimationCurve(_ curve: AnimationCurve) { oldBlock?.settings.curve = curve }

  /// Sets the number of repetitions of the following changes.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    oldBlock?.settings.repeatCount = NumberCheck.admit(
      repeatCount, else: 0, "a repeat count", of: nil, limit: .infinity)
  }

  /// Sets whether the following changes run backward after running forward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    oldBlock?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether the following changes start from the shown values.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    oldBlock?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Animates a view with a transition from its current content to its content after the following
  /// changes.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = oldBlock?.block else { return }
    ViewTransition(options: transition.options).start(on: view, as: block)
  }
}
