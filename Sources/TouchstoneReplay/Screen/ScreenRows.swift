internal import TouchstoneInspector
package import TouchstoneKit

/// Rows of tables by the names that tests use: their index paths.
@MainActor
package enum ScreenRows {
  /// Returns the tables that are visible, the front window first.
  package static func tables(in application: UIApplication) -> [UITableView] {
    ScreenNames.views(in: application).compactMap { $0 as? UITableView }.filter { table in
      LinkWalk(table as UIView, \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
    }
  }

  /// Returns the part of a table's bounds that shows rows, without its insets.
  package static func visiblePart(of table: UITableView) -> CGRect {
    table.bounds.inset(by: table.adjustedContentInset)
  }

  /// Returns whether a whole row is in the visible part of its table, or, of a row that is higher,
  /// whether its middle is.
  package static func isVisible(_ path: IndexPath, in table: UITableView) -> Bool {
    let (row, visible) = (table.rectForRow(at: path), visiblePart(of: table))
    // Sums of heights may differ in the last bits.
    let roomy = visible.insetBy(dx: 0, dy: -0.01)
    return row.height <= visible.height
      ? row.minY >= roomy.minY && row.maxY <= roomy.maxY
      : visible.minY <= row.midY && row.midY < visible.maxY
  }

  /// Returns the screen point at which a test taps a row: its middle, or a point near it that isn't
  /// on a control.
  ///
  /// Returns `nil` if no touch reaches the row's cell.
  package static func point(of cell: UITableViewCell, in application: UIApplication) -> CGPoint? {
    let places = [0.5, 0.35, 0.65, 0.2, 0.8].map { share in
      CGPoint(x: cell.bounds.minX + cell.bounds.width * share, y: cell.bounds.midY)
    }
    for place in places {
      guard let point = Reach.point(at: place, in: cell, of: application),
        let hit = application.hitView(at: point)
      else { continue }
      let inside = LinkWalk(hit, \.superview).prefix { $0 !== cell }
      if !inside.contains(where: { $0 is UIControl }) { return point }
    }
    return Reach.point(in: cell, of: application)
  }

  /// Returns the row that a test can name in place of a point, or `nil` if there is none.
  ///
  /// A tap on that row must reach the same view as the touch at the point, without scrolling.
  static func aim(at point: CGPoint, in application: UIApplication) -> InputStep.TouchTarget? {
    guard let hit = application.hitView(at: point), let cell = hit.rowView as? UITableViewCell,
      let row = cell.shownRow, let table = row.list as? UITableView,
      isVisible(IndexPath(row: row.row, section: row.section), in: table),
      let place = self.point(of: cell, in: application), application.hitView(at: place) === hit
    else { return nil }
    if tables(in: application).count == 1 { return .row(row.row, section: row.section, in: nil) }
    guard let name = ScreenNames.name(of: table, in: application) else { return nil }
    return .row(row.row, section: row.section, in: name)
  }

  /// Returns the cell of a row in the table with a name, or in the only table if the name is `nil`.
  static func cell(
    _ row: Int, section: Int, in name: String?, of application: UIApplication
  ) -> UITableViewCell? {
    let tables = tables(in: application)
    let table =
      name.map { ScreenNames.view($0, in: application) as? UITableView }
      ?? (tables.count == 1 ? tables.first : nil)
    return table?.cellForRow(at: IndexPath(row: row, section: section))
  }
}
