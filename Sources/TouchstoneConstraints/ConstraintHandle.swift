/// A constraint that a solver holds, until it is removed. The solver ignores a handle of a removed one.
package struct ConstraintHandle: Hashable, Sendable {
  /// Its place among the solver's records.
  let index: Int
  /// How many constraints had that place before.
  let generation: UInt32
}
