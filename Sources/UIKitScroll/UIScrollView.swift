internal import TouchstoneGestures
@_spi(Kit) public import UIKitCore
internal import UIKitKeys

/// A view that shows a part of larger content, which the user scrolls with fingers, a wheel or a
/// trackpad.
///
/// The offset is the origin of the bounds. While a finger is down, the offset follows the pan
/// recognizer. Afterwards, it is computed frame by frame from closed formulas on the application's
/// clock.
///
/// The class body only lists the members. Extensions in other files implement them.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIFocusItemScrollableContainer {
  let pan = ScrollPanGestureRecognizer()
  let delayer = DelayedTouchesRecognizer()
  let ticker = ScrollTicker()
  let indicators = ScrollIndicators()
  /// The delegate of the pan and the pinch, or `nil` if the class declares the delegate protocol
  /// itself.
  final var gestureDelegateStorage: ScrollGestureDelegate?
  var pinchStorage: ScrollPinchGestureRecognizer?
  var refreshStorage: UIRefreshControl?
  var scroll = ScrollSettings()
  var state = ScrollState()
  /// The superview that received steps of the last drag.
  final weak var latestTaker: (any DragInterceptor)?
  /// The input views that the last drag moves.
  final weak var pushedInputViews: InputViewPresenter?

  // MARK: Creation

  /// Creates a scroll view with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Creates a scroll view.
  ///
  /// The archive isn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  /// The object that is notified of scrolling and zooming.
  ///
  /// It isn't retained.
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { updateZooming() } }

  // MARK: The content

  /// The point of the content at the view's top-left corner, which is the origin of the bounds.
  ///
  /// An offset out of range is accepted and stays. A drag or a deceleration continues from an
  /// offset that is set during it; ``setContentOffset(_:animated:)`` ends a deceleration. Each step
  /// of a movement sets this property too, so that a subclass can observe or change it.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }
  /// The size of the content.
  open var contentSize: CGSize {
    get { scroll.contentSize }
    set { setContentSize(newValue) }
  }
  /// The size of the visible part of the content.
  open var visibleSize: CGSize { bounds.size }
  /// The space added around the content.
  open var contentInset: UIEdgeInsets {
    get { scroll.contentInset }
    set {
      scroll.contentInset = NumberCheck.admit(
        newValue, else: scroll.contentInset, "contentInset", of: self)
      insetsMayHaveChanged()
      KitServices.installed.observing?.propertiesDidChange(of: self)
    }
  }
  /// The sum of ``contentInset`` and the insets added for the safe area and the refresh control.
  open var adjustedContentInset: UIEdgeInsets { resolvedInset }
  /// The axes along which the safe area is added to the insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scroll.adjustment }
    set {
      scroll.adjustment = newValue
      insetsMayHaveChanged()
    }
  }
  /// The position of content that is smaller than the view, from (0, 0) for the top left to (1, 1).
  open var contentAlignmentPoint: CGPoint {
    get { scroll.contentAlignment }
    set { setContentAlignment(newValue) }
  }
  /// Called when the adjusted insets have changed.
  ///
  /// Does nothing unless overridden.
  open func adjustedContentInsetDidChange() {}
  /// Scrolls to an offset, at once or in 0.3 s, and ends any animation and deceleration.
  ///
  /// A drag continues from there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animateOffset(to: contentOffset) } else { commandOffset(contentOffset) }
  }
  /// Scrolls by the smallest distance that shows `rect`.
  ///
  /// Doesn't scroll if `rect` is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated) }
  /// Ends scrolling and zooming at the current offset, or at the nearest valid offset or page.
  open func stopScrollingAndZooming() { stopMoving() }

  // MARK: Scrolling

  /// Whether fingers and wheels scroll.
  ///
  /// App code can always scroll.
  ///
  /// Disabling it ends a deceleration.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set {
      scroll.isScrollEnabled = newValue
      updateRecognizers()
      if !newValue { stopDecelerating() }
    }
  }
  /// Whether a drag that starts along one axis stays on that axis.
  open var isDirectionalLockEnabled = false
  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// The rate at which scrolling slows down.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content can be dragged beyond its edges along any axis.
  ///
  /// Setting it sets both axes.
  open var bounces: Bool {
    get { scroll.bouncesHorizontally || scroll.bouncesVertically }
    set {
      scroll.bouncesHorizontally = newValue
      scroll.bouncesVertically = newValue
    }
  }
  /// Whether the content can be dragged beyond its left and right edges.
  open var bouncesHorizontally: Bool {
    get { scroll.bouncesHorizontally }
    set { scroll.bouncesHorizontally = newValue }
  }
  /// Whether the content can be dragged beyond its top and bottom edges.
  open var bouncesVertically: Bool {
    get { scroll.bouncesVertically }
    set { scroll.bouncesVertically = newValue }
  }
  /// Whether the content can be dragged horizontally even if it fits.
  open var alwaysBounceHorizontal = false
  /// Whether the content can be dragged vertically even if it fits.
  open var alwaysBounceVertical = false
  /// Whether a horizontal drag that begins at the limit is left to an enclosing scroll view.
  open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag that begins at the limit is left to an enclosing scroll view.
  open var transfersVerticalScrollingToParent = true
  /// Whether a finger is down that scrolls or may still begin to scroll.
  open var isTracking: Bool { isTouched }
  /// Whether fingers or a wheel are scrolling.
  open var isDragging: Bool { state.drag != nil }
  /// Whether the content is decelerating after a drag, or a finger that stopped a deceleration is
  /// still down.
  open var isDecelerating: Bool { state.coasting?.isDeceleration == true || state.caught != nil }
  /// Whether an animated change of the offset is in progress.
  ///
  /// A deceleration doesn't count.
  open var isScrollAnimating: Bool { state.animation != nil }
  /// The recognizer for drags.
  ///
  /// Its delegate is the scroll view and can't be replaced.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// The tap has an effect only if exactly one scroll view on the screen has this property set.
  open var scrollsToTop = true
  /// Whether arrow keys, Page Up, Page Down, Home and End scroll while the view has the focus or is
  /// first responder.
  open var allowsKeyboardScrolling = true
  /// The way in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The control that requests new content when the user pulls the content down at its top.
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
  /// The largest scale.
  ///
  /// Zooming requires that it differs from the smallest.
  open var maximumZoomScale: CGFloat {
    get { scroll.maximumZoomScale }
    set {
      scroll.maximumZoomScale = NumberCheck.admit(
        newValue, else: scroll.maximumZoomScale, "maximumZoomScale", of: self)
      updateZooming()
    }
  }
  /// The scale of the view that the delegate names.
  ///
  /// A new value is clamped to the limits.
  open var zoomScale: CGFloat {
    get { state.zoomScale }
    set { setScale(newValue, animated: false) }
  }
  /// Whether fingers can zoom beyond the limits.
  ///
  /// The scale returns to the limit when they lift.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open var isZooming: Bool { state.zoom != nil }
  /// Whether the scale is returning from beyond a limit.
  open var isZoomBouncing: Bool { state.zoomAnimation?.isBounce == true }
  /// Whether a change of scale that app code requested is being animated.
  open var isZoomAnimating: Bool { state.zoomAnimation?.isBounce == false }
  /// The recognizer for zooming, or `nil` if there is nothing to zoom.
  ///
  /// It isn't `nil` if the limits differ and the delegate returns a view to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { resolvedPinch }
  /// Zooms to a scale about the center of the visible area, at once or in 0.3 s.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setScale(scale, animated: animated) }
  /// Zooms so that `rect`, in the zoomed view's coordinates, is as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { zoomInto(rect, animated: animated) }

  // MARK: Touches of the content

  /// Whether the content receives touches only after 0.15 s without scrolling.
  open var delaysContentTouches: Bool {
    get { scroll.delaysContentTouches }
    set {
      scroll.delaysContentTouches = newValue
      updateRecognizers()
    }
  }
  /// Whether a touch that the content has already received can still become a drag.
  open var canCancelContentTouches = true
  /// Returns whether the content receives new touches.
  ///
  /// Returns `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  /// Returns whether a drag can cancel a touch in `view`.
  ///
  /// Returns `true` unless overridden, except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether a bar shows the horizontal scroll position.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the vertical scroll position.
  open var showsVerticalScrollIndicator = true
  /// The style of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// The insets of the horizontal bar, in addition to the safe area.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.horizontalIndicatorInsets }
    set {
      scroll.horizontalIndicatorInsets = NumberCheck.admit(
        newValue, else: horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets", of: self
      )
    }
  }
  /// The insets of the vertical bar, in addition to the safe area.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set {
      scroll.verticalIndicatorInsets = NumberCheck.admit(
        newValue, else: verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets", of: self)
    }
  }
  /// The insets of both bars.
  ///
  /// Reading it returns those of the vertical bar.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scroll.verticalIndicatorInsets }
    set {
      let insets = NumberCheck.admit(
        newValue, else: scrollIndicatorInsets, "scrollIndicatorInsets", of: self)
      scroll.horizontalIndicatorInsets = insets
      scroll.verticalIndicatorInsets = insets
    }
  }
  /// Whether the safe area is added to the insets of the bars.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The visibility of an index next to the content, such as the section index of a table.
  ///
  /// Scroll views that have no index only store the value.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    indicators.show(in: self)
    indicators.hide()
  }
  /// Shows the bars during `changes`, in which app code changes the offset.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators(during: changes)
  }

  // MARK: Accessibility

  /// The defaults, which group the content for reading: the position of content beyond the edges
  /// doesn't give its order.
  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(groupsChildren: true)
  }

  /// Scrolls by one page and announces the page number.
  ///
  /// Returns `false` if there is no further page.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollForReading(direction)
  }

  // MARK: UIView

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set { setScrollBounds(newValue) { super.bounds = $0 } }
  }
  /// The rectangle in its superview.
  ///
  /// An offset that is in range stays in range when the size changes.
  open override var frame: CGRect {
    get { super.frame }
    set { resize { super.frame = newValue } }
  }
  /// Applies changed insets, and positions the refresh control and the indicators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    refreshStorage?.place(in: self)
    indicators.place(in: self)
  }
  /// Scrolls by the keys that scroll this view, and forwards all other presses.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { !takesKey($0) }
    if !others.isEmpty || presses.isEmpty { super.pressesBegan(others, with: event) }
  }
  /// Adapts the insets to the new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }
  @_spi(Kit) open override func didLeave(_ window: UIWindow) {
    let wasMoving = !state.isAtRest
    super.didLeave(window)
    endAllMovement()
    // Content that was on its way back into range jumps there.
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
    // A closure, because binding the method to its target would allocate for each finger that
    // moves.
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
