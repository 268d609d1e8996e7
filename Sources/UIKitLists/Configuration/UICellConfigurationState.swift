public import UIKitCore

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled: it receives no touches.
  public var isDisabled = false
  /// Whether the cell looks touched.
  public var isHighlighted = false
  /// Whether the cell looks selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell floats above the others.
  public var isPinned = false
  /// Whether the cell shows its editing controls.
  public var isEditing = false
  /// Whether the cell shows its children.
  public var isExpanded = false
  /// Whether the cell shows its swipe actions.
  public var isSwiped = false
  /// Whether the user moves the cell.
  public var isReordering = false
  /// The state of a drag that contains the cell.
  public var cellDragState = DragState.none
  /// The state of a drag above the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app, or `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// States of a drag that contains a cell.
  public enum DragState: Hashable, Sendable {
    /// The cell isn't dragged.
    case none
    /// The user lifts the cell.
    case lifting
    /// The user drags the cell.
    case dragging
  }

  /// States of a drag above a cell.
  public enum DropState: Hashable, Sendable {
    /// Nothing is dragged above the list.
    case none
    /// Something is dragged above the list, and would not be dropped into the cell.
    case notTargeted
    /// Something is dragged above the list, and would be dropped into the cell.
    case targeted
  }
}

extension UICellConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  var parts: [ConfigurationPart] {
    [
      ("traitCollection", traitCollection),
      ("isDisabled", isDisabled),
      ("isHighlighted", isHighlighted),
      ("isSelected", isSelected),
      ("isFocused", isFocused),
      ("isPinned", isPinned),
      ("isEditing", isEditing),
      ("isExpanded", isExpanded),
      ("isSwiped", isSwiped),
      ("isReordering", isReordering),
      ("cellDragState", cellDragState),
      ("cellDropState", cellDropState),
    ] + custom.map { ($0.key.rawValue, $0.value.base) }.sorted { $0.0 < $1.0 }
  }
  /// The states that are true, and the values of the app.
  public var description: String { ConfigurationText.short("UICellConfigurationState", parts) }
  /// All states.
  public var debugDescription: String { ConfigurationText.long("UICellConfigurationState", parts) }
  /// The states as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}
