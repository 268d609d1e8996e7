internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

extension UITableView {
  /// The distance from the top of the content to the first section, in points.
  var rowsOrigin: CGFloat { content.headerView?.frame.height ?? 0 }

  /// The distance from the sides of the table to its rows, in points.
  var rowsSide: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let metrics = TableMetrics.inForce
    return window == nil ? metrics.cardSide : metrics.cardSideInWindow
  }

  /// The width of rows, headers and footers, in points.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * rowsSide) }

  /// The visible part of the rows, from the first section on.
  ///
  /// It is larger by a moved row, because the other rows make room for it.
  var visibleSpan: Span {
    let room = editor.movedLength(in: self)
    return Span(
      start: Double(bounds.minY - rowsOrigin) - room, length: Double(bounds.height) + 2 * room)
  }

  func rect(of span: Span?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(
      x: rowsSide, y: rowsOrigin + CGFloat(span.start), width: rowWidth,
      height: CGFloat(span.length))
  }

  func rowRect(_ path: ListPath) -> CGRect { rect(of: loadedGeometry.row(path)) }

  func row(at point: CGPoint) -> ListPath? {
    let frame = CGRect(x: rowsSide, y: 0, width: rowWidth, height: 1)
    guard point.x >= frame.minX, point.x < frame.maxX else { return nil }
    return loadedGeometry.row(at: Double(point.y - rowsOrigin))
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let rect = rect.standardized
    guard !rect.isNull, rect.minY.isFinite, rect.maxY.isFinite else { return nil }
    guard rect.maxX > rowsSide, rect.minX < rowsSide + rowWidth else { return [] }
    return loadedGeometry.rows(
      from: Double(rect.minY - rowsOrigin), to: Double(rect.maxY - rowsOrigin)
    ).flatMap { section, rows in rows.map { ListPath(section, $0).indexPath } }
  }

  /// Returns the cell that contains a view, with its row, or `nil`.
  func row(containing view: UIView) -> (cell: UITableViewCell, path: ListPath)? {
    var next: UIView? = view
    while let current = next, current !== self {
      if let cell = current as? UITableViewCell, cell.table === self,
        let path = content.path(of: cell)
      {
        return (cell, path)
      }
      next = current.superview
    }
    return nil
  }

  /// Sets the size of the content from the geometry.
  func updateContentSize() {
    let footerHeight = content.footerView?.frame.height ?? 0
    let rowsEnd = rowsOrigin + CGFloat(content.geometry.length)
    let size = CGSize(width: bounds.width, height: rowsEnd + footerHeight)
    if contentSize != size { contentSize = size }
    guard let footer = content.footerView else { return }
    let frame = CGRect(x: 0, y: rowsEnd, width: bounds.width, height: footerHeight)
    if footer.frame != frame { footer.frame = frame }
  }

  // MARK: Around the rows

  func setTableHeaderView(_ view: UIView?) {
    if view !== content.headerView { content.headerView?.removeFromSuperview() }
    content.headerView = view
    if let view, view.superview !== self { addSubview(view) }
    surroundingsDidChange()
  }

  func setTableFooterView(_ view: UIView?) {
    if view !== content.footerView { content.footerView?.removeFromSuperview() }
    content.footerView = view
    if let view, view.superview !== self { addSubview(view) }
    surroundingsDidChange()
  }

  func setBackgroundView(_ view: UIView?) {
    guard view !== content.backgroundView else { return }
    content.backgroundView?.removeFromSuperview()
    content.backgroundView = view
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func surroundingsDidChange() {
    placeSurroundings()
    if content.isLoaded { updateContentSize() }
    setNeedsLayout()
  }

  func placeSurroundings() {
    if let header = content.headerView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let background = content.backgroundView, background.frame != bounds {
      background.frame = bounds
    }
  }

  // MARK: Lines and cards

  func updateSeparators() {
    for (path, cell) in content.cells {
      updateSeparator(of: cell, at: path)
      cell.setNeedsLayout()
    }
  }

  /// Shows or hides the line below a cell (statements 738 and 740).
  func updateSeparator(of cell: UITableViewCell, at path: ListPath) {
    let isLast = path.row + 1 == content.geometry.rowCount(in: path.section)
    let below = ListPath(path.section, path.row + 1)
    let has =
      separatorStyle != .none && !(isLast && style != .plain)
      && !choice.looksSelected(path) && !choice.looksSelected(below)
    guard cell.looks.hasSeparator != has else { return }
    cell.looks.hasSeparator = has
    cell.updateSeparator()
  }

  /// Gives the first and the last row of a section the corners of a card.
  func updateCard(of cell: UITableViewCell, at path: ListPath) {
    guard style == .insetGrouped else { return }
    let corners = cardCorners(at: path)
    let radius = corners.isEmpty ? 0 : TableMetrics.inForce.cardCorner
    if cell.layer.maskedCorners != corners { cell.layer.maskedCorners = corners }
    if cell.layer.cornerRadius != radius { cell.layer.cornerRadius = radius }
    if cell.layer.masksToBounds != (radius > 0) { cell.layer.masksToBounds = radius > 0 }
  }

  /// The corners of a row that are corners of its card. Only inset grouped tables have cards.
  func cardCorners(at path: ListPath) -> CACornerMask {
    guard style == .insetGrouped else { return [] }
    let isLast = path.row + 1 == content.geometry.rowCount(in: path.section)
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}
