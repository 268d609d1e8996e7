extension ConstraintSolver {
  /// Adds a constraint; ``solve()`` finds values for it.
  ///
  /// - Throws: Where a number is not finite or too large, and where a variable is unknown.
  @discardableResult
  package func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintRefusal) -> ConstraintHandle {
    try ConstraintRefusal.check(priority: constraint.priority)
    try ConstraintRefusal.check(constraint.expression.constant, "constant")
    for term in constraint.expression.terms {
      try ConstraintRefusal.check(term.coefficient, "coefficient")
      try check(term.variable)
    }
    let index: Int
    if let free = freeRecords.popLast() {
      index = free
      let generation = records[free].generation &+ 1
      records[free] = ConstraintRecord(
        constraint: constraint, serial: additions, generation: generation)
    } else {
      index = records.count
      records.append(
        ConstraintRecord(constraint: constraint, serial: additions, generation: 0))
    }
    additions += 1
    prepareToChangeRows()
    if !needsRebuilding { install(index) }
    return handle(index)
  }

  private func check(_ variable: Variable) throws(ConstraintRefusal) {
    let symbol = variable.symbol
    guard tableau.kinds.indices.contains(symbol), tableau.kinds[symbol] == .variable else {
      throw .variable
    }
  }

  /// Removes a constraint; one that was removed before is ignored.
  package func remove(_ handle: ConstraintHandle) {
    guard let index = place(of: handle) else { return }
    requiredChanged(index)
    prepareToChangeRows()
    if !needsRebuilding { takeOut(index) }
    drop([index])
  }

  /// Frees the records of constraints that are not in the tableau, or whose tableau is not used again.
  private func drop(_ indices: [Int]) {
    for index in indices {
      records[index].isAlive = false
      broken.remove(index)
    }
    // Other constraints may get their places, and be other conflicts.
    let gone = Set(indices)
    for other in broken where !gone.isDisjoint(with: records[other].conflict) {
      records[other].conflict = []
    }
    freeRecords += indices
  }

  /// Takes a constraint out of the tableau. If the constraints that went since values were found have
  /// changed several times as many rows as there are, the rest goes into an empty tableau instead.
  private func takeOut(_ index: Int) {
    let before = replacements
    uninstall(index)
    removalCost += replacements - before
    if removalCost > 4 * records.count + 64 { needsRebuilding = true }
  }

  /// Removes constraints, and variables that no other constraint names.
  ///
  /// - Complexity: at most that of adding the constraints that stay, if a good part of all goes.
  package func remove(_ handles: [ConstraintHandle], _ variables: [Variable]) {
    if handles.count > 16, handles.count > count / 8 { needsRebuilding = true }
    if needsRebuilding {
      drop(handles.compactMap(place))
    } else {
      for handle in handles { remove(handle) }
    }
    for variable in variables { remove(variable) }
  }

  /// Removes a variable. The constraints that name it must have been removed before.
  package func remove(_ variable: Variable) {
    let symbol = variable.symbol
    guard tableau.kinds[symbol] == .variable else { return }
    prepareToChangeRows()
    guard !needsRebuilding else { return tableau.drop(symbol) }
    if tableau.rowOf[symbol] >= 0 { tableau.removeRow(tableau.rowOf[symbol]) }
    tableau.free(symbol)
  }

  /// Changes the constant of a constraint's expression.
  package func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(ConstraintRefusal) {
    try ConstraintRefusal.check(constant, "constant")
    guard let index = place(of: handle) else { return }
    let difference = constant - records[index].constraint.expression.constant
    guard difference != 0 else { return }
    requiredChanged(handle.index)
    // Before constants change, the costs have to be as low as they can be.
    if !needsRebuilding, !tableau.candidates.isEmpty { tableau.optimize() }
    records[index].constraint.expression.constant = constant
    if !needsRebuilding { shift(index, by: difference * records[index].sign) }
  }

  /// Changes how much a constraint matters; it stays as old as it is.
  package func setPriority(
    _ priority: Float, of handle: ConstraintHandle
  ) throws(ConstraintRefusal) {
    try ConstraintRefusal.check(priority: priority)
    guard let index = place(of: handle), records[index].constraint.priority != priority else {
      return
    }
    let wasRequired = records[index].isRequired
    requiredChanged(handle.index)
    prepareToChangeRows()
    if !needsRebuilding { uninstall(handle.index) }
    records[index].constraint.priority = priority
    if wasRequired {
      records[index].isBroken = false
      records[index].conflict = []
      broken.remove(index)
    }
    // An old constraint that becomes required may make a younger one give way.
    if !needsRebuilding { install(handle.index) }
  }

  /// Before rows come and go, all constants have to be allowed.
  private func prepareToChangeRows() {
    if !needsRebuilding { makeFeasible() }
  }

  /// A constraint's constant changed, which counts in its marker with this difference.
  private func shift(_ index: Int, by difference: Double) {
    let (marker, error) = (records[index].marker, records[index].error)
    if tableau.rowOf[marker] >= 0 {
      tableau.shift(tableau.rowOf[marker], by: difference)
    } else if error >= 0, tableau.rowOf[error] >= 0 {
      tableau.shift(tableau.rowOf[error], by: -difference)
    } else {
      tableau.shiftColumn(of: marker, by: -difference)
    }
  }
}
