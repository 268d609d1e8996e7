/// A reference to a constraint in a solver.
///
/// The solver ignores handles of removed constraints.
package struct ConstraintHandle: Hashable, Sendable {
  /// The index of the constraint's record.
  let index: Int
  /// The number of earlier constraints with the same index.
  let generation: UInt32
}
