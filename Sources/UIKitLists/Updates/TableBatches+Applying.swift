internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The effect of a batch.
extension TableBatches {
  /// Checks a batch against the data source, and shows its result.
  ///
  /// A batch that contradicts the data source is one line, and all data is loaded again.
  func run(_ request: BatchRequest, in table: UITableView) {
    let content = table.content
    guard content.isLoaded, request.generation == content.generation else {
      // The data was loaded again during the block, and has the changes already.
      if !request.isEmpty { table.reload() }
      if request.isEmpty, !content.cells.isEmpty {
        remeasure(in: table, request.completions)
      } else {
        finish(request.completions, in: table)
      }
      return
    }
    let before = content.geometry.sections.map(\.rows.count)
    let after = counts(in: table)
    guard request.generation == content.generation else {
      return finish(request.completions, in: table)
    }
    let problem = request.problem ?? request.update.inconsistency(before: before, after: after)
    if let problem { return reload(because: problem, request.completions, in: table) }
    if request.isEmpty {
      remeasure(in: table, request.completions)
    } else {
      apply(request, counts: after, in: table)
    }
  }

  /// Asks the data source for its numbers of rows (statement 848).
  private func counts(in table: UITableView) -> [Int] {
    isApplying = true
    defer { isApplying = false }
    return (0..<table.statedSectionCount()).map { table.rowCount($0) }
  }

  private func reload(
    because problem: String, _ completions: [(Bool) -> Void], in table: UITableView
  ) {
    let end = problem.hasSuffix(".") ? "" : ";"
    Fault.report(
      "\(problem)\(end) \(ViewDescription.name(table)) loads all data again instead", about: table)
    table.reload()
    finish(completions, in: table)
  }

  /// Calls the completions in the next turn, without an animation.
  private func finish(_ completions: [(Bool) -> Void], in table: UITableView) {
    BatchEnding(leaving: [], completions: completions).endLater(in: table)
  }

  // MARK: Changes

  private func apply(_ request: BatchRequest, counts: [Int], in table: UITableView) {
    let content = table.content
    let map = ListMap(
      request.update, before: content.geometry.sections.count, after: counts.count)
    var animations = request.animations
    animations.follow(request.update, map)
    let reconfigured = request.reconfigured.filter(content.geometry.contains)
    var transition = TableTransition(of: table)
    content.generation += 1
    let generation = content.generation
    isApplying = true
    moveViews(map, request.update, animations, &transition, in: table)
    let geometry = newGeometry(request.update, map, in: table)
    isApplying = false
    if generation == content.generation {
      content.geometry = geometry
      guard agrees(with: counts, request.completions, in: table) else {
        return transition.run(in: table, animations, map, [])
      }
      follow(map, in: table)
      reconfigure(reconfigured, map, &transition, in: table)
      measureShown(in: table)
      layOut(&transition, in: table)
    }
    transition.run(in: table, animations, map, request.completions)
  }

  /// Checks the new geometry against the counts, which a data source can state differently each
  /// time. Otherwise loads all data again.
  private func agrees(
    with counts: [Int], _ completions: [(Bool) -> Void], in table: UITableView
  ) -> Bool {
    let geometry = table.content.geometry
    guard let section = counts.indices.first(where: { geometry.rowCount(in: $0) != counts[$0] })
    else { return true }
    let problem =
      "the data source states \(counts[section]) rows in section \(section), and then "
      + "\(geometry.rowCount(in: section))"
    reload(because: problem, completions, in: table)
    return false
  }

  /// Returns the geometry after changes, with heights or estimates of new rows.
  ///
  /// The geometry is a copy, because the delegate may call the table while it returns heights.
  func newGeometry(_ update: ListUpdate, _ map: ListMap, in table: UITableView) -> ListGeometry {
    var geometry = table.content.geometry
    geometry.apply(update, map, row: table.newExtent(at:), section: table.newSection(_:))
    return geometry
  }

  /// Moves the selection, the swiped row and the edited rows to their places after changes.
  func follow(_ map: ListMap, in table: UITableView) {
    table.choice.follow(map, in: table)
    table.swipes.follow(map, in: table)
    table.editor.follow(map, in: table)
    table.prefetcher.reset(in: table)
  }

  /// Moves cells, headers and footers to their rows and sections after the batch.
  private func moveViews(
    _ map: ListMap, _ update: ListUpdate, _ animations: RowAnimations,
    _ transition: inout TableTransition, in table: UITableView
  ) {
    let content = table.content
    content.anchor = nil
    content.aim = content.aim.flatMap { aim in map.new(aim.path).map { ($0, aim.position) } }
    moveCells(map, in: table) { cell, path in
      transition.leave(cell, .row(path), animations.leaving(path, update))
    }
    content.headers = moved(content.headers, map) {
      transition.leave($0, .header($1), animations.leaving(section: $1))
    }
    content.footers = moved(content.footers, map) {
      transition.leave($0, .footer($1), animations.leaving(section: $1))
    }
    content.headerTitles = moved(content.headerTitles, map) { _, _ in }
    content.footerTitles = moved(content.footerTitles, map) { _, _ in }
  }

  /// Moves cells to their rows after changes. Cells of removed and reloaded rows leave.
  func moveCells(
    _ map: ListMap, in table: UITableView, leaving: (UITableViewCell, ListPath) -> Void
  ) {
    let content = table.content
    content.reuse.cells.forgetPositions()
    var cells: [ListPath: UITableViewCell] = [:]
    for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
      if let new = map.new(path), !map.reloaded.contains(new) {
        cells[new] = cell
      } else {
        leaving(cell, path)
      }
    }
    content.cells = cells
  }

  private func moved<Element>(
    _ elements: [Int: Element], _ map: ListMap, leaving: (Element, Int) -> Void
  ) -> [Int: Element] {
    var moved: [Int: Element] = [:]
    for (section, element) in elements.sorted(by: { $0.key < $1.key }) {
      if let new = map.sections.new(section) {
        moved[new] = element
      } else {
        leaving(element, section)
      }
    }
    return moved
  }

  /// Lets the data source update the existing cells of rows (statement 772).
  private func reconfigure(
    _ rows: [ListPath], _ map: ListMap, _ transition: inout TableTransition, in table: UITableView
  ) {
    let content = table.content
    isApplying = true
    defer { isApplying = false }
    for old in rows {
      let generation = content.generation
      guard let path = map.new(old), let cell = content.cells[path] else { continue }
      let outer = content.reuse.reconfigured
      content.reuse.reconfigured = cell
      let answer = table.askForCell(at: path)
      content.reuse.reconfigured = outer
      guard generation == content.generation else { return }
      guard let answer, answer !== cell else { continue }
      Fault.report(
        "\(ViewDescription.name(table)): the data source returned another cell for the "
          + "reconfigured row \(path); dequeue it for the same index path and with the same "
          + "identifier, or reload the row", about: table)
      content.cells[path] = nil
      content.reuse.cells.add(answer, identifier: answer.reuseIdentifier, from: path)
      transition.leave(cell, .row(path), .none)
    }
  }
}
