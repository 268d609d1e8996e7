extension ConstraintSolver {
  /// The required constraints that gave way, the oldest first, each with those it cannot hold with.
  package var conflicts: [ConstraintConflict] {
    broken.sorted { records[$0].serial < records[$1].serial }.map(conflict(of:))
  }

  /// The conflicts that arose since this was called.
  package func takeConflicts() -> [ConstraintConflict] {
    defer { newConflicts.removeAll() }
    return newConflicts
  }

  /// Makes all constants allowed again. If required constraints conflict, ``rebuild()`` decides which
  /// give way: once for all changes since values were found.
  func makeFeasible() {
    guard !tableau.infeasible.isEmpty, tableau.makeFeasible() != nil else { return }
    needsRebuilding = true
  }

  /// A constraint changes or goes: whoever gave way to it may hold now, and others may not.
  func requiredChanged(_ index: Int) {
    guard !broken.isEmpty, !needsRebuilding else { return }
    needsRebuilding = broken.contains { records[$0].conflict.contains(index) }
  }

  /// Brings all constraints into an empty tableau: required ones in the order of who gives way last.
  ///
  /// Each that conflicts with those before it gives way. So the outcome depends on no history.
  func rebuild() {
    needsRebuilding = false
    tableau.reset()
    let wereBroken = broken
    broken.removeAll()
    for index in records.indices {
      records[index].marker = -1
      records[index].error = -1
      records[index].isBroken = false
    }
    let indices = records.indices.filter { records[$0].isAlive }
    let required = indices.filter { records[$0].isRequired }.sorted {
      records[$1].givesWay(before: records[$0])
    }
    for index in required { installOrBreak(index, wasBroken: wereBroken.contains(index)) }
    let others = indices.filter { records[$0].marker < 0 }.sorted {
      records[$0].serial < records[$1].serial
    }
    for index in others { install(index) }
  }

  /// Installs a required constraint, or notes what it conflicts with. As yet nothing costs anything.
  private func installOrBreak(_ index: Int, wasBroken: Bool) {
    let known = wasBroken ? records[index].conflict : []
    addRow(of: index)
    guard let row = tableau.makeFeasible() else {
      records[index].conflict = []
      return
    }
    records[index].isBroken = true
    records[index].conflict = owners(of: row)
    broken.insert(index)
    if known != records[index].conflict {
      newConflicts.append(conflict(of: index))
    }
    uninstall(index)
    _ = tableau.makeFeasible()
  }

  /// The constraints that a row speaks of, the oldest first.
  private func owners(of number: Int) -> [Int] {
    let row = tableau.rows[number]
    let owners = row.cells.map { tableau.owners[$0.symbol] }
    return (owners + [tableau.owners[row.basic]]).sorted {
      records[$0].serial < records[$1].serial
    }
  }

  private func conflict(of index: Int) -> ConstraintConflict {
    ConstraintConflict(
      members: records[index].conflict.map(handle), broken: handle(index))
  }
}
