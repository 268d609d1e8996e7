@_spi(Kit) internal import UIKitCore

/// The edge of a row at which a swipe reveals actions.
enum SwipeSide {
  case leading
  case trailing

  /// Returns whether the edge is on the right.
  @MainActor func isRight(in table: UITableView) -> Bool {
    let isRightToLeft = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (self == .trailing) != isRightToLeft
  }

  /// Returns the edge that a movement to the right or left opens.
  @MainActor static func opened(by way: CGFloat, in table: UITableView) -> SwipeSide {
    SwipeSide.trailing.isRight(in: table) == (way < 0) ? .trailing : .leading
  }
}

/// A row with actions that a swipe or a minus sign is about to open.
struct SwipeOffer {
  enum Cause {
    /// A finger moves the row.
    case swipe
    /// The user has tapped the minus sign of the row.
    case sign
  }

  var cause = Cause.swipe
  let cell: UITableViewCell
  let side: SwipeSide
  let configuration: UISwipeActionsConfiguration
}
