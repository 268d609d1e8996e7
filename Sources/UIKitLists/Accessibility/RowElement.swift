internal import TouchstoneLists
internal import UIKitAccessibility
@_spi(Kit) internal import UIKitCore

/// The element of a row that has no cell, or of a header that has no view.
///
/// Its texts aren't known, because the data source isn't asked for cells that aren't shown. When
/// assistive technology reads the element, the table scrolls to the row, and then reads its cell.
final class RowElement: UIAccessibilityElement {
  /// The row, or the row -1 for the header of the section.
  let path: ListPath
  private weak var table: UITableView?

  init(_ path: ListPath, in table: UITableView) {
    self.path = path
    self.table = table
    super.init(accessibilityContainer: table)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    guard let table else { return AccessibilityDefaults() }
    if path.row < 0 {
      return AccessibilityDefaults(
        isElement: true, label: table.headerTitle(path.section), traits: .header)
    }
    let sections = table.loadedGeometry.sections
    let number = sections.prefix(path.section).reduce(path.row + 1) { $0 + $1.rows.count }
    let count = sections.reduce(0) { $0 + $1.rows.count }
    return AccessibilityDefaults(
      isElement: true, label: "Row \(number) of \(count)",
      traits: table.choice.selected.contains(path) ? .selected : [])
  }

  override var accessibilityDefaultFrame: CGRect {
    guard let table else { return .zero }
    let rect =
      path.row < 0 ? table.rectForHeader(inSection: path.section) : table.rowRect(path)
    return ViewConversion.convert(rect, fromSpace: table, toSpace: table.window?.screen ?? .main)
  }

  /// Scrolls to the row, which is then tapped.
  override func accessibilityActivate() -> Bool {
    _ = show()
    return false
  }

  override func accessibilityElementDidBecomeFocused() {
    guard let table else { return }
    table.ownApplication.loop.atEndOfTurn { [weak self] in
      guard let self, accessibilityElementIsFocused(), let view = show() else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: view)
    }
  }

  /// Scrolls to the row, and returns its cell or header.
  private func show() -> UIView? {
    guard let table else { return nil }
    let row = path.row < 0 ? NSNotFound : path.row
    table.scrollToRow(
      at: ListPath(path.section, row).indexPath, at: .none, animated: false)
    table.layoutIfNeeded()
    return path.row < 0 ? table.content.headers[path.section] : table.content.cells[path]
  }
}
