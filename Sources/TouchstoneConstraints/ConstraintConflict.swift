/// Required constraints that cannot hold together, and which of them gave way.
///
/// It is the latest of them, or the latest that is not firm. What gave way is held as nearly as can be:
/// after the required ones and before all others.
package struct ConstraintConflict: Hashable, Sendable {
  /// All of them, the oldest first. Without any one of them the others could hold.
  package let members: [ConstraintHandle]
  /// The one that gave way.
  package let broken: ConstraintHandle
}
