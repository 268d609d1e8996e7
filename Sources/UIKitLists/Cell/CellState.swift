@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The look of a cell.
struct CellLooks {
  let style: UITableViewCell.CellStyle
  let reuseIdentifier: String?
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var states: UITableViewCell.StateMask = []
  /// Whether the cell shows the control that moves its row.
  var canMove = false
  /// The width that the editing controls need at each edge of the content, in points.
  var leadingControlWidth: CGFloat = 0
  var trailingControlWidth: CGFloat = 0
  /// Whether the cell shows a line at its bottom.
  var hasSeparator = false
  var separatorInset: UIEdgeInsets?

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The views of a cell.
@MainActor struct CellParts {
  let contentView = UIView()
  var background: UIView?
  var selectedBackground: UIView?
  var multipleSelectionBackground: UIView?
}

/// The configurations of a cell.
struct CellConfigurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
}

/// The labels of a cell's style.
enum CellLabel {
  case text
  case detail
}
