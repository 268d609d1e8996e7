import Fuzzing
import Testing
import TouchstoneTesting
import UIKit

/// Snapshots of diffable data sources, as values (statements 949 to 952).
@MainActor @Suite(.staged)
struct SnapshotValueTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private let stage = Stage()
  private var faults: [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }

  private func contents(_ snapshot: Snapshot) -> [String] {
    snapshot.sectionIdentifiers.map { "\($0) \(snapshot.itemIdentifiers(inSection: $0))" }
  }

  // statement 950
  @Test func `items without a section are appended to the last one`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(contents(snapshot) == ["a [3]", "b [1, 2]"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(faults.isEmpty)
  }

  // statement 950
  @Test func `items without any section are one line and change nothing`() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    #expect(contents(snapshot).isEmpty && snapshot.numberOfItems == 0)
    #expect(
      faults == [
        "There are currently no sections in the data source. Please add a section first."
      ])
  }

  // statement 949
  @Test func `duplicates are one line and change nothing`() {
    var snapshot = DiffableScene.snapshot(["a": [1, 2], "b": []])
    snapshot.appendItems([3, 2, 1], toSection: "b")
    snapshot.appendItems([4, 4], toSection: "b")
    snapshot.appendSections(["c", "a"])
    snapshot.insertItems([1], beforeItem: 2)
    #expect(contents(snapshot) == ["a [1, 2]", "b []"])
    #expect(faults.count == 4)
    #expect(
      faults.first
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( 2, 1 )}")
    #expect(faults.allSatisfy { !$0.contains("\n") })
  }

  // statement 949
  @Test func `an item and a section may have equal identifiers`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([2, 1], toSection: 1)
    #expect(snapshot.itemIdentifiers(inSection: 1) == [2, 1])
    #expect(faults.isEmpty)
  }

  @Test func `items and sections are inserted and moved next to others`() {
    var snapshot = DiffableScene.snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 3)
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(12, beforeItem: 10)
    snapshot.insertSections(["x"], beforeSection: "a")
    snapshot.insertSections(["y"], afterSection: "a")
    snapshot.moveSection("b", beforeSection: "x")
    snapshot.moveSection("x", afterSection: "y")
    #expect(contents(snapshot) == ["b [3, 1]", "a [12, 10, 11, 2]", "y []", "x []"])
    #expect(faults.isEmpty)
  }

  // statement 951
  @Test func `an identifier that isn't there is one line, except for a deletion`() {
    var snapshot = DiffableScene.snapshot(["a": [1]])
    snapshot.deleteItems([9])
    snapshot.deleteSections(["z"])
    #expect(faults.isEmpty)
    snapshot.appendItems([2], toSection: "z")
    snapshot.insertItems([2], beforeItem: 9)
    snapshot.insertItems([2], afterItem: 9)
    snapshot.moveItem(9, beforeItem: 1)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.insertSections(["b"], beforeSection: "z")
    snapshot.moveSection("z", afterSection: "a")
    snapshot.reloadItems([1, 9])
    snapshot.reconfigureItems([9])
    snapshot.reloadSections(["z"])
    #expect(faults.count == 10)
    #expect(faults.allSatisfy { $0.contains("is not in the snapshot") })
    #expect(contents(snapshot) == ["a [1]"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test func `questions about an absent section are one line each`() {
    let snapshot = DiffableScene.snapshot(["a": [1]])
    #expect(snapshot.itemIdentifiers(inSection: "z").isEmpty)
    #expect(snapshot.numberOfItems(inSection: "z") == 0)
    #expect(faults.count == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(9) == nil && snapshot.indexOfSection("z") == nil)
    #expect(faults.count == 2)
  }

  @Test func `the index of an item counts the items of the sections above`() {
    let snapshot = DiffableScene.snapshot(["a": [5, 6], "b": [], "c": [7, 8]])
    #expect([5, 6, 7, 8].map { snapshot.indexOfItem($0) } == [0, 1, 2, 3])
    #expect(snapshot.indexOfSection("c") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 8) == "c")
  }

  @Test func `deleting all items deletes the sections`() {
    var snapshot = DiffableScene.snapshot(["a": [1], "b": [2]])
    snapshot.deleteSections(["a"])
    #expect(contents(snapshot) == ["b [2]"])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test func `items to show again are listed once, while they are in the snapshot`() {
    var snapshot = DiffableScene.snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.reloadItems([2, 1])
    snapshot.reloadItems([1, 3])
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([4, 4])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [4])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3])
    #expect(snapshot.reloadedItemIdentifiers == [2, 1])
  }

  @Test func `a copy of a snapshot is independent`() {
    let first = DiffableScene.snapshot(["a": [1]])
    var second = first
    second.appendItems([2])
    #expect(first.itemIdentifiers == [1] && second.itemIdentifiers == [1, 2])
  }

  @Test func `off the main actor a mistake is one line on the main actor`() async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1])
      }
    }
    await Task.yield()
    #expect(faults.count == 1)
  }

  // MARK: Random operations

  /// The oracle: sections in an array, searched from the start.
  private struct Model {
    var sections: [(name: String, items: [Int])] = []

    func home(_ item: Int) -> Int? { sections.firstIndex { $0.items.contains(item) } }
    func has(_ section: String) -> Bool { sections.contains { $0.name == section } }

    mutating func put(_ item: Int, _ offset: Int, from neighbor: Int) {
      guard let home = home(neighbor),
        let index = sections[home].items.firstIndex(of: neighbor)
      else { return }
      sections[home].items.insert(item, at: index + offset)
    }

    mutating func remove(_ item: Int) {
      if let home = home(item) { sections[home].items.removeAll { $0 == item } }
    }
  }

  @Test(arguments: 0..<60)
  func `random operations lead where the same steps by hand do`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var snapshot = Snapshot()
    var model = Model()
    for step in 0..<60 {
      let (item, other) = (random.below(20), random.below(20))
      let name = ["a", "b", "c"][random.below(3)]
      switch random.below(6) {
      case 0:
        snapshot.appendSections([name])
        if !model.has(name) { model.sections.append((name, [])) }
      case 1:
        snapshot.appendItems([item], toSection: name)
        if model.home(item) == nil,
          let index = model.sections.firstIndex(where: { $0.name == name })
        {
          model.sections[index].items.append(item)
        }
      case 2:
        snapshot.insertItems([item], afterItem: other)
        if model.home(item) == nil { model.put(item, 1, from: other) }
      case 3:
        snapshot.moveItem(item, beforeItem: other)
        if item != other, model.home(item) != nil, model.home(other) != nil {
          model.remove(item)
          model.put(item, 0, from: other)
        }
      case 4:
        snapshot.deleteItems([item])
        model.remove(item)
      default:
        guard random.chance(3) else { continue }
        snapshot.deleteSections([name])
        model.sections.removeAll { $0.name == name }
      }
      let expected = model.sections.map { "\($0.name) \($0.items)" }
      #expect(contents(snapshot) == expected, "seed \(seed), step \(step)")
      #expect(snapshot.numberOfItems == model.sections.map(\.items.count).reduce(0, +))
    }
  }
}
