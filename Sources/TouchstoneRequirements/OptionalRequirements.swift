// Written by Scripts/checks delegate-methods --write; not edited by hand.

/// The requirements of the kit's protocols that have defaults, which UIKit calls optional.
package enum OptionalRequirements {
  /// The members of each protocol that has any.
  package static let members: [String: [String]] = [
    "CAAnimationDelegate": [
      "animationDidStart(_:)",
      "animationDidStop(_:finished:)",
    ],
    "CALayerDelegate": [
      "action(for:forKey:)",
      "display(_:)",
      "draw(_:in:)",
      "layerWillDraw(_:)",
      "layoutSublayers(of:)",
    ],
    "NSTextStorageDelegate": [
      "textStorage(_:didProcessEditing:range:changeInLength:)",
      "textStorage(_:willProcessEditing:range:changeInLength:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)",
      "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:prepare:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
      "presentationControllerDidAttemptToDismiss(_:)",
      "presentationControllerDidDismiss(_:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)",
    ],
    "UIApplicationDelegate": [
      "application(_:configurationForConnecting:options:)",
      "application(_:didDiscardSceneSessions:)",
      "application(_:didFinishLaunchingWithOptions:)",
      "application(_:supportedInterfaceOrientationsFor:)",
      "application(_:willFinishLaunchingWithOptions:)",
      "applicationDidBecomeActive(_:)",
      "applicationDidEnterBackground(_:)",
      "applicationDidFinishLaunching(_:)",
      "applicationWillEnterForeground(_:)",
      "applicationWillResignActive(_:)",
      "applicationWillTerminate(_:)",
      "window",
    ],
    "UICollisionBehaviorDelegate": [
      "collisionBehavior(_:beganContactFor:with:at:)",
      "collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)",
      "collisionBehavior(_:endedContactFor:with:)",
      "collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)",
    ],
    "UIContentView": [
      "supports(_:)"
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)",
      "contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)",
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)",
      "contextMenuInteraction(_:willEndFor:animator:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UIDynamicAnimatorDelegate": [
      "dynamicAnimatorDidPause(_:)",
      "dynamicAnimatorWillResume(_:)",
    ],
    "UIDynamicItem": [
      "collisionBoundingPath",
      "collisionBoundsType",
    ],
    "UIEditMenuInteractionDelegate": [
      "editMenuInteraction(_:menuFor:suggestedActions:)",
      "editMenuInteraction(_:targetRectFor:)",
      "editMenuInteraction(_:willDismissMenuFor:animator:)",
      "editMenuInteraction(_:willPresentMenuFor:animator:)",
    ],
    "UIFocusEnvironment": [
      "focusGroupIdentifier",
      "preferredFocusedView",
    ],
    "UIFocusItem": [
      "didHintFocusMovement(_:)",
      "focusEffect",
      "focusGroupPriority",
      "focusItemDeferralMode",
      "isTransparentFocusItem",
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "gestureRecognizer(_:shouldReceive:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizerShouldBegin(_:)",
    ],
    "UIMenuLeaf": [
      "selectedImage"
    ],
    "UIPageControlProgressDelegate": [
      "pageControlProgress(_:initialProgressForPage:)",
      "pageControlProgressVisibilityDidChange(_:)",
    ],
    "UIPageControlTimerProgressDelegate": [
      "pageControlTimerProgress(_:shouldAdvanceToPage:)",
      "pageControlTimerProgressDidChange(_:)",
    ],
    "UIPencilInteractionDelegate": [
      "pencilInteraction(_:didReceiveSqueeze:)",
      "pencilInteraction(_:didReceiveTap:)",
      "pencilInteractionDidTap(_:)",
    ],
    "UIPointerInteractionDelegate": [
      "pointerInteraction(_:regionFor:defaultRegion:)",
      "pointerInteraction(_:styleFor:)",
      "pointerInteraction(_:willEnter:animator:)",
      "pointerInteraction(_:willExit:animator:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "popoverPresentationController(_:willRepositionPopoverTo:in:)",
      "prepareForPopoverPresentation(_:)",
    ],
    "UISceneDelegate": [
      "scene(_:continue:)",
      "scene(_:didFailToContinueUserActivityWithType:error:)",
      "scene(_:didUpdate:)",
      "scene(_:openURLContexts:)",
      "scene(_:restoreInteractionStateWith:)",
      "scene(_:willConnectTo:options:)",
      "scene(_:willContinueUserActivityWithType:)",
      "sceneDidBecomeActive(_:)",
      "sceneDidDisconnect(_:)",
      "sceneDidEnterBackground(_:)",
      "sceneWillEnterForeground(_:)",
      "sceneWillResignActive(_:)",
      "stateRestorationActivity(for:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidChangeAdjustedContentInset(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidEndZooming(_:with:atScale:)",
      "scrollViewDidScroll(_:)",
      "scrollViewDidScrollToTop(_:)",
      "scrollViewDidZoom(_:)",
      "scrollViewShouldScrollToTop(_:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillBeginZooming(_:with:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "viewForZooming(in:)",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)",
      "sectionIndexTitles(for:)",
      "tableView(_:canEditRowAt:)",
      "tableView(_:canMoveRowAt:)",
      "tableView(_:commit:forRowAt:)",
      "tableView(_:moveRowAt:to:)",
      "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView(_:titleForFooterInSection:)",
      "tableView(_:titleForHeaderInSection:)",
    ],
    "UITableViewDataSourcePrefetching": [
      "tableView(_:cancelPrefetchingForRowsAt:)"
    ],
    "UITableViewDelegate": [
      "indexPathForPreferredFocusedView(in:)",
      "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView(_:canFocusRowAt:)",
      "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView(_:contextMenuConfigurationForRowAt:point:)",
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableView(_:didDeselectRowAt:)",
      "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView(_:didEndEditingRowAt:)",
      "tableView(_:didHighlightRowAt:)",
      "tableView(_:didSelectRowAt:)",
      "tableView(_:didUnhighlightRowAt:)",
      "tableView(_:didUpdateFocusIn:with:)",
      "tableView(_:editActionsForRowAt:)",
      "tableView(_:editingStyleForRowAt:)",
      "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView(_:estimatedHeightForRowAt:)",
      "tableView(_:heightForFooterInSection:)",
      "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForRowAt:)",
      "tableView(_:indentationLevelForRowAt:)",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:performPrimaryActionForRowAt:)",
      "tableView(_:previewForDismissingContextMenuWithConfiguration:)",
      "tableView(_:previewForHighlightingContextMenuWithConfiguration:)",
      "tableView(_:selectionFollowsFocusForRowAt:)",
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView(_:shouldUpdateFocusIn:)",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView(_:viewForFooterInSection:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:willBeginEditingRowAt:)",
      "tableView(_:willDeselectRowAt:)",
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:willDisplayContextMenu:animator:)",
      "tableView(_:willDisplayFooterView:forSection:)",
      "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView(_:willEndContextMenuInteraction:animator:)",
      "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      "tableView(_:willSelectRowAt:)",
      "tableViewDidEndMultipleSelectionInteraction(_:)",
    ],
    "UITextFieldDelegate": [
      "textField(_:editMenuForCharactersIn:suggestedActions:)",
      "textField(_:editMenuForCharactersInRanges:suggestedActions:)",
      "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textField(_:shouldChangeCharactersInRanges:replacementString:)",
      "textField(_:willDismissEditMenuWith:)",
      "textField(_:willPresentEditMenuWith:)",
      "textFieldDidBeginEditing(_:)",
      "textFieldDidChangeSelection(_:)",
      "textFieldDidEndEditing(_:)",
      "textFieldDidEndEditing(_:reason:)",
      "textFieldShouldBeginEditing(_:)",
      "textFieldShouldClear(_:)",
      "textFieldShouldEndEditing(_:)",
      "textFieldShouldReturn(_:)",
    ],
    "UITextInput": [
      "caretTransform(for:)",
      "characterOffset(of:within:)",
      "editMenu(for:suggestedActions:)",
      "isEditable",
      "position(within:atCharacterOffset:)",
      "selectionAffinity",
      "setAttributedMarkedText(_:selectedRange:)",
      "shouldChangeText(in:replacementText:)",
      "textInputView",
      "textStyling(at:in:)",
      "willDismissEditMenu(animator:)",
      "willPresentEditMenu(animator:)",
    ],
    "UITextInputTraits": [
      "allowedWritingToolsResultOptions",
      "autocapitalizationType",
      "autocorrectionType",
      "enablesReturnKeyAutomatically",
      "inlinePredictionType",
      "isSecureTextEntry",
      "keyboardAppearance",
      "keyboardType",
      "mathExpressionCompletionType",
      "passwordRules",
      "returnKeyType",
      "smartDashesType",
      "smartInsertDeleteType",
      "smartQuotesType",
      "spellCheckingType",
      "textContentType",
      "writingToolsBehavior",
    ],
    "UITextInteractionDelegate": [
      "interactionDidEnd(_:)",
      "interactionShouldBegin(_:at:)",
      "interactionWillBegin(_:)",
    ],
    "UITextViewDelegate": [
      "textView(_:editMenuForTextIn:suggestedActions:)",
      "textView(_:editMenuForTextInRanges:suggestedActions:)",
      "textView(_:menuConfigurationFor:defaultMenu:)",
      "textView(_:primaryActionFor:defaultAction:)",
      "textView(_:shouldChangeTextIn:replacementText:)",
      "textView(_:shouldChangeTextInRanges:replacementText:)",
      "textView(_:shouldInteractWith:in:interaction:)",
      "textView(_:textItemMenuWillDisplayFor:animator:)",
      "textView(_:textItemMenuWillEndFor:animator:)",
      "textView(_:willDismissEditMenuWith:)",
      "textView(_:willPresentEditMenuWith:)",
      "textViewDidBeginEditing(_:)",
      "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)",
      "textViewDidEndEditing(_:)",
      "textViewShouldBeginEditing(_:)",
      "textViewShouldEndEditing(_:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "animationEnded(_:)",
      "interruptibleAnimator(using:)",
    ],
    "UIViewControllerInteractiveTransitioning": [
      "completionCurve",
      "completionSpeed",
      "wantsInteractiveStart",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forDismissed:)",
      "animationController(forPresented:presenting:source:)",
      "interactionControllerForDismissal(using:)",
      "interactionControllerForPresentation(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:)",
      "addAnimations(_:delayFactor:)",
      "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
    "UIWindowSceneDelegate": [
      "window",
      "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)",
      "windowScene(_:didUpdateEffectiveGeometry:)",
    ],
    "URLSessionDataDelegate": [
      "urlSession(_:dataTask:didReceive:)",
      "urlSession(_:dataTask:didReceive:completionHandler:)",
    ],
    "URLSessionDelegate": [
      "urlSession(_:didBecomeInvalidWithError:)",
      "urlSession(_:didReceive:completionHandler:)",
    ],
    "URLSessionDownloadDelegate": [
      "urlSession(_:downloadTask:didFinishDownloadingTo:)",
      "urlSession(_:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:)",
    ],
    "URLSessionTaskDelegate": [
      "urlSession(_:task:didCompleteWithError:)",
      "urlSession(_:task:didReceive:completionHandler:)",
      "urlSession(_:task:didSendBodyData:totalBytesSent:totalBytesExpectedToSend:)",
      "urlSession(_:task:willPerformHTTPRedirection:newRequest:completionHandler:)",
    ],
  ]

  /// The protocols that others stand on.
  package static let parents: [String: [String]] = [
    "AppSceneProviding": [
      "UIApplicationDelegate"
    ],
    "UIFocusItem": [
      "UIFocusEnvironment"
    ],
    "UIKeyInput": [
      "UITextInputTraits"
    ],
    "UIPageControlTimerProgressDelegate": [
      "UIPageControlProgressDelegate"
    ],
    "UIPopoverPresentationControllerDelegate": [
      "UIAdaptivePresentationControllerDelegate"
    ],
    "UISheetPresentationControllerDelegate": [
      "UIAdaptivePresentationControllerDelegate"
    ],
    "UITableViewDelegate": [
      "UIScrollViewDelegate"
    ],
    "UITextInput": [
      "UITextInputTraits"
    ],
    "UITextViewDelegate": [
      "UIScrollViewDelegate"
    ],
    "UIWindowSceneDelegate": [
      "UISceneDelegate"
    ],
    "URLSessionDataDelegate": [
      "URLSessionDelegate",
      "URLSessionTaskDelegate",
    ],
    "URLSessionDownloadDelegate": [
      "URLSessionDelegate",
      "URLSessionTaskDelegate",
    ],
    "URLSessionTaskDelegate": [
      "URLSessionDelegate"
    ],
  ]
}
