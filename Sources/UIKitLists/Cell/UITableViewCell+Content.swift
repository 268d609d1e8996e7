internal import TouchstoneGeometry
@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The content view, and the labels and the image view of the styles.
extension UITableViewCell: StyledContentOwner {
  func prepareCell() {
    insetsLayoutMarginsFromSafeArea = false
    looks.chosenMargins = layoutMargins
    adopt(parts.contentView)
  }

  /// Makes a view the content view.
  private func adopt(_ view: UIView) {
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    parts.contentView = view
    if let accessory = parts.accessory, accessory.superview === self {
      insertSubview(view, belowSubview: accessory)
    } else if let separator = parts.separator, separator.superview === self {
      insertSubview(view, belowSubview: separator)
    } else {
      addSubview(view)
    }
    setNeedsLayout()
  }

  func resetForReuse() {
    looks.isSelected = false
    looks.isHighlighted = false
    looks.isSwiped = false
    looks.isReordering = false
    showSelection(animated: false)
    requestUpdate()
  }

  var contentViewInUse: UIView { parts.contentView }

  // MARK: Labels

  /// Returns a label, made when it is first asked for (statement 943).
  func label(_ label: CellLabel) -> UILabel? {
    guard configurations.content == nil else { return nil }
    switch label {
    case .text:
      if let text = parts.text { return text }
      parts.text = newLabel { CellTextStyle.prepareText($0, looks.style) }
      looks.chosenTint = nil
      followTint()
      return parts.text
    case .detail:
      guard looks.style != .default else { return nil }
      if let detail = parts.detail { return detail }
      parts.detail = newLabel { CellTextStyle.prepareDetail($0, looks.style) }
      return parts.detail
    }
  }

  /// Sets the color of the text of the style `value2`, unless the app has set another one.
  func followTint() {
    guard looks.style == .value2, let label = parts.text, looks.chosenTint != tintColor else {
      return
    }
    if let old = looks.chosenTint, label.textColor != old { return }
    looks.chosenTint = tintColor
    label.textColor = tintColor
  }

  private func newLabel(_ prepare: (UILabel) -> Void) -> CellLabelView {
    let label = CellLabelView()
    prepare(label)
    label.owner = self
    parts.contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// The image view, made when it is first asked for (statement 943).
  var styleImageView: UIImageView? {
    guard configurations.content == nil else { return nil }
    if let image = parts.image { return image }
    let image = CellImageView()
    image.owner = self
    parts.image = image
    parts.contentView.addSubview(image)
    return image
  }

  func styledContentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The layout of the style's labels and image, or `nil` if the cell shows none.
  var styleLayout: ListContentLayout? {
    guard configurations.content == nil,
      parts.text != nil || parts.detail != nil || parts.image?.image != nil
    else { return nil }
    var layout = CellTextStyle.layout(looks.style)
    layout.imageSize = parts.image?.image?.size ?? .zero
    layout.imageBox = layout.imageSize
    layout.imagePadding = TableMetrics.imageGap
    layout.text = measure(parts.text)
    layout.second = measure(parts.detail)
    layout.fillsText = parts.text.map { $0.textAlignment != .natural } ?? false
    layout.fillsSecond = parts.detail.map { $0.textAlignment != .natural } ?? false
    let margins = parts.contentView.layoutMargins
    layout.insets = isMirrored ? margins.mirrored : margins
    return layout
  }

  private func measure(_ label: UILabel?) -> ListContentLayout.Measure? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
  }

  /// Positions the style's labels and image in the content view.
  func placeStyleContent() {
    let view = parts.contentView
    guard let layout = styleLayout else { return }
    let (width, height) = (view.bounds.width, view.bounds.height)
    let frames = layout.frames(width: width, height: height)
    func placed(_ rect: CGRect) -> CGRect {
      rect.placed(in: self, isMirrored: isMirrored, width: width)
    }
    parts.text?.frame = placed(frames.text)
    parts.detail?.frame = placed(frames.second)
    parts.image?.frame = placed(frames.image)
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Content configurations

  func setContent(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configurations.content != nil else { return }
      configurations.content = nil
      replaceContentView(with: UIView())
      return requestUpdate()
    }
    if looks.isUpdating, automaticallyUpdatesContentConfiguration {
      showContent(configuration.updated(for: configurationState))
    } else {
      showContent(configuration)
      requestUpdate()
    }
  }

  /// Updates the content view, or replaces it if it doesn't support the configuration (statement
  /// 940).
  func showContent(_ configuration: any UIContentConfiguration) {
    let isFirst = configurations.content == nil
    configurations.content = configuration
    if !isFirst, let view = parts.contentView as? any UIView & UIContentView,
      view.supports(configuration)
    {
      view.configuration = configuration
    } else {
      replaceContentView(with: configuration.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    let old = parts.contentView
    (parts.text, parts.detail, parts.image) = (nil, nil, nil)
    adopt(view)
    view.frame = old.frame
    if old !== view { old.removeFromSuperview() }
    looks.highlightsContent = false
    showSelection(animated: false)
    invalidateIntrinsicContentSize()
  }

  /// The system's content configuration for the style. The style `value2` has that of `value1` with
  /// a text in the tint color.
  var styleConfiguration: UIListContentConfiguration {
    switch looks.style {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1: return .valueCell()
    case .value2:
      var content = UIListContentConfiguration.valueCell()
      content.textProperties.color = tintColor
      content.secondaryTextProperties.color = .label
      return content
    }
  }
}
