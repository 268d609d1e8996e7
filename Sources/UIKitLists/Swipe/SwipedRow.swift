internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// A row that shows its actions, or that is about to hide them.
///
/// The transform of the cell moves it aside, and the actions are in a view of the table below the
/// cell. The distance of the cell from its place is ``offset``, which is never negative.
@MainActor
final class SwipedRow {
  /// The position of the row, which follows the batches of the table.
  var path: ListPath
  let cell: UITableViewCell
  let side: SwipeSide
  let configuration: UISwipeActionsConfiguration
  let actions: SwipeActionsView
  let isAtRightEdge: Bool
  /// Whether a finger has opened the row, rather than its minus sign. Only the finger puts the row
  /// into its editing state.
  let isSwipe: Bool
  /// The states of the cell without its actions.
  let restStates: UITableViewCell.StateMask
  /// The width of the revealed actions in points.
  var offset: CGFloat = 0 {
    didSet { if offset != oldValue { place() } }
  }
  /// The width at the beginning of the finger's movement, or `nil` if no finger moves the row.
  var dragStart: CGFloat?
  /// The movement without a finger, or `nil` if there is none.
  var motion: SwipeMotion?
  /// Whether the cell was notified of the end of the opening.
  var hasOpened = false
  /// The corners of the row that are corners of its card, to which the actions are clipped.
  var cardCorners: CACornerMask = [] {
    didSet { if cardCorners != oldValue { clip() } }
  }
  /// The rectangle of the row in the table.
  private(set) var home: CGRect
  /// The transform that app code gave the cell, such as that of an upside-down chat.
  private let transform: CGAffineTransform

  /// Adds the actions to the table.
  init(
    _ offer: SwipeOffer, at path: ListPath, home: CGRect, in table: UITableView,
    perform: @escaping (SwipedRow, UIContextualAction, UIView) -> Void
  ) {
    self.path = path
    self.home = home
    cell = offer.cell
    isSwipe = offer.cause == .swipe
    restStates = isSwipe ? [] : offer.cell.looks.states
    transform = offer.cell.transform
    side = offer.side
    configuration = offer.configuration
    isAtRightEdge = offer.side.isRight(in: table)
    // The view calls back through a box, because it exists before the row.
    let owner = Owner()
    actions = SwipeActionsView(
      offer.configuration.actions, isAtRightEdge: isAtRightEdge, rowSize: home.size
    ) { action, button in
      if let row = owner.row { perform(row, action, button) }
    }
    owner.row = self
    table.insertSubview(actions, belowSubview: cell)
    place()
  }

  private final class Owner { weak var row: SwipedRow? }

  /// The width at which the row is open.
  var openWidth: CGFloat { actions.openWidth }
  /// The states of the cell with its actions.
  var openStates: UITableViewCell.StateMask { restStates.union(.showingDeleteConfirmation) }
  /// Whether a full swipe performs the first action.
  var allowsFullSwipe: Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
  }

  /// Positions the actions after a layout of the table.
  func place(at home: CGRect) {
    guard home != self.home else { return }
    self.home = home
    place()
  }

  private func place() {
    let way = isAtRightEdge ? -offset : offset
    cell.transform = transform.concatenating(CGAffineTransform(translationX: way, y: 0))
    actions.frame = CGRect(
      x: isAtRightEdge ? home.maxX - offset : home.minX, y: home.minY, width: offset,
      height: home.height)
    clip()
  }

  /// Clips the actions to the corners of the card at their edge, and to those of the other edge if
  /// they cover the whole row.
  private func clip() {
    let edge: CACornerMask =
      isAtRightEdge
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let corners = offset < home.width ? cardCorners.intersection(edge) : cardCorners
    let radius = corners.isEmpty ? 0 : TableMetrics.inForce.cardCorner
    if actions.layer.maskedCorners != corners { actions.layer.maskedCorners = corners }
    if actions.layer.cornerRadius != radius { actions.layer.cornerRadius = radius }
  }

  /// Moves the cell back to its place, because it is used for another row.
  func restoreCell() { cell.transform = transform }

  /// Notifies the cell of the end of the closing, unless it has got other states in the meantime.
  func hasClosed() {
    if cell.looks.states == restStates { cell.didTransition(to: restStates) }
  }

  // MARK: Following a finger

  /// Moves the row with a finger that has moved by a distance, which is positive if it opens.
  func drag(by way: CGFloat) {
    guard let dragStart else { return }
    let wanted = max(0, dragStart + way)
    offset = followed(wanted)
    actions.isArmed = allowsFullSwipe && offset >= armedOffset
  }

  /// The offset from which the lift of the finger performs the first action (statement 830, 832).
  private var armedOffset: CGFloat {
    let metrics = SwipeMetrics.inForce
    return min(
      fullSwipeEnd,
      max(openWidth + metrics.fullSwipeOverscroll, home.width * metrics.fullSwipeShare))
  }

  private var fullSwipeEnd: CGFloat {
    max(openWidth, home.width - SwipeMetrics.inForce.fullSwipeEdge)
  }

  /// The offset up to which the row is where the finger is, and the part of the movement that it
  /// follows from there.
  private var limit: (end: CGFloat, resistance: CGFloat) {
    let metrics = SwipeMetrics.inForce
    return allowsFullSwipe
      ? (fullSwipeEnd, metrics.fullSwipeResistance) : (openWidth, metrics.resistance)
  }

  /// Returns the offset for the one that the finger requests.
  private func followed(_ wanted: CGFloat) -> CGFloat {
    let (end, resistance) = limit
    return min(home.width, wanted <= end ? wanted : end + (wanted - end) * resistance)
  }

  /// Returns the offset that the finger requests if the row has an offset.
  func wanted(at offset: CGFloat) -> CGFloat {
    let (end, resistance) = limit
    guard offset > end, resistance > 0 else { return offset }
    return end + (offset - end) / resistance
  }
}
