internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The requested changes of one batch of a table, in the order of the calls.
struct BatchRequest {
  var update = ListUpdate()
  /// The rows whose cells the data source updates, before the batch.
  var reconfigured: [ListPath] = []
  var animations = RowAnimations()
  var completions: [(Bool) -> Void] = []
  /// The first request that no batch can fulfill, or `nil`.
  var problem: String?
  /// The state of the data when the batch began.
  var generation: Int

  /// A state of the data that no table has.
  static let outdated = -1

  init(generation: Int) { self.generation = generation }

  /// Whether the batch only asks for heights.
  var isEmpty: Bool { update.isEmpty && reconfigured.isEmpty && problem == nil }

  /// Removes rows and sections that several calls name, because they are one change.
  mutating func removeRepetitions() {
    func unique<Element: Hashable>(_ list: inout [Element]) {
      guard list.count > 1 else { return }
      var seen: Set<Element> = []
      list.removeAll { !seen.insert($0).inserted }
    }
    unique(&update.removedRows)
    unique(&update.reloadedRows)
    unique(&update.removedSections)
    unique(&update.reloadedSections)
    unique(&reconfigured)
  }
}

/// The requested animations of rows and sections.
struct RowAnimations {
  /// Animations of removed and reloaded rows, by their paths before the batch.
  var old: [ListPath: UITableView.RowAnimation] = [:]
  /// Animations of inserted rows, by their paths after the batch.
  var new: [ListPath: UITableView.RowAnimation] = [:]
  /// Animations of removed and reloaded sections, by their numbers before the batch.
  var oldSections: [Int: UITableView.RowAnimation] = [:]
  /// Animations of inserted sections, by their numbers after the batch.
  var newSections: [Int: UITableView.RowAnimation] = [:]

  /// Returns the animation of a row that leaves.
  func leaving(_ path: ListPath, _ update: ListUpdate) -> UITableView.RowAnimation {
    let animation = old[path] ?? oldSections[path.section] ?? .automatic
    // The old cell of a reloaded row fades out, whichever way the new one comes (statement 771).
    let isReloaded =
      update.reloadedRows.contains(path) || update.reloadedSections.contains(path.section)
    return isReloaded && animation != .none ? .fade : animation
  }

  /// Returns the animation of the header and footer of a section that leaves: they don't slide.
  func leaving(section: Int) -> UITableView.RowAnimation {
    oldSections[section] == UITableView.RowAnimation.none ? .none : .fade
  }

  /// Returns the animation of a row that comes.
  func coming(_ path: ListPath, _ map: ListMap) -> UITableView.RowAnimation {
    if let animation = new[path] ?? newSections[path.section] { return animation }
    if map.reloaded.contains(path), let old = map.old(path) { return self.old[old] ?? .automatic }
    return .automatic
  }

  /// Adds the animations of reloaded sections by their numbers after the batch.
  mutating func follow(_ update: ListUpdate, _ map: ListMap) {
    for section in update.reloadedSections {
      if let new = map.sections.position(section) { newSections[new] = oldSections[section] }
    }
  }
}

/// The timing of row animations.
enum RowTiming {
  /// The duration in seconds. Apple states none; apps have assumed 0.3 s for years. The curve is
  /// that of any animation block.
  static let duration = 0.3
}
