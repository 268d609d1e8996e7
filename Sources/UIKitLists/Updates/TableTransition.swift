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
  private var leaving: [LeavingView] = []

  /// Records the look of a table.
  init(of table: UITableView, animates: Bool = true) {
    geometry = table.content.geometry
    rowsOrigin = table.rowsOrigin
    bounds = table.bounds
    self.animates = animates && table.animatesRows
    guard self.animates else { return }
    for view in Self.views(of: table) { places[ObjectIdentifier(view)] = ViewPlace(view) }
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
    table.withoutAnimation {
      for view in leaving {
        view.begin()
        table.sendBehindRows(view.view)
      }
      for motion in motions {
        if places[ObjectIdentifier(motion.view)] == nil { motion.view.layoutIfNeeded() }
        motion.begin()
      }
    }
    UIView.animate(
      withDuration: RowTiming.duration, delay: 0, options: .allowUserInteraction,
      animations: { for motion in motions { motion.finish() } },
      completion: { [weak table] _ in ending.end(in: table) })
  }

  // MARK: Ways

  private func motions(
    in table: UITableView, _ animations: RowAnimations, _ map: ListMap?, _ leaving: [LeavingView]
  ) -> [ViewMotion] {
    let shift = table.bounds.minY - bounds.minY
    var motions: [ViewMotion] = []
    func add(_ view: UIView, from start: ViewPlace, to end: ViewPlace) {
      if start != end { motions.append(ViewMotion(view: view, start: start, end: end)) }
    }
    for (path, cell) in table.content.cells.sorted(by: { $0.key < $1.key })
    where !table.editor.moves(cell) {
      let end = ViewPlace(cell)
      if let start = places[ObjectIdentifier(cell)] {
        add(cell, from: keepingAlpha(start, end).moved(by: shift), to: end)
      } else if let old = oldRow(path, map) {
        add(cell, from: place(end, atTop: old + shift, in: table), to: end)
      } else {
        add(cell, from: end.away(animations.coming(path, map ?? .nothing)), to: end)
      }
    }
    motions += leaving.map { motion(of: $0, shift, in: table) }
    addSectionViews(shift, animations, map, in: table, &motions)
    for view in [table.content.headerView, table.content.footerView].compactMap(\.self) {
      let end = ViewPlace(view)
      let start = places[ObjectIdentifier(view)] ?? end
      add(view, from: keepingAlpha(start, end).moved(by: shift), to: end)
    }
    return motions
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
        if start != end { motions.append(ViewMotion(view: view, start: start, end: end)) }
      }
    }
  }

  /// The top of a row before the batch, or `nil` if it is new or reloaded.
  private func oldRow(_ path: ListPath, _ map: ListMap?) -> CGFloat? {
    if map?.reloaded.contains(path) == true { return nil }
    let old = map.map { $0.old(path) } ?? path
    return old.flatMap { geometry.row($0) }.map { rowsOrigin + CGFloat($0.start) }
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
    guard !completions.isEmpty else { return }
    let application = table.ownApplication
    _ = application.loop.timers.schedule(
      at: application.now, name: "the completion of a table's batch"
    ) { [self, weak table] in
      MainActor.assumeIsolated { end(in: table) }
    }
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
