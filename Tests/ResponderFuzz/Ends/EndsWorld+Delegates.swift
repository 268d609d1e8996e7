import TouchstoneKit

// The delegate methods and actions of the fuzz test.

extension EndsWorld {
  static let gestured = Selector("endsFuzzGesture:", EndsWorld.gestureChanged(_:))

  func gestureChanged(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer, let name = recognizer.name else {
      return
    }
    switch recognizer.state {
    case .began: ledger.begin(.gesture, name)
    case .changed:
      if !ledger.isOpen(.gesture, name) { problems.append("\(name) changes and has not begun") }
    case .ended, .cancelled: ledger.end(.gesture, name)
    case .possible, .failed: problems.append("\(name) sends \(recognizer.state)")
    }
    mischief()
    // Its own action removed the view, so it is the last one (statement 399).
    if recognizer.state == .possible { ledger.forgive(.gesture, name) }
  }

  func name(of object: AnyObject?) -> String { (object as? any Named)?.name ?? "?" }
}

extension EndsWorld: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension EndsWorld: UITextViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { mischief() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    ledger.begin(.drag, name(of: scrollView))
    mischief()
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { mischief() }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ledger.end(.drag, name(of: scrollView))
    mischief()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ledger.begin(.deceleration, name(of: scrollView))
    mischief()
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ledger.end(.deceleration, name(of: scrollView))
    mischief()
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    (scrollView as? EndsScroll)?.content
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { mischief() }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    ledger.begin(.zoom, name(of: scrollView))
    mischief()
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    ledger.end(.zoom, name(of: scrollView))
    mischief()
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ledger.end(.scrollAnimation, name(of: scrollView))
    mischief()
  }
  func textViewDidBeginEditing(_ textView: UITextView) {
    ledger.begin(.editing, name(of: textView))
    mischief()
  }
  func textViewDidEndEditing(_ textView: UITextView) {
    ledger.end(.editing, name(of: textView))
    mischief()
  }
}

extension EndsWorld: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    ledger.begin(.editing, name(of: textField))
    mischief()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    mischief()
    return !isPlanted || !random.chance(4)
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    ledger.end(.editing, name(of: textField))
    if isPlanted, random.chance(3) { textField.becomeFirstResponder() }
    mischief()
  }
}

extension EndsWorld: UITextInteractionDelegate {
  func interactionWillBegin(_ interaction: UITextInteraction) {
    ledger.begin(.textGesture, name(of: interaction.textInput))
    mischief()
  }
  func interactionDidEnd(_ interaction: UITextInteraction) {
    ledger.end(.textGesture, name(of: interaction.textInput))
    mischief()
  }
}

/// Records the interaction callbacks of one view. The world retains this object, and the view may
/// be gone.
final class EndsEar: NSObject, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate,
  UIPointerInteractionDelegate, UIPencilInteractionDelegate
{
  weak var world: EndsWorld?
  let name: String

  init(_ world: EndsWorld, _ name: String) {
    self.world = world
    self.name = name
    super.init()
  }

  private func begin(_ pair: EndsLedger.Pair) {
    world?.ledger.begin(pair, name)
    world?.mischief()
  }
  private func end(_ pair: EndsLedger.Pair) {
    world?.ledger.end(pair, name)
    world?.mischief()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }])
    })
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { begin(.contextMenu) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { end(.contextMenu) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: [UIAction(title: "Two") { _ in }]) }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { begin(.editMenu) }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { end(.editMenu) }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { begin(.pointer) }
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { end(.pointer) }

  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {
    switch squeeze.phase {
    case .began: begin(.squeeze)
    case .changed: world?.mischief()
    case .ended, .cancelled: end(.squeeze)
    }
  }
}

extension EndsWorld: UIDynamicAnimatorDelegate {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    ledger.begin(.dynamics, "animator")
    mischief()
  }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    ledger.end(.dynamics, "animator")
    mischief()
  }
}

extension EndsWorld: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    EndsPresentation(self, nextName("presentation"), presented, presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    random.chance(2) ? EndsTransition(self, nextName("transition")) : nil
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    random.chance(2) ? EndsTransition(self, nextName("transition")) : nil
  }
}
