internal import TouchstoneLists
internal import UIKitAccessibility
@_spi(Kit) package import UIKitCore
internal import UIKitScroll

/// The elements of a table for assistive technology: headers, rows and footers, in this order for
/// each section, also those that aren't on the screen (statement 983).
///
/// A row without a cell has an element of its own, which scrolls to the row when it is read.
@MainActor
final class TableReading {
  /// The most rows that are read at a time. Of more rows, those near the visible part are read, and
  /// others follow as the table scrolls, so that reading costs the same for any number of rows.
  static let mostRows = 200

  private var elements: [ListPath: RowElement] = [:]
  /// The data for which ``elements`` were made.
  private var generation = -1

  // MARK: All elements

  func count(in table: UITableView) -> Int {
    let content = table.content
    _ = table.loadedGeometry
    return content.geometry.sections.reduce(0) { $0 + Self.length(of: $1) }
      + (content.headerView == nil ? 0 : 1) + (content.footerView == nil ? 0 : 1)
  }

  private static func length(of section: ListGeometry.Section) -> Int {
    section.rows.count + (section.header.length > 0 ? 1 : 0) + (section.footer.length > 0 ? 1 : 0)
  }

  func element(at index: Int, in table: UITableView) -> UIResponder? {
    let content = table.content
    var rest = index
    guard rest >= 0 else { return nil }
    if let header = content.headerView {
      if rest == 0 { return header }
      rest -= 1
    }
    for (number, section) in table.loadedGeometry.sections.enumerated() {
      let length = Self.length(of: section)
      guard rest < length else {
        rest -= length
        continue
      }
      let hasHeader = section.header.length > 0
      if hasHeader, rest == 0 { return content.headers[number] ?? titleElement(number, table) }
      let row = rest - (hasHeader ? 1 : 0)
      if row < section.rows.count { return element(ListPath(number, row), in: table) }
      return content.footers[number]
    }
    return rest == 0 ? content.footerView : nil
  }

  func index(of element: AnyObject, in table: UITableView) -> Int? {
    let content = table.content
    let start = content.headerView == nil ? 0 : 1
    if element === content.headerView { return 0 }
    if element === content.footerView { return count(in: table) - 1 }
    let geometry = table.loadedGeometry
    func before(_ number: Int) -> Int {
      geometry.sections[..<number].reduce(start) { $0 + Self.length(of: $1) }
    }
    let cell = element as? UITableViewCell
    let path = (element as? RowElement)?.path ?? cell.flatMap { content.path(of: $0) }
    if let path, geometry.contains(path) {
      let hasHeader = geometry.sections[path.section].header.length > 0
      return before(path.section) + path.row + (hasHeader ? 1 : 0)
    }
    if let path, path.row < 0, geometry.sections.indices.contains(path.section) {
      return before(path.section)
    }
    if let section = content.headers.first(where: { $0.value === element })?.key {
      return before(section)
    }
    return content.footers.first { $0.value === element }.map { before($0.key + 1) - 1 }
  }

  /// Returns the cell of a row, or an element in its place.
  func element(_ path: ListPath, in table: UITableView) -> UIResponder {
    if let cell = table.content.cells[path] { return cell }
    if generation != table.content.generation || elements.count > 4 * Self.mostRows {
      generation = table.content.generation
      elements = [:]
    }
    if let element = elements[path] { return element }
    let element = RowElement(path, in: table)
    elements[path] = element
    return element
  }

  /// Returns an element with the title of a header that isn't shown.
  private func titleElement(_ section: Int, _ table: UITableView) -> UIResponder {
    element(ListPath(section, -1), in: table)
  }

  // MARK: Reading

  /// The elements that are read now, in order.
  func elementsToRead(in table: UITableView) -> [UIResponder] {
    let content = table.content
    var found: [UIResponder] = content.headerView.map { [$0] } ?? []
    for (section, rows) in rowsToRead(in: table) {
      if let header = content.headers[section] { found.append(header) }
      for row in rows { found.append(element(ListPath(section, row), in: table)) }
      if let footer = content.footers[section] { found.append(footer) }
    }
    if let footer = content.footerView { found.append(footer) }
    let known = Set(found.map { ObjectIdentifier($0) })
    // Views that the app added, and the index.
    for view in table.subviews where !known.contains(ObjectIdentifier(view)) {
      let isOwn = view is UITableViewCell || view is UITableViewHeaderFooterView
      if !isOwn, view !== content.backgroundView { found.append(view) }
    }
    return found
  }

  private func rowsToRead(in table: UITableView) -> [(section: Int, rows: Range<Int>)] {
    let geometry = table.loadedGeometry
    let count = geometry.sections.reduce(0) { $0 + $1.rows.count }
    guard count > Self.mostRows else {
      return geometry.sections.indices.map { ($0, 0..<geometry.sections[$0].rows.count) }
    }
    let span = table.visibleSpan
    var rest = Self.mostRows
    let near = geometry.rows(from: span.start - span.length, to: span.end + span.length)
    return near.compactMap { section, rows in
      let rows = rows.prefix(rest)
      rest -= rows.count
      return rows.isEmpty ? nil : (section, rows)
    }
  }

  // MARK: Scrolling

  /// Scrolls by one page and announces the rows that are shown at the end.
  func scroll(_ direction: UIAccessibilityScrollDirection, in table: UITableView) -> Bool {
    guard let target = table.scrollPage(direction) else { return false }
    let inset = table.adjustedContentInset
    let start = Double(target.y + inset.top - table.rowsOrigin)
    let end = Double(target.y + table.bounds.height - inset.bottom - table.rowsOrigin)
    let rows = table.loadedGeometry.rows(from: start, to: end)
    guard let first = rows.first, let last = rows.last else { return true }
    let sections = table.loadedGeometry.sections
    func number(_ section: Int, _ row: Int) -> Int {
      sections[..<section].reduce(row + 1) { $0 + $1.rows.count }
    }
    let from = number(first.section, first.rows.lowerBound)
    let to = number(last.section, last.rows.upperBound - 1)
    let count = number(sections.count, -1)
    UIAccessibility.post(
      notification: .pageScrolled, argument: "Rows \(from) to \(to) of \(count)")
    return true
  }

  /// Scrolls the row of a cell into view.
  func reveal(_ cell: UITableViewCell) {
    guard let table = cell.table, let path = table.content.path(of: cell) else { return }
    let visible = table.bounds.inset(by: table.adjustedContentInset)
    guard !visible.contains(table.rowRect(path)) else { return }
    table.scrollToRow(at: path.indexPath, at: .none, animated: false)
  }
}

extension UITableView: ReadsOwnElements {
  package var elementsToRead: [UIResponder]? { reading.elementsToRead(in: self) }
}
