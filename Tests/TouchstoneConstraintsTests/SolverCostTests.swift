import Testing

@testable import TouchstoneConstraints

/// The number of rows that a change touches, which is its cost on any machine.
@Suite struct SolverCostTests {
  /// Returns variables of which each is 10 more than the previous one.
  private func chain(_ count: Int) throws -> (ConstraintSolver, [Variable], [ConstraintHandle]) {
    let solver = ConstraintSolver()
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var handles = [try solver.add(.init(.init(variables[0]), .equal, .init(constant: 7)))]
    for (before, after) in zip(variables, variables.dropFirst()) {
      handles.append(
        try solver.add(
          .init(.init(after), .equal, LinearExpression([.init(before, 1)], constant: 10))))
    }
    solver.solve()
    return (solver, variables, handles)
  }

  private func cost(of solver: ConstraintSolver, _ change: () throws -> Void) rethrows -> Int {
    let before = solver.replacements
    try change()
    return solver.replacements - before
  }

  @Test func `Removing a chain at once touches no row`() throws {
    let (solver, variables, handles) = try chain(400)
    let other = solver.makeVariable()
    try solver.add(.init(.init(other), .equal, .init(constant: 3)))
    solver.solve()
    let cost = cost(of: solver) {
      solver.remove(handles, variables)
      solver.solve()
    }
    #expect(cost == 0)
    #expect(solver.value(of: other) == 3)
    #expect(solver.count == 1)
  }

  @Test func `Removing a chain piece by piece touches a few times its rows`() throws {
    let (solver, _, handles) = try chain(400)
    let cost = cost(of: solver) {
      for handle in handles { solver.remove(handle) }
      solver.solve()
    }
    #expect(cost < 10 * 400)
  }

  @Test func `Dropped variables can be created again`() throws {
    let (solver, variables, handles) = try chain(40)
    solver.remove(handles, variables)
    let early = solver.makeVariable()
    solver.solve()
    let late = (0..<40).map { _ in solver.makeVariable() }
    #expect(Set([early] + late).count == 41)
    for (number, variable) in ([early] + late).enumerated() {
      try solver.add(.init(.init(variable), .equal, .init(constant: Double(number))))
    }
    solver.solve()
    #expect(([early] + late).map { solver.value(of: $0) } == (0...40).map(Double.init))
  }

  private func contradiction(_ count: Int, priority: Float) throws -> (ConstraintSolver, Variable) {
    let solver = ConstraintSolver()
    let variable = solver.makeVariable()
    for number in 0..<count {
      try solver.add(
        .init(.init(variable), .equal, .init(constant: Double(number)), priority: priority))
    }
    return (solver, variable)
  }

  @Test func `Four times as many contradictions cost at most 17 times as much`() throws {
    let costs = try [100, 400].map { count in
      let (solver, _) = try contradiction(count, priority: 999)
      return cost(of: solver) { solver.solve() }
    }
    #expect(costs[0] > 0 && costs[1] <= 17 * costs[0])
  }

  @Test func `Required constraints that contradict the first one all give way, at a linear cost`()
    throws
  {
    let (solver, variable) = try contradiction(2_000, priority: 1000)
    let cost = cost(of: solver) { solver.solve() }
    #expect(solver.value(of: variable) == 0)
    #expect(solver.takeConflicts().count == 1_999)
    #expect(cost < 10 * 2_000)
  }

  @Test func `A solution that exceeds its limit is stopped, and required constraints hold`() throws
  {
    let (solver, variable) = try contradiction(3_000, priority: 999)
    let firm = solver.makeVariable()
    try solver.add(
      .init(.init(firm), .equal, LinearExpression([.init(variable, 1)], constant: 5)))
    solver.solve()
    #expect(solver.takeWasCutShort())
    #expect(!solver.takeWasCutShort())
    #expect(solver.value(of: firm) == solver.value(of: variable) + 5)
    #expect((0..<3_000).contains(solver.value(of: variable)))
  }

  @Test func `A change after a solution that was cut short is solved`() throws {
    let (solver, variable) = try contradiction(3_000, priority: 999)
    solver.solve()
    try solver.add(.init(.init(variable), .equal, .init(constant: 40)))
    solver.solve()
    #expect(solver.value(of: variable) == 40)
  }
}
