internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// Changes of heights, and the layout after a batch.
extension TableBatches {
  /// The most layouts at the end of a batch. Each can bring the offset back into range.
  private static let mostLayouts = 3

  /// Asks for all needed heights again and animates to them, without other cells (statement 727).
  func remeasure(in table: UITableView, _ completions: [(Bool) -> Void] = []) {
    var transition = TableTransition(of: table)
    table.loadIfNeeded()
    measureShown(in: table)
    layOut(&transition, in: table)
    transition.run(in: table, RowAnimations(), nil, completions)
  }

  /// Measures some cells, and animates to their heights if these have changed.
  ///
  /// A row above the visible part leaves what is visible in place.
  func remeasure(_ cells: [UITableViewCell], animates: Bool, in table: UITableView) {
    var transition = TableTransition(of: table, animates: animates)
    let paths = cells.compactMap { table.content.path(of: $0) }
    let anchor = table.anchor
    guard measure(paths, in: table) else { return }
    table.withoutAnimation {
      table.updateContentSize()
      table.keepInPlace(anchor)
    }
    layOut(&transition, in: table)
    transition.run(in: table, RowAnimations(), nil, [])
  }

  /// Measures all rows that have cells, and requests the same for visible headers and footers.
  func measureShown(in table: UITableView) {
    let content = table.content
    resized = []
    _ = measure(content.cells.keys.sorted(), in: table)
    for section in table.visibleSections {
      let shown = content.geometry.sections[section]
      content.geometry.setHeader(section, Extent(shown.header.length, isEstimate: true))
      content.geometry.setFooter(section, Extent(shown.footer.length, isEstimate: true))
    }
  }

  /// Measures rows that have cells, and returns whether a height has changed.
  private func measure(_ paths: [ListPath], in table: UITableView) -> Bool {
    let content = table.content
    let generation = content.generation
    let outer = isApplying
    isApplying = true
    defer { isApplying = outer }
    var hasChanged = false
    for path in paths {
      guard let cell = content.cells[path] else { continue }
      let extent = table.measuredExtent(of: cell, at: path)
      guard generation == content.generation else { return false }
      hasChanged = content.geometry.setRow(path, extent) != 0 || hasChanged
    }
    return hasChanged
  }

  /// Makes changes during which the table isn't laid out.
  func holdLayout(in table: UITableView, _ changes: () -> Void) {
    let outer = isApplying
    isApplying = true
    changes()
    isApplying = outer
    table.setNeedsLayout()
  }

  /// Lays the table out after a batch. Views get their final places at once.
  ///
  /// The offset stays unless it is out of range (statement 857).
  func layOut(_ transition: inout TableTransition, in table: UITableView) {
    table.withoutAnimation {
      table.updateContentSize()
      transition.leaveUnseen(in: table)
      for _ in 0..<Self.mostLayouts {
        let offset = table.contentOffset
        table.layOutTable()
        if table.contentOffset == offset { break }
      }
    }
  }
}
