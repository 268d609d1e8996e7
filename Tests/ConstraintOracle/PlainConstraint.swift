/// A constraint on a few numbers: `coefficients · x + constant` beside zero.
public struct PlainConstraint: Sendable {
  /// One for each number.
  public var coefficients: [Double]
  /// What is added.
  public var constant: Double
  /// 0 where the sum is to be zero, 1 where it is to be zero or more, -1 where zero or less.
  public var side: Int
  /// 1000 where it must hold.
  public var priority: Double
  /// Whether authors' constraints give way before it.
  public var isFirm: Bool

  /// A constraint.
  public init(
    coefficients: [Double], constant: Double, side: Int, priority: Double, isFirm: Bool = false
  ) {
    self.coefficients = coefficients
    self.constant = constant
    self.side = side
    self.priority = priority
    self.isFirm = isFirm
  }

  /// By how much a point is off.
  public func violation(at point: [Double]) -> Double {
    let sum = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return side == 0 ? abs(sum) : max(0, -Double(side) * sum)
  }
}
