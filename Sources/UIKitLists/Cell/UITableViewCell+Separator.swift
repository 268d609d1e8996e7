@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

// The line below a cell (statements 738 and 740).
extension UITableViewCell {
  func setSeparatorInset(_ insets: UIEdgeInsets) {
    looks.separatorInset = insets
    setNeedsLayout()
  }

  /// Shows, hides, colors and positions the line, as ``CellLooks/hasSeparator`` and the table state.
  func updateSeparator() {
    guard looks.hasSeparator, table?.separatorStyle != UITableViewCell.SeparatorStyle.none else {
      parts.separator?.isHidden = true
      return
    }
    let line = parts.separator ?? newSeparator()
    line.isHidden = false
    line.backgroundColor = table?.separatorColor ?? .separator
    line.frame = separatorFrame
  }

  private func newSeparator() -> UIView {
    let line = UIView()
    line.isUserInteractionEnabled = false
    parts.separator = line
    addSubview(line)
    return line
  }

  /// The insets of the line from the leading and the trailing edge of the cell.
  private var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    let standard = TableMetrics.inForce.separatorInset
    let content = contentFrame
    let contentStart = isMirrored ? bounds.width - content.maxX : content.minX
    guard let own = looks.separatorInset ?? table?.tableSettings.separatorInset else {
      // By default, the line begins below the text rather than below an image.
      return (contentStart + (textStartAfterImage ?? standard.left), standard.right)
    }
    guard table?.separatorInsetReference == .fromAutomaticInsets else {
      return (own.left + looks.leadingControlWidth, own.right)
    }
    return (own.left + contentStart + standard.left, own.right + standard.right)
  }

  /// The distance from the content view's leading edge to a text after an image, or `nil`.
  private var textStartAfterImage: CGFloat? {
    if let view = parts.contentView as? UIListContentView { return view.textStartAfterImage }
    guard parts.image?.image != nil, let layout = styleLayout else { return nil }
    return layout.frames(width: parts.contentView.bounds.width).text.minX
  }

  private var separatorFrame: CGRect {
    let ends = separatorEnds
    let height = TableMetrics.inForce.separatorThickness(at: traitCollection.displayScale)
    // Apps hide a line by insets that are wider than the cell.
    let start = min(max(0, ends.leading), bounds.width)
    let end = max(start, bounds.width - max(0, ends.trailing))
    return CGRect(
      x: isMirrored ? bounds.width - end : start, y: bounds.height - height, width: end - start,
      height: height)
  }
}
