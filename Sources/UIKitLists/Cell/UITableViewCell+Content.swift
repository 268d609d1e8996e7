@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

extension UITableViewCell {
  func prepareCell() { addSubview(parts.contentView) }
  func resetForReuse() {}
  var contentViewInUse: UIView { parts.contentView }
  func label(_ label: CellLabel) -> UILabel? { nil }
  var styleImageView: UIImageView? { nil }
  func setContent(_ configuration: (any UIContentConfiguration)?) {
    configurations.content = configuration
  }
  var styleConfiguration: UIListContentConfiguration { .cell() }
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
  }
  var styleBackground: UIBackgroundConfiguration { .clear() }
  func setBackgroundView(_ view: UIView?, _ path: WritableKeyPath<CellParts, UIView?>) {
    parts[keyPath: path] = view
  }
  var currentState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  func requestUpdate() {}
  func update(for state: UICellConfigurationState) {}
  func showSelected(_ selected: Bool, _ animated: Bool) { looks.isSelected = selected }
  func showHighlighted(_ highlighted: Bool, _ animated: Bool) {
    looks.isHighlighted = highlighted
  }
  /// Shows or hides the line at the bottom.
  func updateSeparator() {}
  func accessoriesDidChange() { setNeedsLayout() }
  func setSeparatorInset(_ insets: UIEdgeInsets) { looks.separatorInset = insets }
  func showEditing(_ editing: Bool, _ animated: Bool) { looks.isEditing = editing }
  func layOutCell() { parts.contentView.frame = bounds }
  func fittingSize(_ size: CGSize) -> CGSize { size }
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { target }
}
