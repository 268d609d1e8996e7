import UIKit

// Names from before Swift 4.2, each of which the plugin replaces.

enum OldTypes {
  typealias Name0 = NSAttributedStringKey
  typealias Name1 = NSInteger
  typealias Name2 = NSUInteger
  typealias Name3 = NSLayoutAttribute
  typealias Name4 = NSLayoutFormatOptions
  typealias Name5 = NSLayoutRelation
  typealias Name6 = UIAccessibilityNotifications
  typealias Name7 = UIActivityIndicatorViewStyle
  typealias Name8 = UIApplicationLaunchOptionsKey
  typealias Name9 = UIApplicationOpenURLOptionsKey
  typealias Name10 = UIApplicationState
  typealias Name11 = UIBlurEffectStyle
  typealias Name12 = UIButtonType
  typealias Name13 = UIControlContentHorizontalAlignment
  typealias Name14 = UIControlContentVerticalAlignment
  typealias Name15 = UIControlEvents
  typealias Name16 = UIControlState
  typealias Name17 = UIEventSubtype
  typealias Name18 = UIEventType
  typealias Name19 = UIFontTextStyle
  typealias Name20 = UIFontWeight
  typealias Name21 = UIGestureRecognizerState
  typealias Name22 = UIImageOrientation
  typealias Name23 = UIImageRenderingMode
  typealias Name24 = UIImageResizingMode
  typealias Name25 = UIImpactFeedbackStyle
  typealias Name26 = UILayoutConstraintAxis
  typealias Name27 = UINotificationFeedbackType
  typealias Name28 = UIPressPhase
  typealias Name29 = UIPressType
  typealias Name30 = UIProgressViewStyle
  typealias Name31 = UIPushBehaviorMode
  typealias Name32 = UIScrollViewContentInsetAdjustmentBehavior
  typealias Name33 = UIScrollViewDecelerationRate
  typealias Name34 = UIScrollViewIndicatorStyle
  typealias Name35 = UIScrollViewKeyboardDismissMode
  typealias Name36 = UIStackViewAlignment
  typealias Name37 = UIStackViewDistribution
  typealias Name38 = UISwipeGestureRecognizerDirection
  typealias Name39 = UITextBorderStyle
  typealias Name40 = UITextFieldViewMode
  typealias Name41 = UITouchPhase
  typealias Name42 = UITouchProperties
  typealias Name43 = UITouchType
  typealias Name44 = UIViewAnimationCurve
  typealias Name45 = UIViewAnimationOptions
  typealias Name46 = UIViewAnimationTransition
  typealias Name47 = UIViewAutoresizing
  typealias Name48 = UIViewContentMode
  typealias Name49 = UIViewKeyframeAnimationOptions
  typealias Name50 = UIViewTintAdjustmentMode
  typealias Name51 = UIWindowLevel
}

let oldConstants: [Any] = [
  kCAAnimationDiscrete,
  kCAAnimationLinear,
  kCAAnimationPaced,
  kCAFillModeBackwards,
  kCAFillModeBoth,
  kCAFillModeForwards,
  kCAFillModeRemoved,
  kCAFillRuleEvenOdd,
  kCAFillRuleNonZero,
  kCAGravityBottom,
  kCAGravityCenter,
  kCAGravityLeft,
  kCAGravityResize,
  kCAGravityResizeAspect,
  kCAGravityResizeAspectFill,
  kCAGravityRight,
  kCAGravityTop,
  kCALineCapButt,
  kCALineCapRound,
  kCALineCapSquare,
  kCALineJoinBevel,
  kCALineJoinMiter,
  kCALineJoinRound,
  kCAMediaTimingFunctionDefault,
  kCAMediaTimingFunctionEaseIn,
  kCAMediaTimingFunctionEaseInEaseOut,
  kCAMediaTimingFunctionEaseOut,
  kCAMediaTimingFunctionLinear,
  kCATransitionFade,
  kCATransitionFromBottom,
  kCATransitionFromLeft,
  kCATransitionFromRight,
  kCATransitionFromTop,
  kCATransitionMoveIn,
  kCATransitionPush,
  kCATransitionReveal,
  UIFontWeightBold,
  UIFontWeightLight,
  UIFontWeightMedium,
  UIFontWeightRegular,
  UIFontWeightSemibold,
  UIKeyboardAnimationCurveUserInfoKey,
  UIKeyboardAnimationDurationUserInfoKey,
  UIKeyboardFrameBeginUserInfoKey,
  UIKeyboardFrameEndUserInfoKey,
  UIScrollViewDecelerationRateFast,
  UIScrollViewDecelerationRateNormal,
  UIViewNoIntrinsicMetric,
  UIWindowLevelAlert,
  UIWindowLevelNormal,
  UIWindowLevelStatusBar,
]

public let oldNotifications: [Notification.Name] = [
  Notification.Name.UIApplicationDidBecomeActive,
  NSNotification.Name.UIApplicationDidEnterBackground,
  Notification.Name.UIApplicationDidFinishLaunching,
  NSNotification.Name.UIApplicationDidReceiveMemoryWarning,
  Notification.Name.UIApplicationWillEnterForeground,
  NSNotification.Name.UIApplicationWillResignActive,
  Notification.Name.UIApplicationWillTerminate,
  NSNotification.Name.UIDeviceOrientationDidChange,
  Notification.Name.UIKeyboardDidChangeFrame,
  NSNotification.Name.UIKeyboardDidHide,
  Notification.Name.UIKeyboardDidShow,
  NSNotification.Name.UIKeyboardWillChangeFrame,
  Notification.Name.UIKeyboardWillHide,
  NSNotification.Name.UIKeyboardWillShow,
  Notification.Name.UITextFieldTextDidBeginEditing,
  NSNotification.Name.UITextFieldTextDidChange,
  Notification.Name.UITextFieldTextDidEndEditing,
  NSNotification.Name.UITextViewTextDidChange,
  Notification.Name.UIWindowDidBecomeKey,
  .UIKeyboardWillShow,
]

public let oldInsets = UIEdgeInsetsMake(1, 2, 3, 4)
public let oldOffset = UIOffsetMake(5, 6)

public class OldContainer: UIViewController {
  override public var childViewControllerForStatusBarStyle: UIViewController? {
    childViewControllers.last
  }

  public func add(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
  }

  public func remove(_ child: UIViewController) {
    child.willMove(toParentViewController: nil)
    child.view.removeFromSuperview()
    child.removeFromParentViewController()
  }

  public func raise(_ view: UIView, lower other: UIView) {
    self.view.bringSubview(toFront: view)
    self.view.sendSubview(toBack: other)
  }
}

public class OldChild: UIViewController {
  public private(set) var parents: [String] = []

  override public func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
    parents.append(parent == nil ? "will leave" : "will join")
  }

  override public func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    parents.append(parent == nil ? "left" : "joined")
  }

  public func fade(_ options: UIViewAnimationOptions, in state: UIControlState) -> UIControlState {
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [options, UIViewAnimationOptions.curveEaseIn],
      animations: { self.view.alpha = 0 }, completion: nil)
    return state
  }
}
