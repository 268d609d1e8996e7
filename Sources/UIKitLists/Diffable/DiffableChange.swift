internal import TouchstoneLists

/// A snapshot that waits to be shown, with its difference from the one before.
struct DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The way in which the table shows the snapshot.
  enum Style: Sendable {
    /// All rows are loaded again.
    case reload
    /// Changes of rows, without animations.
    case immediate
    /// Changes of rows, with animations.
    case animated
  }

  /// The snapshot without requests to show items again.
  let list: ListSnapshot<Section, Item>
  let style: Style
  /// The changes of rows, which are empty if all rows are loaded again.
  let update: ListUpdate
  /// The rows to update in their cells, by their paths after the changes.
  let reconfigured: [ListPath]
  let completion: @MainActor @Sendable () -> Void

  init(
    to list: ListSnapshot<Section, Item>, from base: ListSnapshot<Section, Item>, _ style: Style,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    self.list = list.settled
    self.style = style
    self.completion = completion
    guard style != .reload else {
      (update, reconfigured) = (ListUpdate(), [])
      return
    }
    update = base.update(to: list)
    let reloaded = list.reconfiguredItems.isEmpty ? [] : Set(list.reloadedItems)
    reconfigured = list.paths(
      of: list.reconfiguredItems.filter { base.contains(item: $0) && !reloaded.contains($0) })
  }
}
