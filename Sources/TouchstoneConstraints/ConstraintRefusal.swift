/// Why a solver did not take a constraint or a change.
package enum ConstraintRefusal: Error, Hashable, CustomStringConvertible {
  /// A number that is not finite or larger than the limit, and which one it is.
  case number(String, Double)
  /// A priority that is not above 0 and at most 1000.
  case priority(Float)
  /// A variable of another solver, or one that was removed.
  case variable

  /// One line that says what is wrong and what would be right.
  package var description: String {
    switch self {
    case .number(let name, let value):
      "a constraint's \(name) is \(value); it must be finite and not beyond \(Self.limit)"
    case .priority(let value):
      "a constraint's priority is \(value); it must be above 0 and at most 1000"
    case .variable: "a constraint names a variable that its solver does not have"
    }
  }

  /// The largest number that a constraint may hold, so that sums keep a millionth of a point: 10 billion.
  package static let limit = 1e10

  static func check(_ value: Double, _ name: String) throws(ConstraintRefusal) {
    guard value.magnitude <= limit else { throw .number(name, value) }
  }

  static func check(priority: Float) throws(ConstraintRefusal) {
    guard priority > 0, priority <= LinearConstraint.required else { throw .priority(priority) }
  }
}
