internal import TouchstoneGeometry
internal import TouchstoneLists
internal import UIKitAnimation
internal import UIKitCore

extension UITableViewDiffableDataSource {
  typealias Change = DiffableChange<SectionIdentifierType, ItemIdentifierType>

  // MARK: Submitting

  /// Compares a snapshot with the last one on the caller's queue, and shows it on the main queue.
  nonisolated func submit(
    _ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>, _ style: Change.Style,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    let isOnMain: Void? = MainQueue.ifCurrent { submitOnMain(list, style, completion) }
    guard isOnMain == nil else { return }
    warnIfMixed(isOnMain: false)
    changes.add(list, style, completion)
    MainInbox.add(for: slot) { self.showWaiting() }
  }

  private func submitOnMain(
    _ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>, _ style: Change.Style,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    // The table waits for a cell and can't change its rows now.
    guard runningProviders == 0 else {
      return loop.atEndOfTurn { self.submitOnMain(list, style, completion) }
    }
    if changes.areWaiting, !isShowing { reportOutstandingChanges() }
    warnIfMixed(isOnMain: true)
    changes.add(list, style, completion)
    showWaiting()
  }

  /// Returns the completion of a change, which runs in a turn of its own, so that completions that
  /// apply further snapshots aren't nested.
  nonisolated func ending(_ completion: (() -> Void)?) -> @MainActor @Sendable () -> Void {
    guard let completion else { return {} }
    nonisolated(unsafe) let unsafe = completion
    return { self.loop.atEndOfTurn { unsafe() } }
  }

  /// The event loop of the table's application.
  private var loop: EventLoop { UIApplication.serving(tableView).loop }

  // MARK: Showing

  /// Shows the applied snapshots in their order. A snapshot that is applied during the call is shown
  /// at its end.
  private func showWaiting() {
    guard !isShowing else { return }
    while let change = changes.takeFirst() {
      isShowing = true
      show(change)
      isShowing = false
    }
  }

  private func show(_ change: Change) {
    guard let tableView, tableView.dataSource != nil else {
      setShown(change)
      return change.completion()
    }
    switch change.style {
    case .reload:
      setShown(change)
      tableView.reloadData()
      change.completion()
    case _ where change.update.isEmpty:
      setShown(change)
      reconfigure(change, in: tableView)
      change.completion()
    case .animated where UIView.areAnimationsEnabled && tableView.window != nil:
      update(tableView, to: change, defaultRowAnimation, change.completion)
      reconfigure(change, in: tableView)
    case .animated, .immediate:
      UIView.performWithoutAnimation {
        update(tableView, to: change, .none) {}
        reconfigure(change, in: tableView)
      }
      change.completion()
    }
  }

  private func setShown(_ change: Change) {
    changes.show(change.list)
    paths = nil
  }

  private func update(
    _ tableView: UITableView, to change: Change, _ animation: UITableView.RowAnimation,
    _ completion: @escaping @MainActor @Sendable () -> Void
  ) {
    // Loads the rows before the change, if the table hasn't been laid out yet.
    _ = tableView.numberOfSections
    tableView.performBatchUpdates(
      {
        self.setShown(change)
        change.update.request(in: tableView, animation)
      }, completion: { _ in completion() })
  }

  private func reconfigure(_ change: Change, in tableView: UITableView) {
    guard !change.reconfigured.isEmpty else { return }
    tableView.reconfigureRows(at: change.reconfigured.map(\.indexPath))
  }

  // MARK: Reading

  /// Returns the path of an item. The first call after a change makes an index of all items.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[item] }
    let list = changes.shown
    var paths = Dictionary<ItemIdentifierType, IndexPath>(minimumCapacity: list.itemCount)
    for (number, section) in list.sections.enumerated() {
      for (row, item) in list.items(in: section).enumerated() {
        paths[item] = ListPath(number, row).indexPath
      }
    }
    self.paths = paths
    return paths[item]
  }

  // MARK: Mistakes

  /// Reports a row without a cell, and returns an empty cell (statement 958).
  func emptyCell(
    _ mistake: String, _ indexPath: IndexPath, _ tableView: UITableView
  ) -> UITableViewCell {
    let numbers = indexPath.map(String.init).joined(separator: " - ")
    Fault.report(
      "\(ViewDescription.name(tableView)): \(mistake) at index path: {length = "
        + "\(indexPath.count), path = \(numbers)}", about: tableView)
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Reports the first snapshot that is applied on another kind of queue (statement 954).
  private nonisolated func warnIfMixed(isOnMain: Bool) {
    guard changes.mixesQueues(isOnMain: isOnMain) else { return }
    reportQueues(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
        + "deadlocks.")
  }

  /// Reports a snapshot that is applied on the main queue before others that were applied elsewhere
  /// are shown (statement 954). They are shown first.
  private func reportOutstandingChanges() {
    reportQueues(
      "Deadlock detected: calling this method on the main queue with outstanding async updates is "
        + "not permitted and will deadlock.")
  }

  private nonisolated func reportQueues(_ message: String) {
    let report: @MainActor @Sendable () -> Void = {
      let table = self.tableView
      Fault.report(
        "\(message) Please always submit updates either always on the main queue or always off the "
          + "main queue - view=\(table.map { ViewDescription.name($0) } ?? "nil")",
        about: table ?? self)
    }
    if MainQueue.ifCurrent(report) == nil { MainInbox.add(for: slot, report) }
  }
}

extension ListUpdate {
  /// Requests the changes from a table, within a batch.
  @MainActor
  fileprivate func request(in table: UITableView, _ animation: UITableView.RowAnimation) {
    func sections(_ numbers: [Int], _ change: (IndexSet, UITableView.RowAnimation) -> Void) {
      if !numbers.isEmpty { change(IndexSet(numbers), animation) }
    }
    func rows(_ paths: [ListPath], _ change: ([IndexPath], UITableView.RowAnimation) -> Void) {
      if !paths.isEmpty { change(paths.map(\.indexPath), animation) }
    }
    sections(removedSections) { table.deleteSections($0, with: $1) }
    sections(insertedSections) { table.insertSections($0, with: $1) }
    sections(reloadedSections) { table.reloadSections($0, with: $1) }
    for move in movedSections { table.moveSection(move.from, toSection: move.to) }
    rows(removedRows) { table.deleteRows(at: $0, with: $1) }
    rows(insertedRows) { table.insertRows(at: $0, with: $1) }
    rows(reloadedRows) { table.reloadRows(at: $0, with: $1) }
    for move in movedRows {
      table.moveRow(at: move.from.indexPath, to: move.to.indexPath)
    }
  }
}
