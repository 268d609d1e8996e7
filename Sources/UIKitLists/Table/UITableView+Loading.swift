internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

extension UITableView {
  func prepareTable() {}
  func dataSourceDidChange() {}
  func reload() {}
  var loadedGeometry: ListGeometry { content.geometry }
  func setHeight(
    _ height: CGFloat, _ path: WritableKeyPath<TableSettings, CGFloat>, _ name: String
  ) { tableSettings[keyPath: path] = height }
  func setSeparator<Value>(_ value: Value, _ path: WritableKeyPath<TableSettings, Value>) {
    tableSettings[keyPath: path] = value
    updateSeparators()
  }
  func updateSeparators() {}
  func measureAgain() {}
  func windowDidChange() {}
  func heightMayHaveChanged(of cell: UITableViewCell) {}
  func setTableHeaderView(_ view: UIView?) {}
  func setTableFooterView(_ view: UIView?) {}
  func setBackgroundView(_ view: UIView?) {}
  func rect(of span: Span?) -> CGRect { .zero }
  func rowRect(_ path: ListPath) -> CGRect { .zero }
  func row(at point: CGPoint) -> ListPath? { nil }
  func rows(in rect: CGRect) -> [IndexPath]? { nil }
  var visiblePaths: [ListPath] { [] }
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {}
  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {}
  func dequeue(_ identifier: String) -> UITableViewCell? { nil }
  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? { nil }
  func layOutTable() {}
  /// The distance from the top of the content to the first section, in points.
  var rowsOrigin: CGFloat { 0 }
  /// The visible part of the rows, from the first section on.
  var visibleSpan: Span { Span(start: 0, length: 0) }
  /// Returns the height of a row that isn't shown yet, or its estimate.
  func newExtent(at path: ListPath) -> Extent { Extent(44, isEstimate: true) }
  /// Returns a section that isn't shown yet, as the data source and the delegate state it.
  func newSection(_ number: Int) -> ListGeometry.Section { ListGeometry.Section() }
  /// Asks the data source for the cell of a row, measures and positions it, sets its state, and
  /// tells the delegate that it is about to be shown.
  func showCell(at path: ListPath) -> UITableViewCell? { nil }
  /// Removes the cell of a row, tells the delegate, and keeps the cell for another use.
  func recycle(_ cell: UITableViewCell, from path: ListPath) {}
  /// Sets the size of the content from the geometry.
  func updateContentSize() {}
  /// Returns the cell that contains a view, with its row, or `nil`.
  func row(containing view: UIView) -> (cell: UITableViewCell, path: ListPath)? { nil }
}
