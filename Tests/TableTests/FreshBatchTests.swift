import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshBatchTests {
  private let scene = FreshScene([6])
  private var table: UITableView { scene.table }
  private var rows: FreshRows { scene.rows }

  init() { scene.show() }

  // statement 846, 848
  @Test(arguments: [true, false])
  func `paths of a batch don't depend on the order of its calls`(_ insertsFirst: Bool) {
    table.performBatchUpdates {
      rows.items = [["0.0", "new", "0.3", "0.4", "changed"]]
      if insertsFirst { table.insertRows(at: [.fresh(1)], with: .fade) }
      table.reloadRows(at: [.fresh(5)], with: .fade)
      table.deleteRows(at: [.fresh(1), .fresh(2)], with: .fade)
      if !insertsFirst { table.insertRows(at: [.fresh(1)], with: .fade) }
    }
    scene.stage.settle()
    #expect(scene.texts == ["0.0", "new", "0.3", "0.4", "changed"])
    #expect(!scene.hasFault)
  }

  // statement 847
  @Test func `a table that was never laid out asks the old counts at the start of a batch`() {
    let fresh = FreshScene([3])
    fresh.table.performBatchUpdates {
      fresh.rows.items[0].append("new")
      fresh.table.insertRows(at: [.fresh(3)], with: .automatic)
    }
    fresh.stage.settle()
    #expect(!fresh.hasFault)
    #expect(fresh.texts == ["0.0", "0.1", "0.2", "new"])
  }

  // statement 846
  @Test func `a nested batch runs with the outermost one`() {
    table.performBatchUpdates {
      rows.items = [["0.1", "0.2", "0.3", "0.4", "0.5", "new"]]
      table.deleteRows(at: [.fresh(0)], with: .none)
      table.performBatchUpdates { table.insertRows(at: [.fresh(5)], with: .none) }
      table.beginUpdates()
      table.endUpdates()
    }
    scene.stage.settle()
    #expect(!scene.hasFault)
    #expect(scene.texts == ["0.1", "0.2", "0.3", "0.4", "0.5", "new"])
  }

  // statement 849, 708
  @Test func `a wrong number of rows is reported, and a reload shows the rows`() {
    table.deleteRows(at: [.fresh(0)], with: .none)
    #expect(scene.hasFault)
    rows.items = [["a", "b"]]
    table.reloadData()
    scene.stage.settle()
    #expect(scene.texts == ["a", "b"])
  }

  // statement 850, 708
  @Test func `a wrong number of sections is reported, and a reload shows the rows`() {
    table.insertSections([1], with: .none)
    #expect(scene.hasFault)
    table.reloadData()
    scene.stage.settle()
    #expect(table.numberOfSections == 1)
    #expect(scene.texts == rows.items[0])
  }

  // statement 851, 852, 853
  @Test(arguments: [
    [IndexPath.fresh(9)], [.fresh(-1)], [.fresh(0, 4)], [.fresh(Int.max, Int.max)],
    [.fresh(1), .fresh(1)],
  ])
  func `a deletion that isn't possible is reported`(_ paths: [IndexPath]) {
    rows.items[0].removeLast(paths.count)
    table.deleteRows(at: paths, with: .fade)
    #expect(scene.hasFault)
    table.reloadData()
    scene.stage.settle()
    #expect(scene.texts == rows.items[0])
  }

  // statement 853
  @Test(arguments: [IndexPath.fresh(8), .fresh(-1), .fresh(0, 2), .fresh(Int.max)])
  func `an insertion beyond the end is reported`(_ path: IndexPath) {
    rows.items[0].append("new")
    table.insertRows(at: [path], with: .fade)
    #expect(scene.hasFault)
    table.reloadData()
    scene.stage.settle()
    #expect(scene.texts == rows.items[0])
  }

  // statement 852
  @Test func `a deletion and a move of one row are reported`() {
    table.performBatchUpdates {
      rows.items[0].remove(at: 1)
      table.deleteRows(at: [.fresh(1)], with: .fade)
      table.moveRow(at: .fresh(1), to: .fresh(3))
    }
    #expect(scene.hasFault)
  }

  // statement 854
  @Test func `the completion comes later with true, even if nothing changes`() {
    var results: [Bool] = []
    table.performBatchUpdates(nil) { results.append($0) }
    #expect(results.isEmpty)
    scene.stage.settle()
    #expect(results == [true])
  }

  // statement 854
  @Test func `a table outside a window is updated, and calls the completion later`() {
    table.removeFromSuperview()
    var results: [Bool] = []
    table.performBatchUpdates {
      rows.items[0].removeFirst()
      table.deleteRows(at: [.fresh(0)], with: .left)
    } completion: {
      results.append($0)
    }
    #expect(results.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 5)
    scene.stage.settle()
    #expect(results == [true])
  }

  // statement 856
  @Test func `the selection follows its row through a batch and leaves with it`() {
    let selector = scene.use(FreshSelector())
    table.selectRow(at: .fresh(2), animated: false, scrollPosition: .none)
    table.performBatchUpdates {
      rows.items = [["new 0", "new 1", "0.0", "0.1", "0.3", "0.4", "0.5", "0.2"]]
      table.insertRows(at: [.fresh(0), .fresh(1)], with: .top)
      table.moveRow(at: .fresh(2), to: .fresh(7))
    }
    scene.stage.settle()
    #expect(table.indexPathsForSelectedRows == [.fresh(7)])
    #expect(table.cellForRow(at: .fresh(7))?.isSelected == true)
    #expect(table.visibleCells.filter { $0.isSelected }.count == 1)
    rows.items.insert(["first"], at: 0)
    table.insertSections([0], with: .fade)
    scene.stage.settle()
    #expect(table.indexPathForSelectedRow == .fresh(7, 1))
    rows.items[1].removeLast()
    table.deleteRows(at: [.fresh(7, 1)], with: .fade)
    scene.stage.settle()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(selector.take().isEmpty)
  }

  // statement 857
  @Test func `rows inserted above the visible part leave the offset`() {
    let long = FreshScene([100])
    long.show()
    long.table.contentOffset.y = 1000
    long.show()
    long.rows.items[0].insert(contentsOf: ["a", "b"], at: 0)
    long.table.insertRows(at: [.fresh(0), .fresh(1)], with: .none)
    long.stage.settle()
    #expect(isSame(long.table.contentOffset.y, 1000))
    #expect(long.texts.first == "0.18")
  }

  // statement 859
  @Test func `a row that moves to the end keeps its cell`() throws {
    let cell = try #require(table.cellForRow(at: .fresh(0)) as? FreshCell)
    rows.calls = []
    rows.items[0].append(rows.items[0].removeFirst())
    table.moveRow(at: .fresh(0), to: .fresh(5))
    scene.stage.settle()
    #expect(table.cellForRow(at: .fresh(5)) === cell)
    #expect(cell.preparations == 0)
    #expect(rows.takeCells().isEmpty)
    #expect(isSame(cell.frame.minY, 250))
  }

  // statement 846, 859
  @Test func `sections are inserted, deleted and moved with their rows`() {
    rows.items.append(["b"])
    table.insertSections([1], with: .automatic)
    scene.stage.settle()
    rows.items = [["b"], rows.items[0]]
    table.moveSection(1, toSection: 0)
    scene.stage.settle()
    #expect(scene.texts == ["b", "0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
    rows.items = [["b"]]
    table.deleteSections([1], with: .fade)
    scene.stage.settle()
    rows.items = [["c", "d"]]
    table.reloadSections([0], with: .fade)
    scene.stage.settle()
    #expect(scene.texts == ["c", "d"])
    rows.items = []
    table.deleteSections([0], with: .fade)
    scene.stage.settle()
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(!scene.hasFault)
  }

  // statement 768
  @Test func `a deleted row ends its display with its old path`() {
    let display = scene.use(FreshDisplay())
    rows.items[0].remove(at: 3)
    table.deleteRows(at: [.fresh(3)], with: .fade)
    scene.stage.settle()
    #expect(display.take() == ["end 3"])
  }

  // statement 846
  @Test func `a second batch during the animation of the first ends with the rows of both`() {
    rows.items[0].insert("new", at: 0)
    table.insertRows(at: [.fresh(0)], with: .right)
    scene.stage.advance(by: 0.1)
    rows.items[0].remove(at: 2)
    table.deleteRows(at: [.fresh(2)], with: .left)
    scene.stage.advance(by: 0.05)
    rows.items[0].swapAt(0, 5)
    table.performBatchUpdates {
      table.moveRow(at: .fresh(0), to: .fresh(5))
      table.moveRow(at: .fresh(5), to: .fresh(0))
    }
    scene.stage.settle()
    #expect(scene.texts == ["0.5", "0.0", "0.2", "0.3", "0.4", "new"])
    #expect(table.visibleCells.map { $0.frame.minY.rounded() } == [0, 50, 100, 150, 200, 250])
    #expect(!scene.hasFault)
  }

  // statement 708, 846
  @Test func `a reload during the animation of a deletion shows the new rows in their places`() {
    rows.items[0].removeFirst(3)
    table.deleteRows(at: [.fresh(0), .fresh(1), .fresh(2)], with: .top)
    scene.stage.advance(by: 0.1)
    rows.items = [["x", "y"]]
    table.reloadData()
    scene.stage.settle()
    #expect(scene.texts == ["x", "y"])
    #expect(isSame(table.cellForRow(at: .fresh(1))?.frame.minY, 50))
  }
}
