public import UIKitCore

/// Shows a controller next to its source, with an arrow that points to the source.
///
/// In a *compact* width it is a sheet, unless the delegate specifies otherwise. Touches outside the
/// popover dismiss it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view or layout guide to which the popover points.
  ///
  /// It takes precedence over ``sourceView``, and over a ``sourceRect`` that was set before it.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      isRectOfItem = false
      sourceChanged()
    }
  }
  /// The view to which the popover points.
  open var sourceView: UIView? { didSet { sourceChanged() } }
  /// The source rectangle in the coordinates of the source, or null for the whole source.
  open var sourceRect = CGRect.null {
    didSet {
      isRectOfItem = true
      sourceChanged()
    }
  }
  /// Whether the rectangle is in the coordinates of the source item, because it was set after the
  /// item.
  private var isRectOfItem = false
  /// The permitted directions of the arrow, which determine the sides of the source that are tried.
  ///
  /// The order is below, above, right and left. If it is empty, the popover is centered over its
  /// source, without an arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { sourceChanged() } }
  /// The direction of the arrow, unknown before the popover is shown.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover overlaps its source if no side has enough space.
  ///
  /// Otherwise the popover shrinks.
  open var canOverlapSourceViewRect = false
  /// Views outside the popover that receive touches while it is shown.
  open var passthroughViews: [UIView]?
  /// The color of the card and its arrow, or `nil` for the content's background color.
  open var backgroundColor: UIColor? { didSet { colorBackground() } }
  /// The minimum distances from the edges of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The class of the background, or `nil` for the framework's own.
  ///
  /// It must be a subclass of ``UIPopoverBackgroundView`` with an initializer without arguments.
  /// Set it before the popover is shown.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// The sheet that replaces the popover in a *compact* width.
  ///
  /// Use it to configure the sheet.
  open private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    sheet.keepPresented(false)
    return sheet
  }()

  /// Whether editing below ends while the popover is shown, and resumes after it.
  ///
  /// UIKit doesn't document this. Apps on iOS 8 report that the keyboard disappears, later ones
  /// that it stays.
  package final var endsEditing = false

  private let surround = PopoverSurroundings()
  private lazy var view = PopoverView()
  /// The rectangle of the source in the container, as it was last read.
  private var knownSource: CGRect?
  /// The size of the container for which the popover is laid out.
  private var laidOutSize = CGSize.zero
  /// The size of content without a preferred size, as in UIKit's oldest popovers.
  private static let size = CGSize(width: 320, height: 480)

  override func ownAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? .formSheet : .none
  }

  // MARK: Position

  /// The content with its background, which includes the arrow.
  open override var presentedView: UIView? { view }

  /// The frame of the content, its background and the arrow, next to the source and within the
  /// margins.
  open override var frameOfPresentedViewInContainerView: CGRect { place.whole }

  /// The rectangle in the container to which the arrow points, or `nil` without a source.
  ///
  /// A source that has left the window keeps its last rectangle.
  private var source: CGRect? {
    guard let container else { return nil }
    guard let view = sourceItem.map({ $0 as? UIView }) ?? sourceView else {
      return sourceItem?.frame(in: container)
    }
    guard view.window === container.window else { return knownSource }
    let isWhole = sourceRect.isNull || sourceItem != nil && !isRectOfItem
    return container.convert(isWhole ? view.bounds : sourceRect, from: view)
  }

  private var place: PopoverLayout.Place {
    guard let container else {
      return PopoverLayout.Place(
        whole: .zero, content: .zero, direction: .unknown, arrowOffset: 0)
    }
    let room = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
    let wish = preferredContentSize
    return PopoverLayout(
      room: room,
      source: source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0),
      contentSize: CGSize(
        width: wish.width > 0 ? wish.width : Self.size.width,
        height: wish.height > 0 ? wish.height : Self.size.height),
      permitted: sourceView == nil && sourceItem == nil ? [] : permittedArrowDirections,
      mayOverlap: canOverlapSourceViewRect, frame: background
    ).place
  }

  private var background: PopoverLayout.Frame {
    guard let own = popoverBackgroundViewClass else {
      return PopoverLayout.Frame(
        arrowBase: CardPopoverBackground.arrowBase(),
        arrowHeight: CardPopoverBackground.arrowHeight(), insets: .zero,
        cornerRadius: CardPopoverBackground.cornerRadius)
    }
    return PopoverLayout.Frame(
      arrowBase: NumberCheck.admit(own.arrowBase(), else: 0, "arrowBase", of: self),
      arrowHeight: NumberCheck.admit(own.arrowHeight(), else: 0, "arrowHeight", of: self),
      insets: NumberCheck.admit(own.contentViewInsets(), else: .zero, "insets", of: self),
      cornerRadius: 0)
  }

  /// Lets the delegate change the source if the size of the container has changed.
  private func askForSource() {
    guard let container, container.bounds.size != laidOutSize, let sourceView,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    laidOutSize = container.bounds.size
    let known = sourceRect.isNull ? sourceView.bounds : sourceRect
    var (rect, view) = (known, sourceView)
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== sourceView { self.sourceView = view }
    if rect != known { sourceRect = rect }
  }

  private func sourceChanged() { container?.setNeedsLayout() }

  /// Lays out the popover again if its source has moved in the container.
  func followSource() {
    guard state == .shown, let container, source != knownSource else { return }
    container.setNeedsLayout()
    container.layoutIfNeeded()
  }

  override func placePresentedView() {
    knownSource = source
    laidOutSize = container?.bounds.size ?? .zero
    let place = place
    if view.frame != place.whole { view.frame = place.whole }
    arrowDirection = place.direction
    view.arrange(place)
  }

  // MARK: Presentation

  /// Adds the background and the content, and a view around the popover that dismisses it when
  /// tapped.
  open override func presentationTransitionWillBegin() {
    guard let container else { return }
    container.window?.windowScene?.application?.shownPopovers.add(self)
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    surround.frame = container.bounds
    surround.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surround.gestureRecognizers = [
      UITapGestureRecognizer(target: self, action: UIPopoverPresentationController.tappedOutside)
    ]
    surround.isPassedThrough = { [weak self] in self?.isPassedThrough($0) ?? false }
    container.insertSubview(surround, at: 0)
    showContent()
  }

  private func showContent() {
    let type = popoverBackgroundViewClass.flatMap { $0 as? UIPopoverBackgroundView.Type }
    let own = type.flatMap { ClassInstantiation.make($0, as: UIPopoverBackgroundView.self) }
    view.show(
      presentedViewController.view, on: own ?? CardPopoverBackground(),
      isRound: type?.wantsDefaultContentAppearance ?? true)
    colorBackground()
  }

  private func colorBackground() {
    guard let card = view.background as? CardPopoverBackground else { return }
    card.color =
      backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  private func isPassedThrough(_ point: CGPoint) -> Bool {
    passthroughViews?.contains { $0.bounds.contains($0.convert(point, from: surround)) } ?? false
  }

  override var endsEditingBelow: Bool { endsEditing }

  override func passesTouchThrough(at point: CGPoint) -> Bool { isPassedThrough(point) }

  private func tappedOutside() {
    guard state == .shown else { return }
    if let alert {
      _ = leaveAlert(alert)
    } else if userMayDismiss() {
      dismissByUser()
    }
  }

  /// Lays out the popover.
  open override func containerViewDidLayoutSubviews() {
    guard state == .shown else { return }
    askForSource()
    placePresentedView()
  }

  override func restorePresentedView() { view.giveContentBack() }

  override func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    CrossDissolveAnimator(presents: presents)
  }
}
