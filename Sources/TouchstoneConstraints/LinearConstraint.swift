/// What a solver shall hold: an expression beside zero, and how much it matters.
package struct LinearConstraint: Hashable, Sendable {
  /// How an expression lies beside zero.
  package enum Relation: Hashable, Sendable {
    /// It is zero or less.
    case lessThanOrEqual
    /// It is zero.
    case equal
    /// It is zero or more.
    case greaterThanOrEqual
  }

  /// What lies beside zero.
  package var expression: LinearExpression
  /// On which side.
  package var relation: Relation
  /// How much it matters, above 0; 1000 is required. One of a higher priority beats any number of lower
  /// ones; of one priority, the sum of what they are off by is the smallest that can be.
  package var priority: Float
  /// Whether it was made by a system and not by an author: where required ones conflict, authors' give
  /// way first.
  package var isFirm: Bool

  /// The priority that is held exactly, unless those held before leave no room.
  package static let required: Float = 1000

  /// One expression beside another.
  package init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Float = required, isFirm: Bool = false
  ) {
    expression = left - right
    self.relation = relation
    self.priority = priority
    self.isFirm = isFirm
  }

  /// By how much values are off, 0 where the constraint holds.
  func violation(of value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
