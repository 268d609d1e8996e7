import Testing

@testable import TouchstoneConstraints

/// The results of a solver for constraints that are added, changed and removed.
@Suite struct SolverTests {
  private let solver = ConstraintSolver()

  private func number(_ value: Double) -> LinearExpression { LinearExpression(constant: value) }

  /// Adds a relation between a variable and a number.
  @discardableResult
  private func add(
    _ variable: Variable, _ relation: LinearConstraint.Relation, _ value: Double,
    priority: Float = 1000, isFirm: Bool = false
  ) throws -> ConstraintHandle {
    try solver.add(
      LinearConstraint(
        LinearExpression(variable), relation, number(value), priority: priority, isFirm: isFirm))
  }

  @Test func `A value follows the value it equals`() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(
      .init(LinearExpression(right), .equal, LinearExpression([.init(left, 2)], constant: 8)))
    let edge = try add(left, .equal, 20)
    solver.solve()
    #expect(solver.value(of: right) == 48)
    try solver.setConstant(-30, of: edge)
    solver.solve()
    #expect(solver.value(of: left) == 30 && solver.value(of: right) == 68)
    #expect(solver.value(of: LinearExpression(right) - LinearExpression(left)) == 38)
  }

  @Test func `One constraint of 750 beats any number of 749`() throws {
    let width = solver.makeVariable()
    try add(width, .equal, 10, priority: 750)
    for _ in 0..<500 { try add(width, .equal, 90, priority: 749) }
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  @Test func `Priorities differ strictly however many there are and however near`() throws {
    let width = solver.makeVariable()
    let handles = try (900...999).map { level in
      try add(width, .equal, Double(level), priority: Float(level))
    }
    try add(width, .equal, 2000, priority: 999.5)
    solver.solve()
    #expect(solver.value(of: width) == 2000)
    try add(width, .lessThanOrEqual, 998.25)
    solver.solve()
    #expect(solver.value(of: width) == 998.25)
    solver.remove(handles[99])
    solver.remove(handles[98])
    solver.solve()
    #expect(solver.value(of: width) == 998.25)
    for handle in handles { solver.remove(handle) }
    #expect(solver.tableau.costs.levels.places.count == 1, "levels without constraints are gone")
  }

  @Test func `At equal priorities the sum of the errors is smallest`() throws {
    let width = solver.makeVariable()
    for value in [10.0, 30, 70] { try add(width, .equal, value, priority: 250) }
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func `A changed priority decides again`() throws {
    let width = solver.makeVariable()
    let small = try add(width, .equal, 10, priority: 250)
    let large = try add(width, .equal, 90, priority: 500)
    solver.solve()
    #expect(solver.value(of: width) == 90)
    #expect(solver.violation(of: small) == 80)
    try solver.setPriority(600, of: small)
    solver.solve()
    #expect(solver.value(of: width) == 10)
    try solver.setPriority(1000, of: large)
    solver.solve()
    #expect(solver.value(of: width) == 90)
    try solver.setPriority(1, of: large)
    solver.solve()
    #expect(solver.value(of: width) == 10)
  }

  @Test("The last added of conflicting required constraints is broken, and others are not named")
  func latestGivesWay()
    throws
  {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let first = try add(width, .equal, 40)
    try add(height, .equal, 7)
    let second = try add(width, .greaterThanOrEqual, 60)
    solver.solve()
    #expect(solver.value(of: width) == 40 && solver.value(of: height) == 7)
    let conflict = ConstraintConflict(members: [first, second], broken: second)
    #expect(solver.conflicts == [conflict])
    #expect(solver.takeConflicts() == [conflict])
    #expect(solver.takeConflicts().isEmpty)
  }

  @Test func `A broken constraint holds again as soon as it can`() throws {
    let width = solver.makeVariable()
    let first = try add(width, .equal, 40)
    let second = try add(width, .greaterThanOrEqual, 60)
    solver.solve()
    try solver.setConstant(-80, of: first)
    solver.solve()
    #expect(solver.value(of: width) == 80 && solver.conflicts.isEmpty)
    try solver.setConstant(-100, of: second)
    solver.solve()
    #expect(solver.value(of: width) == 80)
    #expect(solver.conflicts.map(\.broken) == [second])
    solver.remove(first)
    solver.solve()
    #expect(solver.value(of: width) == 100 && solver.conflicts.isEmpty)
  }

  @Test func `A broken constraint is approximated, before all optional constraints`() throws {
    let width = solver.makeVariable()
    try add(width, .lessThanOrEqual, 40)
    try add(width, .equal, 60)
    try add(width, .equal, 0, priority: 999)
    solver.solve()
    #expect(solver.value(of: width) == 40)
  }

  @Test func `An author's constraint is broken before a newer internal one`() throws {
    let width = solver.makeVariable()
    let author = try add(width, .equal, 40)
    try add(width, .equal, 320, isFirm: true)
    solver.solve()
    #expect(solver.value(of: width) == 320)
    #expect(solver.conflicts.map(\.broken) == [author])
  }

  @Test func `A conflict is reported once while its constants change`() throws {
    let width = solver.makeVariable()
    let first = try add(width, .equal, 40)
    try add(width, .greaterThanOrEqual, 60)
    solver.solve()
    #expect(solver.takeConflicts().count == 1)
    for value in 41..<50 {
      try solver.setConstant(-Double(value), of: first)
      solver.solve()
      #expect(solver.takeConflicts().isEmpty && solver.conflicts.count == 1)
    }
  }

  @Test func `A constraint that replaces a removed one causes a new conflict`() throws {
    let width = solver.makeVariable()
    try add(width, .equal, 40)
    let second = try add(width, .equal, 60, isFirm: true)
    solver.solve()
    #expect(solver.takeConflicts().count == 1)
    solver.remove(second)
    try add(width, .equal, 50, isFirm: true)
    solver.solve()
    #expect(solver.takeConflicts().count == 1)
  }

  @Test func `A duplicate constraint is not a conflict, and either may be removed`() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let handles = try (0..<3).map { _ in
      try solver.add(
        .init(LinearExpression(right), .equal, LinearExpression([.init(left, 1)], constant: 5)))
    }
    try add(left, .equal, 1)
    for handle in handles.dropLast() {
      solver.remove(handle)
      solver.solve()
      #expect(solver.value(of: right) == 6 && solver.conflicts.isEmpty)
    }
  }

  @Test func `A value is ambiguous if another one would do`() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    try add(left, .equal, 10)
    let bound = try add(right, .greaterThanOrEqual, 20)
    solver.solve()
    #expect(!solver.isAmbiguous(left) && solver.isAmbiguous(right))
    try add(right, .lessThanOrEqual, 20)
    solver.solve()
    #expect(!solver.isAmbiguous(right))
    solver.remove(bound)
    solver.solve()
    #expect(solver.isAmbiguous(right))
  }

  @Test func `The solver reports which constraints determine a value`() throws {
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let edge = try add(left, .equal, 10)
    let pair = try solver.add(
      .init(LinearExpression(right), .equal, LinearExpression([.init(left, 1)], constant: 5)))
    try add(right, .lessThanOrEqual, 100)
    try add(right, .equal, 90, priority: 250)
    solver.solve()
    #expect(solver.constraints(deciding: right) == [edge, pair])
  }

  @Test func `Only values that depend on a change are reported`() throws {
    let variables = (0..<10).map { _ in solver.makeVariable() }
    let handles = try variables.map { try add($0, .equal, 1) }
    try solver.add(
      .init(LinearExpression(solver.makeVariable()), .equal, LinearExpression(variables[4])))
    solver.solve()
    solver.takeChanges { _, _ in }
    #expect(!solver.needsSolving)
    try solver.setConstant(-8, of: handles[4])
    try solver.setConstant(-9, of: handles[4])
    solver.solve()
    var values: [Double] = []
    solver.takeChanges { values.append($1) }
    #expect(values == [9, 9])
    solver.solve()
    solver.takeChanges { _, _ in Issue.record("nothing changed") }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e11])
  func `A number that no layout can have is refused in one line`(_ number: Double) throws {
    let width = solver.makeVariable()
    #expect(throws: ConstraintRefusal.self) { try add(width, .equal, number) }
    #expect(throws: ConstraintRefusal.self) {
      try solver.add(
        .init(LinearExpression([.init(width, number)]), .equal, LinearExpression(constant: 1)))
    }
    let handle = try add(width, .equal, 5)
    #expect(throws: ConstraintRefusal.self) { try solver.setConstant(number, of: handle) }
    solver.solve()
    #expect(solver.value(of: width) == 5 && solver.count == 1)
    #expect(
      ConstraintRefusal.number("constant", .infinity).description
        == "a constraint's constant is inf; it must be finite and within ±10000000000.0")
  }

  @Test(arguments: [Float.nan, 0, -1, 1000.5])
  func `An invalid priority is refused`(_ priority: Float) throws {
    let width = solver.makeVariable()
    #expect(throws: ConstraintRefusal.priority(0)) { try add(width, .equal, 1, priority: 0) }
    #expect(throws: ConstraintRefusal.self) { try add(width, .equal, 1, priority: priority) }
    let handle = try add(width, .equal, 1, priority: 250)
    #expect(throws: ConstraintRefusal.self) { try solver.setPriority(priority, of: handle) }
  }

  @Test func `A removed constraint's handle and a removed variable do nothing`() throws {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let handle = try add(width, .equal, 1)
    solver.remove(handle)
    let other = try add(height, .equal, 2)
    solver.remove(handle)
    try solver.setConstant(-7, of: handle)
    try solver.setPriority(3, of: handle)
    solver.solve()
    #expect(solver.value(of: height) == 2 && solver.violation(of: handle) == 0)
    solver.remove(other)
    solver.remove(height)
    #expect(throws: ConstraintRefusal.variable) { try add(height, .equal, 2) }
  }

  @Test func `Thousands of changes accumulate no rounding error`() throws {
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let edge = try add(left, .equal, 0)
    try solver.add(
      .init(LinearExpression([.init(middle, 3)]), .equal, LinearExpression(left)))
    try solver.add(
      .init(
        LinearExpression(right), .equal, LinearExpression([.init(middle, 1.0 / 7)], constant: 1)))
    for step in 0..<20_000 {
      try solver.setConstant(-Double(step % 977) / 3, of: edge)
      solver.solve()
    }
    try solver.setConstant(-21, of: edge)
    solver.solve()
    #expect(abs(solver.value(of: right) - 2) < 1e-9)
  }
}
