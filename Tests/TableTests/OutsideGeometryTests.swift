import Testing
import TouchstoneTesting
import UIKit

/// Cells, their index paths and their number, from the specification only.
@MainActor @Suite(.staged)
struct OutsideGeometryTests {
  // statement 746, 747, 748
  @Test func `cellForRow never asks the data source, and hidden cells have no index path`() {
    let scene = OutsideScene([OutsideScene.names(200)])
    let first = scene.table.cellForRow(at: outsidePath(0))
    #expect(scene.table.cellForRow(at: outsidePath(150)) == nil)
    #expect(scene.table.cellForRow(at: outsidePath(9000)) == nil)
    #expect(scene.table.cellForRow(at: outsidePath(0, 4)) == nil)
    #expect(scene.source.cellRequests == 0)
    #expect(scene.table.indexPath(for: UITableViewCell()) == nil)
    scene.table.contentOffset.y = 5000
    scene.stage.settle()
    let rows = scene.table.indexPathsForVisibleRows ?? []
    #expect(rows == (100..<112).map { outsidePath($0) })
    #expect(scene.table.visibleCells.map { scene.table.indexPath(for: $0) } == rows)
    #expect(first.map { scene.table.indexPath(for: $0) } != outsidePath(0))
  }

  // statement 747
  @Test func `The index path of a visible cell follows an insertion above it`() {
    let scene = OutsideScene([["a", "b"]])
    let cell = scene.table.cellForRow(at: outsidePath(1))
    scene.source.sections = [["x", "a", "b"]]
    scene.table.insertRows(at: [outsidePath(0)], with: .none)
    scene.stage.settle()
    #expect(cell.flatMap { scene.table.indexPath(for: $0) } == outsidePath(2))
    #expect(cell?.textLabel?.text == "b")
  }

  // statement 755
  @Test func `A dequeue without a registration returns nil, and with one a new cell`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    table.register(OutsideCell.self, forCellReuseIdentifier: "x")
    let cell = table.dequeueReusableCell(withIdentifier: "x")
    #expect(cell is OutsideCell)
    #expect(cell?.reuseIdentifier == "x")
    #expect((cell as? OutsideCell)?.reuses == 0)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
  }

  // statement 774
  @Test func `A sweep over a thousand rows makes about two screenfuls of cells`() {
    let scene = OutsideScene([OutsideScene.names(1000)])
    scene.table.isPrefetchingEnabled = false
    scene.table.reloadData()
    scene.stage.settle()
    var cells: Set<ObjectIdentifier> = []
    var retained: [UITableViewCell] = []
    for step in 0..<100 {
      scene.table.contentOffset.y = CGFloat(step) * 25
      scene.stage.advance(by: 0.02)
      for cell in scene.table.visibleCells where cells.insert(ObjectIdentifier(cell)).inserted {
        retained.append(cell)
      }
    }
    // 12 rows fit. The statement allows 15, and the first load may have made as many ahead.
    #expect(retained.count <= 30)
    scene.stage.settle()
  }
}
