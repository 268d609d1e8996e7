/// Touchstone's classes and protocols that are isolated to the main actor.
package enum MainActorTypes {
  /// Returns whether a name is the name of such a type.
  package static func contains(_ name: String) -> Bool {
    var next: String? = name
    while let current = next {
      if roots.contains(current) { return true }
      next = KitClasses.superclass(of: current)
    }
    return false
  }

  /// The isolated types that don't inherit their isolation from another type.
  private static let roots: Set<String> = [
    "CAAction", "CAAnimation", "CAAnimationDelegate", "CADisplayLink", "CALayer", "CALayerDelegate",
    "CAMediaTiming", "CATransaction", "CMMotionManager", "MPChangePlaybackPositionCommand",
    "MPChangePlaybackPositionCommandEvent", "MPChangePlaybackRateCommand",
    "MPChangePlaybackRateCommandEvent", "MPChangeRepeatModeCommand",
    "MPChangeRepeatModeCommandEvent", "MPChangeShuffleModeCommand",
    "MPChangeShuffleModeCommandEvent", "MPFeedbackCommand", "MPFeedbackCommandEvent",
    "MPNowPlayingInfoCenter", "MPRatingCommand", "MPRatingCommandEvent", "MPRemoteCommand",
    "MPRemoteCommandCenter", "MPRemoteCommandEvent", "MPSeekCommandEvent", "MPSkipIntervalCommand",
    "MPSkipIntervalCommandEvent", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension",
    "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor", "NSTextStorageDelegate",
    "UIAccessibilityCustomAction", "UIAccessibilityIdentification",
    "UIAdaptivePresentationControllerDelegate", "UIAlertAction", "UIAppearance",
    "UIAppearanceContainer", "UIApplicationDelegate", "UICollisionBehaviorDelegate",
    "UICommandAlternate", "UIContentContainer", "UIContentView", "UIContextMenuConfiguration",
    "UIContextMenuInteraction", "UIContextMenuInteractionAnimating",
    "UIContextMenuInteractionCommitAnimating", "UIContextMenuInteractionDelegate",
    "UIContextualAction", "UICoordinateSpace", "UICubicTimingParameters", "UIDevice",
    "UIDynamicAnimator", "UIDynamicAnimatorDelegate", "UIDynamicBehavior", "UIDynamicItem",
    "UIDynamicItemGroup", "UIEditMenuConfiguration", "UIEditMenuInteraction",
    "UIEditMenuInteractionAnimating", "UIEditMenuInteractionDelegate", "UIEvent",
    "UIFeedbackGenerator", "UIFocusAnimationContext", "UIFocusAnimationCoordinator",
    "UIFocusDebugger", "UIFocusDebuggerOutput", "UIFocusEnvironment", "UIFocusItem",
    "UIFocusItemContainer", "UIFocusItemScrollableContainer", "UIFocusSystem",
    "UIFocusUpdateContext", "UIGestureRecognizer", "UIGestureRecognizerDelegate",
    "UIGraphicsRenderer", "UIGraphicsRendererContext", "UIGraphicsRendererFormat", "UIHoverStyle",
    "UIInteraction", "UIKey", "UIKeyInput", "UILayoutGuide", "UILayoutSupport",
    "UILocalizedIndexedCollation", "UIMenuBuilder", "UIMenuController", "UIMenuDisplayPreferences",
    "UIMenuElement", "UIMenuItem", "UIMenuLeaf", "UIMenuSystem", "UIMutableTraits",
    "UIOpenURLContext", "UIPageControlProgress", "UIPageControlProgressDelegate",
    "UIPageControlTimerProgressDelegate", "UIPasteConfiguration", "UIPasteConfigurationSupporting",
    "UIPasteboard", "UIPencilHoverPose", "UIPencilInteraction", "UIPencilInteractionDelegate",
    "UIPercentDrivenInteractiveTransition", "UIPointerAccessory", "UIPointerInteraction",
    "UIPointerInteractionAnimating", "UIPointerInteractionDelegate", "UIPointerRegion",
    "UIPointerRegionRequest", "UIPointerStyle", "UIPopoverBackgroundViewMethods",
    "UIPopoverPresentationControllerDelegate", "UIPopoverPresentationControllerSourceItem",
    "UIPresentationController", "UIPress", "UIPreviewParameters", "UIPreviewTarget", "UIRegion",
    "UIResponder", "UIResponderStandardEditActions", "UISceneConfiguration",
    "UISceneConnectionOptions", "UISceneDelegate", "UISceneDestructionRequestOptions",
    "UISceneOpenURLOptions", "UISceneSession", "UISceneSizeRestrictions", "UIScreen",
    "UIScreenMode", "UIScrollViewDelegate", "UISheetPresentationControllerDelegate",
    "UISheetPresentationControllerDetentResolutionContext", "UISpringTimingParameters",
    "UIStatusBarManager", "UISwipeActionsConfiguration", "UITableViewDataSource",
    "UITableViewDataSourcePrefetching", "UITableViewDelegate", "UITableViewDiffableDataSource",
    "UITableViewRowAction", "UITargetedPreview", "UITextFieldDelegate", "UITextInput",
    "UITextInputDelegate", "UITextInputPasswordRules", "UITextInputStringTokenizer",
    "UITextInputTokenizer", "UITextInputTraits", "UITextInteraction", "UITextInteractionDelegate",
    "UITextItem", "UITextPosition", "UITextRange", "UITextSelectionRect", "UITextViewDelegate",
    "UITimingCurveProvider", "UITouch", "UITraitChangeObservable", "UITraitChangeRegistration",
    "UITraitCollection", "UITraitEnvironment", "UITraitOverrides", "UIUserActivityRestoring",
    "UIViewAnimating", "UIViewControllerAnimatedTransitioning",
    "UIViewControllerContextTransitioning", "UIViewControllerInteractiveTransitioning",
    "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
    "UIViewControllerTransitioningDelegate", "UIViewImplicitlyAnimating", "UIViewPropertyAnimator",
    "UIVisualEffect", "UIWindowSceneDelegate",
  ]
}
