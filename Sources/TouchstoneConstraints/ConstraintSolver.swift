/// Finds values of variables that satisfy linear constraints, and updates them as constraints
/// change.
///
/// Required constraints are satisfied exactly. For the others, the sum of the violations is
/// minimized at the highest priority first, then at the next, and so on. Lower priorities never
/// affect higher ones. The cost of a change depends only on the rows that are related to the
/// changed constraint.
///
///     let solver = ConstraintSolver()
///     let width = solver.makeVariable()
///     try solver.add(.init(.init(width), .equal, .init(constant: 40)))
///     solver.solve()
///     solver.value(of: width)  // 40
///
/// If required constraints conflict, the most recent one is relaxed, and ``takeConflicts()``
/// returns the conflict. If the solution is unique, it depends on the constraints and the order in
/// which they were added, not on edits in between. The algorithm is the incremental simplex method
/// of Cassowary (Badros, Borning and Stuckey, 2001), with costs that are compared level by level
/// instead of weighted.
package final class ConstraintSolver {
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var records: [ConstraintRecord] = []
  @exclusivity(unchecked) var freeRecords: [Int] = []
  var additions = 0
  /// The records of relaxed required constraints.
  @exclusivity(unchecked) var broken: Set<Int> = []
  /// Whether the tableau has to be rebuilt, because other required constraints may have to be
  /// relaxed.
  @exclusivity(unchecked) var needsRebuilding = false
  /// The number of rows that changed through removals since the last solution.
  var removalCost = 0
  /// The conflicts that ``takeConflicts()`` hasn't returned yet.
  var newConflicts: [ConstraintConflict] = []

  /// Creates a solver without variables.
  package init() {}

  /// Creates a variable, which is zero until a constraint uses it.
  package func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.variable))
  }

  /// The number of constraints.
  package var count: Int { records.count - freeRecords.count }

  /// The number of row replacements so far, a measure of cost that doesn't depend on the machine.
  package var replacements: Int { tableau.replacements }

  /// Finds values for all additions and changes.
  ///
  /// Without any, it does nothing.
  package func solve() {
    if !needsRebuilding { makeFeasible() }
    if needsRebuilding { rebuild() }
    if !tableau.candidates.isEmpty { tableau.optimize() }
    removalCost = 0
  }

  /// The maximum number of rows that may change in one solution.
  ///
  /// About 1,400 contradicting constraints need that many, half of the square of their number.
  package static let mostSteps = 1_000_000

  /// Returns whether a solution since the last call required too many steps.
  ///
  /// In that case, required constraints are satisfied, but others may be violated more than
  /// necessary.
  package func takeWasCutShort() -> Bool {
    defer { tableau.wasCutShort = false }
    return tableau.wasCutShort
  }

  /// Whether constraints were added or changed since the last solution.
  package var needsSolving: Bool {
    needsRebuilding || !tableau.infeasible.isEmpty || !tableau.candidates.isEmpty
  }

  /// Whether ``solve()`` or ``takeChanges(_:)`` would do something.
  package var hasNews: Bool { needsSolving || !tableau.changed.isEmpty }

  /// Returns the current value of a variable.
  package func value(of variable: Variable) -> Double {
    let row = tableau.rowOf[variable.symbol]
    return row < 0 ? 0 : tableau.rows[row].constant
  }

  /// Returns the current value of an expression.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * value(of: term.variable)
    }
  }

  /// Calls a closure for each variable whose value may have changed since the last call.
  package func takeChanges(_ body: (Variable, Double) -> Void) {
    for symbol in tableau.takeChanged() {
      let variable = Variable(symbol: symbol)
      body(variable, value(of: variable))
    }
  }

  /// Returns the index of a constraint, or `nil` if it was removed.
  func place(of handle: ConstraintHandle) -> Int? {
    guard records.indices.contains(handle.index), records[handle.index].isAlive,
      records[handle.index].generation == handle.generation
    else { return nil }
    return handle.index
  }

  /// Returns the handle of a record's constraint.
  func handle(_ index: Int) -> ConstraintHandle {
    ConstraintHandle(index: index, generation: records[index].generation)
  }
}
