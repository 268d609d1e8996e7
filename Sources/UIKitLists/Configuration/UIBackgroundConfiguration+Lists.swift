public import UIKitControls
public import UIKitCore

extension UIBackgroundConfiguration {
  /// Returns the background of a cell for the list around it, which is that of a plain list until
  /// the cell is in a grouped one.
  public static func listCell() -> Self { listPlainCell() }
  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> Self { make(.plainCell) }
  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> Self { make(.groupedCell) }
  /// Returns the background of a header for the list around it, which is that of a plain list.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// Returns the background of a footer for the list around it, which is that of a plain list.
  public static func listFooter() -> Self { listPlainHeaderFooter() }
  /// Returns the background of a header or footer of a plain list, which is invisible until the
  /// header floats above the rows.
  public static func listPlainHeaderFooter() -> Self { make(.plainHeaderFooter) }
  /// Returns the background of a header or footer of a grouped list, which is invisible.
  public static func listGroupedHeaderFooter() -> Self { make(.groupedHeaderFooter) }
  /// Returns the background of a header of a sidebar.
  public static func listSidebarHeader() -> Self { make(.sidebarHeader) }
  /// Returns the background of a cell of a sidebar.
  public static func listSidebarCell() -> Self { rounded(.sidebarCell) }
  /// Returns the background of a cell of a sidebar with several columns.
  public static func listAccompaniedSidebarCell() -> Self { rounded(.accompaniedSidebarCell) }

  private static func make(_ kind: Kind) -> Self { Self(kind, color: color(kind, LookState())) }

  private static func rounded(_ kind: Kind) -> Self {
    var background = make(kind)
    background.cornerRadius = sidebarCorner
    return background
  }

  /// The corner radius of a cell of a sidebar, in points; chosen.
  private static let sidebarCorner: CGFloat = 10

  /// Returns the background for a state.
  ///
  /// Only the color changes, and only if the app hasn't set another one.
  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    result.styleColor = Self.color(kind, LookState(state))
    if backgroundColor == styleColor { result.backgroundColor = result.styleColor }
    return result
  }

  /// Returns the color of a background in a state. The colors of selected cells are those that
  /// selected cells have on iOS; the others are chosen.
  private static func color(_ kind: Kind, _ state: LookState) -> UIColor? {
    switch kind {
    case .clear: nil
    case .plainCell: state.isChosen ? .systemGray4 : .systemBackground
    case .groupedCell: state.isChosen ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeaderFooter: state.isPinned ? .systemBackground : .clear
    case .groupedHeaderFooter, .sidebarHeader: .clear
    case .sidebarCell, .accompaniedSidebarCell: state.isChosen ? .systemGray5 : .clear
    }
  }
}

/// The part of a state on which the looks of the system's styles depend.
struct LookState {
  /// Whether the view looks selected or touched, or something would be dropped into it.
  var isChosen = false
  var isDisabled = false
  var isPinned = false

  init() {}

  init(_ state: any UIConfigurationState) {
    if let state = state as? UICellConfigurationState {
      isChosen = state.isSelected || state.isHighlighted || state.cellDropState == .targeted
      isDisabled = state.isDisabled
      isPinned = state.isPinned
    } else if let state = state as? UIViewConfigurationState {
      isChosen = state.isSelected || state.isHighlighted
      isDisabled = state.isDisabled
      isPinned = state.isPinned
    }
  }
}

extension UIBackgroundConfiguration: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  private var parts: [ConfigurationPart] {
    [
      ("backgroundColor", backgroundColor as Any), ("cornerRadius", cornerRadius),
      ("backgroundInsets", backgroundInsets), ("visualEffect", visualEffect as Any),
      ("image", image as Any), ("customView", customView as Any),
      ("strokeColor", strokeColor as Any), ("strokeWidth", strokeWidth),
      ("strokeOutset", strokeOutset),
    ]
  }
  /// The properties that are set.
  public var description: String { ConfigurationText.short("UIBackgroundConfiguration", parts) }
  /// All properties.
  public var debugDescription: String { ConfigurationText.long("UIBackgroundConfiguration", parts) }
  /// The properties as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}
