/// A constraint on a few variables that compares `coefficients · x + constant` with zero.
public struct PlainConstraint: Sendable {
  /// The coefficients, one for each variable.
  public var coefficients: [Double]
  /// The constant that is added.
  public var constant: Double
  /// The relation: 0 for equal to zero, 1 for at least zero, and -1 for at most zero.
  public var side: Int
  /// The priority, which is 1000 for a required constraint.
  public var priority: Double
  /// Whether constraints of authors give way to it.
  public var isFirm: Bool

  /// Creates a constraint.
  public init(
    coefficients: [Double], constant: Double, side: Int, priority: Double, isFirm: Bool = false
  ) {
    self.coefficients = coefficients
    self.constant = constant
    self.side = side
    self.priority = priority
    self.isFirm = isFirm
  }

  /// Returns the amount by which a point violates the constraint.
  public func violation(at point: [Double]) -> Double {
    let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return side == 0 ? abs(sum) : max(0, -Double(side) * sum)
  }
}
