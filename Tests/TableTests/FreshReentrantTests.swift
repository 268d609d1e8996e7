import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshReentrantTests {
  private let scene = FreshScene([8])
  private let selector = FreshSelector()
  private var table: UITableView { scene.table }
  private var rows: FreshRows { scene.rows }

  init() {
    scene.use(selector)
    scene.show()
  }

  // statement 708, 709
  @Test func `a reload in didSelect shows the new rows without a selection`() {
    selector.onDidSelect = { [rows] table, _ in
      rows.items = [["a", "b"]]
      table.reloadData()
    }
    scene.tap(5)
    #expect(scene.texts == ["a", "b"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
  }

  // statement 791
  @Test func `a deselection in didSelect calls no method`() {
    selector.onDidSelect = { $0.deselectRow(at: $1, animated: true) }
    scene.tap(2)
    scene.stage.settle()
    #expect(selector.take().suffix(2) == ["willSelect 2", "didSelect 2"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: .fresh(2))?.isSelected == false)
  }

  // statement 856, 768
  @Test func `a deletion of the selected row in didSelect leaves no selection`() {
    selector.onDidSelect = { [rows] table, path in
      rows.items[0].remove(at: path.row)
      table.deleteRows(at: [path], with: .left)
    }
    scene.tap(2)
    scene.stage.settle()
    #expect(scene.texts == ["0.0", "0.1", "0.3", "0.4", "0.5", "0.6", "0.7"])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(selector.take().last == "didSelect 2")
    scene.tap(2)
    scene.stage.settle()
    #expect(scene.texts == ["0.0", "0.1", "0.4", "0.5", "0.6", "0.7"])
  }

  // statement 856
  @Test func `rows inserted in didSelect move the selection`() {
    selector.onDidSelect = { [rows] table, _ in
      rows.items[0].insert("new", at: 0)
      table.insertRows(at: [.fresh(0)], with: .top)
    }
    scene.tap(3)
    scene.stage.settle()
    #expect(table.indexPathForSelectedRow == .fresh(4))
    #expect(table.cellForRow(at: .fresh(4))?.textLabel?.text == "0.3")
  }

  // statement 791
  @Test func `a selection of another row in didSelect is the only one`() {
    selector.onDidSelect = { table, _ in
      table.selectRow(at: .fresh(6), animated: false, scrollPosition: .none)
    }
    scene.tap(1)
    #expect(table.indexPathsForSelectedRows == [.fresh(6)])
    #expect(table.visibleCells.filter { $0.isSelected }.count == 1)
    #expect(selector.take().last == "didSelect 1")
  }

  // statement 700, 708
  @Test func `another data source set in didSelect provides the rows`() {
    let other = FreshRows([2])
    selector.onDidSelect = { table, _ in
      table.dataSource = other
      table.reloadData()
    }
    scene.tap(7)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.count == 2)
    selector.onDidSelect = { _, _ in }
    table.dataSource = rows
  }

  // statement 783
  @Test func `a table removed in didSelect stays selected and works when it returns`() {
    selector.onDidSelect = { table, _ in table.removeFromSuperview() }
    scene.tap(1)
    #expect(table.superview == nil)
    #expect(table.indexPathForSelectedRow == .fresh(1))
    scene.stage.window.addSubview(table)
    scene.show()
    selector.onDidSelect = { _, _ in }
    scene.tap(2)
    #expect(table.indexPathForSelectedRow == .fresh(2))
  }

  // statement 836
  @Test func `editing that begins in didSelect reaches every cell`() {
    selector.onDidSelect = { table, _ in table.setEditing(true, animated: true) }
    scene.tap(1)
    scene.stage.settle()
    #expect(table.isEditing)
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
  }

  // statement 727
  @Test func `empty updates in didSelect open a row without another cell`() throws {
    let heights = scene.use(FreshHeights())
    var open: IndexPath?
    heights.height = { $0 == open ? 120 : 50 }
    heights.onDidSelect = { table, path in
      open = open == path ? nil : path
      table.beginUpdates()
      table.endUpdates()
    }
    table.reloadData()
    scene.show()
    let cell = try #require(table.cellForRow(at: .fresh(2)))
    rows.calls = []
    scene.tap(2)
    scene.stage.settle()
    #expect(isSame(table.rectForRow(at: .fresh(2)).height, 120))
    #expect(isSame(cell.frame, table.rectForRow(at: .fresh(2))))
    #expect(table.cellForRow(at: .fresh(2)) === cell)
    #expect(isSame(table.cellForRow(at: .fresh(3))?.frame.minY, 220))
    #expect(rows.takeCells().isEmpty)
    scene.tap(2)
    scene.stage.settle()
    #expect(isSame(table.contentSize.height, 8 * 50))
  }

  // statement 800
  @Test func `a reload in didHighlight loses the tap`() {
    selector.onDidHighlight = { table, _ in table.reloadData() }
    let finger = scene.stage.touch(at: scene.middle(2))
    scene.stage.advance(by: 0.4)
    finger.lift()
    scene.show()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(!selector.take().contains("didSelect 2"))
  }

  // statement 708
  @Test func `a reload in willDisplay shows the new rows`() {
    let display = scene.use(FreshDisplay())
    var reloads = 0
    display.onDisplay = { [rows] table, _, _ in
      guard reloads == 0 else { return }
      reloads += 1
      rows.items = [["a", "b", "c"]]
      table.reloadData()
    }
    table.reloadData()
    scene.stage.settle()
    #expect(reloads == 1)
    #expect(scene.texts == ["a", "b", "c"])
  }

  // statement 846, 848
  @Test func `a deletion in willDisplay ends with the remaining rows`() {
    let display = scene.use(FreshDisplay())
    var deletions = 0
    display.onDisplay = { [rows] table, _, path in
      guard path.row == 3, deletions == 0 else { return }
      deletions += 1
      rows.items[0].remove(at: 0)
      table.deleteRows(at: [.fresh(0)], with: .none)
    }
    table.reloadData()
    scene.stage.settle()
    #expect(deletions == 1)
    #expect(table.numberOfRows(inSection: 0) == 7)
    #expect(scene.texts == rows.items[0])
  }

  // statement 708, 768
  @Test func `a reload in didEndDisplaying shows the new rows`() {
    let display = scene.use(FreshDisplay())
    var reloads = 0
    display.onEnd = { [rows] table, _, _ in
      guard reloads == 0 else { return }
      reloads += 1
      rows.items = [["a", "b"]]
      table.reloadData()
    }
    rows.items[0].removeLast()
    table.deleteRows(at: [.fresh(7)], with: .fade)
    scene.stage.settle()
    #expect(reloads == 1)
    #expect(scene.texts == ["a", "b"])
  }

  // statement 854, 846
  @Test func `a batch in the completion of a batch is performed`() {
    var results: [Bool] = []
    table.performBatchUpdates {
      rows.items[0].removeFirst()
      table.deleteRows(at: [.fresh(0)], with: .fade)
    } completion: { [table, rows] first in
      results.append(first)
      table.performBatchUpdates {
        rows.items[0].append("new")
        table.insertRows(at: [.fresh(7)], with: .fade)
      } completion: {
        results.append($0)
      }
    }
    scene.stage.settle()
    #expect(results == [true, true])
    #expect(scene.texts.last == "new")
    #expect(scene.texts.count == 8)
  }

  // statement 700, 746
  @Test func `queries inside cellForRowAt return without asking for cells again`() {
    var counts: Set<Int> = []
    rows.onCell = { [rows] table, path in
      counts.insert(table.numberOfRows(inSection: 0))
      _ = table.cellForRow(at: path)
      _ = table.rectForRow(at: path)
      _ = table.indexPathForRow(at: CGPoint(x: 10, y: 10))
      return rows.plainCell(table, path)
    }
    rows.calls = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(counts == [8])
    #expect(rows.takeCells().count == 8)
    rows.onCell = nil
  }

  // statement 861
  @Test func `a scroll to a row in didSelect moves the table`() {
    rows.items = [(0..<100).map { "\($0)" }]
    table.reloadData()
    scene.show()
    selector.onDidSelect = { table, _ in
      table.scrollToRow(at: .fresh(50), at: .top, animated: false)
    }
    scene.tap(1)
    #expect(isSame(table.contentOffset.y, 2500))
    #expect(scene.texts.first == "50")
    #expect(table.indexPathForSelectedRow == .fresh(1))
  }
}
