internal import TouchstoneLists
internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// The animation of a table from its look before a batch to the look after it.
///
/// The views have their final places at once, as in any animation block. Before the batch the
/// transition records the places of all views, and afterwards animates each view from its old place
/// on the screen. The cost depends on the number of shown views only.
@MainActor
struct TableTransition {
  private let geometry: ListGeometry
  private let rowsOrigin: CGFloat
  private let bounds: CGRect
  private let animates: Bool
  private var places: [ObjectIdentifier: ViewPlace] = [:]
  /// The rows of the recorded cells, because a cell can be used again during the batch.
  private var rows: [ObjectIdentifier: ListPath] = [:]
  private var leaving: [LeavingView] = []

  /// Records the look of a table.
  init(of table: UITableView, animates: Bool = true) {
    geometry = table.content.geometry
    rowsOrigin = table.rowsOrigin
    bounds = table.bounds
    self.animates = animates && table.animatesRows
    guard self.animates else { return }
    for view in Self.views(of: table) { places[ObjectIdentifier(view)] = ViewPlace(view) }
    for (path, cell) in table.content.cells { rows[ObjectIdentifier(cell)] = path }
  }

  private static func views(of table: UITableView) -> [UIView] {
    let content = table.content
    let sections = Array(content.headers.values) + Array(content.footers.values)
    return content.cells.values.map { $0 as UIView }
      + sections.filter { $0.superview === table && !$0.isHidden }
      + [content.headerView, content.footerView].compactMap(\.self)
  }

  /// Whether a row was in the visible part.
  private func wasVisible(_ place: ViewPlace) -> Bool {
    place.bottom > bounds.minY && place.top < bounds.maxY
  }

  /// Detaches a view that leaves.
  mutating func leave(
    _ view: UIView, _ role: LeavingView.Role, _ animation: UITableView.RowAnimation
  ) {
    let shown = animates ? animation : UITableView.RowAnimation.none
    leaving.append(LeavingView(view, role, shown))
  }

  /// Detaches the cells of rows that move out of sight, so that they are shown on their way.
  mutating func leaveUnseen(in table: UITableView) {
    guard animates else { return }
    let span = table.visibleSpan
    for (path, cell) in table.content.cells.sorted(by: { $0.key < $1.key }) {
      guard let place = places[ObjectIdentifier(cell)], wasVisible(place),
        let row = table.content.geometry.row(path), !(row.end > span.start && row.start < span.end),
        !table.isNeeded(cell)
      else { continue }
      table.content.cells[path] = nil
      leaving.append(LeavingView(cell, .row(path), nil))
    }
  }

  /// Animates the table from the recorded look to the current one.
  ///
  /// Views that leave without an animation are recycled at once, all others at its end. Then the
  /// completions are called, always later and with `true` (statement 854).
  func run(
    in table: UITableView, _ animations: RowAnimations, _ map: ListMap?,
    _ completions: [(Bool) -> Void]
  ) {
    // A data source can return a stored cell or header again.
    let leaving = leaving.filter { !table.shows($0.view) }
    let stays = leaving.filter { $0.animation != UITableView.RowAnimation.none }
    let ending = BatchEnding(leaving: stays, completions: completions)
    let motions = animates ? self.motions(in: table, animations, map, stays) : []
    if motions.isEmpty {
      ending.endLater(in: table)
    } else {
      animate(motions, stays, ending, in: table)
    }
    let gone = leaving.filter { $0.animation == UITableView.RowAnimation.none }
    BatchEnding(leaving: gone, completions: []).end(in: table)
  }

  private func animate(
    _ motions: [ViewMotion], _ leaving: [LeavingView], _ ending: BatchEnding, in table: UITableView
  ) {
    // A layout of one view lays out its superviews, too. The table is laid out already.
    table.batches.holdLayout(in: table) {
      table.withoutAnimation {
        for view in leaving {
          view.begin()
          table.sendBehindRows(view.view)
        }
        for motion in motions { motion.begin() }
        for motion in motions where motion.isNew { motion.view.layoutIfNeeded() }
      }
      UIView.animate(
        withDuration: RowTiming.duration, delay: 0, options: .allowUserInteraction,
        animations: { for motion in motions { motion.finish() } },
        completion: { [weak table] _ in ending.end(in: table) })
    }
  }

  // MARK: Ways

  private func motions(
    in table: UITableView, _ animations: RowAnimations, _ map: ListMap?, _ leaving: [LeavingView]
  ) -> [ViewMotion] {
    let shift = table.bounds.minY - bounds.minY
    var motions = table.content.cells.sorted(by: { $0.key < $1.key }).compactMap {
      motion(of: $0.value, at: $0.key, shift, animations, map, in: table)
    }
    motions += leaving.map { motion(of: $0, shift, in: table) }
    addSectionViews(shift, animations, map, in: table, &motions)
    for view in [table.content.headerView, table.content.footerView].compactMap(\.self) {
      let end = ViewPlace(view)
      let start = places[ObjectIdentifier(view)] ?? end
      motions.append(
        ViewMotion(view: view, start: keepingAlpha(start, end).moved(by: shift), end: end))
    }
    return motions.filter { $0.start != $0.end }
  }

  /// Returns the way of a cell, or `nil` for one that isn't seen.
  private func motion(
    of cell: UITableViewCell, at path: ListPath, _ shift: CGFloat, _ animations: RowAnimations,
    _ map: ListMap?, in table: UITableView
  ) -> ViewMotion? {
    guard !table.editor.moves(cell) else { return nil }
    let end = ViewPlace(cell)
    let id = ObjectIdentifier(cell)
    let old = oldPath(path, map)
    let isKept = old != nil && rows[id] == old
    let start: ViewPlace
    if isKept, let place = places[id] {
      start = keepingAlpha(place, end).moved(by: shift)
    } else if let old, let row = geometry.row(old) {
      start = place(end, atTop: rowsOrigin + CGFloat(row.start) + shift, in: table)
    } else {
      start = end.away(animations.coming(path, map ?? .nothing))
    }
    let bounds = table.bounds
    let isSeen = [start, end].contains { $0.bottom > bounds.minY && $0.top < bounds.maxY }
    return isSeen ? ViewMotion(view: cell, start: start, end: end, isNew: !isKept) : nil
  }

  private func motion(of leaving: LeavingView, _ shift: CGFloat, in table: UITableView)
    -> ViewMotion
  {
    let place = ViewPlace(leaving.view)
    var end = place.away(leaving.animation ?? .none)
    if case .row(let path) = leaving.role, leaving.animation == nil,
      let row = table.content.geometry.row(path)
    {
      end = self.place(place, atTop: table.rowsOrigin + CGFloat(row.start), in: table)
    }
    return ViewMotion(view: leaving.view, start: place.moved(by: shift), end: end)
  }

  /// Adds the ways of headers and footers. New ones of inserted sections fade in.
  private func addSectionViews(
    _ shift: CGFloat, _ animations: RowAnimations, _ map: ListMap?, in table: UITableView,
    _ motions: inout [ViewMotion]
  ) {
    let content = table.content
    let sides = [(content.headers, geometry.header), (content.footers, geometry.footer)]
    for (views, span) in sides {
      for (section, view) in views.sorted(by: { $0.key < $1.key }) where view.superview === table {
        let end = ViewPlace(view)
        let old = map.map { $0.sections.old(section) } ?? section
        let start: ViewPlace
        if let place = places[ObjectIdentifier(view)] {
          start = keepingAlpha(place, end).moved(by: shift)
        } else if let old, let span = span(old), span.length > 0 {
          start = place(end, atTop: rowsOrigin + CGFloat(span.start) + shift, in: table)
        } else {
          let isStill = animations.newSections[section] == UITableView.RowAnimation.none
          start = isStill ? end : end.away(.fade)
        }
        let isNew = places[ObjectIdentifier(view)] == nil
        motions.append(ViewMotion(view: view, start: start, end: end, isNew: isNew))
      }
    }
  }

  /// The path of a row before the batch, or `nil` if the row is new or reloaded.
  private func oldPath(_ path: ListPath, _ map: ListMap?) -> ListPath? {
    guard let map else { return path }
    return map.reloaded.contains(path) ? nil : map.old(path)
  }

  private func keepingAlpha(_ place: ViewPlace, _ other: ViewPlace) -> ViewPlace {
    var place = place
    place.alpha = other.alpha
    return place
  }

  /// Returns a place with another top, at most just outside the visible part. A row that comes from
  /// far away would otherwise fly.
  private func place(_ place: ViewPlace, atTop top: CGFloat, in table: UITableView) -> ViewPlace {
    let visible = table.bounds
    let top = min(max(top, visible.minY - place.size.height), visible.maxY)
    return place.moved(by: top - place.top)
  }
}
