extension ListGeometry {
  /// Applies a batch that is consistent.
  ///
  /// Rows that remain keep their lengths. The cost depends on the number of changes, and if sections
  /// change, on the number of sections.
  ///
  /// - Parameters:
  ///   - update: The changes.
  ///   - map: The connection of the rows before and after them.
  ///   - row: Returns the length of a new or reloaded row, by its path after the batch.
  ///   - section: Returns a new or reloaded section, by its number after the batch.
  package mutating func apply(
    _ update: ListUpdate, _ map: ListMap, row: (ListPath) -> Extent, section: (Int) -> Section
  ) {
    let moved = update.movedRows.compactMap { move in
      contains(move.from)
        ? (path: move.to, extent: sections[move.from.section].rows[move.from.row]) : nil
    }
    let gone = Set(update.removedRows).union(update.movedRows.map(\.from)).sorted(by: >)
    for path in gone where contains(path) { removeRows(path.row..<path.row + 1, in: path.section) }
    changeSections(update, map.sections, section)
    let new = update.insertedRows.map { (path: $0, extent: Extent?.none) }
    let places = moved.map { (path: $0.path, extent: Optional($0.extent)) } + new
    for (path, extent) in places.sorted(by: { $0.path < $1.path })
    where map.sections.old(path.section) != nil && path.row <= rowCount(in: path.section) {
      insertRows(extent ?? row(path), at: path)
    }
    for path in map.reloaded { setRow(path, row(path)) }
  }

  private mutating func changeSections(
    _ update: ListUpdate, _ map: SectionMap, _ section: (Int) -> Section
  ) {
    let isChanged =
      !(update.removedSections.isEmpty && update.insertedSections.isEmpty
      && update.movedSections.isEmpty && update.reloadedSections.isEmpty)
    guard isChanged else { return }
    let count =
      sections.count + Set(update.insertedSections).count - Set(update.removedSections).count
    let old = sections
    self = ListGeometry(
      (0..<max(0, count)).map { number in
        map.old(number).map { old[$0] } ?? section(number)
      })
  }
}
