/// A number that a solver looks for; it may be negative. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  /// Its symbol in the tableau; small numbers, which are used again after a removal.
  package let symbol: Int
}
