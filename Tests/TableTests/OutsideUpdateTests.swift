import Testing
import TouchstoneTesting
import UIKit

/// Batch updates, from the specification only.
@MainActor @Suite(.staged)
struct OutsideUpdateTests {
  // statement 846
  @Test func `An insertion that is written before a deletion still uses the later index path`() {
    let scene = OutsideScene([["a", "b", "c"]])
    scene.table.performBatchUpdates {
      scene.source.sections = [["b", "x", "c"]]
      scene.table.insertRows(at: [outsidePath(1)], with: .fade)
      scene.table.deleteRows(at: [outsidePath(0)], with: .fade)
    }
    scene.stage.settle()
    #expect(scene.texts == ["b", "x", "c"])
    #expect(scene.faults == [])
  }

  // statement 846, 848
  @Test func `A nested batch ends with the outermost one`() {
    let scene = OutsideScene([["a", "b", "c"]])
    scene.table.performBatchUpdates {
      scene.table.performBatchUpdates {
        scene.table.deleteRows(at: [outsidePath(0)], with: .none)
      }
      scene.table.beginUpdates()
      scene.table.insertRows(at: [outsidePath(2)], with: .none)
      scene.table.endUpdates()
      scene.source.sections = [["b", "c", "d"]]
    }
    scene.stage.settle()
    #expect(scene.texts == ["b", "c", "d"])
    #expect(scene.faults == [])
  }

  // statement 847
  @Test func `A table that was never laid out asks for the counts before the block runs`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let source = OutsideSource([["a", "b"]])
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.window.addSubview(table)
    table.performBatchUpdates {
      source.sections[0].append("c")
      table.insertRows(at: [outsidePath(2)], with: .automatic)
    }
    #expect(table.numberOfRows(inSection: 0) == 3)
    stage.settle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(stage.trace.filter { $0.kind == .fault }.isEmpty)
  }

  // statement 849, 854
  @Test func `A data source with a wrong count is reported, and the completion still runs`() {
    let scene = OutsideScene([["a", "b", "c"]])
    var completions = 0
    scene.table.performBatchUpdates {
      scene.table.deleteRows(at: [outsidePath(0)], with: .fade)
    } completion: { _ in
      completions += 1
    }
    scene.stage.settle()
    #expect(scene.faults.contains { $0.contains("invalid number of rows in section 0") })
    #expect(scene.table.numberOfRows(inSection: 0) == 3)
    #expect(scene.texts == ["a", "b", "c"])
    #expect(completions == 1)
  }

  // statement 851
  @Test func `A deletion of a row that doesn't exist names the row and the count`() {
    let scene = OutsideScene([["a", "b"]])
    scene.source.sections = [["a"]]
    scene.table.deleteRows(at: [outsidePath(9)], with: .fade)
    scene.stage.settle()
    #expect(
      scene.faults.contains { $0.contains("attempt to delete row 9 from section 0") })
    #expect(scene.texts == ["a"])
  }

  // statement 859
  @Test func `A moved row has the cell that it had, with its content`() {
    let scene = OutsideScene([["a", "b", "c"]])
    let cell = scene.table.cellForRow(at: outsidePath(0)) as? OutsideCell
    cell?.textLabel?.text = "marked"
    scene.source.sections = [["b", "c", "a"]]
    scene.table.moveRow(at: outsidePath(0), to: outsidePath(2))
    scene.stage.settle()
    #expect(scene.table.cellForRow(at: outsidePath(2)) === cell)
    #expect(scene.texts == ["b", "c", "marked"])
    #expect(cell?.reuses == 0)
    #expect(scene.source.cellRequests == 0)
  }

  // statement 856
  @Test func `The selection follows rows between sections, and a deleted row leaves it silently`() {
    let scene = OutsideScene([["a", "b"], ["c"]])
    scene.table.allowsMultipleSelection = true
    scene.table.selectRow(at: outsidePath(0), animated: false, scrollPosition: .none)
    scene.table.selectRow(at: outsidePath(1), animated: false, scrollPosition: .none)
    scene.table.performBatchUpdates {
      scene.source.sections = [[], ["x", "c", "b"]]
      scene.table.deleteRows(at: [outsidePath(0)], with: .automatic)
      scene.table.moveRow(at: outsidePath(1), to: outsidePath(2, 1))
      scene.table.insertRows(at: [outsidePath(0, 1)], with: .automatic)
    }
    scene.stage.settle()
    #expect(scene.table.indexPathsForSelectedRows == [outsidePath(2, 1)])
    #expect(scene.table.cellForRow(at: outsidePath(2, 1))?.isSelected == true)
    #expect(!scene.source.log.contains { $0.hasPrefix("deselect") })
  }

  // statement 856
  @Test func `A selection follows its section, and a deleted section takes its own with it`() {
    let scene = OutsideScene([["a"], ["b"], ["c"]])
    scene.table.allowsMultipleSelection = true
    scene.table.selectRow(at: outsidePath(0, 0), animated: false, scrollPosition: .none)
    scene.table.selectRow(at: outsidePath(0, 2), animated: false, scrollPosition: .none)
    scene.table.performBatchUpdates {
      scene.source.sections = [["c"], ["b"]]
      scene.table.deleteSections([0], with: .fade)
      scene.table.moveSection(2, toSection: 0)
    }
    scene.stage.settle()
    #expect(scene.table.indexPathsForSelectedRows == [outsidePath(0, 0)])
    #expect(scene.texts == ["c", "b"])
  }

  // statement 857
  @Test func `Rows that are inserted above leave the offset alone, even while a finger drags`() {
    let scene = OutsideScene([OutsideScene.names(100)])
    scene.table.contentOffset.y = 1000
    scene.stage.settle()
    let finger = scene.stage.touch(at: CGPoint(x: 180, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.2)
    scene.stage.advance(by: 0.1)
    let before = scene.table.contentOffset.y
    scene.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    scene.table.insertRows(at: [outsidePath(0), outsidePath(1)], with: .none)
    scene.stage.advance(by: 0.02)
    #expect(isSame(scene.table.contentOffset.y, before))
    #expect(scene.table.isTracking)
    finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2)
    #expect(isSame(scene.table.contentOffset.y, before + 60))
    scene.stage.advance(by: 0.3)
    finger.lift()
    scene.stage.settle()
    #expect(scene.table.numberOfRows(inSection: 0) == 102)
  }

  // statement 854
  @Test func `The completion of an empty batch is called after the call has returned`() {
    let scene = OutsideScene([["a"]])
    var outcome: Bool?
    scene.table.performBatchUpdates(nil) { outcome = $0 }
    #expect(outcome == nil)
    scene.stage.settle()
    #expect(outcome == true)
  }

  // statement 854, 860
  @Test func `A batch outside of a window is complete in the next turn`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let source = OutsideSource([["a"]])
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.layoutIfNeeded()
    var outcome: Bool?
    table.performBatchUpdates {
      source.sections[0].append("b")
      table.insertRows(at: [outsidePath(1)], with: .fade)
    } completion: {
      outcome = $0
    }
    stage.settle()
    #expect(outcome == true)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
  }

  // statement 768
  @Test func `A deleted row ends its display with the index path that it had`() {
    let scene = OutsideScene([["a", "b", "c"]])
    scene.source.sections = [["a", "c"]]
    scene.table.deleteRows(at: [outsidePath(1)], with: .fade)
    scene.stage.settle()
    #expect(scene.source.log.filter { $0.hasPrefix("gone") } == ["gone 0.1"])
  }

  // statement 771
  @Test func `A reloaded row gets another cell, and a reload of its section may change its count`()
  {
    let scene = OutsideScene([["a", "b"], ["c"]])
    let old = scene.table.cellForRow(at: outsidePath(0))
    scene.source.sections[0][0] = "A"
    scene.table.reloadRows(at: [outsidePath(0)], with: .fade)
    scene.stage.settle()
    #expect(scene.table.cellForRow(at: outsidePath(0)) !== old)
    scene.source.sections[0] = ["p", "q", "r"]
    scene.table.reloadSections([0], with: .automatic)
    scene.stage.settle()
    #expect(scene.texts == ["p", "q", "r", "c"])
    #expect(scene.faults == [])
  }

  // statement 772
  @Test func `A reconfigured row has its own cell without reuse, and a hidden row isn't asked`() {
    let scene = OutsideScene([OutsideScene.names(100)])
    let cell = scene.table.cellForRow(at: outsidePath(1)) as? OutsideCell
    scene.source.sections[0][1] = "new"
    scene.table.reconfigureRows(at: [outsidePath(1), outsidePath(90)])
    scene.stage.settle()
    #expect(scene.table.cellForRow(at: outsidePath(1)) === cell)
    #expect(scene.text(1) == "new")
    #expect(cell?.reuses == 0)
    #expect(scene.source.log.filter { $0.hasPrefix("cell") } == ["cell new"])
  }
}
