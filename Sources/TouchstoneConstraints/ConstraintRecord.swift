/// A constraint as its solver keeps it.
struct ConstraintRecord {
  /// What it says, with a priority that may have changed since.
  var constraint: LinearConstraint
  /// How many constraints were added before it; an edit does not make it younger.
  let serial: Int
  /// How many constraints had this place before.
  var generation: UInt32
  /// Whether the place is in use.
  var isAlive = true
  /// Whether it is required and gave way to others.
  var isBroken = false
  /// Where it is broken, all that cannot hold with it, itself included.
  var conflict: [Int] = []
  /// The symbol that stands for it: a slack, an error or a zero; -1 while it is not in the tableau.
  var marker: Int = -1
  /// The error that makes room for it, or the error in the other direction; -1 where there is none.
  var error: Int = -1
  /// Where its errors' costs are.
  var place = 0

  /// Whether it must hold.
  var isRequired: Bool { constraint.priority >= LinearConstraint.required }

  /// Whether it may be off.
  var hasErrors: Bool { !isRequired || isBroken }

  /// The level of its errors.
  var level: Double { isRequired ? Levels.broken : Double(constraint.priority) }

  /// With which sign the expression counts in the marker.
  var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }

  /// Whether it is to give way before another.
  func givesWay(before other: ConstraintRecord) -> Bool {
    if constraint.isFirm != other.constraint.isFirm { return other.constraint.isFirm }
    return serial > other.serial
  }
}
