public import UIKitCore

extension UIView {
  /// Begins an animation block in the style of iOS 3: changes up to `commitAnimations()` are animated.
  ///
  /// The context is not handed on: selectors here take one argument at most, the identifier.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.contexts.append(OldAnimationBlock(identifier: animationID))
  }

  /// Ends the block that was begun last; without one it does nothing.
  public class func commitAnimations() {
    guard let block = oldBlock else { return }
    ViewAnimations.contexts.removeLast()
    block.commit()
  }

  private static var oldBlock: OldAnimationBlock? {
    ViewAnimations.contexts.last as? OldAnimationBlock
  }

  /// Who is told of beginning and end; kept weakly, where UIKit keeps it alive.
  public class func setAnimationDelegate(_ delegate: Any?) {
    oldBlock?.delegate = delegate as AnyObject?
  }

  /// What the delegate is called with at the beginning: no argument, or the identifier.
  public class func setAnimationWillStart(_ selector: Selector?) { oldBlock?.willStart = selector }

  /// What the delegate is called with at the end: no argument, or the identifier.
  public class func setAnimationDidStop(_ selector: Selector?) { oldBlock?.didStop = selector }

  /// Seconds that the following changes take; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    oldBlock?.settings.duration = duration
  }

  /// Seconds before the following changes begin.
  public class func setAnimationDelay(_ delay: TimeInterval) { oldBlock?.settings.delay = delay }

  /// Does nothing: a date is of the machine's clock, which animations don't follow here.
  public class func setAnimationStart(_ startDate: Date) {}

  /// The pace of the following changes.
  public class func setAnimationCurve(_ curve: AnimationCurve) { oldBlock?.settings.curve = curve }

  /// How often the following changes run.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    oldBlock?.settings.repeatCount = NumberCheck.admit(
      repeatCount, else: 0, "a repeat count", of: nil, limit: .infinity)
  }

  /// Whether the following changes run back after running forth.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    oldBlock?.settings.autoreverses = repeatAutoreverses
  }

  /// Whether the following changes start from what is on the screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    oldBlock?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Lets a view go from what it shows now to what the following changes make of it.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let block = oldBlock?.block else { return }
    ViewTransition(options: transition.options).start(on: view, as: block)
  }
}
