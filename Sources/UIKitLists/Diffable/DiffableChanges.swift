internal import Synchronization
internal import TouchstoneLists

/// The snapshots of a diffable data source, in the order in which they were applied.
///
/// Any thread may apply and read snapshots. Only the main actor shows them.
final class DiffableChanges<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias List = ListSnapshot<Section, Item>
  typealias Change = DiffableChange<Section, Item>

  private struct State: Sendable {
    /// The snapshot that the table shows.
    var shown = List()
    /// The snapshot that was applied last.
    var latest = List()
    /// The number of applied snapshots.
    var count = 0
    /// The changes from ``shown`` to ``latest``.
    var waiting: [Change] = []
    /// Whether the first snapshot was applied on the main queue, or `nil` before.
    var beganOnMain: Bool?
    var hasWarned = false
  }

  private let state = Mutex(State())

  /// The snapshot that the table shows.
  var shown: List { state.withLock { $0.shown } }
  /// The snapshot that was applied last, also if the table doesn't show it yet.
  var latest: List { state.withLock { $0.latest } }
  /// Whether the table doesn't show the last applied snapshot yet.
  var areWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Compares a snapshot with the one that was applied before, on the caller's queue, and adds the
  /// changes.
  ///
  /// The first snapshot is loaded without an animation.
  func add(
    _ list: List, _ style: Change.Style, _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    while true {
      let (base, count) = state.withLock { ($0.latest, $0.count) }
      let change = Change(to: list, from: base, count == 0 ? .reload : style, completion)
      let isAdded = state.withLock { state in
        // Another thread may have applied a snapshot during the comparison.
        guard state.count == count else { return false }
        state.latest = change.list
        state.count += 1
        state.waiting.append(change)
        return true
      }
      if isAdded { return }
    }
  }

  /// Removes and returns the first waiting change.
  func takeFirst() -> Change? {
    state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  /// Sets the snapshot that the table shows.
  func show(_ list: List) { state.withLock { $0.shown = list } }

  /// Records a call on the main queue or off it, and returns whether it is the first one that isn't
  /// where the first snapshot was applied.
  func mixesQueues(isOnMain: Bool) -> Bool {
    state.withLock { state in
      guard let first = state.beganOnMain else {
        state.beganOnMain = isOnMain
        return false
      }
      guard first != isOnMain, !state.hasWarned else { return false }
      state.hasWarned = true
      return true
    }
  }
}
