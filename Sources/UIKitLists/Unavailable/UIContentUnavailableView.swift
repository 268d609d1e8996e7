@_spi(Kit) internal import UIKitControls
@_spi(Kit) public import UIKitCore
internal import UIKitScroll

/// A view that shows a content-unavailable configuration in its center.
///
/// Content that is higher than the view scrolls.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let parts = UnavailableParts()

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    scrollView.alwaysBounceVertical = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(scrollView)
    parts.apply(shown, in: scrollView)
    updateBackground()
  }

  /// The description of the content; setting it updates the view.
  ///
  /// A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != shown else { return }
      shown = new
      parts.apply(new, in: scrollView)
      updateBackground()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the user can scroll content that is higher than the view.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func updateBackground() {
    let background = shown.background
    let hasColor = background.backgroundColor != nil || background.backgroundColorTransformer != nil
    backgroundColor = hasColor ? background.resolvedBackgroundColor(for: tintColor) : nil
  }

  /// The margins of the configuration, or those of the superview where they are larger and kept.
  private var margins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var margins = UIEdgeInsets(
      top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
      right: isReversed ? own.leading : own.trailing)
    guard let outer = superview?.layoutMargins else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.left = max(margins.left, outer.left)
      margins.right = max(margins.right, outer.right)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// Positions the content in the center.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = margins
    scrollView.frame = bounds
    let width = max(0, bounds.width - margins.left - margins.right)
    let height = parts.height(width: width, shown)
    let room = bounds.height - margins.top - margins.bottom
    let top = margins.top + max(0, (room - height) / 2)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    parts.place(
      from: CGPoint(x: margins.left, y: top), width: width, shown, isReversed: isReversed)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: max(bounds.height, height + margins.top + margins.bottom))
  }

  /// Returns the size of the content with its margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    let content = parts.size(width: max(0, width - margins.left - margins.right), shown)
    return CGSize(
      width: content.width + margins.left + margins.right,
      height: content.height + margins.top + margins.bottom)
  }
}
