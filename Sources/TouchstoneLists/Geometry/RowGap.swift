/// The places of a row that is being moved: the one that it comes from, and the gap that the other
/// rows leave for it.
///
/// The geometry stays as it is until the row is dropped. Places are counted without the moved row,
/// as they are after the move.
package struct RowGap: Sendable {
  package let origin: ListPath
  package var target: ListPath

  /// Creates the gap of a row that is still at its place.
  package init(of row: ListPath) {
    origin = row
    target = row
  }

  // MARK: Places

  /// Returns the place for a row whose top is at a position, in points from the first section.
  ///
  /// The moved row changes places with another one when the edge that leads passes the other's
  /// middle. A header with the footer above it counts like a row.
  package func place(for top: Double, in geometry: ListGeometry) -> ListPath {
    guard let own = geometry.row(origin), geometry.length > 0 else { return target }
    // At the gap itself nothing changes, also between sections without headers.
    guard abs(top - gapStart(in: geometry)) > 0.001 else { return target }
    let position = top < own.start ? top : top + own.length
    guard position >= 0 else { return ListPath(0, 0) }
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
  package func isValid(_ place: ListPath, in geometry: ListGeometry) -> Bool {
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
  package func shift(of path: ListPath, in geometry: ListGeometry) -> Double {
    shift(isBelowGap: collapsed(path) >= target, isBelowOrigin: path > origin, geometry)
  }

  /// Returns how far a section's header is shown below its place, in points.
  package func shift(ofHeader section: Int, in geometry: ListGeometry) -> Double {
    shift(
      isBelowGap: section > target.section, isBelowOrigin: section > origin.section, geometry)
  }

  /// Returns how far a section's footer is shown below its place, in points.
  package func shift(ofFooter section: Int, in geometry: ListGeometry) -> Double {
    shift(
      isBelowGap: section >= target.section, isBelowOrigin: section >= origin.section, geometry)
  }

  private func shift(
    isBelowGap: Bool, isBelowOrigin: Bool, _ geometry: ListGeometry
  ) -> Double {
    guard isBelowGap != isBelowOrigin, let own = geometry.row(origin) else { return 0 }
    return isBelowGap ? own.length : -own.length
  }
}
