@_spi(Kit) public import UIKitCore
internal import UIKitFocus

/// A row of dots, one for each page, with the current page's dot highlighted.
///
/// A tap on either side of the center goes to the next or previous page. A finger that moves along
/// the dots, or rests on them, selects the page under it. Setting the page in code sends no action.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var count = 0
  private var current = 0
  private var shownPage = 0
  private var interaction = InteractionState.none
  private var start: CGPoint?
  private var token: PageScrubDelay?
  private let look = PageDots()
  private var progressStorage: UIPageControlProgress?

  // MARK: Making

  /// Creates a page control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }
  /// Creates a page control without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  // MARK: Pages

  /// The number of pages; a negative number counts as 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      let page = current
      current = min(current, max(0, count - 1))
      shownPage = current
      look.numberOfPages = count
      if current != page { progressStorage?.beginPage() }
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }
  /// The current page, clamped to the existing pages; setting it sends no action.
  open var currentPage: Int {
    get { current }
    set {
      let page = current
      current = min(max(0, newValue), max(0, count - 1))
      shownPage = current
      if current != page { progressStorage?.beginPage() }
      updateLook()
    }
  }
  /// The progress of the current page that its indicator shows, or `nil` for no progress.
  ///
  /// A progress belongs to one page control: setting it here removes it from another page control.
  open var progress: UIPageControlProgress? {
    get { progressStorage }
    set {
      guard newValue !== progressStorage else { return }
      newValue?.pageControl?.progress = nil
      progressStorage?.join(nil)
      progressStorage = newValue
      newValue?.join(self)
      updateLook()
    }
  }
  func progressDidChange() { updateLook() }
  /// Goes to a page after the time of the current page has elapsed, and sends `valueChanged`.
  func advance(to page: Int) { go(to: page) { self.send(.valueChanged, with: nil) } }
  /// Whether the dots are hidden if there is at most one page.
  open var hidesForSinglePage = false { didSet { updateLook() } }
  /// Whether a finger can drag along the dots.
  open var allowsContinuousInteraction = true
  /// The current interaction of a finger with the dots.
  open var interactionState: InteractionState { interaction }
  /// Whether the dots show a new page chosen by a finger only after ``updateCurrentPageDisplay()``.
  open var defersCurrentPageDisplay = false
  /// Shows the current page if its display was deferred.
  open func updateCurrentPageDisplay() {
    shownPage = current
    updateLook()
  }
  /// The direction in which the pages follow each other.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }

  // MARK: Looks

  /// The rule for drawing a capsule behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { updateLook() } }
  /// The color of the other pages' dots, or `nil` for the system's color.
  open var pageIndicatorTintColor: UIColor? { didSet { updateLook() } }
  /// The color of the current page's dot, or `nil` for the system's color.
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateLook() } }
  /// The image that replaces the dots, or `nil` for dots.
  open var preferredIndicatorImage: UIImage? { didSet { updateLook() } }
  /// The image that replaces the current page's dot, or `nil` for the image of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateLook() } }
  /// Returns the image set for a page, or `nil` if the page uses the preferred image.
  open func indicatorImage(forPage page: Int) -> UIImage? { look.images[page] }
  /// Sets the image for a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.images[page] = image
    updateLook()
  }
  /// Returns the image set for a page while it is current, or `nil` if it uses the preferred image.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { look.currentImages[page] }
  /// Sets the image for a page while it is current.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.currentImages[page] = image
    updateLook()
  }
  /// Returns the size that the dots of `pageCount` pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    PageDots.size(forPages: max(0, pageCount), isUpright: isUpright)
  }

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  private func updateLook() {
    look.progress = progressStorage.flatMap {
      $0.isProgressVisible ? CGFloat($0.currentProgress) : nil
    }
    look.isHidden = hidesForSinglePage && count <= 1
    look.page = shownPage
    look.colors = (pageIndicatorTintColor, currentPageIndicatorTintColor)
    look.preferredImages = (preferredIndicatorImage, preferredCurrentPageIndicatorImage)
    look.way = (isUpright, isReversed)
    look.hasCapsule =
      backgroundStyle == .prominent
      || backgroundStyle == .automatic && interaction == .continuous
    look.alpha = isEnabled ? 1 : PageDots.disabledAlpha
    look.setNeedsDisplay()
  }

  // MARK: UIControl

  /// Starts tracking a tap, a drag or a long press.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    layoutIfNeeded()
    start = touch.location(in: self)
    if allowsContinuousInteraction {
      token = PageScrubDelay(in: ownApplication) { [weak self] in
        self?.begin(.continuous)
      }
    }
    return true
  }
  /// Selects the page under a dragging finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    guard allowsContinuousInteraction, let start else { return true }
    if interaction != .continuous {
      let way = isUpright ? point.y - start.y : point.x - start.x
      guard abs(way) >= PageDots.scrubDistance else { return true }
      begin(.continuous)
    }
    if let page = look.page(at: convert(point, to: look)), page != current {
      go(to: page) { self.send(.valueChanged, for: touch, event) }
    }
    return true
  }
  /// Goes to the next or previous page after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    token?.cancel()
    token = nil
    let wasContinuous = interaction == .continuous
    defer { begin(.none) }
    guard !wasContinuous, let touch, isTouchInside else { return }
    let point = touch.location(in: self)
    let isBehind = isUpright ? point.y >= bounds.midY : point.x >= bounds.midX
    let page = current + (isBehind != isReversed ? 1 : -1)
    guard (0..<count).contains(page) else { return }
    begin(.discrete)
    go(to: page) { self.send(.valueChanged, for: touch, event) }
  }

  private func begin(_ state: InteractionState) {
    interaction = state
    progressStorage?.show(state != .continuous)
    updateLook()
  }

  private func go(to page: Int, _ tell: () -> Void) {
    let isOther = current != page
    current = page
    if !defersCurrentPageDisplay { shownPage = page }
    if isOther { progressStorage?.beginPage() }
    updateLook()
    tell()
  }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }
  @_spi(Kit) open override func activate() -> Event { [] }
  @_spi(Kit) open override func stateDidChange() {
    super.stateDidChange()
    updateLook()
  }

  // MARK: Accessibility

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: count > 0 ? "page \(current + 1) of \(count)" : nil,
      traits: [.adjustable, .updatesFrequently])
  }
  /// Goes to the next page, if there is one, and sends the actions.
  open override func accessibilityIncrement() { adjust(by: 1) }
  /// Goes to the previous page, if there is one, and sends the actions.
  open override func accessibilityDecrement() { adjust(by: -1) }

  package func adjustByArrow(toRight: Bool) { adjust(by: toRight != isReversed ? 1 : -1) }

  private func adjust(by step: Int) {
    guard (0..<count).contains(current + step) else { return }
    go(to: current + step) { self.send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  // MARK: UIView

  /// Prevents single taps on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Centers the dots.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    look.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    updateLook()
  }
  /// Returns the size that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  /// Redraws the dots in the colors of the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    look.setNeedsDisplay()
  }
}

extension UIPageControl: ArrowAdjustable {}

extension UIPageControl {
  /// Interactions of a finger with the dots.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap that goes to the next or previous page.
    case discrete = 1
    /// A drag or long press that selects the page under the finger.
    case continuous = 2
  }

  /// Rules for drawing a capsule behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Only during a continuous interaction.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// Directions in which the pages follow each other.
  public enum Direction: Int, Sendable {
    /// The reading direction.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// From top to bottom.
    case topToBottom = 3
    /// From bottom to top.
    case bottomToTop = 4
  }
}
