import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Subclasses of diffable data sources for titles, editing and reordering (statement 960).
@MainActor @Suite(.staged)
struct DiffableSubclassTests {
  private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { snapshot().sectionIdentifiers[section].uppercased() }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "end of \($0)" } }
  }

  // statement 960
  @Test func `a subclass titles the sections of each snapshot`() {
    let scene = DiffableScene { TitledSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1], "b": [2]]))
    func titles() -> [String?] {
      (0..<scene.table.numberOfSections).map {
        scene.table.headerView(forSection: $0)?.textLabel?.text
      }
    }
    #expect(titles() == ["A", "B"])
    #expect(scene.table.footerView(forSection: 1)?.textLabel?.text == "end of b")
    scene.change {
      $0.insertSections(["c"], beforeSection: "b")
      $0.deleteSections(["a"])
    }
    #expect(titles() == ["C", "B"] && scene.faults.isEmpty)
  }

  private class EditingSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != 1
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  private final class MovingSource: EditingSource {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let target = itemIdentifier(for: destinationIndexPath), item != target
      else { return }
      var snapshot = snapshot()
      if sourceIndexPath < destinationIndexPath {
        snapshot.moveItem(item, afterItem: target)
      } else {
        snapshot.moveItem(item, beforeItem: target)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func `a commit in a subclass deletes the row with its item`() {
    let scene = DiffableScene { EditingSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1, 2, 3]]))
    let path = IndexPath(row: 1, section: 0)
    scene.source.tableView(scene.table, commit: .delete, forRowAt: path)
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["1", "3"] && scene.faults.isEmpty)
  }

  @Test func `a move in a subclass moves the item`() {
    let scene = DiffableScene { MovingSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1, 2, 3]]))
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    scene.source.tableView(scene.table, moveRowAt: first, to: last)
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["2", "3", "1"] && scene.faults.isEmpty)
  }

  // statement 960
  @Test func `only overridden methods of editing count as implemented`() {
    let table = UITableView()
    let provider: DiffableScene.Source.CellProvider = { _, _, _ in nil }
    func abilities(_ source: some UITableViewDataSource) -> [Bool] {
      let path = IndexPath(row: 0, section: 0)
      return [
        source.implementsCommit, source.implementsMove,
        source.tableView(table, canEditRowAt: path), source.tableView(table, canMoveRowAt: path),
      ]
    }
    let plain = DiffableScene.Source(tableView: table, cellProvider: provider)
    let titled = TitledSource(tableView: table, cellProvider: provider)
    let editing = EditingSource(tableView: table, cellProvider: provider)
    let moving = MovingSource(tableView: table, cellProvider: provider)
    #expect(abilities(plain) == [false, false, false, false])
    #expect(abilities(titled) == [false, false, false, false])
    #expect(abilities(editing) == [true, false, true, false])
    #expect(abilities(moving) == [true, true, true, true])
  }

  /// A subclass with identifiers of its own kind and a property.
  private final class Generic<Item: Hashable & Sendable>: UITableViewDiffableDataSource<Int, Item> {
    var deleted: [Item] = []

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { deleted += itemIdentifier(for: indexPath).map { [$0] } ?? [] }
  }

  @Test func `a generic subclass counts with its own methods`() {
    let source = Generic<String>(tableView: UITableView()) { _, _, _ in nil }
    let other = Generic<UUID>(tableView: UITableView()) { _, _, _ in nil }
    #expect(source.implementsCommit && other.implementsCommit)
    #expect(!source.implementsMove && !other.implementsMove)
  }
}
