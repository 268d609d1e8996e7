internal import UIKitControls
@_spi(Kit) public import UIKitCore
internal import UIKitFocus

/// A row of dots, one for each page, of which the present page's stands out.
///
/// A tap on either side of the middle goes a page on or back; a finger that moves along the dots, or
/// stays, goes from page to page under it. Pages that the program sets tell nobody.
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

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }
  /// Makes a control from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  // MARK: Pages

  /// How many pages there are; less than 0 counts as 0.
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
  /// The present page; setting it brings it between the first and the last, and tells nobody.
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
  /// How much of the current page has passed, shown in its indicator; `nil` for no progress.
  ///
  /// A progress belongs to one page control: setting it here takes it from another.
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
  /// The time of the current page is over.
  func advance(to page: Int) { go(to: page) { self.send(.valueChanged, with: nil) } }
  /// Whether the dots are hidden where there is one page, or none.
  open var hidesForSinglePage = false { didSet { updateLook() } }
  /// Whether a finger may move along the dots.
  open var allowsContinuousInteraction = true
  /// What a finger does at the moment.
  open var interactionState: InteractionState { interaction }
  /// Whether the dots wait for ``updateCurrentPageDisplay()`` after a finger.
  open var defersCurrentPageDisplay = false
  /// Shows the present page where that waited.
  open func updateCurrentPageDisplay() {
    shownPage = current
    updateLook()
  }
  /// In which direction pages follow each other.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      updateLook()
    }
  }

  // MARK: Looks

  /// Whether a capsule lies behind the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { updateLook() } }
  /// The colour of the other pages' dots; nil for the system's.
  open var pageIndicatorTintColor: UIColor? { didSet { updateLook() } }
  /// The colour of the present page's dot; nil for the system's.
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateLook() } }
  /// The picture in the place of dots; nil for dots.
  open var preferredIndicatorImage: UIImage? { didSet { updateLook() } }
  /// The picture in the place of the present page's dot; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateLook() } }
  /// The picture of a page; nil for the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? { look.images[page] }
  /// Sets the picture of a page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.images[page] = image
    updateLook()
  }
  /// The picture of a page while it is present; nil for the preferred one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { look.currentImages[page] }
  /// Sets the picture of a page while it is present.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    look.currentImages[page] = image
    updateLook()
  }
  /// The room that the dots of so many pages need.
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

  /// Waits for a lift, a move or a long stay.
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
  /// Goes from page to page under the finger.
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
  /// Goes a page on or back after a tap.
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
  /// Goes a page on, and tells of it.
  open override func accessibilityIncrement() { adjust(by: 1) }
  /// Goes a page back, and tells of it.
  open override func accessibilityDecrement() { adjust(by: -1) }

  package func adjustByArrow(toRight: Bool) { adjust(by: toRight != isReversed ? 1 : -1) }

  private func adjust(by step: Int) {
    guard (0..<count).contains(current + step) else { return }
    go(to: current + step) { self.send([.valueChanged, .primaryActionTriggered], with: nil) }
  }

  // MARK: UIView

  /// Keeps taps from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Places the dots in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    look.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    updateLook()
  }
  /// The room that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The room that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    look.setNeedsDisplay()
  }
}

extension UIPageControl: ArrowAdjustable {}

extension UIPageControl {
  /// What a finger does with the dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It goes a page on or back.
    case discrete = 1
    /// It goes from page to page.
    case continuous = 2
  }

  /// Whether a capsule lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger goes from page to page.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// In which direction pages follow each other.
  public enum Direction: Int, Sendable {
    /// As one reads.
    case natural = 0
    /// To the right.
    case leftToRight = 1
    /// To the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }
}
