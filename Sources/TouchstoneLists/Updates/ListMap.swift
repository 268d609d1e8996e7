/// The connection of the rows before a batch with those after it.
///
/// A reloaded row keeps its place (statement 771) and is listed in ``reloaded``.
package struct ListMap: Sendable {
  package let sections: SectionMap
  /// The rows of sections with changes, by the number of the section before the batch.
  private let rows: [Int: IndexMap]
  private let moves: [ListPath: ListPath]
  private let origins: [ListPath: ListPath]
  /// The reloaded rows, by their position after the batch.
  package let reloaded: Set<ListPath>

  /// Creates the map of a batch that is consistent.
  package init(_ update: ListUpdate, before: Int, after: Int) {
    let sections = SectionMap(update, before: before, after: after)
    var removed: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
    for path in update.removedRows + update.movedRows.map(\.from) {
      removed[path.section, default: []].append(path.row)
    }
    for path in update.insertedRows + update.movedRows.map(\.to) {
      if let old = sections.old(path.section) { inserted[old, default: []].append(path.row) }
    }
    var rows: [Int: IndexMap] = [:]
    for section in Set(removed.keys).union(inserted.keys) {
      rows[section] = IndexMap(
        removed: removed[section] ?? [], inserted: inserted[section] ?? [])
    }
    self.sections = sections
    self.rows = rows
    let pairs = update.movedRows.map { ($0.from, $0.to) }
    let moves = Dictionary(pairs, uniquingKeysWith: { one, _ in one })
    self.moves = moves
    origins = Dictionary(pairs.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    reloaded = Set(
      update.reloadedRows.compactMap {
        Self.new($0, sections: sections, rows: rows, moves: moves)
      })
  }

  /// Returns the path after the batch, or `nil` if the row is gone or its section is reloaded.
  package func new(_ old: ListPath) -> ListPath? {
    Self.new(old, sections: sections, rows: rows, moves: moves)
  }

  private static func new(
    _ old: ListPath, sections: SectionMap, rows: [Int: IndexMap], moves: [ListPath: ListPath]
  ) -> ListPath? {
    if let moved = moves[old] { return moved }
    guard let section = sections.new(old.section) else { return nil }
    guard let map = rows[old.section] else { return ListPath(section, old.row) }
    return map.new(old.row).map { ListPath(section, $0) }
  }

  /// Returns the path before the batch, or `nil` if the row is new or its section is reloaded.
  package func old(_ new: ListPath) -> ListPath? {
    if let origin = origins[new] { return origin }
    guard let section = sections.old(new.section) else { return nil }
    guard let map = rows[section] else { return ListPath(section, new.row) }
    return map.old(new.row).map { ListPath(section, $0) }
  }
}
