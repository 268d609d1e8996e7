internal import UIKitControls
@_spi(Kit) public import UIKitCore
internal import UIKitLayout

/// A view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private(set) final var shown: UIListContentConfiguration
  private final var parts = ListContentParts()

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    prepareContent()
  }

  /// Creates an empty view without reading the archive, because archives aren't supported.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    prepareContent()
  }

  /// The description of the content; setting it updates the view.
  ///
  /// A configuration of another type has no effect.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIListContentConfiguration { show(new) } }
  }
  /// Returns whether the configuration is a list content configuration.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }
  /// The frame of the main text, or `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(\.text, shown.text != nil) }
  /// The frame of the second text, or `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide(\.second, shown.secondaryText != nil)
  }
  /// The frame of the image, or `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(\.image, shown.image != nil) }

  // MARK: Content

  private func prepareContent() {
    insetsLayoutMarginsFromSafeArea = false
    alpha = shown.alpha
    update()
  }

  private func show(_ configuration: UIListContentConfiguration) {
    let old = shown
    guard configuration != old else { return }
    shown = configuration
    update()
    if configuration.alpha != old.alpha { alpha = configuration.alpha }
    if !configuration.hasSize(of: old) { invalidateIntrinsicContentSize() }
  }

  private func update() {
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    directionalLayoutMargins = shown.directionalLayoutMargins
    parts.update(shown, in: self)
    setNeedsLayout()
  }

  /// The layout of the content with the current margins.
  var contentLayout: ListContentLayout {
    var layout = parts.layout(of: shown)
    var margins = directionalLayoutMargins
    let (own, axes) = (
      shown.directionalLayoutMargins, shown.axesPreservingSuperviewLayoutMargins
    )
    if !axes.contains(.horizontal) {
      (margins.leading, margins.trailing) = (own.leading, own.trailing)
    }
    if !axes.contains(.vertical) { (margins.top, margins.bottom) = (own.top, own.bottom) }
    layout.insets = UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    return layout
  }

  private func guide(
    _ path: WritableKeyPath<ListContentParts.Guides, ListContentGuide?>, _ exists: Bool
  ) -> UILayoutGuide? {
    guard exists else { return nil }
    if let guide = parts.guides[keyPath: path] { return guide.guide }
    let guide = ListContentGuide(in: self)
    parts.guides[keyPath: path] = guide
    setNeedsLayout()
    return guide.guide
  }

  /// The distance from the leading edge to the texts, or `nil` if there is no image in front of
  /// them.
  var textStartAfterImage: CGFloat? {
    guard shown.image != nil else { return nil }
    return contentLayout.frames(width: bounds.width).text.minX
  }

  /// Whether the view shows both texts, the second one below the main one.
  var showsTextsBelowEachOther: Bool {
    guard shown.text?.isEmpty == false, shown.secondaryText?.isEmpty == false else { return false }
    let frames = contentLayout.frames(width: bounds.width)
    return frames.second.minY >= frames.text.maxY
  }

  // MARK: Overridden members

  /// Positions the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = contentLayout.frames(width: bounds.width, height: bounds.height)
    func placed(_ rect: CGRect) -> CGRect {
      rect.placed(in: self, isMirrored: isMirrored, width: bounds.width)
    }
    parts.place(
      image: placed(frames.image), text: placed(frames.text), second: placed(frames.second))
  }
  /// Returns the width of `size` with the height that the content has at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let layout = contentLayout
    let width = size.width > 0 && size.width.isFinite ? size.width : layout.naturalWidth
    return CGSize(width: width, height: layout.frames(width: width).height)
  }
  /// The width of the content on one line, and its height at the width that constraints give the
  /// view.
  open override var intrinsicContentSize: CGSize {
    let layout = contentLayout
    let natural = layout.naturalWidth
    let width = settings.constraints?.contentWidth ?? natural
    let height = layout.frames(width: width.isFinite ? width : natural).height
    return CGSize(width: natural, height: height)
  }
  @_spi(Kit) open override var wrapsContent: Bool { true }
  /// Informs the cell of a new height.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
  }
  /// Shows the image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.updateTint(shown, in: self)
  }
  /// Measures the texts again, because their fonts may have changed.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }
  /// Measures the content again.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    super.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
