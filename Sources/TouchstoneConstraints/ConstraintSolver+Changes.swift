extension ConstraintSolver {
  /// Adds a constraint, for which ``solve()`` finds values.
  ///
  /// - Throws: An error if a number isn't finite or too large, if the priority isn't valid, or if a
  ///   variable is unknown.
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

  /// Removes a constraint.
  ///
  /// A constraint that was already removed is ignored.
  package func remove(_ handle: ConstraintHandle) {
    guard let index = place(of: handle) else { return }
    requiredChanged(index)
    prepareToChangeRows()
    if !needsRebuilding { takeOut(index) }
    drop([index])
  }

  /// Frees the records of constraints that aren't in the tableau, or are in a tableau that won't be
  /// used again.
  private func drop(_ indices: [Int]) {
    for index in indices {
      records[index].isAlive = false
      broken.remove(index)
    }
    // Other constraints may reuse the indices, and would be different conflicts.
    let gone = Set(indices)
    for other in broken where !gone.isDisjoint(with: records[other].conflict) {
      records[other].conflict = []
    }
    freeRecords += indices
  }

  /// Removes a constraint from the tableau.
  ///
  /// If the removals since the last solution have changed several times as many rows as there are
  /// constraints, the tableau is marked for rebuilding instead.
  private func takeOut(_ index: Int) {
    let before = replacements
    uninstall(index)
    removalCost += replacements - before
    if removalCost > 4 * records.count + 64 { needsRebuilding = true }
  }

  /// Removes constraints, and variables that no remaining constraint uses.
  ///
  /// - Complexity: At most that of adding the remaining constraints, if a large part is removed.
  package func remove(_ handles: [ConstraintHandle], _ variables: [Variable]) {
    if handles.count > 16, handles.count > count / 8 { needsRebuilding = true }
    if needsRebuilding {
      drop(handles.compactMap(place))
    } else {
      for handle in handles { remove(handle) }
    }
    for variable in variables { remove(variable) }
  }

  /// Removes a variable.
  ///
  /// All constraints that use it must have been removed before.
  package func remove(_ variable: Variable) {
    let symbol = variable.symbol
    guard tableau.kinds[symbol] == .variable else { return }
    prepareToChangeRows()
    guard !needsRebuilding else { return tableau.drop(symbol) }
    if tableau.rowOf[symbol] >= 0 { tableau.removeRow(tableau.rowOf[symbol]) }
    tableau.free(symbol)
  }

  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: An error if the constant isn't finite or too large.
  package func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(ConstraintRefusal) {
    try ConstraintRefusal.check(constant, "constant")
    guard let index = place(of: handle) else { return }
    let difference = constant - records[index].constraint.expression.constant
    guard difference != 0 else { return }
    requiredChanged(handle.index)
    // The costs must be minimal before constants change.
    if !needsRebuilding, !tableau.candidates.isEmpty { tableau.optimize() }
    records[index].constraint.expression.constant = constant
    if !needsRebuilding { shift(index, by: difference * records[index].sign) }
  }

  /// Changes the priority of a constraint without changing its age.
  ///
  /// - Throws: An error if the priority isn't above 0 and at most 1000.
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
    // An old constraint that becomes required may cause a newer one to be relaxed.
    if !needsRebuilding { install(handle.index) }
  }

  /// Makes all constants feasible, which is necessary before rows are added or removed.
  private func prepareToChangeRows() {
    if !needsRebuilding { makeFeasible() }
  }

  /// Updates the tableau after a change of a constraint's constant, given as a difference of its
  /// marker.
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
