/// Names from before Swift 4.2, with the names that Swift 4.2 gave them.
///
/// The pairs are those of the renamings that Apple published for the SDK. The app `Untouched` uses
/// each of them, so that a pair with a missing new name doesn't compile.
enum OldNamesTable {
  /// Types that became members of others.
  static let types: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSInteger": "Int",
    "NSUInteger": "UInt",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UIAccessibilityNotifications": "UIAccessibility.Notification",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIFontWeight": "UIFont.Weight",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPressPhase": "UIPress.Phase",
    "UIPressType": "UIPress.PressType",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIScrollViewDecelerationRate": "UIScrollView.DecelerationRate",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITouchPhase": "UITouch.Phase",
    "UITouchProperties": "UITouch.Properties",
    "UITouchType": "UITouch.TouchType",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIWindowLevel": "UIWindow.Level",
  ]

  /// Constants that became members of types.
  static let constants: [String: String] = [
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationPaced": "CAAnimationCalculationMode.paced",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    "kCAGravityBottom": "CALayerContentsGravity.bottom",
    "kCAGravityCenter": "CALayerContentsGravity.center",
    "kCAGravityLeft": "CALayerContentsGravity.left",
    "kCAGravityResize": "CALayerContentsGravity.resize",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCAGravityRight": "CALayerContentsGravity.right",
    "kCAGravityTop": "CALayerContentsGravity.top",
    "kCALineCapButt": "CAShapeLayerLineCap.butt",
    "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
    "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCATransitionFade": "CATransitionType.fade",
    "kCATransitionFromBottom": "CATransitionSubtype.fromBottom",
    "kCATransitionFromLeft": "CATransitionSubtype.fromLeft",
    "kCATransitionFromRight": "CATransitionSubtype.fromRight",
    "kCATransitionFromTop": "CATransitionSubtype.fromTop",
    "kCATransitionMoveIn": "CATransitionType.moveIn",
    "kCATransitionPush": "CATransitionType.push",
    "kCATransitionReveal": "CATransitionType.reveal",
    "UIFontWeightBold": "UIFont.Weight.bold",
    "UIFontWeightLight": "UIFont.Weight.light",
    "UIFontWeightMedium": "UIFont.Weight.medium",
    "UIFontWeightRegular": "UIFont.Weight.regular",
    "UIFontWeightSemibold": "UIFont.Weight.semibold",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
  ]

  /// Names of notifications, which were members of `Notification.Name`.
  static let notifications: [String: String] = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
  ]

  /// Properties, and methods without labels.
  static let members: [String: String] = [
    "addChildViewController": "addChild",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllers": "children",
    "isMovingFromParentViewController": "isMovingFromParent",
    "isMovingToParentViewController": "isMovingToParent",
    "removeFromParentViewController": "removeFromParent",
  ]

  /// A function or method with other labels.
  struct Call {
    let old: String
    let labels: [String]
    let new: String
    let newLabels: [String]
    let isMember: Bool
  }

  /// Functions and methods with other labels. `_` is an argument without a label.
  static let calls: [Call] = [
    Call(
      old: "UIEdgeInsetsMake", labels: ["_", "_", "_", "_"], new: "UIEdgeInsets",
      newLabels: ["top", "left", "bottom", "right"], isMember: false),
    Call(
      old: "UIOffsetMake", labels: ["_", "_"], new: "UIOffset",
      newLabels: ["horizontal", "vertical"], isMember: false),
    Call(
      old: "bringSubview", labels: ["toFront"], new: "bringSubviewToFront", newLabels: ["_"],
      isMember: true),
    Call(
      old: "sendSubview", labels: ["toBack"], new: "sendSubviewToBack", newLabels: ["_"],
      isMember: true),
    Call(
      old: "didMove", labels: ["toParentViewController"], new: "didMove", newLabels: ["toParent"],
      isMember: true),
    Call(
      old: "willMove", labels: ["toParentViewController"], new: "willMove",
      newLabels: ["toParent"], isMember: true),
  ]
}
