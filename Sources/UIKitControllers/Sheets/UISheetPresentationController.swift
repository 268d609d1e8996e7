internal import UIKitAnimation
public import UIKitCore
internal import UIKitScroll

/// Shows a controller as a sheet, which rests at detents and which the user drags.
///
/// Set ``delegate`` to a ``UISheetPresentationControllerDelegate`` to hear of detents as well.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Detents

  /// The heights at which it rests; only the largest one at first. The smallest is its first place.
  open var detents: [Detent] = [.large()] { didSet { sheetChanged() } }
  /// The detent at which it is; nil for the smallest.
  ///
  /// Set it inside ``animateChanges(_:)`` to let the sheet move there.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
  /// The largest detent at which the presenter is not dimmed, and takes touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetChanged() } }
  /// Whether a drag upwards in a scroll view that is at its top brings the sheet to a larger detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The values of detents may be others now: they are asked for again.
  open func invalidateDetents() { sheetChanged() }
  /// Makes changes of the sheet as an animation.
  open func animateChanges(_ changes: () -> Void) {
    settle(changes)
  }

  // MARK: Look

  /// Whether a grabber is shown at the upper edge.
  open var prefersGrabberVisible = false { didSet { sheetChanged() } }
  /// The radius of the corners; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if let radius = preferredCornerRadius {
        preferredCornerRadius = NumberCheck.admit(
          radius, else: oldValue ?? 0, "preferredCornerRadius", of: self)
      }
      sheetChanged()
    }
  }
  /// Whether it is attached to the edge in windows that are not high; kept, as no sheet here leaves it.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether an attached sheet is as wide as its controller prefers; in wide windows only.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetChanged() } }
  /// Whether a wide window shows it in the system's size of a page; kept.
  open var prefersPageSizing = true
  /// The view from which it comes, in wide windows; kept, and not used here.
  open var sourceView: UIView?

  // MARK: State

  let views = SheetViews()
  private(set) lazy var drag = SheetDrag(self)
  /// The height under the finger; nil where it rests.
  var draggedHeight: CGFloat?
  /// Points that it is pulled down below its lowest place.
  var offset: CGFloat = 0

  // MARK: Presentation

  /// Where the sheet is seen at its detent, in its container.
  open override var frameOfPresentedViewInContainerView: CGRect {
    layout.place(height: height, offset: 0, isDragged: false).frame
  }

  /// Puts the dimming and the grabber in.
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

  /// Takes the dimming away.
  open override func dismissalTransitionWillBegin() {
    guard !drag.isDismissing else { return }
    presentedViewController.transitionCoordinator?.animate { [self] _ in views.dimming.alpha = 0 }
  }

  /// Puts everything back after a dismissal that was given up.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if !completed { placePresentedView() }
  }

  /// Lays the sheet out, unless it goes.
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

  /// Something has changed that the place depends on.
  private func sheetChanged() {
    guard state == .shown || state == .arriving else { return }
    placePresentedView()
  }

  /// Makes changes on the spring on which sheets move, and tells of the end.
  func settle(_ changes: () -> Void, then finish: (() -> Void)? = nil) {
    ViewAnimationBlock(
      duration: 0, options: [.overrideInheritedDuration, .beginFromCurrentState, .layoutSubviews],
      pace: .spring(.critical(frequency: SheetRelease.frequency))
    ) { _ in
      finish?()
    }.run(changes)
  }
}
