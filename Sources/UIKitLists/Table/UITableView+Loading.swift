internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

extension UITableView {
  /// The most rows of a section. UIKit fails with 4.0e14 rows (statement 707).
  private static let mostRows = 1 << 40

  func prepareTable() {
    ContentSizing.isUsed = true
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    swipes.prepare(self)
  }

  func dataSourceDidChange() {
    swipes.close(animated: false, in: self)
    editor.cancelMove(in: self)
    choice.reset(in: self)
    prefetcher.reset(in: self)
    index.forget()
    removeAllCells()
    content.unload()
    setNeedsLayout()
  }

  func reload() {
    swipes.close(animated: false, in: self)
    choice.reset(in: self)
    editor.cancelMove(in: self)
    prefetcher.reset(in: self)
    index.forget()
    content.unload()
    removeAllCells()
    setNeedsLayout()
  }

  /// Gives all cells, headers and footers back for another use.
  private func removeAllCells() {
    for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
      content.cells[path] = nil
      recycle(cell, from: path)
    }
    content.reuse.cells.forgetPositions()
    removeHeadersAndFooters()
  }

  /// The geometry with the data source's sections and rows.
  var loadedGeometry: ListGeometry {
    loadIfNeeded()
    return content.geometry
  }

  func loadIfNeeded() {
    guard !content.isLoaded else { return }
    // Before the data source is asked, because it may ask the table.
    content.isLoaded = true
    content.measuredWidth = bounds.width
    let generation = content.generation
    content.geometry = ListGeometry()
    let count = dataSource.map { sectionCount($0) } ?? 0
    let sections = (0..<count).map { _ in ListGeometry.Section() }
    content.geometry = ListGeometry(sections)
    let estimatesRows = !isExact(estimatedRowHeight)
    let rowCounts = estimatesRows ? (0..<count).map { rowCount($0) } : []
    let loaded = (0..<count).map { newSection($0, rowCount: estimatesRows ? rowCounts[$0] : nil) }
    // A data source that reloads the table while it is asked has started over.
    guard generation == content.generation else { return }
    content.geometry = ListGeometry(loaded)
  }

  private func sectionCount(_ source: any UITableViewDataSource) -> Int {
    let count = source.numberOfSections(in: self)
    guard count >= 0 else {
      Fault.report(
        "\(ViewDescription.name(self)): the data source states \(count) sections; counted as 0",
        about: self)
      return 0
    }
    return count
  }

  /// Asks the data source for the number of rows of a section.
  func rowCount(_ section: Int) -> Int {
    guard let count = dataSource?.tableView(self, numberOfRowsInSection: section) else { return 0 }
    guard count >= 0 else {
      Fault.report(
        "\(ViewDescription.name(self)): the data source states \(count) rows in section "
          + "\(section); counted as 0", about: self)
      return 0
    }
    guard count <= Self.mostRows else {
      Fault.report(
        "\(ViewDescription.name(self)): Failed to allocate data stores for \(count) rows in "
          + "section \(section). Consider using fewer rows", about: self)
      return 0
    }
    return count
  }

  /// Asks the data source for the number of sections.
  func statedSectionCount() -> Int { dataSource.map { sectionCount($0) } ?? 0 }

  /// Returns a section that isn't shown yet, as the data source and the delegate state it.
  func newSection(_ number: Int) -> ListGeometry.Section { newSection(number, rowCount: nil) }

  /// Returns a section, whose heights are asked before its number of rows (statement 703).
  private func newSection(_ number: Int, rowCount known: Int?) -> ListGeometry.Section {
    let header = newHeaderExtent(number)
    let footer = newFooterExtent(number)
    return ListGeometry.Section(
      topPadding: topPadding(for: header), header: header,
      rows: newRows(in: number, count: known ?? rowCount(number)), footer: footer)
  }

  // MARK: Settings

  func setHeight(
    _ height: CGFloat, _ path: WritableKeyPath<TableSettings, CGFloat>, _ name: String
  ) {
    let height = NumberCheck.admit(height, else: tableSettings[keyPath: path], name, of: self)
    guard height != tableSettings[keyPath: path] else { return }
    tableSettings[keyPath: path] = height
    guard content.isLoaded else { return }
    content.unload()
    setNeedsLayout()
  }

  func setSeparator<Value>(_ value: Value, _ path: WritableKeyPath<TableSettings, Value>) {
    tableSettings[keyPath: path] = value
    updateSeparators()
  }

  func windowDidChange() {
    if window == nil { swipes.close(animated: false, in: self) }
    setNeedsLayout()
  }

  /// Measures all rows again when they are shown, because their fonts or widths may have changed.
  func measureAgain() {
    content.geometry.forgetMeasures()
    content.measuredWidth = bounds.width
    setNeedsLayout()
  }
}
