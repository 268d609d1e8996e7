internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

extension UITableView {
  /// Returns whether an estimate asks for exact heights when the data is loaded.
  func isExact(_ estimate: CGFloat) -> Bool { estimate == 0 }

  /// Returns whether a height states no number of points.
  private func isAutomatic(_ height: CGFloat) -> Bool { !(height >= 0 && height.isFinite) }

  // MARK: Rows

  /// The height of a row that nothing else states.
  private var defaultRowHeight: CGFloat {
    isAutomatic(rowHeight) ? TableMetrics.inForce.rowHeight : rowHeight
  }

  /// Returns the heights of a section's rows, or their estimates.
  ///
  /// If the delegate doesn't state heights, the rows are one repeated element.
  func newRows(in section: Int, count: Int) -> ExtentList {
    guard count > 0 else { return ExtentList() }
    let first = newExtent(at: ListPath(section, 0))
    let method: OptionalTableMethods =
      isExact(estimatedRowHeight) ? .rowHeight : .estimatedRowHeight
    if tableDelegate == nil || content.absent.contains(method) {
      return ExtentList(repeating: first, count: count)
    }
    var rows: [Extent] = [first]
    rows.reserveCapacity(count)
    for row in 1..<max(1, count) { rows.append(newExtent(at: ListPath(section, row))) }
    return ExtentList(rows)
  }

  /// Returns the height of a row that isn't shown yet, or its estimate.
  func newExtent(at path: ListPath) -> Extent {
    guard isExact(estimatedRowHeight) else { return estimatedExtent(at: path) }
    let height = tableDelegate?.tableView(self, heightForRowAt: path.indexPath) ?? rowHeight
    return Extent(Double(isAutomatic(height) ? defaultRowHeight : height))
  }

  private func estimatedExtent(at path: ListPath) -> Extent {
    guard let tableDelegate else {
      let estimate = isAutomatic(estimatedRowHeight) ? defaultRowHeight : estimatedRowHeight
      return isAutomatic(rowHeight)
        ? Extent(Double(estimate), isEstimate: true) : Extent(Double(rowHeight))
    }
    let estimate = tableDelegate.tableView(self, estimatedHeightForRowAt: path.indexPath)
    return Extent(
      Double(isAutomatic(estimate) || estimate == 0 ? defaultRowHeight : estimate),
      isEstimate: true)
  }

  /// Returns the height of a row that has a cell.
  func measuredExtent(of cell: UITableViewCell, at path: ListPath) -> Extent {
    let height = tableDelegate?.tableView(self, heightForRowAt: path.indexPath) ?? rowHeight
    if !isAutomatic(height) { return Extent(Double(height)) }
    if isExact(estimatedRowHeight) { return Extent(Double(defaultRowHeight)) }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let fits = size.height.isFinite && size.height > 0
    return Extent(Double(fits ? upToPixel(size.height) : defaultRowHeight))
  }

  /// Returns a length rounded up to pixels, with room for inexact sums.
  func upToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Headers and footers

  /// Returns the height of a section's header, or its estimate.
  func newHeaderExtent(_ section: Int) -> Extent {
    newExtent(
      title: headerTitle(section),
      asked: { $0.tableView(self, heightForHeaderInSection: section) },
      estimate: { $0.tableView(self, estimatedHeightForHeaderInSection: section) },
      fixed: sectionHeaderHeight, tableEstimate: estimatedSectionHeaderHeight,
      line: TableMetrics.inForce.headerHeight, hasViews: hasHeaderViews)
  }

  /// Returns the height of a section's footer, or its estimate.
  func newFooterExtent(_ section: Int) -> Extent {
    newExtent(
      title: footerTitle(section),
      asked: { $0.tableView(self, heightForFooterInSection: section) },
      estimate: { $0.tableView(self, estimatedHeightForFooterInSection: section) },
      fixed: sectionFooterHeight, tableEstimate: estimatedSectionFooterHeight,
      line: TableMetrics.inForce.footerHeight, hasViews: hasFooterViews)
  }

  private func newExtent(
    title: String?, asked: (any UITableViewDelegate) -> CGFloat,
    estimate: (any UITableViewDelegate) -> CGFloat, fixed: CGFloat, tableEstimate: CGFloat,
    line: CGFloat, hasViews: () -> Bool
  ) -> Extent {
    let nothing: CGFloat = style == .plain ? 0 : TableMetrics.inForce.groupGap
    if isExact(tableEstimate) {
      let height = tableDelegate.map(asked) ?? fixed
      if !isAutomatic(height) { return Extent(Double(admitted(height))) }
      return title != nil || hasViews()
        ? Extent(Double(line), isEstimate: true) : Extent(Double(nothing))
    }
    let height = tableDelegate.map(estimate) ?? tableEstimate
    if !isAutomatic(height), height > 0 { return Extent(Double(height), isEstimate: true) }
    if !isAutomatic(fixed), fixed > 0 { return Extent(Double(fixed), isEstimate: true) }
    return Extent(
      Double(title != nil || hasViews() ? line : nothing),
      isEstimate: tableDelegate != nil || title != nil)
  }

  /// Returns a stated height, or the default gap of a grouped table for 0 (statement 729).
  private func admitted(_ height: CGFloat) -> CGFloat {
    height == 0 && style != .plain ? TableMetrics.inForce.groupGap : height
  }

  /// Returns the height of a section's header that is about to be shown, with its view.
  func measuredHeader(_ section: Int) -> (extent: Extent, view: UIView?) {
    let height =
      tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = content.headers[section] ?? headerView(section)
    return (measuredExtent(height, view), view)
  }

  /// Returns the height of a section's footer that is about to be shown, with its view.
  func measuredFooter(_ section: Int) -> (extent: Extent, view: UIView?) {
    let height =
      tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = content.footers[section] ?? footerView(section)
    return (measuredExtent(height, view), view)
  }

  private func measuredExtent(_ height: CGFloat, _ view: UIView?) -> Extent {
    if !isAutomatic(height) { return Extent(Double(admitted(height))) }
    guard let view else {
      return Extent(Double(style == .plain ? 0 : TableMetrics.inForce.groupGap))
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Extent(Double(upToPixel(max(0, size.height.isFinite ? size.height : 0))))
  }

  /// Returns the space above a header (statements 734 and 735).
  func topPadding(for header: Extent) -> Double {
    guard style == .plain, header.length > 0 else { return 0 }
    return Double(
      isAutomatic(sectionHeaderTopPadding)
        ? TableMetrics.inForce.headerTopPadding : sectionHeaderTopPadding)
  }
}
