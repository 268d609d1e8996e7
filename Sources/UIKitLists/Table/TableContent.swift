internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The geometry of a table's rows, and the views that show them.
@MainActor
final class TableContent {
  /// The positions of sections and rows, measured from the bottom of ``headerView``.
  var geometry = ListGeometry()
  /// Whether ``geometry`` has the data source's numbers of sections and rows.
  var isLoaded = false
  /// Increases when the data is loaded or changed by a batch, so that a layout in progress notices.
  var generation = 0
  /// Whether the table makes and positions cells.
  var isLayingOut = false
  /// The cells that exist, by their rows: visible and prepared ones.
  var cells: [ListPath: UITableViewCell] = [:]
  /// The headers and footers that exist, by their sections.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The titles of headers and footers that were asked for, by their sections.
  var headerTitles: [Int: String] = [:]
  var footerTitles: [Int: String] = [:]
  /// The cells, headers and footers to use again, and the registered classes.
  var reuse = TableReuse()
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?
  /// The lines of empty rows below the last one.
  var fillers: [UIView] = []
  /// The optional methods that the delegate doesn't implement, as far as they were called.
  var absent: OptionalTableMethods = []
  /// The optional methods that were called to find out whether the delegate implements them.
  var called: OptionalTableMethods = []
  /// The row at the top of the visible part after the last layout, or `nil`.
  var anchor: ListPath?
  /// The width for which rows were measured.
  var measuredWidth: CGFloat = 0
  /// The row to which an animation scrolls, or `nil`.
  var aim: (path: ListPath, position: UITableView.ScrollPosition)?

  func cell(at path: ListPath) -> UITableViewCell? { cells[path] }

  /// Returns the row of a cell, or `nil` if the cell shows none.
  func path(of cell: UITableViewCell) -> ListPath? { cells.first { $0.value === cell }?.key }

  /// Forgets the data, so that it is loaded again when it is needed.
  func unload() {
    generation += 1
    isLoaded = false
    headerTitles = [:]
    footerTitles = [:]
    absent = []
    called = []
    anchor = nil
    aim = nil
  }
}

/// Optional methods of a delegate whose default tells the table that they are missing.
struct OptionalTableMethods: OptionSet {
  let rawValue: Int

  static let rowHeight = OptionalTableMethods(rawValue: 1)
  static let estimatedRowHeight = OptionalTableMethods(rawValue: 2)
  static let headerView = OptionalTableMethods(rawValue: 4)
  static let footerView = OptionalTableMethods(rawValue: 8)
}
