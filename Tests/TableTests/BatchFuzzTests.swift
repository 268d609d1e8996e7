import Fuzzing
import Testing
import TouchstoneTesting
import UIKit

/// Random batches, scrolls and selections, compared with plain arrays.
@MainActor @Suite(.staged)
struct BatchFuzzTests {
  @Test(arguments: 0..<40) func `a table shows what its data source has after any batch`(seed: Int)
  {
    var run = BatchFuzz(seed: seed)
    for step in 0..<40 {
      run.step()
      let problems = run.problems
      #expect(problems == [], "seed \(seed), step \(step)")
      if !problems.isEmpty { break }
    }
    run.scene.stage.settle()
    #expect(run.problems == [], "seed \(seed), at the end")
  }
}

/// A table and a model of its rows that change at random.
@MainActor
private struct BatchFuzz {
  let scene: NamedScene
  /// The numbers that name sections.
  private var names: [Int]
  /// The names of selected rows.
  private var selected: Set<String> = []
  private let selects: Bool
  /// Whether all heights are known, so that all positions are.
  private let isExact: Bool
  private var random: SeededGenerator
  private var next: Int

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    isExact = seed.isMultiple(of: 2)
    var sections: [[String]] = []
    var next = 0
    for _ in 0..<random.below(4) + 1 {
      let end = next + random.below(12)
      sections.append((next..<end).map(String.init))
      next = end
    }
    self.next = next
    names = Array(sections.indices)
    let exact = isExact
    let isInWindow = !random.chance(4)
    scene = NamedScene(sections, isInWindow: isInWindow) { table, source in
      if exact { table.estimatedRowHeight = 0 }
      table.allowsMultipleSelection = true
      for name in sections.joined() { source.heights[name] = Self.height(of: name) }
    }
    let first = sections.firstIndex { !$0.isEmpty }.map { IndexPath(row: 0, section: $0) }
    scene.table.selectRow(at: first, animated: false, scrollPosition: .none)
    selects = scene.table.indexPathForSelectedRow != nil
    if let first { scene.table.deselectRow(at: first, animated: false) }
  }

  private static func height(of name: String) -> CGFloat {
    CGFloat(30 + (Int(name) ?? 0) * 17 % 60)
  }

  private mutating func newRow() -> String {
    next += 1
    scene.source.heights["\(next)"] = Self.height(of: "\(next)")
    return "\(next)"
  }

  // MARK: Steps

  mutating func step() {
    switch random.below(10) {
    case 0..<6: batch()
    case 6:
      scene.table.contentOffset.y = CGFloat(random.below(Int(scene.table.contentSize.height) + 1))
    case 7: select()
    case 8: scene.stage.advance(by: Double(random.below(30)) / 60)
    default: reloadOrMeasure()
    }
    scene.table.layoutIfNeeded()
  }

  private mutating func select() {
    let paths = scene.source.sections.indices.flatMap { section in
      scene.source.sections[section].indices.map { IndexPath(row: $0, section: section) }
    }
    guard let path = random.one(of: paths) else { return }
    scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
    selected.insert(scene.source.sections[path.section][path.row])
  }

  private mutating func reloadOrMeasure() {
    if random.chance(3) {
      scene.table.reloadData()
      selected = []
    } else if !isExact, let name = random.one(of: scene.names) {
      scene.source.heights[name] = CGFloat(20 + random.below(150))
      scene.table.performBatchUpdates(nil)
    }
  }

  private mutating func batch() {
    let before = scene.source.sections
    let oldNames = names
    var kept = zip(oldNames, before).filter { _ in !random.chance(8) }
    var movedSection: Int?
    if kept.count > 1, random.chance(5) {
      let section = kept.remove(at: random.below(kept.count))
      movedSection = section.0
      kept.insert(section, at: random.below(kept.count + 1))
    }
    let survivors = Set(kept.map(\.0))
    if kept.isEmpty || random.chance(8) {
      next += 1
      let rows = (0..<random.below(6)).map { _ in newRow() }
      kept.insert((next + 10_000, rows), at: random.below(kept.count + 1))
    }
    var moved: [String] = []
    var gone: Set<String> = []
    for index in kept.indices where survivors.contains(kept[index].0) {
      let leaving = kept[index].1.filter { _ in random.chance(6) }
      moved += leaving.filter { _ in random.chance(3) }
      gone.formUnion(leaving)
      kept[index].1.removeAll(where: leaving.contains)
    }
    let homes = kept.indices.filter { survivors.contains(kept[$0].0) }
    if homes.isEmpty { moved = [] }
    let new = (0..<random.below(5)).map { _ in newRow() }
    for name in moved + new {
      guard let home = random.one(of: homes) else { continue }
      kept[home].1.insert(name, at: random.below(kept[home].1.count + 1))
    }
    names = kept.map(\.0)
    scene.source.sections = kept.map(\.1)
    apply(before, oldNames, movedSection, moved: Set(moved), gone: gone, new: new)
    selected.formIntersection(scene.source.sections.joined())
  }

  /// Tells the table about the change, in random order.
  private mutating func apply(
    _ before: [[String]], _ oldNames: [Int], _ movedSection: Int?, moved: Set<String>,
    gone: Set<String>, new: [String]
  ) {
    let (table, after, newNames) = (scene.table, scene.source.sections, names)
    let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .none, .automatic]
    let animation = random.one(of: animations) ?? .fade
    var changes: [() -> Void] = []
    for (old, name) in oldNames.enumerated() where !newNames.contains(name) {
      changes.append { table.deleteSections([old], with: animation) }
    }
    for (index, name) in newNames.enumerated() where !oldNames.contains(name) {
      changes.append { table.insertSections([index], with: animation) }
    }
    if let movedSection, let from = oldNames.firstIndex(of: movedSection),
      let to = newNames.firstIndex(of: movedSection)
    {
      changes.append { table.moveSection(from, toSection: to) }
    }
    for name in gone {
      guard let from = Self.path(of: name, in: before) else { continue }
      if moved.contains(name), let to = Self.path(of: name, in: after) {
        changes.append { table.moveRow(at: from, to: to) }
      } else {
        changes.append { table.deleteRows(at: [from], with: animation) }
      }
    }
    for name in new {
      guard let to = Self.path(of: name, in: after) else { continue }
      changes.append { table.insertRows(at: [to], with: animation) }
    }
    let stays = after.joined().filter {
      !gone.contains($0) && !new.contains($0) && !selected.contains($0)
    }
    if random.chance(3), let name = random.one(of: stays),
      let path = Self.path(of: name, in: before)
    {
      if !isExact { scene.source.heights[name] = CGFloat(20 + random.below(150)) }
      changes.append { table.reloadRows(at: [path], with: animation) }
    }
    changes.shuffle(using: &random)
    table.performBatchUpdates { for change in changes { change() } }
  }

  private static func path(of name: String, in sections: [[String]]) -> IndexPath? {
    for (section, rows) in sections.enumerated() {
      if let row = rows.firstIndex(of: name) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: The oracle

  /// The differences between the table and the arrays.
  var problems: [String] {
    let (table, sections) = (scene.table, scene.source.sections)
    var problems = scene.stage.faults
    guard table.numberOfSections == sections.count else { return problems + ["sections"] }
    for (section, rows) in sections.enumerated()
    where table.numberOfRows(inSection: section) != rows.count {
      return problems + ["rows of \(section)"]
    }
    let visible = table.indexPathsForVisibleRows ?? []
    if visible != visible.sorted() { problems.append("order") }
    var end: CGFloat?
    for path in visible {
      let name = sections[path.section][path.row]
      guard let cell = table.cellForRow(at: path) else { return problems + ["no cell at \(path)"] }
      if cell.accessibilityIdentifier != name { problems.append("\(path) shows another row") }
      if cell.isHidden || cell.superview !== table { problems.append("\(path) is hidden") }
      if cell.alpha != 1 || !cell.isUserInteractionEnabled { problems.append("\(path) is faded") }
      if cell.frame != table.rectForRow(at: path) { problems.append("\(path) is misplaced") }
      let height = scene.source.heights[name] ?? 44
      if cell.frame.height != height { problems.append("\(name) is \(cell.frame.height) high") }
      if let end, abs(end - cell.frame.minY) > 0.01 { problems.append("gap above \(path)") }
      end = cell.frame.maxY
    }
    problems += isExact ? exactProblems(visible) : []
    let bounds = table.bounds
    if let end, end < min(bounds.maxY, table.contentSize.height) - 0.01 {
      problems.append("nothing below \(end)")
    }
    return problems + selectionProblems
  }

  /// Compares all positions with the sums of the heights above.
  private func exactProblems(_ visible: [IndexPath]) -> [String] {
    let (table, bounds) = (scene.table, scene.table.bounds)
    var problems: [String] = []
    var top: CGFloat = 0
    var seen: [IndexPath] = []
    for (section, rows) in scene.source.sections.enumerated() {
      for (row, name) in rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        let height = scene.source.heights[name] ?? 44
        if abs(table.rectForRow(at: path).minY - top) > 0.01 { problems.append("top of \(path)") }
        if top < bounds.maxY, top + height > bounds.minY { seen.append(path) }
        top += height
      }
    }
    if abs(table.contentSize.height - top) > 0.01 { problems.append("the content's height") }
    if seen != visible { problems.append("visible: \(visible), expected: \(seen)") }
    return problems
  }

  private var selectionProblems: [String] {
    guard selects else { return [] }
    let paths = scene.table.indexPathsForSelectedRows ?? []
    let names = paths.map { scene.source.sections[$0.section][$0.row] }
    return Set(names) == selected && names.count == selected.count ? [] : ["selected: \(names)"]
  }
}
