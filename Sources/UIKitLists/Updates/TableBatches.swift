internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The batches of changes of a table.
///
/// All calls between the outermost `beginUpdates` and `endUpdates` are one batch, and a call outside
/// of them is a batch of its own. The data source's counts before a batch are those that the table
/// knows, and a table without loaded data asks for them when the batch begins (statement 847). The
/// counts after it are asked when the outermost block ends (statement 848).
@MainActor
final class TableBatches {
  private var depth = 0
  private var request: BatchRequest?
  /// The batch that ended during a layout, and runs after it.
  private var postponed: BatchRequest?
  /// Whether the data source is ahead of the table until the layout in progress has ended.
  var isPostponed: Bool { postponed.map { !$0.isEmpty } ?? false }
  /// Whether a batch changes the table's data, between the two states.
  var isApplying = false
  /// The cells whose heights may have changed, and whether the change is animated.
  var resized: [(cell: UITableViewCell, animates: Bool)] = []

  /// Whether the table can't be laid out, because the data source is ahead of it.
  var holdsLayout: Bool { depth > 0 || isApplying }

  // MARK: Blocks

  func begin(in table: UITableView) {
    if depth == 0 {
      table.loadIfNeeded()
      request = BatchRequest(generation: table.content.generation)
    }
    depth += 1
  }

  func end(in table: UITableView) {
    guard depth > 0 else {
      return Fault.report(
        "endUpdates was called on \(ViewDescription.name(table)) without beginUpdates; ignored",
        about: table)
    }
    depth -= 1
    guard depth == 0, var request else { return }
    self.request = nil
    request.removeRepetitions()
    if isApplying || table.content.isLayingOut {
      postpone(request, in: table)
    } else {
      run(request, in: table)
    }
  }

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, in table: UITableView) {
    begin(in: table)
    updates?()
    // A block that calls `endUpdates` once too often has ended the batch already.
    if request == nil, let completion {
      BatchEnding(leaving: [], completions: [completion]).endLater(in: table)
    } else if let completion {
      request?.completions.append(completion)
    }
    end(in: table)
  }

  /// Adds a call to the current batch, or makes it a batch of its own.
  private func add(in table: UITableView, _ change: (inout BatchRequest) -> Void) {
    begin(in: table)
    if request != nil, var changed = request {
      request = nil
      change(&changed)
      request = changed
    }
    end(in: table)
  }

  // MARK: During a layout

  /// Stores a batch of a callback until the layout in progress has ended.
  ///
  /// Two such batches with changes can't be told apart afterwards: all data is loaded again.
  private func postpone(_ request: BatchRequest, in table: UITableView) {
    table.setNeedsLayout()
    guard let waiting = postponed else { return postponed = request }
    var kept = waiting.isEmpty ? request : waiting
    if !waiting.isEmpty, !request.isEmpty { kept.generation = BatchRequest.outdated }
    kept.completions = waiting.completions + request.completions
    postponed = kept
  }

  /// Measures the cells whose heights may have changed, at the beginning of a layout.
  func layoutWillBegin(in table: UITableView) {
    guard !resized.isEmpty, !holdsLayout, !table.content.isLayingOut else { return }
    let cells = resized
    resized = []
    remeasure(cells.map(\.cell), animates: cells.allSatisfy(\.animates), in: table)
  }

  /// Runs the batch of a callback, after a layout.
  func layoutDidEnd(in table: UITableView) {
    guard let request = postponed, !holdsLayout, !table.content.isLayingOut else { return }
    postponed = nil
    run(request, in: table)
  }

  /// Requests that the height of a cell is checked at the next layout (statement 728).
  func invalidateHeight(of cell: UITableViewCell, in table: UITableView) {
    guard table.selfSizingInvalidation != .disabled, table.content.path(of: cell) != nil,
      !resized.contains(where: { $0.cell === cell })
    else { return }
    resized.append((cell, table.animatesRows))
    table.setNeedsLayout()
  }

  /// Requests that the heights of all cells are checked at the next layout, because the widths of
  /// their contents have changed. Other rows are measured when they are shown.
  func invalidateShownHeights(animated: Bool, in table: UITableView) {
    let cells = table.content.cells.sorted { $0.key < $1.key }
    guard !cells.isEmpty else { return }
    resized = cells.map { ($0.value, animated && table.animatesRows) }
    table.setNeedsLayout()
  }

  // MARK: Rows

  func insert(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      for path in self.paths(rows, &request) {
        request.update.insertedRows.append(path)
        request.animations.new[path] = animation
      }
    }
  }

  func delete(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      for path in self.paths(rows, &request) {
        request.update.removedRows.append(path)
        request.animations.old[path] = animation
      }
    }
  }

  func reload(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      for path in self.paths(rows, &request) {
        request.update.reloadedRows.append(path)
        request.animations.old[path] = animation
      }
    }
  }

  func reconfigure(_ rows: [IndexPath], in table: UITableView) {
    add(in: table) { request in request.reconfigured += self.paths(rows, &request) }
  }

  func move(_ row: IndexPath, to new: IndexPath, in table: UITableView) {
    add(in: table) { request in
      let paths = self.paths([row, new], &request)
      if paths.count == 2 {
        request.update.movedRows.append(ListUpdate.Move(from: paths[0], to: paths[1]))
      }
    }
  }

  private func paths(_ paths: [IndexPath], _ request: inout BatchRequest) -> [ListPath] {
    paths.compactMap { path in
      if let row = ListPath(at: path) { return row }
      request.problem =
        request.problem
        ?? "Invalid index path for use with UITableView: it has \(path.count) numbers instead of "
        + "a section and a row"
      return nil
    }
  }

  // MARK: Sections

  func insert(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      request.update.insertedSections += sections
      for section in sections { request.animations.newSections[section] = animation }
    }
  }

  func delete(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      request.update.removedSections += sections
      for section in sections { request.animations.oldSections[section] = animation }
    }
  }

  func reload(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {
    add(in: table) { request in
      request.update.reloadedSections += sections
      for section in sections { request.animations.oldSections[section] = animation }
    }
  }

  func move(section: Int, to new: Int, in table: UITableView) {
    add(in: table) { request in
      request.update.movedSections.append(ListUpdate.Move(from: section, to: new))
    }
  }
}

extension UITableView {
  /// Checks the height of a cell at the next layout (statement 728).
  func heightMayHaveChanged(of cell: UITableViewCell) {
    batches.invalidateHeight(of: cell, in: self)
  }
}
