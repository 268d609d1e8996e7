/// A variable of a solver, which may have a negative value.
///
/// It belongs to the solver that created it.
package struct Variable: Hashable, Sendable {
  /// The variable's symbol in the tableau: a small number that is reused after a removal.
  package let symbol: Int
}
