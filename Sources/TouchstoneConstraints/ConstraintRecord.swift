/// A solver's record of a constraint.
struct ConstraintRecord {
  /// The constraint, with its current priority and constant.
  var constraint: LinearConstraint
  /// The number of constraints that were added before. Edits don't change it.
  let serial: Int
  /// The number of earlier constraints with the same index.
  var generation: UInt32
  /// Whether the record is in use.
  var isAlive = true
  /// Whether the constraint is required and was relaxed in a conflict.
  var isBroken = false
  /// The indices of all constraints in the conflict, including this one. Empty unless the
  /// constraint is broken.
  var conflict: [Int] = []
  /// The symbol that represents the constraint: a slack, an error or a zero symbol, or -1 if it
  /// isn't in the tableau.
  var marker: Int = -1
  /// The error symbol, which for an equality is the one for the second direction, or -1 if the
  /// constraint has no errors.
  var error: Int = -1
  /// The index of the level at which the errors have their costs.
  var place = 0

  /// Whether the constraint must be satisfied.
  var isRequired: Bool { constraint.priority >= LinearConstraint.required }

  /// Whether the constraint may be violated.
  var hasErrors: Bool { !isRequired || isBroken }

  /// The level of the errors' costs.
  var level: Double { isRequired ? Levels.broken : Double(constraint.priority) }

  /// The sign with which the expression is included in the marker.
  var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }

  /// Returns whether the constraint is relaxed before another one in a conflict.
  func givesWay(before other: ConstraintRecord) -> Bool {
    if constraint.isFirm != other.constraint.isFirm { return other.constraint.isFirm }
    return serial > other.serial
  }
}
