import TouchstoneConstraints

/// A column of 250 views, each with four constraints, in which one constant changes repeatedly.
struct TimedLayout {
  /// The changes that are timed.
  enum Change: String, CaseIterable {
    /// The width of one view, on which nothing else depends.
    case width
    /// The height of the view in the middle, below which 125 others move.
    case height
  }

  private static let views = 250
  private let solver = ConstraintSolver()
  private var handles: [Change: ConstraintHandle] = [:]

  /// Builds the column: each view below the previous one, at the left edge, with a width and a
  /// height.
  private init() throws {
    var above: LinearExpression?
    for view in 0..<Self.views {
      let left = LinearExpression(solver.makeVariable())
      let top = LinearExpression(solver.makeVariable())
      let width = LinearExpression(solver.makeVariable())
      let height = LinearExpression(solver.makeVariable())
      let size = LinearExpression(constant: 40)
      let edge = LinearExpression(constant: 8)
      try solver.add(.init(left, .equal, edge))
      try solver.add(.init(top, .equal, (above ?? LinearExpression()) + edge))
      let widths = try solver.add(.init(width, .equal, size, priority: 750))
      let heights = try solver.add(.init(height, .equal, size, priority: 750))
      above = top + height
      if view == Self.views / 2 { handles = [.width: widths, .height: heights] }
    }
    solver.solve()
    solver.takeChanges { _, _ in }
  }

  /// Returns the durations in nanoseconds of one change with the dependent values, the best of
  /// nine, and of building the whole column.
  static func times() throws -> [(name: String, nanoseconds: Double)] {
    let clock = ContinuousClock()
    var times: [(String, Double)] = []
    let building = try (0..<9).map { _ in try clock.measure { _ = try TimedLayout() } }
    times.append(("build", building.min()!.nanoseconds))
    for change in Change.allCases {
      let layout = try TimedLayout()
      let handle = layout.handles[change]!
      var checksum = 0.0
      let rounds = try (0..<9).map { _ in
        try clock.measure {
          for number in 0..<1000 {
            try layout.solver.setConstant(Double(-40 - number % 2), of: handle)
            layout.solver.solve()
            layout.solver.takeChanges { checksum += $1 }
          }
        }
      }
      precondition(checksum > 0)
      times.append((change.rawValue, rounds.min()!.nanoseconds / 1000))
    }
    return times
  }
}

extension Duration {
  /// The whole duration in nanoseconds.
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
