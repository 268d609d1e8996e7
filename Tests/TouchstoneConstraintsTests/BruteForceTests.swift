import ConstraintOracle
import Fuzzing
import Testing

@testable import TouchstoneConstraints

/// Random small systems that are edited, compared with every point that could be their solution.
@Suite struct BruteForceTests {
  private static let seeds = 0..<3000

  /// A system in both representations, in the order in which constraints were added.
  private struct System {
    let solver = ConstraintSolver()
    var variables: [Variable] = []
    var plain: [PlainConstraint] = []
    var handles: [ConstraintHandle] = []

    init(variables count: Int) {
      variables = (0..<count).map { _ in solver.makeVariable() }
    }

    mutating func add(_ constraint: PlainConstraint) throws {
      let terms = zip(variables, constraint.coefficients).map(LinearExpression.Term.init)
      let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      handles.append(
        try solver.add(
          LinearConstraint(
            LinearExpression(terms, constant: constraint.constant),
            relations[constraint.side + 1], LinearExpression(),
            priority: Float(constraint.priority), isFirm: constraint.isFirm)))
      plain.append(constraint)
    }

    mutating func remove(_ place: Int) {
      solver.remove(handles.remove(at: place))
      plain.remove(at: place)
    }

    /// Removes the first constraints in one call, like a subtree of views that is removed.
    mutating func removeFirst(_ count: Int) {
      solver.remove(Array(handles.prefix(count)), [])
      handles.removeFirst(count)
      plain.removeFirst(count)
    }

    mutating func change(_ place: Int, _ generator: inout SeededGenerator) throws {
      if generator.chance(4) {
        plain[place].priority = BruteForceTests.priority(&generator)
        try solver.setPriority(Float(plain[place].priority), of: handles[place])
      } else {
        plain[place].constant = BruteForceTests.constant(&generator)
        try solver.setConstant(plain[place].constant, of: handles[place])
      }
    }
  }

  private static func constant(_ generator: inout SeededGenerator) -> Double {
    Double(generator.below(41) - 20)
  }

  private static func priority(_ generator: inout SeededGenerator) -> Double {
    [1000, 1000, 999, 750, 749, 250][generator.below(6)]
  }

  private static func constraint(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> PlainConstraint {
    var coefficients = (0..<count).map { _ in
      generator.chance(3) ? 0 : Double(generator.below(5) - 2)
    }
    if coefficients.allSatisfy({ $0 == 0 }), !generator.chance(20) { coefficients[0] = 1 }
    return PlainConstraint(
      coefficients: coefficients, constant: constant(&generator), side: generator.below(3) - 1,
      priority: priority(&generator), isFirm: generator.chance(5))
  }

  /// Returns the problem with a system's solution, or `nil` if brute force finds the same.
  private static func problem(_ system: inout System) -> String? {
    system.solver.solve()
    let truth = BruteForce(system.plain, count: system.variables.count)
    let point = system.variables.map { system.solver.value(of: $0) }
    let handles = system.handles
    let broken = system.solver.conflicts.map { handles.firstIndex(of: $0.broken) ?? -1 }.sorted()
    guard broken == truth.broken else { return "\(broken) gave way, not \(truth.broken)" }
    let levels = Set(system.plain.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    let kept = system.plain.indices.filter {
      system.plain[$0].priority >= 1000 && !broken.contains($0)
    }
    for index in kept where system.plain[index].violation(at: point) > 1e-5 {
      return "required \(index) does not hold at \(point)"
    }
    let groups =
      [broken]
      + levels.map { level in system.plain.indices.filter { system.plain[$0].priority == level } }
    for (group, least) in zip(groups, truth.violations) {
      let sum = group.reduce(0) { $0 + system.plain[$1].violation(at: point) }
      if abs(sum - least) > 1e-5 { return "\(group) are off by \(sum), not \(least)" }
    }
    for (number, variable) in system.variables.enumerated() {
      let range = truth.range(of: number)
      let isAmbiguous = range.upperBound - range.lowerBound > 1e-5
      if system.solver.isAmbiguous(variable) != isAmbiguous {
        return "number \(number) may be in \(range), at \(point)"
      }
      if !isAmbiguous, abs(point[number] - range.lowerBound) > 1e-5 {
        return "number \(number) is \(point[number]), not \(range.lowerBound)"
      }
    }
    return nil
  }

  @Test func `Small systems have the solutions that brute force finds`() throws {
    var conflicts = 0
    var ambiguities = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      var system = System(variables: 1 + generator.below(3))
      for step in 0..<8 {
        let place = generator.below(system.plain.count)
        // Large removals add all remaining constraints again.
        if generator.chance(6) { system.solver.needsRebuilding = true }
        switch generator.below(4) {
        case 0 where system.plain.count > 4 && generator.chance(3): system.removeFirst(3)
        case 0 where !system.plain.isEmpty && system.plain.count > 2: system.remove(place)
        case 1 where !system.plain.isEmpty: try system.change(place, &generator)
        default: try system.add(Self.constraint(system.variables.count, &generator))
        }
        // Several changes are often solved together.
        guard generator.chance(2) else { continue }
        let problem = Self.problem(&system)
        #expect(problem == nil, "seed \(seed), step \(step): \(system.plain)")
        if problem != nil { return }
        conflicts += system.solver.conflicts.count
        ambiguities += system.variables.filter { system.solver.isAmbiguous($0) }.count
      }
    }
    #expect(conflicts > 500 && ambiguities > 500)
  }
}
