import Testing
import TouchstoneTesting
import UIKit

/// A table of 375 × 600 with a diffable data source.
@MainActor
final class OutsideDiffable {
  typealias Source = UITableViewDiffableDataSource<String, Int>
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  let stage = Stage(size: CGSize(width: 375, height: 600))
  let table: UITableView
  private(set) var source: Source!
  /// The items for which the provider was called.
  var provided: [Int] = []
  var prefix = "item "

  init(
    make: (UITableView, @escaping Source.CellProvider) -> Source = {
      Source(tableView: $0, cellProvider: $1)
    }
  ) {
    table = UITableView(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.estimatedRowHeight = 0
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    source = make(table) { [unowned self] table, path, item in
      provided.append(item)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(prefix)\(item)"
      return cell
    }
    stage.window.addSubview(table)
    stage.settle()
  }

  /// Applies a snapshot of sections, and waits for the end if `settles` is true.
  func apply(
    _ sections: [(String, [Int])], animated: Bool = true, settles: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    source.apply(snapshot, animatingDifferences: animated, completion: completion)
    if settles { stage.settle() }
  }

  /// The texts of the visible cells.
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// The number of faults that the stage has reported.
  var faults: Int { stage.trace.filter { $0.kind == .fault }.count }
}

/// Diffable data sources, from the specification only.
@MainActor @Suite(.staged)
struct OutsideDiffableTests {
  // statement 961
  @Test func `A table holds its diffable data source weakly`() {
    let table = UITableView(frame: .zero, style: .plain)
    var source: OutsideDiffable.Source? = OutsideDiffable.Source(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    #expect(table.dataSource === source)
    source = nil
    #expect(table.dataSource == nil)
  }

  // statement 956
  @Test func `The counts are new when apply returns, also with an animation`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])], settles: false)
    #expect(scene.table.numberOfRows(inSection: 0) == 2)
    #expect(scene.source.itemIdentifier(for: outsidePath(1)) == 2)
    scene.apply([("a", [2]), ("b", [3, 4])], settles: false)
    #expect(scene.table.numberOfSections == 2)
    #expect(scene.source.indexPath(for: 4) == outsidePath(1, 1))
    scene.stage.settle()
    #expect(scene.texts == ["item 2", "item 3", "item 4"])
  }

  // statement 959
  @Test func `An absent item or index path is nil`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1])])
    #expect(scene.source.indexPath(for: 9) == nil)
    #expect(scene.source.itemIdentifier(for: outsidePath(1)) == nil)
    #expect(scene.source.itemIdentifier(for: outsidePath(0, 7)) == nil)
    #expect(scene.source.sectionIdentifier(for: 5) == nil)
    #expect(scene.source.index(for: "z") == nil)
    #expect(scene.faults == 0)
  }

  // statement 952
  @Test func `A changed copy of the snapshot changes nothing until it is applied`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])])
    var copy = scene.source.snapshot()
    copy.deleteAllItems()
    scene.stage.settle()
    #expect(scene.texts == ["item 1", "item 2"])
    #expect(scene.source.snapshot().numberOfItems == 2)
    scene.source.apply(copy)
    scene.stage.settle()
    #expect(scene.texts == [])
    #expect(scene.table.numberOfSections == 0)
  }

  // statement 957
  @Test func `Applying equal items again asks for no cell, and a reload makes new cells`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])])
    let cells = scene.table.visibleCells
    scene.prefix = "new "
    scene.provided = []
    scene.apply([("a", [1, 2])])
    #expect(scene.provided == [])
    var snapshot = scene.source.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    scene.source.apply(snapshot)
    scene.stage.settle()
    #expect(scene.texts == ["new 1", "new 2"])
    #expect(scene.table.cellForRow(at: outsidePath(0)) !== cells.first)
    #expect(scene.table.cellForRow(at: outsidePath(1)) === cells.last)
  }

  // statement 957, 772
  @Test func `A reconfigured item that also moves keeps its cell`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2, 3])])
    let cell = scene.table.cellForRow(at: outsidePath(0)) as? OutsideCell
    scene.prefix = "new "
    var snapshot = scene.source.snapshot()
    snapshot.moveItem(1, afterItem: 3)
    snapshot.reconfigureItems([1])
    scene.source.apply(snapshot)
    scene.stage.settle()
    #expect(scene.texts == ["item 2", "item 3", "new 1"])
    #expect(scene.table.cellForRow(at: outsidePath(2)) === cell)
    #expect(cell?.reuses == 0)
  }

  // statement 955, 859
  @Test func `Without an animation a diff still keeps the cells of items that stay`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])])
    let cell = scene.table.cellForRow(at: outsidePath(1))
    scene.table.selectRow(at: outsidePath(1), animated: false, scrollPosition: .none)
    scene.apply([("a", [0, 2, 1])], animated: false)
    #expect(scene.table.cellForRow(at: outsidePath(1)) === cell)
    #expect(scene.table.indexPathForSelectedRow == outsidePath(1))
    #expect(scene.texts == ["item 0", "item 2", "item 1"])
  }

  // statement 955, 709
  @Test func `A snapshot by reloadData asks for all cells again and clears the selection`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2])])
    scene.table.selectRow(at: outsidePath(0), animated: false, scrollPosition: .none)
    scene.provided = []
    var completions = 0
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot()) { completions += 1 }
    scene.stage.settle()
    #expect(Set(scene.provided) == [1, 2])
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(completions == 1)
  }

  // statement 953
  @Test func `Each completion is called once, after its call has returned`() {
    let scene = OutsideDiffable()
    var log: [String] = []
    scene.apply([("a", [1])], settles: false) { log.append("first") }
    scene.apply([("a", [2])], settles: false) { log.append("second") }
    scene.apply([("a", [3])], animated: false, settles: false) { log.append("third") }
    log.append("returned")
    scene.stage.settle()
    #expect(log.first == "returned")
    #expect(Set(log) == ["returned", "first", "second", "third"])
    #expect(log.count == 4)
    #expect(scene.texts == ["item 3"])
  }

  // statement 953, 956
  @Test func `A completion can apply the next snapshot`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1])]) { [unowned scene] in
      scene.apply([("a", [1, 2])], settles: false) { [unowned scene] in
        scene.apply([("b", [2])], settles: false)
      }
    }
    #expect(scene.texts == ["item 2"])
    #expect(scene.source.snapshot().sectionIdentifiers == ["b"])
    #expect(scene.faults == 0)
  }

  // statement 956
  @Test func `An item moves to another section and keeps its cell and selection`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1, 2]), ("b", [3])])
    let cell = scene.table.cellForRow(at: outsidePath(0))
    scene.table.selectRow(at: outsidePath(0), animated: false, scrollPosition: .none)
    scene.apply([("b", [3, 1]), ("a", [2])])
    #expect(scene.texts == ["item 3", "item 1", "item 2"])
    #expect(scene.table.indexPathForSelectedRow == outsidePath(1))
    #expect(scene.table.cellForRow(at: outsidePath(1)) === cell)
  }

  // statement 960
  @Test func `Rows of a diffable data source can't be swiped or moved unless it is subclassed`() {
    let scene = OutsideDiffable()
    scene.apply([("a", [1])])
    let table = scene.table
    #expect(!scene.source.tableView(table, canEditRowAt: outsidePath(0)))
    #expect(!scene.source.tableView(table, canMoveRowAt: outsidePath(0)))
    #expect(scene.source.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(scene.source.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(scene.source.defaultRowAnimation == .automatic)
  }
}
