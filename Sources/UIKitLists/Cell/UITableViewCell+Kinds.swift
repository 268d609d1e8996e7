extension UITableViewCell {
  /// Styles of the content.
  public enum CellStyle: Int, Sendable {
    /// A label and an image.
    case `default` = 0
    /// A label at the leading edge and a second one at the trailing edge.
    case value1 = 1
    /// A label in the tint color, and a second one next to it.
    case value2 = 2
    /// A label, and a second one below it.
    case subtitle = 3
  }

  /// Styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line, as on iOS since version 11.
    case singleLineEtched = 2
  }

  /// Appearances of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell looks the same.
    case none = 0
    /// The cell becomes gray, as on iOS since version 7.
    case blue = 1
    /// The cell becomes gray.
    case gray = 2
    /// The cell becomes gray.
    case `default` = 3
  }

  /// Appearances of a cell that has the focus.
  public enum FocusStyle: Int, Sendable {
    /// The system shows the focus.
    case `default` = 0
    /// The app shows the focus.
    case custom = 1
  }

  /// Controls at the leading edge of a cell during editing.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// The control that deletes the row.
    case delete = 1
    /// The control that inserts a row.
    case insert = 2
  }

  /// Signs and buttons at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron, which takes no touches.
    case disclosureIndicator = 1
    /// A button with details, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark, which takes no touches.
    case checkmark = 3
    /// A button with details.
    case detailButton = 4
  }

  /// States of a drag that contains the cell.
  public enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none = 0
    /// The user lifts the cell.
    case lifting = 1
    /// The user drags the cell.
    case dragging = 2
  }

  /// The editing controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the row, or the row's actions.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
