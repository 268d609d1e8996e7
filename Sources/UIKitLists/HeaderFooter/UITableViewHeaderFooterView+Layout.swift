internal import TouchstoneGeometry
@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The places and the sizes of a header's or footer's parts.
extension UITableViewHeaderFooterView {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layOutHeaderFooter() {
    updateConfigurationIfNeeded()
    updateTitleStyle()
    updateMargins()
    state.contentView.frame = contentFrame
    placeLabels()
    state.backgroundView?.frame = bounds
    state.configuredBackground?.frame = bounds
  }

  /// The frame of the content view inside the horizontal safe area (statement 754).
  private var contentFrame: CGRect {
    guard table?.insetsContentViewsToSafeArea ?? true else { return bounds }
    return bounds.inset(
      by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }

  /// Sets the margins of the table's style, unless the app has set others.
  private func updateMargins() {
    let side = HeaderStyle.side(isGrouped: isGrouped)
    let font = HeaderStyle.font(isFooter: state.isFooter, isGrouped: isGrouped)
    let inset = HeaderStyle.inset(isFooter: state.isFooter, font)
    let frame = contentFrame
    let new = UIEdgeInsets(
      top: inset, left: side + frame.minX, bottom: inset,
      right: side + max(0, bounds.width - frame.maxX))
    guard new != state.chosenMargins, layoutMargins == state.chosenMargins else { return }
    state.chosenMargins = new
    layoutMargins = new
  }

  /// The layout of the labels, or `nil` if there are none.
  private var labelLayout: ListContentLayout? {
    guard state.content == nil, state.text?.text != nil || state.detail?.text != nil else {
      return nil
    }
    var layout = ListContentLayout()
    layout.text = measure(state.text)
    layout.second = measure(state.detail)
    layout.fillsText = state.text.map { $0.textAlignment != .natural } ?? false
    layout.fillsSecond = state.detail.map { $0.textAlignment != .natural } ?? false
    let margins = state.contentView.layoutMargins
    layout.insets = isMirrored ? margins.mirrored : margins
    return layout
  }

  private func measure(_ label: UILabel?) -> ListContentLayout.Measure? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .infinity)) }
  }

  private func placeLabels() {
    guard let layout = labelLayout else { return }
    let size = state.contentView.bounds.size
    let frames = layout.frames(width: size.width, height: size.height)
    state.text?.frame = frames.text.placed(in: self, isMirrored: isMirrored, width: size.width)
    state.detail?.frame = frames.second.placed(in: self, isMirrored: isMirrored, width: size.width)
  }

  // MARK: Size

  /// The height of a view with one line: that of the table's style.
  private var standardHeight: CGFloat { HeaderStyle.height(isFooter: state.isFooter) }

  func fittingSize(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    return withWidth(width) {
      CGSize(width: width, height: standardContentHeight() ?? standardHeight)
    }
  }

  private func standardContentHeight() -> CGFloat? {
    let width = state.contentView.bounds.width
    if let view = state.contentView as? UIListContentView {
      return max(standardHeight, view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    return labelLayout.map { max(standardHeight, $0.frames(width: width).height) }
  }

  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let width = target.width > 0 && target.width.isFinite ? target.width : bounds.width
    let height = withWidth(width) { () -> CGFloat in
      let content = appContentHeight(vertical, target.height)
      guard let standard = standardContentHeight() else { return content }
      return max(standard, content)
    }
    if height > 0 { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  private func appContentHeight(_ vertical: UILayoutPriority, _ target: CGFloat) -> CGFloat {
    let view = state.contentView
    if view is UIListContentView { return 0 }
    if type(of: view) == UIView.self, view.settings.constraints == nil { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: max(0, target)),
      withHorizontalFittingPriority: .required, verticalFittingPriority: vertical
    ).height
  }

  private func withWidth<Result>(_ width: CGFloat, _ measure: () -> Result) -> Result {
    updateConfigurationIfNeeded()
    updateTitleStyle()
    let old = bounds.size
    if old.width != width { bounds.size.width = width }
    updateMargins()
    state.contentView.frame = contentFrame
    let result = measure()
    if old.width != width {
      bounds.size = old
      setNeedsLayout()
    }
    return result
  }
}
