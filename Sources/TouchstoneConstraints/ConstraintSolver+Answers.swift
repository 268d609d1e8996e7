extension ConstraintSolver {
  /// By how much a constraint is off with the values found; 0 where it holds or was removed.
  package func violation(of handle: ConstraintHandle) -> Double {
    guard let index = place(of: handle) else { return 0 }
    let constraint = records[index].constraint
    return constraint.violation(of: value(of: constraint.expression))
  }

  /// Whether other values of a variable would hold the constraints as well.
  ///
  /// It looks for another value, which takes time; it is for explanations.
  package func isAmbiguous(_ variable: Variable) -> Bool { wayOut(of: variable) != nil }

  /// A direction in which a variable's value can move while the constraints are held as well: 1 for
  /// larger ones, -1 for smaller ones; nil where there is one value alone. It takes as long.
  package func wayOut(of variable: Variable) -> Double? {
    solve()
    let number = tableau.rowOf[variable.symbol]
    guard number >= 0 else { return 1 }
    let row = tableau.rows[number]
    if row.cells.contains(where: { tableau.kinds[$0.symbol] == .variable }) { return 1 }
    // The tableau's direction -1 asks for larger values.
    return [-1.0, 1.0].first { tableau.canMove(variable.symbol, $0) }.map { -$0 }
  }

  /// The constraints that decide on a variable's value: with another constant, it would have another.
  package func constraints(deciding variable: Variable) -> [ConstraintHandle] {
    let number = tableau.rowOf[variable.symbol]
    guard number >= 0 else { return [] }
    let owners = tableau.rows[number].cells.map { tableau.owners[$0.symbol] }
    return Set(owners.filter { $0 >= 0 }).sorted {
      records[$0].serial < records[$1].serial
    }.map(handle)
  }
}
