internal import TouchstoneGeometry
internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) public import UIKitCore

/// A control above the content that starts a spinner when the user pulls the content down.
///
/// The control begins to refresh once a finger has pulled it down by its height. It sends
/// `valueChanged`, at most once in a drag, and stays visible until ``endRefreshing()``. Assign it
/// to a scroll view's `refreshControl`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = RefreshSpinner()
  private let label = UILabel()
  /// Whether the current drag may still begin a refresh.
  var isArmed = true
  private var isRefreshingStorage = false
  /// Whether the content is inset by the control's height: after the control was fully visible
  /// while refreshing.
  private var takesRoom = false

  /// The height of the control in points, as on iOS.
  static let height: CGFloat = 60

  // MARK: Creation

  /// Creates a control, which its scroll view positions.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    prepareRefreshing()
  }

  /// Creates a control, which its scroll view positions.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareRefreshing()
  }

  /// Creates a control.
  ///
  /// The archive isn't read.
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

  /// Whether the control is refreshing.
  open var isRefreshing: Bool { isRefreshingStorage }
  /// Starts refreshing programmatically: shows the spinner and sends no action.
  ///
  /// This method doesn't scroll. The insets change once the control is fully visible, so set
  /// `contentOffset` to reveal it.
  open func beginRefreshing() {
    guard !isRefreshingStorage else { return }
    isRefreshingStorage = true
    spinner.isTurning = true
    if let scrollView { place(in: scrollView) }
  }
  /// Ends refreshing and hides the spinner.
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

  // MARK: Appearance

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }
  /// Gives the spinner the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    // Gray, like the spinner on iOS, unless a tint color was set on the control itself.
    spinner.color = settings.tintColor ?? .systemGray
  }
  /// Centers the spinner, above the title if there is one.
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

  /// The height in points by which the control insets the content, or 0.
  var takenHeight: CGFloat { takesRoom ? Self.height : 0 }

  /// Returns the distance by which the content is pulled down, in points.
  private func pull(_ scrollView: UIScrollView) -> CGFloat {
    takenHeight - scrollView.adjustedContentInset.top - scrollView.contentOffset.y
  }

  /// Positions the control at the top of the visible area while the content is pulled, and hides it
  /// at rest.
  ///
  /// The behavior is as recorded on iOS 26.
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

  /// Begins refreshing if a finger has pulled the content down far enough.
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
