internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The geometry of a table's rows, and the views that show them.
@MainActor
final class TableContent {
  /// The positions of sections and rows, measured from the bottom of ``headerView``.
  var geometry = ListGeometry()
  /// Whether ``geometry`` has the data source's numbers of sections and rows.
  var isLoaded = false
  /// The cells that exist, by their rows: visible and prepared ones.
  var cells: [ListPath: UITableViewCell] = [:]
  /// The headers and footers that exist, by their sections.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?

  func cell(at path: ListPath) -> UITableViewCell? { cells[path] }
  func path(of cell: UITableViewCell) -> ListPath? { nil }
  func register(cell: AnyClass?, _ identifier: String, for table: UITableView) {}
  func register(headerFooter: AnyClass?, _ identifier: String, for table: UITableView) {}
}
