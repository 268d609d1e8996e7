extension ListSnapshot {
  /// Returns the changes that lead from this snapshot to another one.
  ///
  /// An item that comes from a removed section or goes to a new one isn't moved, because these
  /// sections are changed as a whole. An item that is moved and shown again gets a new row.
  package func update(to other: ListSnapshot) -> ListUpdate {
    var update = ListUpdate()
    let sections = OrderDifference(from: sections, to: other.sections)
    update.removedSections = sections.removed
    update.insertedSections = sections.inserted
    update.movedSections = sections.moved.map { ListUpdate.Move(from: $0.from, to: $0.to) }
    let places = Dictionary(
      self.sections.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    for (new, section) in other.sections.enumerated() {
      guard let old = places[section] else { continue }
      addRows(of: section, from: old, to: new, in: other, &update)
    }
    addMovesBetweenSections(places, other, &update)
    addReloads(other, &update)
    return update
  }

  private func addReloads(_ other: ListSnapshot, _ update: inout ListUpdate) {
    let again = Set(other.reloadedSections)
    update.reloadedSections = sections.indices.filter {
      again.contains(sections[$0]) && other.contains(sections[$0])
    }
    let moved = Set(update.movedSections.map(\.from))
    let whole = Set(update.reloadedSections).union(update.removedSections)
    // A section that is moved and shown again is a new one.
    for section in update.reloadedSections where moved.contains(section) {
      replaceMove(of: section, &update)
    }
    let reloaded = Set(paths(of: other.reloadedItems))
    let renewed = update.movedRows.filter { reloaded.contains($0.from) }
    update.movedRows.removeAll { reloaded.contains($0.from) }
    update.removedRows += renewed.map(\.from)
    update.insertedRows += renewed.map(\.to)
    let gone = Set(update.removedRows)
    update.reloadedRows = reloaded.filter { !gone.contains($0) && !whole.contains($0.section) }
      .sorted()
    dropRows(of: whole, other, &update)
  }

  private func replaceMove(of section: Int, _ update: inout ListUpdate) {
    guard let index = update.movedSections.firstIndex(where: { $0.from == section }) else { return }
    let move = update.movedSections.remove(at: index)
    update.reloadedSections.removeAll { $0 == section }
    update.removedSections.append(section)
    update.insertedSections.append(move.to)
  }

  /// Removes the changes of rows in sections that are changed as a whole. A row that comes from such
  /// a section is new, and one that goes to it is removed.
  private func dropRows(of whole: Set<Int>, _ other: ListSnapshot, _ update: inout ListUpdate) {
    guard !whole.isEmpty else { return }
    let new = Set(whole.compactMap { other.sections.firstIndex(of: sections[$0]) })
    for move in update.movedRows {
      let (leaves, enters) = (whole.contains(move.from.section), new.contains(move.to.section))
      if leaves, !enters { update.insertedRows.append(move.to) }
      if enters, !leaves { update.removedRows.append(move.from) }
    }
    update.movedRows.removeAll {
      whole.contains($0.from.section) || new.contains($0.to.section)
    }
    update.removedRows.removeAll { whole.contains($0.section) }
    update.insertedRows.removeAll { new.contains($0.section) }
  }

  /// Returns the paths of some items of this snapshot, in order.
  package func paths(of wanted: [Item]) -> [ListPath] {
    guard !wanted.isEmpty else { return [] }
    let wanted = Set(wanted)
    return sections.enumerated().flatMap { number, section in
      items(in: section).enumerated().filter { wanted.contains($1) }.map {
        ListPath(number, $0.offset)
      }
    }
  }

  private func addRows(
    of section: Section, from old: Int, to new: Int, in other: ListSnapshot,
    _ update: inout ListUpdate
  ) {
    let rows = OrderDifference(from: items(in: section), to: other.items(in: section))
    update.removedRows += rows.removed.map { ListPath(old, $0) }
    update.insertedRows += rows.inserted.map { ListPath(new, $0) }
    update.movedRows += rows.moved.map {
      ListUpdate.Move(from: ListPath(old, $0.from), to: ListPath(new, $0.to))
    }
  }

  /// Makes a move of each removal and insertion of one item in two sections that remain.
  private func addMovesBetweenSections(
    _ places: [Section: Int], _ other: ListSnapshot, _ update: inout ListUpdate
  ) {
    guard !update.removedRows.isEmpty, !update.insertedRows.isEmpty else { return }
    var gone: [Item: ListPath] = [:]
    for path in update.removedRows {
      if let item = item(at: path), other.contains(item: item) { gone[item] = path }
    }
    guard !gone.isEmpty else { return }
    var moved: Set<ListPath> = []
    var stays: [ListPath] = []
    for path in update.insertedRows {
      if let item = other.item(at: path), let from = gone[item] {
        update.movedRows.append(ListUpdate.Move(from: from, to: path))
        moved.insert(from)
      } else {
        stays.append(path)
      }
    }
    update.insertedRows = stays
    update.removedRows.removeAll(where: moved.contains)
  }
}
