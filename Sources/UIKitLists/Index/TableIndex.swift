internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The index at the trailing edge of a table.
///
/// The data source is asked for the titles at the first layout after a reload, and again on demand
/// (statement 714). The strip is in front of everything else and doesn't scroll.
@MainActor
final class TableIndex {
  /// The strip, or `nil` while the table shows no index.
  private(set) var view: SectionIndexView?
  /// The titles, or `nil` if the data source hasn't been asked since the last reload.
  private var titles: [String]?
  private var width: CGFloat = 0
  /// The width of the strip in points, or 0 while the table shows no index. Cells end before it.
  private(set) var shownWidth: CGFloat = 0
  /// The data and the setting for which ``hasEnoughRows`` was determined.
  private var counted: (generation: Int, minimum: Int)?
  private var hasEnoughRows = false

  /// Forgets the titles, because the data is reloaded.
  func forget() { titles = nil }

  func reload(in table: UITableView) {
    ask(table)
    table.setNeedsLayout()
  }

  private func ask(_ table: UITableView) {
    titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    width = 0
  }

  func updateColors(in table: UITableView) {
    guard let view else { return }
    view.color = table.sectionIndexColor
    view.restColor = table.sectionIndexBackgroundColor
    view.touchColor = table.sectionIndexTrackingBackgroundColor
  }

  /// Shows or hides the strip, before rows are measured.
  ///
  /// If its width changes, the rows are measured again.
  func prepare(in table: UITableView) {
    if titles == nil { ask(table) }
    var new: CGFloat = 0
    if let titles, !titles.isEmpty, table.indexDisplayMode != .alwaysHidden,
      hasEnoughRows(in: table)
    {
      let view = view ?? add(to: table)
      if view.titles != titles { view.titles = titles }
      if width == 0 { width = view.neededWidth }
      new = width
    } else {
      remove()
    }
    guard new != shownWidth else { return }
    shownWidth = new
    table.measureAgain()
    for cell in table.content.cells.values { cell.setNeedsLayout() }
  }

  /// Positions the strip after the layout of the table.
  func place(in table: UITableView) {
    guard let view else { return }
    let frame = frame(in: table)
    if view.frame != frame { UIView.performWithoutAnimation { view.frame = frame } }
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  /// Returns the frame at the trailing edge of the visible part, within the insets.
  private func frame(in table: UITableView) -> CGRect {
    let inset = table.adjustedContentInset
    let safe = table.safeAreaInsets
    let bounds = table.bounds
    let x =
      table.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? bounds.minX + safe.left : bounds.maxX - safe.right - width
    return CGRect(
      x: x, y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  private func hasEnoughRows(in table: UITableView) -> Bool {
    let content = table.content
    let key = (generation: content.generation, minimum: table.sectionIndexMinimumDisplayRowCount)
    if let counted, counted == key { return hasEnoughRows }
    counted = key
    let rows = content.geometry.sections.reduce(0) { $0 + $1.rows.count }
    hasEnoughRows = rows >= key.minimum
    return hasEnoughRows
  }

  private func add(to table: UITableView) -> SectionIndexView {
    let view = SectionIndexView()
    self.view = view
    view.choose = { [weak self, weak table] title in
      if let table { self?.jump(to: title, in: table) }
    }
    updateColors(in: table)
    table.addSubview(view)
    return view
  }

  private func remove() {
    view?.removeFromSuperview()
    view = nil
  }

  /// Shows the section of a title at the top, without animation (statement 867).
  ///
  /// A data source returns a number that isn't a section, such as `NSNotFound`, if it has scrolled
  /// itself.
  private func jump(to title: Int, in table: UITableView) {
    guard let titles, titles.indices.contains(title), let source = table.dataSource else { return }
    let section = source.tableView(
      table, sectionForSectionIndexTitle: titles[title], at: title)
    guard table.loadedGeometry.sections.indices.contains(section) else { return }
    table.stopScrollingAndZooming()
    let header = ListPath(section, NSNotFound).indexPath
    table.scrollToRow(at: header, at: .top, animated: false)
  }
}
