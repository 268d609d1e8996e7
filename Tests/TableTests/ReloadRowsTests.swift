import Testing
import TouchstoneTesting
import UIKit

/// Rows that are shown again.
@MainActor @Suite(.staged)
struct ReloadRowsTests {
  // statement 768, 771
  @Test func `a reloaded row gets another cell before the old one is given back`() {
    let scene = NamedScene([["a", "b"]])
    let first = scene.table.cellForRow(at: [0, 0])
    scene.table.reloadRows(at: [[0, 0]], with: .fade)
    let second = scene.table.cellForRow(at: [0, 0])
    #expect(second != nil && second !== first)
    let lines = scene.log.take().filter { !$0.hasPrefix("height") }
    #expect(lines == ["sections", "rows 0", "cell 0.0", "will display 0.0"])
    scene.stage.settle()
    #expect(scene.take("did end") == ["did end displaying 0.0"])
  }

  // statement 771
  @Test func `repeated reloads of a row alternate between two cells`() {
    for animation in [UITableView.RowAnimation.fade, .none] {
      let scene = NamedScene([["a", "b"]])
      var cells: [UITableViewCell?] = [scene.table.cellForRow(at: [0, 0])]
      for _ in 0..<3 {
        scene.table.reloadRows(at: [[0, 0]], with: animation)
        scene.stage.settle()
        cells.append(scene.table.cellForRow(at: [0, 0]))
      }
      #expect(cells[0] === cells[2] && cells[1] === cells[3] && cells[0] !== cells[1])
    }
  }

  // statement 771
  @Test func `the old cell of a reloaded row fades out while the new one comes`() {
    let scene = NamedScene([["a", "b"]])
    let old = scene.table.cellForRow(at: [0, 0])
    scene.source.sections[0][0] = "x"
    scene.table.reloadRows(at: [[0, 0]], with: .right)
    #expect(scene.opacity("a") == 1 && scene.shown("x").minX == 320)
    scene.stage.advance(by: 0.15)
    #expect(scene.opacity("a") > 0.2 && scene.opacity("a") < 0.8)
    #expect(scene.shown("a").minX == 0)
    scene.stage.settle()
    #expect(scene.opacity("x") == 1 && scene.shown("x").minX == 0)
    #expect(old?.isHidden == true)
  }

  @Test func `a reload without animation replaces the cell at once`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.sections[0][0] = "x"
    scene.table.reloadRows(at: [[0, 0]], with: .none)
    #expect(scene.cell("a") == nil && scene.opacity("x") == 1)
    #expect(scene.take("did end") == ["did end displaying 0.0"])
  }

  @Test func `a reloaded row gets its new height and its neighbors move`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.heights["a"] = 80
    scene.table.reloadRows(at: [[0, 0]], with: .automatic)
    #expect(scene.tops == [0, 80])
    #expect(scene.shown("b").minY == 44)
    scene.stage.settle()
    #expect(scene.shown("b").minY == 80)
  }

  @Test func `a reload uses the path before the batch`() {
    let scene = NamedScene([["a", "b", "c"]])
    scene.source.sections[0] = ["x", "y", "b", "c2"]
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
      scene.table.deleteRows(at: [[0, 0]], with: .fade)
      scene.table.reloadRows(at: [[0, 2]], with: .fade)
    }
    #expect(scene.names == ["x", "y", "b", "c2"])
    #expect(scene.take("cell") == ["cell 0.0", "cell 0.1", "cell 0.3"])
    scene.stage.settle()
  }

  @Test func `a reloaded row that isn't visible makes no cell`() {
    let scene = NamedScene([(0..<50).map(String.init)])
    scene.table.reloadRows(at: [[0, 40]], with: .fade)
    #expect(scene.take("cell") == [])
    #expect(scene.stage.faults == [])
    scene.stage.settle()
  }

  @Test func `a stored cell can be returned again for a reloaded row`() {
    let scene = TableScene([2])
    let stored = (0..<2).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    scene.source.cell = { _, path in stored[path.row] }
    scene.table.reloadData()
    scene.stage.settle()
    for animation in [UITableView.RowAnimation.fade, .none] {
      scene.table.reloadRows(at: [[0, 0]], with: animation)
      scene.stage.settle()
      #expect(scene.table.visibleCells == stored)
      #expect(stored.allSatisfy { $0.superview === scene.table && !$0.isHidden })
      #expect(stored.allSatisfy { $0.alpha == 1 && $0.isUserInteractionEnabled })
    }
    #expect(scene.stage.faults == [])
    scene.source.cell = nil
  }

  // MARK: Reconfiguring

  // statement 772
  @Test func `a reconfigured row keeps its cell, which isn't prepared for another use`() {
    let scene = NamedScene([["a", "b"]]) { table, _ in
      table.register(CountingCell.self, forCellReuseIdentifier: "row")
    }
    let cell = scene.table.cellForRow(at: [0, 1]) as? CountingCell
    scene.source.sections[0][1] = "x"
    scene.table.reconfigureRows(at: [[0, 1]])
    #expect(scene.table.cellForRow(at: [0, 1]) === cell)
    #expect(cell?.accessibilityIdentifier == "x" && cell?.preparations == 0)
    let lines = scene.log.take().filter { !$0.hasPrefix("height") }
    #expect(lines == ["sections", "rows 0", "cell 0.1"])
    scene.stage.settle()
    #expect(scene.stage.faults == [])
  }

  // statement 772
  @Test func `a reconfigured row without a cell isn't asked for`() {
    let scene = NamedScene([(0..<50).map(String.init)])
    scene.table.reconfigureRows(at: [[0, 40], [0, 400], [7, 0]])
    #expect(scene.take("cell") == [])
    #expect(scene.stage.faults == [])
  }

  @Test func `a reconfigured row can have another height`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.heights["a"] = 100
    scene.table.reconfigureRows(at: [[0, 0]])
    #expect(scene.tops == [0, 100])
    scene.stage.settle()
  }

  @Test func `a row is reconfigured at its path before the batch`() {
    let scene = NamedScene([["a", "b"]])
    let cell = scene.table.cellForRow(at: [0, 1])
    scene.source.sections[0] = ["x", "a", "b2"]
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [[0, 0]], with: .fade)
      scene.table.reconfigureRows(at: [[0, 1]])
    }
    #expect(scene.names == ["x", "a", "b2"])
    #expect(scene.table.cellForRow(at: [0, 2]) === cell)
    scene.stage.settle()
  }

  @Test func `another cell for a reconfigured row is one line and reloads the row`() {
    let scene = TableScene([2])
    scene.source.cell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: "other") }
    scene.table.reconfigureRows(at: [[0, 0]])
    #expect(scene.stage.faults.count == 1)
    #expect(scene.table.cellForRow(at: [0, 0])?.reuseIdentifier == "other")
    scene.stage.settle()
  }
}

/// A cell that counts its preparations.
private final class CountingCell: UITableViewCell {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
