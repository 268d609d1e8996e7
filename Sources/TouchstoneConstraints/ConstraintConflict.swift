/// Required constraints that can't all be satisfied, and the constraint that the solver relaxed.
///
/// The most recent constraint that isn't firm is relaxed or, if all are firm, the most recent
/// constraint. The solver satisfies it as closely as possible, after the required constraints and
/// before all others.
package struct ConstraintConflict: Hashable, Sendable {
  /// All constraints of the conflict, oldest first.
  ///
  /// Without any one of them, the others could be satisfied.
  package let members: [ConstraintHandle]
  /// The constraint that the solver relaxed.
  package let broken: ConstraintHandle
}
