import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The rows of a table with a diffable data source (statements 952 to 961).
@MainActor @Suite(.staged)
struct DiffableTableTests {
  // statement 961
  @Test func `a data source makes itself the table's, which doesn't retain it`() {
    let table = UITableView()
    var source: DiffableScene.Source? = DiffableScene.Source(tableView: table) { _, _, _ in nil }
    #expect(table.dataSource === source)
    source = nil
    #expect(table.dataSource == nil)
  }

  @Test func `the first snapshot is shown at once`() {
    let scene = DiffableScene()
    #expect(scene.counts.isEmpty)
    scene.source.apply(DiffableScene.snapshot(["a": [1, 2], "b": [3]]))
    #expect(scene.counts == [2, 1])
    scene.stage.advance(by: 0.02)
    #expect(scene.texts == ["1", "2", "3"])
    #expect(scene.table.visibleCells.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
    #expect(scene.faults.isEmpty)
  }

  // statement 956
  @Test func `the numbers of rows have changed when apply returns`() {
    let scene = DiffableScene(["a": [1, 2, 3]])
    var snapshot = scene.source.snapshot()
    snapshot.appendSections(["b"])
    snapshot.appendItems([4, 5])
    snapshot.deleteItems([1])
    scene.source.apply(snapshot)
    #expect(scene.counts == [2, 2])
    #expect(scene.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == 5)
    #expect(scene.source.indexPath(for: 3) == IndexPath(row: 1, section: 0))
    #expect(scene.source.snapshot().itemIdentifiers == [2, 3, 4, 5])
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["2", "3", "4", "5"])
    #expect(scene.faults.isEmpty)
  }

  // statement 959
  @Test func `identifiers of absent rows and rows of absent identifiers are nil`() {
    let scene = DiffableScene(["a": [1], "b": []])
    let source = scene.source
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 7)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b" && source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1 && source.index(for: "z") == nil)
    #expect(scene.faults.isEmpty)
  }

  // statement 952
  @Test func `a changed copy of the snapshot changes nothing until it is applied`() {
    let scene = DiffableScene(["a": [1]])
    var snapshot = scene.source.snapshot()
    snapshot.appendItems([2])
    #expect(scene.source.snapshot().itemIdentifiers == [1] && scene.counts == [1])
  }

  @Test(arguments: [true, false])
  func `only new rows are asked for their cells`(isAnimated: Bool) {
    let scene = DiffableScene(["a": [1, 2, 3]])
    let cell = scene.cell(0, 2)
    scene.change(animated: isAnimated) {
      $0.insertItems([7], afterItem: 1)
      $0.moveItem(3, beforeItem: 1)
    }
    #expect(scene.log.take() == ["cell 7"])
    #expect(scene.texts == ["3", "1", "7", "2"])
    #expect(cell != nil && scene.cell(0, 0) === cell)
  }

  @Test func `an item moves to another section with its cell`() {
    let scene = DiffableScene(["a": [1, 2], "b": [3]])
    let cell = scene.cell(0, 1)
    scene.change { $0.moveItem(2, afterItem: 3) }
    #expect(scene.counts == [1, 2] && scene.cell(1, 1) === cell)
    #expect(scene.log.take().isEmpty)
  }

  @Test func `a section moves with its items`() {
    let scene = DiffableScene(["a": [1, 2], "b": [3], "c": [4]])
    scene.change {
      $0.moveSection("c", beforeSection: "a")
      $0.deleteSections(["b"])
      $0.appendItems([5], toSection: "a")
    }
    #expect(scene.texts == ["4", "1", "2", "5"])
    #expect(scene.faults.isEmpty)
  }

  // statement 957
  @Test func `a reloaded item gets a new cell, and a reconfigured one keeps its cell`() {
    let scene = DiffableScene(["a": [1, 2, 3]])
    let cells = (0..<3).map { scene.cell(0, $0) }
    scene.change { $0.reconfigureItems([1]) }
    #expect(scene.log.take() == ["cell 1"] && scene.cell(0, 0) === cells[0])
    scene.change { $0.reloadItems([2]) }
    #expect(scene.log.take() == ["cell 2"] && scene.cell(0, 1) !== cells[1])
    #expect(scene.cell(0, 2) === cells[2])
    #expect(scene.source.snapshot().reloadedItemIdentifiers.isEmpty)
    #expect(scene.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `an item is reconfigured at the row to which it moves`() {
    let scene = DiffableScene(["a": [1, 2, 3]])
    scene.change {
      $0.insertItems([8], beforeItem: 1)
      $0.moveItem(1, afterItem: 3)
      $0.reconfigureItems([1, 8])
    }
    #expect(scene.log.take().sorted() == ["cell 1", "cell 8"])
    #expect(scene.texts == ["8", "2", "3", "1"])
  }

  @Test func `a reloaded section gets new cells`() {
    let scene = DiffableScene(["a": [1, 2], "b": [3]])
    scene.change { $0.reloadSections(["a"]) }
    #expect(scene.log.take().sorted() == ["cell 1", "cell 2"])
  }

  /// An item that is equal to others with its number, whatever its title.
  private struct Entry: Hashable {
    let number: Int
    let title: String

    static func == (one: Entry, other: Entry) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  // statement 957
  @Test func `an equal item that is changed inside isn't shown again`() {
    let stage = Stage()
    let table = UITableView(frame: stage.window.bounds)
    let source = UITableViewDiffableDataSource<Int, Entry>(tableView: table) { _, _, entry in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = entry.title
      return cell
    }
    stage.window.addSubview(table)
    for title in ["old", "new"] {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
      snapshot.appendSections([0])
      snapshot.appendItems([Entry(number: 1, title: title)])
      source.apply(snapshot)
      stage.advance(by: 1)
    }
    let path = IndexPath(row: 0, section: 0)
    #expect(table.cellForRow(at: path)?.textLabel?.text == "old")
    #expect(source.itemIdentifier(for: path)?.title == "new")
  }

  // statement 958
  @Test func `a provider without a cell is one line and an empty cell`() {
    let stage = Stage()
    let table = UITableView(frame: stage.window.bounds)
    let source = DiffableScene.Source(tableView: table) { _, _, item in
      item == 2 ? nil : UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    stage.window.addSubview(table)
    source.apply(DiffableScene.snapshot(["a": [1, 2]]))
    stage.advance(by: 0.1)
    let faults = stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
    #expect(faults.count == 1)
    #expect(
      faults.first?.contains(
        "returned a nil cell for row at index path: {length = 2, path = 0 - 1}") == true)
    #expect(table.visibleCells.count == 2)
  }

  @Test func `a table that left its data source ignores snapshots, and shows them later`() {
    let scene = DiffableScene(["a": [1]])
    scene.table.dataSource = nil
    var isCompleted = false
    scene.source.apply(DiffableScene.snapshot(["a": [1, 2]])) { isCompleted = true }
    scene.stage.advance(by: 1)
    #expect(isCompleted && scene.counts.isEmpty)
    scene.table.dataSource = scene.source
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["1", "2"])
  }

  @Test func `snapshots of a table without a window are shown when it gets one`() {
    let scene = DiffableScene(isInWindow: false)
    scene.source.apply(DiffableScene.snapshot(["a": [1, 2]]))
    scene.source.apply(DiffableScene.snapshot(["a": [2, 3], "b": [1]]))
    #expect(scene.counts == [2, 1])
    scene.stage.window.addSubview(scene.table)
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["2", "3", "1"])
    #expect(scene.faults.isEmpty)
  }

  @Test func `a hundred changes among ten thousand items make a screenful of cells at most`() {
    let scene = DiffableScene(["a": Array(0..<10_000)])
    scene.change(animated: false) { snapshot in
      snapshot.deleteItems((0..<50).map { $0 * 200 })
      snapshot.insertItems(Array(20_000..<20_050), afterItem: 5_001)
      snapshot.reconfigureItems(snapshot.itemIdentifiers)
    }
    #expect(scene.counts == [10_000])
    #expect(scene.texts.first == "1")
    #expect(scene.log.take().count < 60)
    #expect(scene.source.indexPath(for: 9_999) == IndexPath(row: 9_999, section: 0))
  }
}
