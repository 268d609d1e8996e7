internal import TouchstoneGeometry
@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The places of the content, the accessory and the line, and the size of the cell.
extension UITableViewCell {
  func layOutCell() {
    updateConfigurationIfNeeded()
    updateChosenColor()
    updateMargins()
    updateAccessory()
    placeAccessory()
    parts.contentView.frame = contentFrame
    placeStyleContent()
    for view in [
      parts.background, parts.shownSelection?.view, parts.configuredBackground,
    ] { view?.frame = bounds }
    updateSeparator()
  }

  // MARK: Content

  /// The insets of the safe area at the sides, if the table keeps content inside it (statement 754).
  private var safeSides: (left: CGFloat, right: CGFloat) {
    guard table?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
    return (safeAreaInsets.left, safeAreaInsets.right)
  }

  /// The frame of the content view, which ends where the accessory begins (statement 737).
  var contentFrame: CGRect {
    let safe = safeSides
    let (leading, trailing) = isMirrored ? (safe.right, safe.left) : safe
    let start = leading + looks.leadingControlWidth
    var end = bounds.width - trailing - looks.trailingControlWidth
    if let width = accessorySpace { end -= TableMetrics.accessorySide + width }
    let width = max(0, end - start)
    return CGRect(
      x: isMirrored ? bounds.width - start - width : start, y: 0, width: width,
      height: bounds.height)
  }

  /// The margins that the system gives the cell. Those of the content view follow.
  private var standardMargins: UIEdgeInsets {
    let safe = safeSides
    var side = TableMetrics.inForce.contentSide
    if table?.cellLayoutMarginsFollowReadableWidth ?? false {
      side = max(side, (bounds.width - safe.left - safe.right - TableMetrics.readableWidth) / 2)
    }
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let start = looks.leadingControlWidth
    return UIEdgeInsets(
      NSDirectionalEdgeInsets(
        top: TableMetrics.inForce.contentTop,
        leading: side + indentation + start + (isMirrored ? safe.right : safe.left),
        bottom: TableMetrics.inForce.contentTop,
        trailing: side + looks.trailingControlWidth + (isMirrored ? safe.left : safe.right)),
      isRightToLeft: isMirrored)
  }

  /// Sets the margins, unless the app has set others.
  func updateMargins() {
    let new = standardMargins
    guard new != looks.chosenMargins, layoutMargins == looks.chosenMargins else { return }
    looks.chosenMargins = new
    layoutMargins = new
  }

  /// Sets the background color of the table's style, unless the app has set another one.
  func updateChosenColor() {
    var color: UIColor?
    if configurations.background == nil, let table {
      color = table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    guard backgroundColor == looks.chosenColor, color != looks.chosenColor else { return }
    looks.chosenColor = color
    backgroundColor = color
  }

  // MARK: Size

  /// The height of a cell of the style without content, in points.
  private var standardHeight: CGFloat {
    looks.style == .subtitle && configurations.content == nil && parts.detail?.text != nil
      ? TableMetrics.inForce.subtitleRowHeight : TableMetrics.inForce.rowHeight
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    return withWidth(width) {
      CGSize(width: width, height: standardContentHeight() ?? TableMetrics.inForce.rowHeight)
    }
  }

  /// Returns the height that the system's content needs, at least that of a standard row, or `nil`
  /// if the content is the app's.
  private func standardContentHeight() -> CGFloat? {
    let width = parts.contentView.bounds.width
    if let view = parts.contentView as? UIListContentView {
      var least = TableMetrics.inForce.rowHeight
      if view.showsTextsBelowEachOther { least = TableMetrics.inForce.subtitleRowHeight }
      return max(least, view.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    if let layout = styleLayout {
      return max(standardHeight, layout.frames(width: width).height)
    }
    return nil
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
    // Without vertical constraints, the content asks for no height (statement 725).
    if height > 0 { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// Informs the table of a change inside the content view, if the table follows such changes
  /// (statement 728).
  ///
  /// The system's list content informs the cell itself, and only of changes that concern its size.
  func followContent(_ change: ContentChange, in view: UIView) {
    guard !looks.isMeasured, let table else { return }
    let content = parts.contentView
    if change == .size {
      if content is UIListContentView { return }
      if view === content { return table.heightMayHaveChanged(of: self) }
    }
    guard table.selfSizingInvalidation == .enabledIncludingConstraints,
      view.isDescendant(of: content)
    else { return }
    table.heightMayHaveChanged(of: self)
  }

  /// Returns the height that the constraints of the content view require, or 0 without any.
  private func appContentHeight(_ vertical: UILayoutPriority, _ target: CGFloat) -> CGFloat {
    let view = parts.contentView
    if view is UIListContentView { return 0 }
    if type(of: view) == UIView.self, view.settings.constraints == nil { return 0 }
    return view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: max(0, target)),
      withHorizontalFittingPriority: .required, verticalFittingPriority: vertical
    ).height
  }

  /// Measures with the content view as wide as it is in a cell of a width.
  private func withWidth<Result>(_ width: CGFloat, _ measure: () -> Result) -> Result {
    let wasMeasured = looks.isMeasured
    looks.isMeasured = true
    defer { looks.isMeasured = wasMeasured }
    updateConfigurationIfNeeded()
    let old = bounds.size
    if old.width != width { bounds.size.width = width }
    updateMargins()
    updateAccessory()
    parts.contentView.frame = contentFrame
    let result = measure()
    if old.width != width {
      bounds.size = old
      setNeedsLayout()
    }
    return result
  }
}
