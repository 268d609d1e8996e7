extension UITableView {
  /// Styles of tables.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge. Section headers and footers float above the rows.
    case plain = 0
    /// Groups of rows. Section headers and footers scroll with the rows.
    case grouped = 1
    /// Groups of rows on cards with round corners.
    case insetGrouped = 2
  }

  /// Positions of a row in the visible part to which a table scrolls.
  public enum ScrollPosition: Int, Sendable {
    /// The position that needs the least scrolling.
    case none = 0
    /// The top of the visible part.
    case top = 1
    /// The center of the visible part.
    case middle = 2
    /// The bottom of the visible part.
    case bottom = 3
  }

  /// Animations of inserted, deleted and reloaded rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in or out.
    case fade = 0
    /// Rows slide in from the right, or out to the right.
    case right = 1
    /// Rows slide in from the left, or out to the left.
    case left = 2
    /// Rows slide in from the top, or out toward the top.
    case top = 3
    /// Rows slide in from the bottom, or out toward the bottom.
    case bottom = 4
    /// Rows appear and disappear at once.
    case none = 5
    /// A row stays at the center of its space, which opens or closes, so that its neighbors uncover or
    /// cover it.
    case middle = 6
    /// The table chooses the animation: a fade. UIKit's choice isn't documented.
    case automatic = 100
  }

  /// Edges from which separator insets are measured.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets of the lines that the table draws by default.
    case fromAutomaticInsets = 1
  }

  /// The changes of a cell's content that change the height of its row.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No change.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize` on the cell or its content view.
    case enabled = 1
    /// Such a call, or a change of constraints in the content view.
    case enabledIncludingConstraints = 2
  }
}
