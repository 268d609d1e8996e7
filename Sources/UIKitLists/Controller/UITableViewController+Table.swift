@_spi(Kit) internal import UIKitControllers
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

extension UITableViewController {
  // MARK: The table

  func makeTable(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: UIApplication.shared.mainScreen.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    latestTable = table
    return table
  }

  /// The controller's view if it is a table, or else the last table that was the view.
  var tableInUse: UITableView? {
    guard let table = view as? UITableView else { return latestTable }
    if latestTable !== table { latestTable = table }
    return table
  }

  /// Makes a table the view. The controller becomes its data source and delegate if it has none.
  func setTable(_ table: UITableView?) {
    latestTable = table
    view = table
    guard let table else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  // MARK: Appearing

  /// Loads the data before the table appears for the first time, and clears the selection each time
  /// (statement 802).
  func tableWillAppear(_ animated: Bool) {
    guard let table = tableInUse else { return }
    keyboard.begin(for: self)
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
      if isEditing { table.setEditing(true, animated: false) }
    }
    if clearsSelectionOnViewWillAppear { clearSelection(of: table, animated) }
  }

  /// Deselects all rows without notifying the delegate. The rows are selected again if the user
  /// cancels the transition.
  private func clearSelection(of table: UITableView, _ animated: Bool) {
    guard let rows = table.indexPathsForSelectedRows else { return }
    for row in rows { table.deselectRow(at: row, animated: animated) }
    guard let transition = transitionCoordinator, transition.initiallyInteractive else { return }
    transition.notifyWhenInteractionChanges { [weak table] context in
      guard context.isCancelled, let table else { return }
      for row in rows { table.selectRow(at: row, animated: true, scrollPosition: .none) }
    }
  }

  func tableDidAppear() { tableInUse?.flashScrollIndicators() }
  func tableWillDisappear() {}
}
