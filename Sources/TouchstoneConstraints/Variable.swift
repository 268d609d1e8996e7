/// A number that a solver looks for; it may be negative. It belongs to the solver that made it.
package struct Variable: Hashable, Sendable {
  /// Its symbol in the tableau.
  let symbol: Int
}
