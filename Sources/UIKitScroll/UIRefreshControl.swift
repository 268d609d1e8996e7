internal import TouchstoneGeometry
internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) public import UIKitCore

/// A wheel above the content that a pull at the top sets in motion.
///
/// Pulled down past its own height by a finger it begins to refresh and sends `valueChanged`, once in
/// a drag; it stays in view until ``endRefreshing()``. Give it to a scroll view's `refreshControl`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = RefreshSpinner()
  private let label = UILabel()
  /// Whether the drag that is under way has not begun a refresh yet.
  var isArmed = true
  private var isRefreshingStorage = false
  /// Whether the content stays below it: from the moment on when a refresh has it in view as a whole.
  private var takesRoom = false

  /// How high the control is, in points: the height on iOS.
  static let height: CGFloat = 60

  // MARK: Making one

  /// Makes a control; its scroll view gives it its place.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
  }

  /// Makes a control; its scroll view gives it its place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareRefreshing()
  }

  /// Makes a control from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareRefreshing()
  }

  private func prepareRefreshing() {
    isOpaque = false
    spinner.frame.size = RefreshSpinner.size
    label.textAlignment = .center
    addSubview(spinner)
    addSubview(label)
    tintColorDidChange()
  }

  // MARK: Refreshing

  /// Whether it is in motion.
  open var isRefreshing: Bool { isRefreshingStorage }
  /// The program began to refresh: the wheel turns, and nobody is told.
  ///
  /// The content stays where it is, and so do the insets until the wheel is in view as a whole: set
  /// the offset where it is to be seen.
  open func beginRefreshing() {
    guard !isRefreshingStorage else { return }
    isRefreshingStorage = true
    spinner.isTurning = true
    if let scrollView { place(in: scrollView) }
  }
  /// The new content is there: the wheel goes away.
  open func endRefreshing() {
    guard isRefreshingStorage else { return }
    isRefreshingStorage = false
    takesRoom = false
    spinner.isTurning = false
    guard let scrollView else { return }
    scrollView.insetsMayHaveChanged(keepingOffset: true)
    scrollView.comeIntoRange()
    place(in: scrollView)
  }

  // MARK: Looks

  /// What stands below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  /// Gives the wheel the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // Grey, as the wheel of iOS, unless a colour was chosen.
    spinner.color = settings.tintColor ?? .systemGray
  }
  /// Puts the wheel in the middle, above the title if there is one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.attributedText == nil ? .zero : label.sizeThatFits(bounds.size)
    let total = RefreshSpinner.size.height + size.height
    spinner.center = CGPoint(
      x: bounds.midX, y: (bounds.height - total + RefreshSpinner.size.height) / 2)
    label.frame = CGRect(
      x: 0, y: (bounds.height + total) / 2 - size.height, width: bounds.width, height: size.height)
  }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }
}

extension UIRefreshControl {
  private var scrollView: UIScrollView? { superviewStorage as? UIScrollView }

  /// What it takes of the content's room.
  var takenHeight: CGFloat { takesRoom ? Self.height : 0 }

  /// How far the content is pulled down, in points.
  private func pull(_ scrollView: UIScrollView) -> CGFloat {
    takenHeight - scrollView.adjustedContentInset.top - scrollView.contentOffset.y
  }

  /// Stands at the top of what is in view while the content is pulled, and is hidden at rest; as
  /// recorded of iOS 26.
  func place(in scrollView: UIScrollView) {
    let pull = max(0, pull(scrollView))
    UIView.performWithoutAnimation {
      frame = CGRect(
        x: scrollView.bounds.minX, y: -pull, width: scrollView.bounds.width, height: Self.height)
      isHidden = pull == 0 && !isRefreshing
      spinner.progress = isRefreshing ? 1 : pull / Self.height
      label.alpha = isRefreshing ? 1 : min(1, pull / Self.height)
    }
    guard isRefreshing, !takesRoom, pull >= Self.height else { return }
    takesRoom = true
    scrollView.insetsMayHaveChanged(keepingOffset: true)
  }

  /// A finger pulls: whether far enough.
  func wasPulled(in scrollView: UIScrollView) {
    guard isArmed, isEnabled, !isRefreshing, pull(scrollView) >= Self.height else { return }
    isArmed = false
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}

extension UIScrollView {
  func refreshIfPulled() { refreshStorage?.wasPulled(in: self) }

  func setRefreshControl(_ control: UIRefreshControl?) {
    guard control !== refreshStorage else { return }
    refreshStorage?.removeFromSuperview()
    refreshStorage = control
    if let control {
      insertSubview(control, at: 0)
      control.place(in: self)
    }
    insetsMayHaveChanged()
  }
}
