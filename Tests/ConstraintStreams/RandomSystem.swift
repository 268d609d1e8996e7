import Fuzzing
import TouchstoneConstraints

/// A random system that is edited and solved after each step, as one line of JSON.
///
/// The line contains the steps and their results, so that another solver can do the same. For each
/// step, these are its kind, the values, the unique ones among them, and the broken constraints.
struct RandomSystem {
  private var generator: SeededGenerator
  private let solver = ConstraintSolver()
  private var variables: [Variable] = []
  /// The constraints in the system, with their numbers in the line.
  private var constraints: [(number: Int, handle: ConstraintHandle)] = []
  private var additions = 0

  /// Only a few priorities, because the other solver combines them in one number.
  private static let priorities: [Float] = [1000, 1000, 750, 500, 250]

  /// Returns the line of a seed.
  static func line(_ seed: Int) throws -> String {
    var system = RandomSystem(seed)
    let count = system.variables.count
    let steps = try (0..<6 + 2 * count).map { _ in try system.step() }
    return #"{"seed":\#(seed),"variables":\#(count),"steps":[\#(steps.joined(separator: ","))]}"#
  }

  private init(_ seed: Int) {
    generator = SeededGenerator(seed: UInt64(truncatingIfNeeded: seed))
    variables = (0..<1 + generator.below(8)).map { _ in solver.makeVariable() }
  }

  /// Performs a step, solves the system, and returns the results.
  private mutating func step() throws -> String {
    var done: String
    switch generator.below(6) {
    case 0 where constraints.count > 3:
      let (number, handle) = constraints.remove(at: generator.below(constraints.count))
      solver.remove(handle)
      done = #"["remove",\#(number)]"#
    case 1 where !constraints.isEmpty, 2 where constraints.count > 4:
      let (number, handle) = constraints[generator.below(constraints.count)]
      let constant = constant()
      try solver.setConstant(constant, of: handle)
      done = #"["constant",\#(number),\#(constant)]"#
    default: done = try add()
    }
    solver.solve()
    let values = variables.map { "\(solver.value(of: $0))" }
    let unique = variables.map { "\(!solver.isAmbiguous($0))" }
    let broken = solver.conflicts.map { conflict in
      "\(constraints.first { $0.handle == conflict.broken }?.number ?? -1)"
    }
    return #"{"do":\#(done),"values":\#(list(values)),"unique":\#(list(unique)),"broken":"#
      + list(broken) + "}"
  }

  private func list(_ items: [String]) -> String { "[\(items.joined(separator: ","))]" }

  private mutating func constant() -> Double { Double(generator.below(401) - 200) / 2 }

  /// Adds a constraint as in layouts: mostly a difference of two variables, or a single one.
  private mutating func add() throws -> String {
    let constant = constant()
    let side = generator.below(4) - 1
    let priority = generator.one(of: Self.priorities) ?? 1000
    var coefficients = [Double](repeating: 0, count: variables.count)
    for place in 0..<1 + generator.below(3) {
      let coefficient: Double = generator.chance(4) ? [2, 0.5, -2][generator.below(3)] : 1
      coefficients[generator.below(variables.count)] += place == 1 ? -coefficient : coefficient
    }
    let terms = zip(variables, coefficients).map(LinearExpression.Term.init)
    let relation: LinearConstraint.Relation =
      side < 0 ? .lessThanOrEqual : side == 0 ? .greaterThanOrEqual : .equal
    let handle = try solver.add(
      LinearConstraint(
        LinearExpression(terms, constant: constant), relation, LinearExpression(),
        priority: priority))
    constraints.append((additions, handle))
    additions += 1
    let name = side < 0 ? "<=" : side == 0 ? ">=" : "=="
    return #"["add",\#(additions - 1),\#(coefficients),\#(constant),"\#(name)",\#(priority)]"#
  }
}
