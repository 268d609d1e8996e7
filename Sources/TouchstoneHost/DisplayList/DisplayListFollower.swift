/// Tells what has changed on the screen since it was asked last.
///
/// Whoever draws elsewhere has one for each place where that is. It need not be asked in every frame: what
/// changes meanwhile is told together, and what came and went is not told at all.
@MainActor public final class DisplayListFollower {
  private let read: () -> DisplayListDifference

  /// Makes one that asks somebody for what has changed.
  package init(_ read: @escaping () -> DisplayListDifference) { self.read = read }

  /// What has changed since the last call; at the first everything there is, as from an empty list.
  ///
  /// ``DisplayList/apply(_:)`` makes of the last list what ``ApplicationHost/displayList()`` would answer.
  ///
  /// - Complexity: proportional to the number of layers that have changed or are in the midst of an
  ///   animation, and constant where there are none.
  public func changes() -> DisplayListDifference { read() }
}
