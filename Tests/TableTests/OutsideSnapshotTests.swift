import Testing
import TouchstoneTesting
import UIKit

/// Values of snapshots without a table, from the specification only.
@MainActor @Suite(.staged)
struct OutsideSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  // statement 949
  @Test func `An item and a section may have equal identifiers`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([1, 2])
    snapshot.appendItems([1, 2], toSection: 2)
    #expect(snapshot.indexOfItem(1) == 0)
    #expect(snapshot.indexOfSection(1) == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == 2)
    #expect(snapshot.numberOfItems(inSection: 1) == 0)
  }

  // statement 950
  @Test func `Items without a section go to the section that is the last one now`() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1])
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.appendItems([2])
    snapshot.moveSection("a", afterSection: "c")
    snapshot.appendItems([3])
    #expect(snapshot.sectionIdentifiers == ["b", "c", "a"])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [1])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [2])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
  }

  // statement 949
  @Test func `A duplicate in another section is reported once and isn't added`() {
    let stage = Stage()
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.appendItems([2], toSection: "b")
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
    #expect(stage.trace.filter { $0.kind == .fault }.count == 1)
  }

  // statement 951
  @Test func `A deletion of unknown items deletes the known ones silently`() {
    let stage = Stage()
    var snapshot = snapshot([("a", [1, 2, 3])])
    snapshot.deleteItems([9, 2, 8])
    #expect(snapshot.itemIdentifiers == [1, 3])
    #expect(stage.trace.filter { $0.kind == .fault }.isEmpty)
  }

  // statement 949
  @Test func `The items of a deleted section can be added again`() {
    let stage = Stage()
    var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
    snapshot.deleteSections(["a"])
    snapshot.appendItems([2, 1], toSection: "b")
    #expect(snapshot.itemIdentifiers == [3, 2, 1])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendSections(["b"])
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers == [1])
    #expect(stage.trace.filter { $0.kind == .fault }.isEmpty)
  }

  // statement 951
  @Test func `An item moves next to another one in any section`() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4, 5])])
    snapshot.moveItem(1, afterItem: 4)
    snapshot.moveItem(5, beforeItem: 2)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1])
    #expect(snapshot.indexOfItem(1) == 4)
    #expect(snapshot.indexOfItem(9) == nil)
  }

  // statement 952
  @Test func `A snapshot is a value, so a change of a copy leaves the original alone`() {
    let original = snapshot([("a", [1, 2])])
    var copy = original
    copy.deleteItems([1])
    copy.reloadItems([2])
    #expect(original.itemIdentifiers == [1, 2])
    #expect(original.reloadedItemIdentifiers == [])
    #expect(copy.itemIdentifiers == [2])
    #expect(copy.reloadedItemIdentifiers == [2])
  }

  // statement 963
  @Test func `The children of a collapsed item are items but aren't visible`() {
    var tree = SectionSnapshot()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(tree.rootItems == ["a", "b"])
    #expect(tree.level(of: "a1x") == 2)
    #expect(tree.parent(of: "a1x") == "a1")
    #expect(tree.parent(of: "a") == nil)
    tree.expand(["a1"])
    #expect(tree.visibleItems == ["a", "b"])
    #expect(!tree.isVisible("a1x"))
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    tree.collapse(["a"])
    #expect(tree.isExpanded("a1"))
    #expect(!tree.isVisible("a1"))
  }

  // statement 963
  @Test func `A deletion of a parent deletes its children, and they can be added elsewhere`() {
    var tree = SectionSnapshot()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.delete(["a"])
    #expect(tree.items == ["b"])
    #expect(!tree.contains("a1"))
    tree.append(["a1"], to: "b")
    #expect(tree.parent(of: "a1") == "b")
    #expect(tree.snapshot(of: "b").items == ["a1"])
    #expect(tree.snapshot(of: "b", includingParent: true).items == ["b", "a1"])
  }

  // statement 963
  @Test func `The children of an item can be replaced by another snapshot`() {
    var tree = SectionSnapshot()
    tree.append(["a", "b"])
    tree.append(["old"], to: "a")
    var children = SectionSnapshot()
    children.append(["new"])
    children.append(["newer"], to: "new")
    tree.replace(childrenOf: "a", using: children)
    #expect(tree.items == ["a", "new", "newer", "b"])
    #expect(tree.level(of: "newer") == 2)
    #expect(tree.index(of: "b") == 3)
  }
}
