/// The reason that a solver rejected a constraint or a change.
package enum ConstraintRefusal: Error, Hashable, CustomStringConvertible {
  /// A number that isn't finite or exceeds the limit, with its name.
  case number(String, Double)
  /// A priority that isn't above 0 and at most 1000.
  case priority(Float)
  /// A variable that belongs to another solver or was removed.
  case variable

  /// One line that describes the problem and the valid values.
  package var description: String {
    switch self {
    case .number(let name, let value):
      "a constraint's \(name) is \(value); it must be finite and within ±\(Self.limit)"
    case .priority(let value):
      "a constraint's priority is \(value); it must be greater than 0 and at most 1000"
    case .variable: "a constraint uses a variable that its solver doesn't have"
    }
  }

  /// The maximum magnitude of a number in a constraint: 10 billion, so that sums are exact to a
  /// millionth of a point.
  package static let limit = 1e10

  static func check(_ value: Double, _ name: String) throws(ConstraintRefusal) {
    guard value.magnitude <= limit else { throw .number(name, value) }
  }

  static func check(priority: Float) throws(ConstraintRefusal) {
    guard priority > 0, priority <= LinearConstraint.required else { throw .priority(priority) }
  }
}
