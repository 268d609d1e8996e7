extension ConstraintSolver {
  /// The conflicts of all relaxed constraints, the oldest relaxed constraint first.
  package var conflicts: [ConstraintConflict] {
    broken.sorted { records[$0].serial < records[$1].serial }.map(conflict(of:))
  }

  /// Returns the conflicts that occurred since the last call.
  package func takeConflicts() -> [ConstraintConflict] {
    defer { newConflicts.removeAll() }
    return newConflicts
  }

  /// Makes all constants feasible. If required constraints conflict, ``rebuild()`` later decides
  /// which are relaxed, once for all changes since the last solution.
  func makeFeasible() {
    guard !tableau.infeasible.isEmpty, tableau.makeFeasible() != nil else { return }
    needsRebuilding = true
  }

  /// Marks the tableau for rebuilding if a changed or removed constraint is part of a conflict. The
  /// relaxed constraints may be satisfiable now, and others may not.
  func requiredChanged(_ index: Int) {
    guard !broken.isEmpty, !needsRebuilding else { return }
    needsRebuilding = broken.contains { records[$0].conflict.contains(index) }
  }

  /// Adds all constraints to an empty tableau, required ones first.
  ///
  /// Required constraints are added in order of precedence, and each that conflicts with earlier
  /// ones is relaxed. The outcome therefore doesn't depend on the history.
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

  /// Adds a required constraint, or relaxes it and records its conflict. At this time no symbol has
  /// a cost.
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

  /// Returns the constraints involved in a row, oldest first.
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
