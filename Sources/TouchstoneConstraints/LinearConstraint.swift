/// A linear constraint: an expression compared with zero, and a priority.
package struct LinearConstraint: Hashable, Sendable {
  /// The relation of an expression to zero.
  package enum Relation: Hashable, Sendable {
    /// The expression is zero or less.
    case lessThanOrEqual
    /// The expression is zero.
    case equal
    /// The expression is zero or more.
    case greaterThanOrEqual
  }

  /// The expression that is compared with zero.
  package var expression: LinearExpression
  /// The relation of the expression to zero.
  package var relation: Relation
  /// The priority, above 0 and at most 1000, where 1000 is required.
  ///
  /// A constraint with a higher priority outweighs any number of constraints with lower ones. At
  /// equal priority, the sum of the violations is minimized.
  package var priority: Float
  /// Whether the constraint was created by a system rather than an author.
  ///
  /// If required constraints conflict, authors' constraints are relaxed first.
  package var isFirm: Bool

  /// The priority of constraints that are satisfied exactly, unless they conflict with others of
  /// this priority.
  package static let required: Float = 1000

  /// Creates a constraint that compares one expression with another.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Float = required, isFirm: Bool = false
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
    self.isFirm = isFirm
  }

  /// Returns the violation for a value of the expression, or 0 if the constraint is satisfied.
  func violation(of value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
