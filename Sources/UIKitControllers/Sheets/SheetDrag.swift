internal import UIKitCore
internal import UIKitScroll

/// The gesture that drags a sheet, from anywhere in it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()
  /// The dismissal in progress while the sheet is dragged below its lowest detent, or `nil`.
  private(set) var dismissal: SheetDismissal?
  private unowned let sheet: UISheetPresentationController
  private var start: CGFloat?
  private var way: CGFloat = 0
  private var mayDismiss = true
  /// The scroll view that moves the sheet by its drag. `seen` is its translation at the last step.
  private weak var scrollView: UIScrollView?
  private var seen: CGFloat = 0
  private var beganAtTop = false

  /// The initial fraction of the finger's distance that a sheet follows if it may not be dismissed,
  /// as in a scroll view.
  private static let resistance: CGFloat = 0.55

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.delegate = self
    pan.addTarget(self, action: SheetDrag.follow)
  }

  /// Whether a finger drags the sheet.
  var isActive: Bool { start != nil }
  /// Whether the sheet is being dismissed by a drag.
  var isDismissing: Bool { dismissal != nil }

  // MARK: Drags of the sheet

  /// Begins only for vertical drags outside scroll views, which determine themselves how much they
  /// leave to the sheet.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.state == .shown, let container = sheet.container else { return false }
    let way = pan.translation(in: container)
    guard abs(way.y) > abs(way.x) else { return false }
    return !isOverScrollView
  }

  private var isOverScrollView: Bool {
    guard let view = sheet.presentedView else { return false }
    let hit = view.hitTest(pan.location(in: view), with: nil)
    return LinkWalk(hit) { $0 === view ? nil : $0.superview }.contains {
      ($0 as? UIScrollView)?.takesDragsUpAndDown == true
    }
  }

  private func follow() {
    guard let container = sheet.container else { return end(velocity: 0, isCancelled: true) }
    switch pan.state {
    case .began:
      begin()
      move(by: pan.translation(in: container).y)
    case .changed: move(by: pan.translation(in: container).y)
    case .ended: end(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed: end(velocity: 0, isCancelled: true)
    default: break
    }
  }

  // MARK: Moving

  private func begin() {
    guard start == nil else { return }
    start = sheet.height
    way = 0
    mayDismiss =
      !sheet.presentedViewController.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) != false
  }

  private func move(by way: CGFloat) {
    guard let start else { return }
    self.way = way
    let heights = sheet.heights.map(\.height)
    guard let lowest = heights.first, let highest = heights.last else { return }
    let wanted = start - way
    sheet.draggedHeight = min(highest, max(lowest, wanted))
    let below = max(0, lowest - wanted)
    sheet.offset = mayDismiss ? below : Self.banded(below, lowest)
    if below > 0, mayDismiss { beginDismissal() }
    sheet.placePresentedView()
    dismissal?.update(sheet.offset / max(1, shownHeight))
  }

  private static func banded(_ way: CGFloat, _ dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (way * resistance / dimension + 1)) * dimension
  }

  /// The visible height of the sheet at its lowest detent.
  private var shownHeight: CGFloat {
    let lowest = sheet.heights.first?.height ?? 0
    return sheet.layout.place(height: lowest, offset: 0, isDragged: false).frame.height
  }

  private func beginDismissal() {
    guard dismissal == nil else { return }
    dismissal = SheetDismissal()
    sheet.dismissByUser()
  }

  // MARK: Release

  private func end(velocity: CGFloat, isCancelled: Bool = false) {
    guard let start else { return }
    self.start = nil
    scrollView = nil
    guard sheet.state == .shown || dismissal != nil else {
      // The app dismisses the sheet, so it has no position to settle at.
      sheet.draggedHeight = nil
      sheet.offset = 0
      return
    }
    let heights = sheet.heights
    let below = max(0, (heights.first?.height ?? 0) - start + way)
    let release = SheetRelease(offset: below, velocity: velocity, shownHeight: shownHeight)
    let dismisses = release.dismisses && !isCancelled
    if dismisses, mayDismiss { return leave() }
    if dismisses { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
    let place = release.detent(
      from: sheet.draggedHeight ?? start, among: heights.map(\.height))
    let identifier = heights[place].identifier
    let changes = place != sheet.selectedIndex
    sheet.settle { [sheet] in
      sheet.draggedHeight = nil
      sheet.offset = 0
      if changes { sheet.selectedDetentIdentifier = identifier }
      sheet.placePresentedView()
    } then: { [self] in
      let dismissal = dismissal
      self.dismissal = nil
      dismissal?.complete(false)
    }
    dismissal?.cancel()
    if changes {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }

  private func leave() {
    guard let dismissal, let view = sheet.presentedView, let container = sheet.container else {
      return
    }
    dismissal.finish()
    sheet.settle { [sheet] in
      view.center.y += max(0, container.bounds.maxY - view.frame.minY)
      sheet.views.moveGrabber(with: view)
      sheet.views.dimming.alpha = 0
    } then: { [self] in
      self.dismissal = nil
      dismissal.complete(true)
    }
  }

  // MARK: Drags of a scroll view

  /// Consumes the sheet's part of a scroll view's drag.
  ///
  /// That is a drag downward from the top of the content, and upward until the sheet has its
  /// maximum height.
  func take(from scrollView: UIScrollView) {
    guard let container = sheet.container, sheet.state == .shown || isActive else { return }
    let pan = scrollView.panGestureRecognizer
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    if self.scrollView !== scrollView {
      guard !isActive else { return }
      self.scrollView = scrollView
      seen = 0
      way = 0
      beganAtTop = isAtTop
    }
    let translation = pan.translation(in: container)
    let step = translation.y - seen
    let part = beganAtTop ? takes(of: step, isAtTop) : 0
    if part != 0 {
      begin()
      move(by: way + part)
      pan.setTranslation(CGPoint(x: translation.x, y: translation.y - part), in: container)
    }
    seen = translation.y - part
  }

  private func takes(of step: CGFloat, _ isAtTop: Bool) -> CGFloat {
    if step > 0 { return isAtTop ? step : 0 }
    let heights = sheet.heights
    let top =
      sheet.prefersScrollingExpandsWhenScrolledToEdge
      ? heights.last?.height ?? 0 : start ?? sheet.height
    let current = (start ?? sheet.height) - (isActive ? way : 0)
    return isAtTop || isActive ? max(step, min(0, current - top)) : 0
  }

  /// Ends the drag of a scroll view, and returns whether it belonged to the sheet.
  ///
  /// A drag upward that ends at the largest height counts as the scroll view's.
  func endDrag(of scrollView: UIScrollView, isCancelled: Bool) -> Bool {
    guard self.scrollView === scrollView else { return false }
    self.scrollView = nil
    guard isActive else { return false }
    let isFull = way < 0 && sheet.draggedHeight == sheet.heights.last?.height
    let velocity = scrollView.panGestureRecognizer.velocity(in: sheet.container).y
    end(velocity: isCancelled ? 0 : velocity, isCancelled: isCancelled)
    return !isFull
  }
}

/// The interaction controller of a dismissal that a drag of the sheet drives.
final class SheetDismissal: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) { context = transitionContext }

  func update(_ part: CGFloat) { context?.updateInteractiveTransition(part) }
  func finish() { context?.finishInteractiveTransition() }
  func cancel() { context?.cancelInteractiveTransition() }

  func complete(_ completed: Bool) {
    let context = context
    self.context = nil
    context?.completeTransition(completed)
  }
}
