/// Solves small systems by trying every point at which as many bounds meet as there are variables.
///
/// The sums of violations are linear between the bounds, so some of the best points are such
/// corners. A box far outside bounds every direction.
public struct BruteForce {
  /// Half the width of the box.
  public static let reach = 1e5
  private static let tolerance = 1e-6

  /// The points with the smallest violations, which are the corners of the solution set.
  public let corners: [[Double]]
  /// The indices of the broken constraints.
  public let broken: [Int]
  /// The sums of violations by priority, highest first.
  ///
  /// Broken required constraints are the first.
  public let violations: [Double]

  /// Solves a system.
  ///
  /// Constraints are passed in the order in which they were added.
  public init(_ constraints: [PlainConstraint], count: Int) {
    let points = Self.candidates(constraints, count: count)
    var kept: [Int] = []
    var broken: [Int] = []
    let required = constraints.indices.filter { constraints[$0].priority >= 1000 }
    let order =
      required.filter { constraints[$0].isFirm } + required.filter { !constraints[$0].isFirm }
    for index in order {
      let tried = kept + [index]
      let isPossible = points.contains { point in
        tried.allSatisfy { constraints[$0].violation(at: point) < Self.tolerance }
      }
      if isPossible { kept.append(index) } else { broken.append(index) }
    }
    var best = points.filter { point in
      kept.allSatisfy { constraints[$0].violation(at: point) < Self.tolerance }
    }
    let optional = constraints.indices.filter { constraints[$0].priority < 1000 }
    let levels = Set(optional.map { constraints[$0].priority }).sorted(by: >)
    let groups =
      [broken] + levels.map { level in optional.filter { constraints[$0].priority == level } }
    var violations: [Double] = []
    for group in groups {
      let sums = best.map { point in
        group.reduce(0) { $0 + constraints[$1].violation(at: point) }
      }
      let least = sums.min() ?? 0
      violations.append(least)
      best = zip(best, sums).filter { $0.1 < least + Self.tolerance }.map(\.0)
    }
    self.corners = best
    self.broken = broken.sorted()
    self.violations = violations
  }

  /// Returns the range of a variable among the best points inside the box.
  public func range(of number: Int) -> ClosedRange<Double> {
    let values = corners.map { $0[number] }
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// Returns the points where bounds meet.
  private static func candidates(_ constraints: [PlainConstraint], count: Int) -> [[Double]] {
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for number in 0..<count {
      var axis = [Double](repeating: 0, count: count)
      axis[number] = 1
      planes += [(axis, reach), (axis, -reach)]
    }
    var points: [[Double]] = []
    func choose(_ chosen: [Int], from start: Int) {
      guard chosen.count < count else {
        let equations = chosen.map { planes[$0].0 + [-planes[$0].1] }
        if let point = meeting(equations) { points.append(point) }
        return
      }
      for plane in start..<max(start, planes.count) { choose(chosen + [plane], from: plane + 1) }
    }
    choose([], from: 0)
    return points.filter { $0.allSatisfy { abs($0) <= reach + tolerance } }
  }

  /// Returns the point at which all equations hold, by elimination, or `nil` if there isn't exactly
  /// one.
  private static func meeting(_ equations: [[Double]]) -> [Double]? {
    var rows = equations
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column...count { rows[row][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
