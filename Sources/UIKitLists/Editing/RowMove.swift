internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// A row that the user moves with a finger.
///
/// While the finger is down, the geometry of the table stays that of the data source. The other
/// cells are only shown elsewhere, and leave a gap.
@MainActor
final class RowMove {
  let cell: UITableViewCell
  let press: UIGestureRecognizer
  /// The row's place in the data source, and that of the gap.
  var gap: RowGap
  /// The place over which the row hovers. The delegate may redirect it to another target.
  var proposed: ListPath
  /// The distance from the finger to the center of the cell, in points.
  let grip: CGFloat
  private let old: (depth: CGFloat, opacity: Float, radius: CGFloat, offset: CGSize, masks: Bool)

  /// The depth of a lifted cell, in front of all rows, headers and footers.
  private static let depth: CGFloat = 10

  init(_ cell: UITableViewCell, at path: ListPath, by press: UIGestureRecognizer, grip: CGFloat) {
    self.cell = cell
    self.press = press
    gap = RowGap(of: path)
    proposed = path
    self.grip = grip
    let layer = cell.layer
    old = (
      layer.zPosition, layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset,
      layer.masksToBounds
    )
  }

  /// Makes the cell look lifted.
  func pickUp() {
    let metrics = TableMetrics.inForce.editing
    cell.layer.zPosition = Self.depth
    cell.layer.masksToBounds = false
    cell.layer.shadowRadius = metrics.shadowRadius
    cell.layer.shadowOffset = .zero
    cell.layer.shadowOpacity = metrics.shadowOpacity
  }

  /// Ends the lifted look.
  func putDown() {
    cell.layer.zPosition = old.depth
    cell.layer.masksToBounds = old.masks
    cell.layer.shadowRadius = old.radius
    cell.layer.shadowOffset = old.offset
    cell.layer.shadowOpacity = old.opacity
  }
}
