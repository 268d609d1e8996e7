extension ConstraintSolver {
  /// Returns the violation of a constraint with the current values, or 0 if it is satisfied or was
  /// removed.
  package func violation(of handle: ConstraintHandle) -> Double {
    guard let index = place(of: handle) else { return 0 }
    let constraint = records[index].constraint
    return constraint.violation(of: value(of: constraint.expression))
  }

  /// Returns whether other values of a variable would satisfy the constraints equally well.
  ///
  /// The method searches for another value, which costs time. Use it for explanations only.
  package func isAmbiguous(_ variable: Variable) -> Bool { wayOut(of: variable) != nil }

  /// Returns a direction in which a variable can change while the constraints are satisfied equally
  /// well.
  ///
  /// The result is 1 for larger values, -1 for smaller values, or `nil` if there is only one value.
  /// The search costs time.
  package func wayOut(of variable: Variable) -> Double? {
    solve()
    let number = tableau.rowOf[variable.symbol]
    guard number >= 0 else { return 1 }
    let row = tableau.rows[number]
    if row.cells.contains(where: { tableau.kinds[$0.symbol] == .variable }) { return 1 }
    // Direction -1 of the tableau searches for larger values.
    return [-1.0, 1.0].first { tableau.canMove(variable.symbol, $0) }.map { -$0 }
  }

  /// Returns the constraints that determine a variable's value, oldest first.
  ///
  /// If the constant of one of them changed, the value would change.
  package func constraints(deciding variable: Variable) -> [ConstraintHandle] {
    let number = tableau.rowOf[variable.symbol]
    guard number >= 0 else { return [] }
    let owners = tableau.rows[number].cells.map { tableau.owners[$0.symbol] }
    return Set(owners.filter { $0 >= 0 }).sorted {
      records[$0].serial < records[$1].serial
    }.map(handle)
  }
}
