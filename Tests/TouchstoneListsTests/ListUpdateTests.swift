import Fuzzing
import Testing
import TouchstoneLists

/// Batches of changes, compared with named rows in plain arrays.
struct ListUpdateTests {
  /// A model in which each section and row has a name.
  private struct Model {
    var sections: [(name: Int, rows: [Int])]
    var nextName = 1000

    mutating func newName() -> Int {
      nextName += 1
      return nextName
    }

    var counts: [Int] { sections.map(\.rows.count) }

    func path(of name: Int) -> ListPath? {
      for (number, section) in sections.enumerated() {
        if let row = section.rows.firstIndex(of: name) { return ListPath(number, row) }
      }
      return nil
    }
  }

  /// Makes a random model and changes it, one element after the other. The batch follows from the
  /// names before and after.
  private func randomChange(
    _ random: inout SeededGenerator
  ) -> (before: Model, after: Model, update: ListUpdate) {
    var model = Model(sections: [])
    for number in 0..<random.below(5) {
      model.sections.append((number, (0..<random.below(7)).map { number * 10 + $0 + 100 }))
    }
    let before = model
    var update = ListUpdate()
    // Whole sections first.
    var kept = model.sections.filter { _ in !random.chance(5) }
    var removed = Set(model.sections.map(\.name)).subtracting(kept.map(\.name))
    if kept.count > 1, random.chance(3) {
      let section = kept.remove(at: random.below(kept.count))
      kept.insert(section, at: random.below(kept.count + 1))
    }
    let survivors = Set(kept.map(\.name))
    for _ in 0..<random.below(2) {
      let name = model.newName()
      kept.insert((name, [model.newName()]), at: random.below(kept.count + 1))
    }
    model.sections = kept
    // Then rows of sections that remain.
    var moving: [Int] = []
    for index in model.sections.indices where survivors.contains(model.sections[index].name) {
      let gone = model.sections[index].rows.filter { _ in random.chance(5) }
      moving += gone.filter { _ in random.chance(3) }
      model.sections[index].rows.removeAll(where: gone.contains)
    }
    let homes = model.sections.indices.filter { survivors.contains(model.sections[$0].name) }
    for name in moving + (0..<random.below(4)).map({ _ in model.newName() }) {
      guard let home = random.one(of: homes) else { continue }
      let place = random.below(model.sections[home].rows.count + 1)
      model.sections[home].rows.insert(name, at: place)
    }
    describe(before, model, survivors, Set(moving), &removed, &update)
    return (before, model, update)
  }

  private func describe(
    _ before: Model, _ after: Model, _ survivors: Set<Int>, _ moving: Set<Int>,
    _ removed: inout Set<Int>, _ update: inout ListUpdate
  ) {
    let old = before.sections.map(\.name)
    let new = after.sections.map(\.name)
    update.removedSections = old.indices.filter { removed.contains(old[$0]) }
    update.insertedSections = new.indices.filter { !old.contains(new[$0]) }
    // Every section that remains may be named as a move; those out of order must be.
    let order = old.filter(survivors.contains)
    let newOrder = new.filter(survivors.contains)
    if order != newOrder {
      update.movedSections = newOrder.compactMap { name in
        guard let from = old.firstIndex(of: name), let to = new.firstIndex(of: name) else {
          return nil
        }
        return ListUpdate.Move(from: from, to: to)
      }
    }
    for section in before.sections where survivors.contains(section.name) {
      for name in section.rows {
        guard let from = before.path(of: name) else { continue }
        if let to = after.path(of: name) {
          if moving.contains(name) { update.movedRows.append(ListUpdate.Move(from: from, to: to)) }
        } else {
          update.removedRows.append(from)
        }
      }
    }
    for section in after.sections where survivors.contains(section.name) {
      for name in section.rows where before.path(of: name) == nil {
        if let path = after.path(of: name) { update.insertedRows.append(path) }
      }
    }
  }

  @Test(arguments: 0..<400)
  func `a consistent batch leads each row to where its name is`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (before, after, update) = randomChange(&random)
    let words: Comment = "seed \(seed): \(update)"
    #expect(update.inconsistency(before: before.counts, after: after.counts) == nil, words)
    let map = ListMap(update, before: before.sections.count, after: after.sections.count)
    for (number, section) in before.sections.enumerated() {
      let target = after.sections.firstIndex { $0.name == section.name }
      #expect(map.sections.new(number) == target, words)
      for (row, name) in section.rows.enumerated() where target != nil {
        #expect(map.new(ListPath(number, row)) == after.path(of: name), words)
      }
    }
    for (number, section) in after.sections.enumerated() {
      #expect(
        map.sections.old(number) == before.sections.firstIndex { $0.name == section.name }, words)
      for (row, name) in section.rows.enumerated() where map.sections.old(number) != nil {
        #expect(map.old(ListPath(number, row)) == before.path(of: name), words)
      }
    }
  }

  @Test(arguments: 0..<400)
  func `rows keep their lengths in a batch, and new ones get theirs`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (before, after, update) = randomChange(&random)
    // Each row is as long as its name.
    func section(_ names: [Int]) -> ListGeometry.Section {
      ListGeometry.Section(
        header: Extent(1), rows: ExtentList(names.map { Extent(Double($0)) }))
    }
    var geometry = ListGeometry(before.sections.map { section($0.rows) })
    let map = ListMap(update, before: before.sections.count, after: after.sections.count)
    geometry.apply(
      update, map, row: { Extent(Double(after.sections[$0.section].rows[$0.row])) },
      section: { section(after.sections[$0].rows) })
    let lengths = geometry.sections.map { section in
      (0..<section.rows.count).map { Int(section.rows[$0].length) }
    }
    #expect(lengths == after.sections.map(\.rows), "seed \(seed): \(update)")
  }

  // MARK: Messages

  private func message(
    _ before: [Int], _ after: [Int], _ change: (inout ListUpdate) -> Void
  ) -> String? {
    var update = ListUpdate()
    change(&update)
    return update.inconsistency(before: before, after: after)
  }

  @Test func `a wrong number of rows is reported in UIKit's words`() {
    #expect(
      message([3], [3]) { $0.insertedRows = [ListPath(0, 0)] }
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (3), plus or minus the number of rows inserted or deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into "
        + "or out of that section (0 moved in, 0 moved out).")
  }

  @Test func `a wrong number of sections is reported in UIKit's words`() {
    #expect(
      message([3, 1], [3]) { _ in }
        == "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (1) must be equal to the number of sections contained in the "
        + "table view before the update (2), plus or minus the number of sections inserted or "
        + "deleted (0 inserted, 0 deleted).")
  }

  @Test func `a row that does not exist can't be removed`() {
    #expect(
      message([0], [0]) { $0.removedRows = [ListPath(0, 9)] }
        == "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
    #expect(
      message([1], [1]) { $0.insertedRows = [ListPath(0, 4)] }
        == "attempt to insert row 4 into section 0, but there are only 1 rows in section 0 after the "
        + "update")
  }

  @Test func `one row can't be removed and moved`() {
    let path = ListPath(0, 1)
    let move = ListUpdate.Move(from: path, to: ListPath(0, 0))
    #expect(
      message([3], [2]) {
        $0.removedRows = [path]
        $0.movedRows = [move]
      }
        == "attempt to perform a delete and a move from the same index path "
        + "({length = 2, path = 0 - 1})")
    #expect(
      message([3], [2]) {
        $0.removedRows = [path]
        $0.reloadedRows = [path]
      }?.contains("delete and reload") == true)
    #expect(
      message([3], [5]) { $0.insertedRows = [path, path] }?.contains("multiple inserts") == true)
  }

  @Test func `negative positions and absent sections are reported, not looked up`() {
    #expect(message([3], [3]) { $0.removedRows = [ListPath(-1, 0)] } != nil)
    #expect(message([3], [3]) { $0.removedRows = [ListPath(0, -1)] } != nil)
    #expect(message([3], [3]) { $0.insertedRows = [ListPath(5, 0)] } != nil)
    #expect(message([3], [3]) { $0.removedSections = [1] } != nil)
    #expect(message([3], [3]) { $0.movedSections = [.init(from: 0, to: 7)] } != nil)
  }

  @Test func `a reloaded section has any number of rows`() {
    #expect(message([3, 2], [3, 9]) { $0.reloadedSections = [1] } == nil)
    #expect(message([3, 2], [4, 9]) { $0.reloadedSections = [1] } != nil)
  }
}
