internal import TouchstoneLists
internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// The end of a batch.
@MainActor
final class BatchEnding {
  private var leaving: [LeavingView]
  private var completions: [(Bool) -> Void]

  init(leaving: [LeavingView], completions: [(Bool) -> Void]) {
    self.leaving = leaving
    self.completions = completions
  }

  /// Recycles the views, and calls the completions.
  func end(in table: UITableView?) {
    let (views, calls) = (leaving, completions)
    (leaving, completions) = ([], [])
    if let table, !views.isEmpty {
      for view in views { view.end(in: table) }
      table.content.reuse.cells.forgetPositions()
    }
    for call in calls { call(true) }
  }

  /// Calls the completions in the next turn, not during the call.
  func endLater(in table: UITableView) {
    guard !completions.isEmpty || !leaving.isEmpty else { return }
    let application = table.ownApplication
    _ = application.loop.timers.schedule(
      at: application.now, name: "the completion of a table's batch"
    ) { [self, weak table] in end(in: table) }
  }
}

extension UITableView {
  /// Whether changes of rows are animated.
  var animatesRows: Bool {
    window != nil && UIView.areAnimationsEnabled && !ViewAnimationBlock.areSuppressed
  }

  /// Moves a view behind the rows, in front of the background view.
  func sendBehindRows(_ view: UIView) {
    insertSubview(view, at: content.backgroundView?.superview === self ? 1 : 0)
  }
}

extension ListMap {
  /// The connection of a batch without changes.
  static let nothing = ListMap(ListUpdate(), before: 0, after: 0)
}
