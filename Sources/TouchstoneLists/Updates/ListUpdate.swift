/// The requested changes of one batch, in the order of the calls.
///
/// Removals, reloads and the starts of moves are positions before the batch. Insertions and the ends
/// of moves are positions after it (statement 846).
package struct ListUpdate: Sendable {
  /// A change of position.
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    package let from: Position
    package let to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package var removedSections: [Int] = []
  package var insertedSections: [Int] = []
  package var reloadedSections: [Int] = []
  package var movedSections: [Move<Int>] = []
  package var removedRows: [ListPath] = []
  package var insertedRows: [ListPath] = []
  package var reloadedRows: [ListPath] = []
  package var movedRows: [Move<ListPath>] = []

  package init() {}

  /// Whether nothing was requested.
  package var isEmpty: Bool {
    removedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && removedRows.isEmpty && insertedRows.isEmpty
      && reloadedRows.isEmpty && movedRows.isEmpty
  }

  // MARK: Checks

  /// Checks the changes against the numbers of rows before and after, section by section.
  ///
  /// - Parameters:
  ///   - before: The numbers of rows that the view knows.
  ///   - after: The numbers of rows that the data source states now.
  ///   - words: The names of the kind of view, for the message.
  /// - Returns: The message of UIKit's exception for the first inconsistency, or `nil`.
  package func inconsistency(before: [Int], after: [Int], words: ListWords = .table) -> String? {
    sectionsOutOfRange(before.count, after.count)
      ?? rowsOutOfRange(before, after, words)
      ?? conflicts()
      ?? wrongSectionCount(before.count, after.count, words)
      ?? wrongRowCount(before, after, words)
  }

  private func sectionsOutOfRange(_ before: Int, _ after: Int) -> String? {
    func misses(_ sections: [Int], _ count: Int) -> Int? {
      sections.first { $0 < 0 || $0 >= count }
    }
    if let section = misses(removedSections, before) {
      return "attempt to delete section \(section), but there are only \(before) sections before "
        + "the update"
    }
    if let section = misses(reloadedSections, before) {
      return "attempt to reload section \(section), but there are only \(before) sections before "
        + "the update"
    }
    if let section = misses(movedSections.map(\.from), before) {
      return "attempt to move section \(section), but there are only \(before) sections before "
        + "the update"
    }
    if let section = misses(insertedSections + movedSections.map(\.to), after) {
      return "attempt to insert section \(section) but there are only \(after) sections after the "
        + "update"
    }
    return nil
  }

  private func rowsOutOfRange(_ before: [Int], _ after: [Int], _ words: ListWords) -> String? {
    func misses(_ paths: [ListPath], _ counts: [Int]) -> ListPath? {
      paths.first {
        !counts.indices.contains($0.section) || $0.row < 0 || $0.row >= counts[$0.section]
      }
    }
    func message(_ verb: String, _ path: ListPath) -> String {
      guard before.indices.contains(path.section) else {
        return
          "attempt to \(verb) \(words.row) \(path.row) from section \(path.section), but there "
          + "are only \(before.count) sections before the update"
      }
      return "attempt to \(verb) \(words.row) \(path.row) from section \(path.section) which only "
        + "contains \(before[path.section]) \(words.rows) before the update"
    }
    if let path = misses(removedRows, before) { return message("delete", path) }
    if let path = misses(reloadedRows, before) { return message("reload", path) }
    if let path = misses(movedRows.map(\.from), before) { return message("move", path) }
    guard let path = misses(insertedRows + movedRows.map(\.to), after) else { return nil }
    guard after.indices.contains(path.section) else {
      return "attempt to insert \(words.row) \(path.row) into section \(path.section), but there "
        + "are only \(after.count) sections after the update"
    }
    return "attempt to insert \(words.row) \(path.row) into section \(path.section), but there are "
      + "only \(after[path.section]) \(words.rows) in section \(path.section) after the update"
  }

  /// Returns the message for two changes of one position.
  private func conflicts() -> String? {
    let rows = PositionUses(
      removed: removedRows, reloaded: reloadedRows, left: movedRows.map(\.from),
      inserted: insertedRows, reached: movedRows.map(\.to)
    ) { "index path ({length = 2, path = \($0.section) - \($0.row)})" }
    let sections = PositionUses(
      removed: removedSections, reloaded: reloadedSections, left: movedSections.map(\.from),
      inserted: insertedSections, reached: movedSections.map(\.to)
    ) { "section (\($0))" }
    return rows.conflict ?? sections.conflict
  }

  private func wrongSectionCount(_ before: Int, _ after: Int, _ words: ListWords) -> String? {
    let (inserted, removed) = (insertedSections.count, removedSections.count)
    guard after != before + inserted - removed else { return nil }
    return "Invalid update: invalid number of sections.  The number of sections contained in the "
      + "\(words.view) after the update (\(after)) must be equal to the number of sections contained "
      + "in the \(words.view) before the update (\(before)), plus or minus the number of sections "
      + "inserted or deleted (\(inserted) inserted, \(removed) deleted)."
  }

  private func wrongRowCount(_ before: [Int], _ after: [Int], _ words: ListWords) -> String? {
    let sections = SectionMap(self, before: before.count, after: after.count)
    let inserted = Dictionary(grouping: insertedRows, by: \.section).mapValues(\.count)
    let removed = Dictionary(grouping: removedRows, by: \.section).mapValues(\.count)
    let reached = Dictionary(grouping: movedRows, by: \.to.section).mapValues(\.count)
    let left = Dictionary(grouping: movedRows, by: \.from.section).mapValues(\.count)
    for (section, count) in after.enumerated() {
      // A section that was inserted or reloaded has the rows that the data source states.
      guard let old = sections.old(section) else { continue }
      let (come, gone) = (inserted[section] ?? 0, removed[old] ?? 0)
      let (movedIn, movedOut) = (reached[section] ?? 0, left[old] ?? 0)
      guard count != before[old] + come - gone + movedIn - movedOut else { continue }
      return
        "Invalid update: invalid number of \(words.rows) in section \(section).  The number of "
        + "\(words.rows) contained in an existing section after the update (\(count)) must be equal "
        + "to the number of \(words.rows) contained in that section before the update "
        + "(\(before[old])), plus or minus the number of \(words.rows) inserted or deleted from that "
        + "section (\(come) inserted, \(gone) deleted) and plus or minus the number of \(words.rows) "
        + "moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }
}

/// The words of a kind of list in messages.
package struct ListWords: Sendable {
  package let row: String
  package let rows: String
  package let view: String

  package static let table = ListWords(row: "row", rows: "rows", view: "table view")
  package static let collection = ListWords(row: "item", rows: "items", view: "collection view")
}
