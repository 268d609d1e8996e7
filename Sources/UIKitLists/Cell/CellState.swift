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
  /// Whether the cell shows its swipe actions.
  var isSwiped = false
  /// Whether the user moves the row.
  var isReordering = false
  /// Whether the cell shows the control that moves its row.
  var canMove = false
  /// Whether the cell shows a line at its bottom.
  var hasSeparator = false
  var separatorInset: UIEdgeInsets?
  /// The widths of the editing controls at the edges, in points, from which the content is shifted
  /// away.
  var leadingControlWidth: CGFloat = 0
  var trailingControlWidth: CGFloat = 0

  /// Whether the configurations are updated before the next layout.
  var needsUpdate = true
  /// Whether the configurations are being updated.
  var isUpdating = false
  /// Whether a control of the cell is reading the cell's label.
  var isBeingNamed = false
  /// Whether the cell is being measured.
  var isMeasured = false
  /// The background color and the margins that the cell chose. Others are those of the app.
  var chosenColor: UIColor?
  var chosenMargins: UIEdgeInsets?
  /// The color of the text of the style `value2` that the cell chose.
  var chosenTint: UIColor?
  /// Whether the labels of the content are highlighted.
  var highlightsContent = false

  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }
}

/// The views of a cell.
@MainActor struct CellParts {
  var contentView = UIView()
  var text: CellLabelView?
  var detail: CellLabelView?
  var image: CellImageView?
  var background: UIView?
  var selectedBackground: UIView?
  var multipleSelectionBackground: UIView?
  /// The view that shows the background configuration.
  var configuredBackground: ConfiguredBackground?
  /// The gray view of a selected cell without a view of the app.
  var standardSelection: UIView?
  /// The view that shows the selection at present, with the opacity that the app gave it.
  var shownSelection: (view: UIView, alpha: CGFloat)?
  var accessory: UIView?
  var accessoryKind: CellAccessoryKind?
  var separator: UIView?
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

/// A view with labels and images that are laid out by the system's styles.
@MainActor
protocol StyledContentOwner: UIView {
  /// Called when the size of a label or an image may have changed.
  func styledContentDidChange()
}

/// A label of a cell, a header or a footer.
final class CellLabelView: UILabel {
  weak var owner: (any StyledContentOwner)?
  /// Whether a change of a color is in progress, which changes no size.
  private var isColored = false

  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { color { super.isHighlighted = newValue } }
  }

  override var textColor: UIColor! {
    get { super.textColor }
    set { color { super.textColor = newValue } }
  }

  private func color(_ change: () -> Void) {
    isColored = true
    change()
    isColored = false
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    if !isColored { owner?.styledContentDidChange() }
  }
}

/// The image view of a cell's style.
final class CellImageView: UIImageView {
  weak var owner: (any StyledContentOwner)?
  private var knownSize = CGSize.zero

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    let size = image?.size ?? .zero
    guard size != knownSize else { return }
    knownSize = size
    owner?.styledContentDidChange()
  }
}
