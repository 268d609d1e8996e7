/// Finds values for variables that hold linear constraints, and keeps them while constraints change.
///
/// Required constraints hold exactly. Of the others, those of the highest priority are off by as little as
/// can be, in sum; then those of the next, and so on, strictly. A change works on what depends on it:
/// what the tableau's rows have in common with the changed constraint.
///
///     let solver = ConstraintSolver()
///     let width = solver.makeVariable()
///     try solver.add(.init(.init(width), .equal, .init(constant: 40)))
///     solver.solve()
///     solver.value(of: width)  // 40
///
/// Where required constraints conflict, the latest of them gives way, and ``takeConflicts()`` tells which
/// they are. The outcome depends on the constraints and the order in which they were added, not on edits
/// in between, where it is unique at all. It is the incremental simplex of Cassowary (Badros, Borning and
/// Stuckey, 2001), with costs that are compared level by level instead of weighed.
package final class ConstraintSolver {
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var records: [ConstraintRecord] = []
  @exclusivity(unchecked) var freeRecords: [Int] = []
  var additions = 0
  /// The records of required constraints that gave way.
  @exclusivity(unchecked) var broken: Set<Int> = []
  /// Whether all has to be made again, since other required constraints may give way.
  @exclusivity(unchecked) var needsRebuilding = false
  /// How many rows changed because constraints were removed, since values were found.
  var removalCost = 0
  /// Conflicts that nobody has taken yet.
  var newConflicts: [ConstraintConflict] = []

  /// A solver without variables.
  package init() {}

  /// A new variable, zero while nothing is said about it.
  package func makeVariable() -> Variable {
    Variable(symbol: tableau.makeSymbol(.variable))
  }

  /// How many constraints there are.
  package var count: Int { records.count - freeRecords.count }

  /// How many rows were changed by others so far: what a change costs, whatever the machine.
  package var replacements: Int { tableau.replacements }

  /// Finds the values that hold what was added and changed; without changes it does nothing.
  package func solve() {
    if !needsRebuilding { makeFeasible() }
    if needsRebuilding { rebuild() }
    if !tableau.candidates.isEmpty { tableau.optimize() }
    removalCost = 0
  }

  /// How many rows may change while one solution is found. Some 1,400 constraints that contradict each
  /// other need as many: half of the square of their number.
  package static let mostSteps = 1_000_000

  /// Whether a solution since this was called took too many steps. Its required constraints hold; others
  /// may be off by more than is necessary.
  package func takeWasCutShort() -> Bool {
    defer { tableau.wasCutShort = false }
    return tableau.wasCutShort
  }

  /// Whether something was added or changed since values were found.
  package var needsSolving: Bool {
    needsRebuilding || !tableau.infeasible.isEmpty || !tableau.candidates.isEmpty
  }

  /// Whether solving, or ``takeChanges(_:)``, would do something.
  package var hasNews: Bool { needsSolving || !tableau.changed.isEmpty }

  /// The value that was found for a variable.
  package func value(of variable: Variable) -> Double {
    let row = tableau.rowOf[variable.symbol]
    return row < 0 ? 0 : tableau.rows[row].constant
  }

  /// The value of an expression.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * value(of: term.variable)
    }
  }

  /// Gives the variables whose values may have changed since this was called, each once.
  package func takeChanges(_ body: (Variable, Double) -> Void) {
    for symbol in tableau.takeChanged() {
      let variable = Variable(symbol: symbol)
      body(variable, value(of: variable))
    }
  }

  /// The place of a constraint that was not removed.
  func place(of handle: ConstraintHandle) -> Int? {
    guard records.indices.contains(handle.index), records[handle.index].isAlive,
      records[handle.index].generation == handle.generation
    else { return nil }
    return handle.index
  }

  /// What others call the constraint of a record.
  func handle(_ index: Int) -> ConstraintHandle {
    ConstraintHandle(index: index, generation: records[index].generation)
  }
}
