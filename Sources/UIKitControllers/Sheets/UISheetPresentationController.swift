internal import UIKitAnimation
public import UIKitCore
internal import UIKitScroll

/// Shows a controller as a sheet that rests at detents and can be dragged.
///
/// Set its ``UIPresentationController/delegate`` to a ``UISheetPresentationControllerDelegate`` to
/// receive changes of the detent as well.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Detents

  /// The heights at which the sheet rests, initially only the largest.
  ///
  /// The sheet first appears at the smallest.
  open var detents: [Detent] = [.large()] { didSet { sheetChanged() } }
  /// The current detent, or `nil` for the smallest.
  ///
  /// Set it inside ``animateChanges(_:)`` to animate the movement.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
  /// The largest detent at which the presenter isn't dimmed and receives touches, or `nil` if it is
  /// always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
  /// Whether dragging upward in a scroll view that is at its top moves the sheet to a larger
  /// detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Evaluates the detents again because their values may have changed.
  open func invalidateDetents() { sheetChanged() }
  /// Animates changes of the sheet.
  open func animateChanges(_ changes: () -> Void) {
    settle(changes)
  }

  // MARK: Appearance

  /// Whether a grabber is shown at the top edge.
  open var prefersGrabberVisible = false { didSet { sheetChanged() } }
  /// The corner radius in points, or `nil` for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if let radius = preferredCornerRadius {
        preferredCornerRadius = NumberCheck.admit(
          radius, else: oldValue ?? 0, "preferredCornerRadius", of: self)
      }
      sheetChanged()
    }
  }
  /// Whether the sheet is attached to the edge in windows of compact height (only stored, because
  /// sheets are always attached).
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet has the preferred width of its controller.
  ///
  /// Used only in wide windows.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }
  /// Whether the sheet has the system's page size in wide windows (only stored).
  open var prefersPageSizing = true
  /// The view from which the sheet appears in wide windows (only stored).
  open var sourceView: UIView?

  // MARK: State

  let views = SheetViews()
  private(set) lazy var drag = SheetDrag(self)
  /// The height during a drag, or `nil` if the sheet rests.
  var draggedHeight: CGFloat?
  /// The distance by which the sheet is pulled below its lowest detent, in points.
  var offset: CGFloat = 0

  // MARK: Presentation

  /// The visible frame of the sheet at its detent, in the container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.place(height: height, offset: 0, isDragged: false).frame
  }

  /// Adds the dimming view and the drag gesture.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    container.insertSubview(views.dimming, at: 0)
    views.dimming.frame = container.bounds
    views.onTap = { [weak self] in
      if let self, state == .shown, userMayDismiss() { dismissByUser() }
    }
    container.updateSafeArea()
    views.dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { [self] _ in
      views.dimming.alpha = dims ? 1 : 0
    }
    if let view = presentedView {
      views.keepLook(of: view)
      view.addGestureRecognizer(drag.pan)
    }
  }

  /// Fades out the dimming view.
  open override func dismissalTransitionWillBegin() {
    guard !drag.isDismissing else { return }
    presentedViewController.transitionCoordinator?.animate { [self] _ in views.dimming.alpha = 0 }
  }

  /// Restores the position after a canceled dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { placePresentedView() }
  }

  /// Lays out the sheet, unless it is being dragged or dismissed.
  open override func containerViewDidLayoutSubviews() {
    if state == .shown, !drag.isActive { placePresentedView() }
  }

  override func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    guard presentedViewController.modalTransitionStyle == .coverVertical else {
      return super.standardAnimator(presents: presents)
    }
    return SheetAnimator(self, presents: presents)
  }

  override var draggedDismissal: (any UIViewControllerInteractiveTransitioning)? { drag.dismissal }

  override func take(from scrollView: UIScrollView) { drag.take(from: scrollView) }

  override func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool {
    drag.endDrag(of: scrollView, isCancelled: isCancelled)
  }

  override func passesTouchThrough(at point: CGPoint) -> Bool { !dims }

  override var addedSafeArea: UIEdgeInsets {
    layout.isFloating(height)
      ? UIEdgeInsets(top: 0, left: 0, bottom: SheetLayout.gap, right: 0) : .zero
  }

  override func placePresentedView() {
    guard let view = presentedView, container != nil else { return }
    let place = layout.place(
      height: draggedHeight ?? height, offset: offset, isDragged: draggedHeight != nil)
    views.put(view, at: place, radius: preferredCornerRadius, isFloating: place.scale < 1)
    views.showGrabber(prefersGrabberVisible, over: view)
    views.dimming.alpha = dims ? max(0, 1 - offset / max(1, place.frame.height)) : 0
    container?.updateSafeArea()
  }

  override func restorePresentedView() {
    if let view = presentedView {
      view.removeGestureRecognizer(drag.pan)
      views.giveLookBack(to: view)
    }
    draggedHeight = nil
    offset = 0
  }

  /// Updates the position after a change on which it depends.
  private func sheetChanged() {
    guard state == .shown || state == .arriving else { return }
    placePresentedView()
  }

  /// Animates changes with the spring of sheets, and calls `finish` at the end.
  func settle(_ changes: () -> Void, then finish: (() -> Void)? = nil) {
    ViewAnimationBlock(
      duration: 0, options: [.overrideInheritedDuration, .beginFromCurrentState, .layoutSubviews],
      pace: .spring(.critical(frequency: SheetRelease.frequency))
    ) { _ in
      finish?()
    }.run(changes)
  }
}
