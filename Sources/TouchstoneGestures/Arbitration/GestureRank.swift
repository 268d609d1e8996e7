/// The order of recognizers that receive input, or are ready, at the same time.
///
/// Recognizers of deeper views come first. On one view, tap recognizers with more taps come first,
/// and then the recognizer that was added last.
package struct GestureRank: Equatable, Sendable {
  /// The depth of the recognizer's view.
  package var depth = 0
  /// The number of taps, or 0 if it isn't a tap recognizer.
  package var taps = 0
  /// The index among the recognizers of its view.
  package var place = 0

  /// Creates the rank of a recognizer without a view.
  package init() {}

  /// Returns whether this rank comes before another, or `false` if they are for different views of
  /// equal depth.
  package func comes(before other: GestureRank, onOneView: Bool) -> Bool {
    if depth != other.depth { return depth > other.depth }
    guard onOneView else { return false }
    return taps != other.taps ? taps > other.taps : place > other.place
  }
}
