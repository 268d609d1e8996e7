internal import TouchstoneGestures
@_spi(Kit) public import UIKitCore
internal import UIKitKeys

/// A view that shows a part of something larger, which fingers, a wheel or a trackpad move.
///
/// The offset is the origin of the bounds. While a finger is down it follows the pan recognizer;
/// afterwards it goes on by closed forms on the application's clock, frame by frame.
///
/// The class body is a table of contents: the work stands in the files of the facets.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  let pan = ScrollPanGestureRecognizer()
  let delayer = DelayedTouchesRecognizer()
  let ticker = ScrollTicker()
  let indicators = ScrollIndicators()
  /// Answers as the delegate of the pan and the pinch where the class declares no delegate.
  final var gestureDelegateStorage: ScrollGestureDelegate?
  var pinchStorage: ScrollPinchGestureRecognizer?
  var refreshStorage: UIRefreshControl?
  var scroll = ScrollSettings()
  var state = ScrollState()
  /// The view around it that received steps of the latest drag.
  final weak var latestTaker: (any DragTaking)?
  /// The input views that the latest drag moves.
  final weak var pushedInputViews: InputViewPresenter?

  // MARK: Making one

  /// Makes a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Makes a scroll view from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  /// Hears of what the scroll view does; not kept alive.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { updateZooming() } }

  // MARK: The content

  /// The point of the content at the view's upper left: the origin of the bounds.
  ///
  /// It may be set out of range and stays there. A drag or a deceleration goes on from where it is
  /// set; ``setContentOffset(_:animated:)`` ends a deceleration. What moves the content sets it too,
  /// step by step, so that a subclass may observe or change it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  /// How large the content is.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }
  /// How much of the content can be seen.
  open var visibleSize: CGSize { bounds.size }
  /// Room around the content.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      scroll.contentInset = NumberCheck.admit(
        newValue, else: scroll.contentInset, "contentInset", of: self)
      insetsMayHaveChanged()
      KitServices.installed.observing?.propertiesDidChange(of: self)
    }
  }
  /// ``contentInset`` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { resolvedInset }
  /// When the safe area counts.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustment }
    set {
      scroll.adjustment = newValue
      insetsMayHaveChanged()
    }
  }
  /// Where content that fits lies in the free room, from (0, 0) for the upper left to (1, 1).
  open var contentAlignmentPoint: CGPoint {
    get { scroll.contentAlignment }
    set { setContentAlignment(newValue) }
  }
  /// The insets that hold have changed; does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}
  /// Goes to an offset, at once or in 0.3 s, and ends what moves the content by itself.
  ///
  /// A finger that drags goes on from there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animateOffset(to: contentOffset) } else { commandOffset(contentOffset) }
  }
  /// Scrolls by as little as shows a part of the content; not at all where it is in view.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }
  /// Stops where the content is, or at the nearest valid place, or page.
  open func stopScrollingAndZooming() { stopMoving() }

  // MARK: Scrolling

  /// Whether fingers and wheels scroll; the program can always. Turning it off ends a deceleration.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set {
      scroll.isScrollEnabled = newValue
      updateRecognizers()
      if !newValue { stopDecelerating() }
    }
  }
  /// Whether a drag keeps to the axis along which it starts, if it starts along one.
  open var isDirectionalLockEnabled = false
  /// Whether it comes to rest at multiples of its size.
  open var isPagingEnabled = false
  /// How fast it slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether it gives way beyond its edges; setting it sets both axes.
  open var bounces: Bool {
    get { scroll.bouncesHorizontally || scroll.bouncesVertically }
    set {
      scroll.bouncesHorizontally = newValue
      scroll.bouncesVertically = newValue
    }
  }
  /// Whether it gives way to the left and to the right.
  open var bouncesHorizontally: Bool {
    get { scroll.bouncesHorizontally }
    set { scroll.bouncesHorizontally = newValue }
  }
  /// Whether it gives way at the top and at the bottom.
  open var bouncesVertically: Bool {
    get { scroll.bouncesVertically }
    set { scroll.bouncesVertically = newValue }
  }
  /// Whether it can be dragged sideways even where the content fits.
  open var alwaysBounceHorizontal = false
  /// Whether it can be dragged up and down even where the content fits.
  open var alwaysBounceVertical = false
  /// Whether a sideways drag that begins at the limit is left to a scroll view around this one.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a drag up or down that begins at the limit is left to a scroll view around this one.
  open var transfersVerticalScrollingToParent = true
  /// Whether a finger is down that may scroll, or does.
  open var isTracking: Bool { isTouched }
  /// Whether fingers, or a wheel, scroll.
  open var isDragging: Bool { state.drag != nil }
  /// Whether the content moves on by itself after a drag; also while a finger holds it that caught it.
  open var isDecelerating: Bool { state.coasting?.isDeceleration == true || state.caught != nil }
  /// Whether an animated change of the offset is under way; a deceleration is none.
  open var isScrollAnimating: Bool { state.animation != nil }
  /// What fingers drag it by; its delegate is the scroll view and can't be another.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// It does so only while this is the one scroll view on the screen that wants it.
  open var scrollsToTop = true
  /// Whether arrows, Page Up, Page Down, Home and End scroll while it has the focus or is
  /// first responder.
  open var allowsKeyboardScrolling = true
  /// When a drag puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What a pull at the top asks for new content by.
  open var refreshControl: UIRefreshControl? {
    get { refreshStorage }
    set { setRefreshControl(newValue) }
  }

  // MARK: Zooming

  /// The smallest scale.
  open var minimumZoomScale: CGFloat {
    get { scroll.minimumZoomScale }
    set {
      scroll.minimumZoomScale = NumberCheck.admit(
        newValue, else: scroll.minimumZoomScale, "minimumZoomScale", of: self)
      updateZooming()
    }
  }
  /// The largest scale; it has to differ from the smallest for zooming.
  open var maximumZoomScale: CGFloat {
    get { scroll.maximumZoomScale }
    set {
      scroll.maximumZoomScale = NumberCheck.admit(
        newValue, else: scroll.maximumZoomScale, "maximumZoomScale", of: self)
      updateZooming()
    }
  }
  /// How large the view that the delegate names is shown; setting it keeps to the limits.
  open var zoomScale: CGFloat {
    get { state.zoomScale }
    set { setScale(newValue, animated: false) }
  }
  /// Whether fingers may go beyond the limits; the scale comes back when they lift.
  open var bouncesZoom = true
  /// Whether fingers zoom.
  open var isZooming: Bool { state.zoom != nil }
  /// Whether the scale is on its way back from beyond a limit.
  open var isZoomBouncing: Bool { state.zoomAnimation?.isBounce == true }
  /// Whether a change of scale that the program asked for is under way.
  open var isZoomAnimating: Bool { state.zoomAnimation?.isBounce == false }
  /// What fingers zoom by; nil while there is nothing to zoom.
  ///
  /// There is something while the limits differ and the delegate names a view.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { resolvedPinch }
  /// Goes to a scale about the middle of what is in view, at once or in 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale, animated: animated) }
  /// Shows a part of the zoomed view, in that view's coordinates, as large as fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomInto(rect, animated: animated) }

  // MARK: Touches of the content

  /// Whether touches come to the content only after 0.15 s in which they do not scroll.
  open var delaysContentTouches: Bool {
    get { scroll.delaysContentTouches }
    set {
      scroll.delaysContentTouches = newValue
      updateRecognizers()
    }
  }
  /// Whether a touch that the content has already may still become a drag.
  open var canCancelContentTouches = true
  /// Whether the content gets new touches; true unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Whether a drag may take its touch from a view; true unless that is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether a bar shows how far it is scrolled sideways.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows how far it is scrolled down.
  open var showsVerticalScrollIndicator = true
  /// How the bars look.
  open var indicatorStyle = IndicatorStyle.default
  /// What the horizontal bar stays clear of, beside the adjusted insets.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.horizontalIndicatorInsets }
    set {
      scroll.horizontalIndicatorInsets = NumberCheck.admit(
        newValue, else: horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets", of: self
      )
    }
  }
  /// What the vertical bar stays clear of, beside the adjusted insets.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set {
      scroll.verticalIndicatorInsets = NumberCheck.admit(
        newValue, else: verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets", of: self)
    }
  }
  /// What both bars stay clear of; reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set {
      let insets = NumberCheck.admit(
        newValue, else: scrollIndicatorInsets, "scrollIndicatorInsets", of: self)
      scroll.horizontalIndicatorInsets = insets
      scroll.verticalIndicatorInsets = insets
    }
  }
  /// Whether the safe area is added to what the bars stay clear of.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// When an index beside the content shows; kept, and without effect here.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hide()
  }
  /// Shows the bars while the program changes the offset.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators(during: changes)
  }

  // MARK: Accessibility

  /// What is scrolled is read together: where it lies beyond the edges says nothing of its place.
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(groupsChildren: true)
  }

  /// Scrolls by a page, and says which one it is; false where there is no more.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollForReading(direction)
  }

  // MARK: UIView

  /// The part of the content that is in view.
  open override var bounds: CGRect {
    get { super.bounds }
    set { setScrollBounds(newValue) { super.bounds = $0 } }
  }
  /// Where it is in its superview; an offset in range stays in range when the size changes.
  open override var frame: CGRect {
    get { super.frame }
    set { resize { super.frame = newValue } }
  }
  /// Finds out about changed insets, and places the indicators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    refreshStorage?.place(in: self)
    indicators.place(in: self)
  }
  /// Scrolls by keys that are meant for it; passes everything else on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey($0) }
    if !others.isEmpty || presses.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Takes the new safe area into the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }
  @_spi(Kit) open override func didLeave(_ window: UIWindow) {
    let wasMoving = !state.isAtRest
    super.didLeave(window)
    endAllMovement()
    // Content that was on its way back into range is there at once.
    if wasMoving { comeIntoRange() }
  }
}

extension UIScrollView {
  private func prepareScrolling() {
    clipsToBounds = true
    pan.content = self
    pan.allowedScrollTypesMask = .all
    pan.delaysTouchesEnded = false
    if !isGestureDelegate { gestureDelegateStorage = ScrollGestureDelegate(self) }
    pan.delegate = gestureDelegate
    // A closure, since binding the method to its target would allocate for each finger that moved.
    let handlePan = ActionMethod(of: UIScrollView.self) { scrollView, _, _ in
      scrollView.handlePan() as Any
    }
    pan.addTarget(self, action: Selector("handlePan:", handlePan))
    addGestureRecognizer(delayer)
    addGestureRecognizer(pan)
  }

  func updateRecognizers() {
    pan.isEnabled = scroll.isScrollEnabled
    delayer.isEnabled = scroll.isScrollEnabled && scroll.delaysContentTouches
  }

  private func handlePan() {
    switch pan.state {
    case .began: beginDrag()
    case .changed: drag()
    case .ended: endDrag(isCancelled: false)
    case .cancelled: endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }
}
