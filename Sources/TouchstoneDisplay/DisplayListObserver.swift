/// An observer of the display list that returns the changes since its last read.
///
/// An app that draws elsewhere has one observer for each renderer. It needn't be read in every
/// frame: changes between two reads are merged, and a node that was added and removed in between
/// isn't reported.
@MainActor public final class DisplayListObserver {
  private let read: () -> DisplayListDifference

  /// Creates an observer that calls `read` for the changes.
  package init(_ read: @escaping () -> DisplayListDifference) { self.read = read }

  /// Returns the changes since the last call; the first call returns all nodes, as from an empty
  /// list.
  ///
  /// ``DisplayList/apply(_:)`` applied to the last list gives the result of
  /// ``ApplicationHost/displayList()``.
  ///
  /// - Complexity: Proportional to the number of layers that have changed or are being animated,
  ///   and constant if there are no such layers.
  public func changes() -> DisplayListDifference { read() }
}
