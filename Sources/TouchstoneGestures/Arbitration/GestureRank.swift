/// Where a recognizer comes when several are heard, or are ready at the same moment: the deepest
/// view's first; of one view's, taps of more taps first, and then the one that was added last.
package struct GestureRank: Equatable, Sendable {
  /// How deep its view lies.
  package var depth = 0
  /// How many taps it is about; 0 for what is no tap.
  package var taps = 0
  /// Its number among its view's recognizers.
  package var place = 0

  /// The rank of one that is nowhere yet.
  package init() {}

  /// Whether it comes before another one; of two views that lie equally deep, none does.
  package func comes(before other: GestureRank, onOneView: Bool) -> Bool {
    if depth != other.depth { return depth > other.depth }
    guard onOneView else { return false }
    return taps != other.taps ? taps > other.taps : place > other.place
  }
}
