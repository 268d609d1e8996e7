internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// A row that the user moves with a finger.
///
/// While the finger is down, the geometry of the table stays that of the data source. The other
/// cells are only shown elsewhere: they leave a gap at ``target``. Places are counted without the
/// moved row, as the data source counts them after the move.
@MainActor
final class RowMove {
  let cell: UITableViewCell
  let press: UIGestureRecognizer
  /// The row, by its place in the data source.
  let origin: ListPath
  /// The place of the gap.
  var target: ListPath
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
    origin = path
    target = path
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

  // MARK: Places

  /// Returns the place for a row whose top is at a position, in points from the first section.
  ///
  /// The moved row changes places with another one when the edge that leads passes the other's
  /// middle. A header with the footer above it counts like a row.
  func place(for top: Double, in geometry: ListGeometry) -> ListPath {
    guard let own = geometry.row(origin), geometry.length > 0 else { return target }
    // At the gap itself nothing changes, also between sections without headers.
    guard abs(top - gapStart(in: geometry)) > 0.001 else { return target }
    let position = max(0, top < own.start ? top : top + own.length)
    if let path = geometry.row(at: position), let row = geometry.row(path) {
      let isPast = position > row.start + row.length / 2
      return collapsed(ListPath(path.section, path.row + (isPast ? 1 : 0)))
    }
    let last = geometry.sections.count - 1
    return between(geometry.section(at: position) ?? last, position, geometry)
  }

  /// Returns the place for a position in a section, but over none of its rows.
  private func between(
    _ section: Int, _ position: Double, _ geometry: ListGeometry
  ) -> ListPath {
    let start = rowsStart(section, geometry)
    if position < start {
      guard section > 0 else { return ListPath(0, 0) }
      let isPast = position > (rowsEnd(section - 1, geometry) + start) / 2
      return isPast ? ListPath(section, 0) : end(section - 1, geometry)
    }
    guard section + 1 < geometry.sections.count else { return end(section, geometry) }
    let middle = (rowsEnd(section, geometry) + rowsStart(section + 1, geometry)) / 2
    return position > middle ? ListPath(section + 1, 0) : end(section, geometry)
  }

  private func rowsStart(_ section: Int, _ geometry: ListGeometry) -> Double {
    geometry.header(section)?.end ?? 0
  }

  private func rowsEnd(_ section: Int, _ geometry: ListGeometry) -> Double {
    geometry.footer(section)?.start ?? 0
  }

  private func end(_ section: Int, _ geometry: ListGeometry) -> ListPath {
    ListPath(section, count(in: section, geometry))
  }

  /// Returns the number of a section's rows without the moved one.
  private func count(in section: Int, _ geometry: ListGeometry) -> Int {
    geometry.rowCount(in: section) - (section == origin.section ? 1 : 0)
  }

  /// Returns whether a place exists for the moved row.
  func isValid(_ place: ListPath, in geometry: ListGeometry) -> Bool {
    geometry.sections.indices.contains(place.section) && place.row >= 0
      && place.row <= count(in: place.section, geometry)
  }

  /// Returns a place without the moved row.
  private func collapsed(_ path: ListPath) -> ListPath {
    path.section == origin.section && path.row > origin.row
      ? ListPath(path.section, path.row - 1) : path
  }

  private func gapStart(in geometry: ListGeometry) -> Double {
    let length = geometry.row(origin)?.length ?? 0
    guard target.row > 0 else {
      return rowsStart(target.section, geometry) - (target.section > origin.section ? length : 0)
    }
    var above = ListPath(target.section, target.row - 1)
    if above.section == origin.section, above.row >= origin.row { above.row += 1 }
    return (geometry.row(above)?.end ?? 0) - (above > origin ? length : 0)
  }

  // MARK: Making room

  /// Returns how far a row is shown below its place, in points.
  func shift(of path: ListPath, in geometry: ListGeometry) -> CGFloat {
    shift(isBelowGap: collapsed(path) >= target, isBelowOrigin: path > origin, geometry)
  }

  /// Returns how far a section's header is shown below its place, in points.
  func shift(ofHeader section: Int, in geometry: ListGeometry) -> CGFloat {
    shift(
      isBelowGap: section > target.section, isBelowOrigin: section > origin.section, geometry)
  }

  /// Returns how far a section's footer is shown below its place, in points.
  func shift(ofFooter section: Int, in geometry: ListGeometry) -> CGFloat {
    shift(
      isBelowGap: section >= target.section, isBelowOrigin: section >= origin.section, geometry)
  }

  private func shift(
    isBelowGap: Bool, isBelowOrigin: Bool, _ geometry: ListGeometry
  ) -> CGFloat {
    guard isBelowGap != isBelowOrigin, let own = geometry.row(origin) else { return 0 }
    return CGFloat(isBelowGap ? own.length : -own.length)
  }
}
