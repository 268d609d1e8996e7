import Testing
import TouchstoneTesting
import UIKit

/// Updates at awkward moments, from the specification only.
@MainActor @Suite(.staged)
struct OutsideTimingTests {
  // statement 854
  @Test func `A second insertion during the animation of the first one ends well`() {
    let scene = OutsideScene([["a", "b"]])
    var outcomes: [String] = []
    scene.table.performBatchUpdates {
      scene.source.sections = [["x", "a", "b"]]
      scene.table.insertRows(at: [outsidePath(0)], with: .left)
    } completion: { _ in
      outcomes.append("first")
    }
    scene.stage.advance(by: 0.1)
    scene.table.performBatchUpdates {
      scene.source.sections = [["y", "a", "b"]]
      scene.table.deleteRows(at: [outsidePath(0)], with: .right)
      scene.table.insertRows(at: [outsidePath(0)], with: .top)
    } completion: { _ in
      outcomes.append("second")
    }
    scene.stage.settle()
    #expect(scene.texts == ["y", "a", "b"])
    #expect(Set(outcomes) == ["first", "second"])
    #expect(outcomes.count == 2)
    let cell = scene.table.cellForRow(at: outsidePath(0))
    #expect(isSame(cell?.frame, scene.table.rectForRow(at: outsidePath(0))))
    #expect(cell?.alpha == 1)
  }

  // statement 708, 711
  @Test func `reloadData during a row animation leaves each cell in its place`() {
    let scene = OutsideScene([["a", "b", "c"]])
    scene.source.sections = [["b", "c"]]
    scene.table.deleteRows(at: [outsidePath(0)], with: .left)
    scene.stage.advance(by: 0.05)
    scene.source.sections = [["p"]]
    scene.table.reloadData()
    #expect(scene.table.numberOfRows(inSection: 0) == 1)
    scene.stage.settle()
    #expect(scene.texts == ["p"])
    let frame = scene.table.cellForRow(at: outsidePath(0))?.frame
    #expect(isSame(frame, scene.table.rectForRow(at: outsidePath(0))))
  }

  // statement 800
  @Test func `reloadData under a finger loses the tap`() {
    let scene = OutsideScene([["a", "b"]])
    let finger = scene.stage.touch(at: CGPoint(x: 100, y: 75))
    scene.stage.advance(by: 0.3)
    #expect(scene.table.cellForRow(at: outsidePath(1))?.isHighlighted == true)
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(scene.source.log.filter { $0.hasPrefix("select") } == [])
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  // statement 782, 846
  @Test func `A selection can delete its own row`() {
    let scene = OutsideScene([["a", "b", "c"]])
    let source = scene.source
    source.onSelect = { table, path in
      source.sections[path.section].remove(at: path.row)
      table.deleteRows(at: [path], with: .automatic)
    }
    scene.stage.tap(at: CGPoint(x: 100, y: 75))
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 100, y: 25))
    scene.stage.settle()
    #expect(scene.texts == ["c"])
    #expect(source.log.filter { $0.hasPrefix("select") } == ["select 0.1", "select 0.0"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  // statement 854, 846
  @Test func `A completion can begin the next batch until the table is empty`() {
    let scene = OutsideScene([["a", "b", "c"]])
    func removeFirst() {
      guard !scene.source.sections[0].isEmpty else { return }
      scene.table.performBatchUpdates {
        scene.source.sections[0].removeFirst()
        scene.table.deleteRows(at: [outsidePath(0)], with: .fade)
      } completion: { _ in
        removeFirst()
      }
    }
    removeFirst()
    scene.stage.settle()
    #expect(scene.table.visibleCells.isEmpty)
    #expect(scene.table.indexPathsForVisibleRows ?? [] == [])
    #expect(scene.faults == [])
  }

  // statement 767, 846
  @Test func `An endless list appends a page in willDisplay of its last row`() {
    let scene = OutsideScene([OutsideScene.names(20)])
    let source = scene.source
    source.onWillDisplay = { table, path in
      guard path.row == source.sections[0].count - 1, path.row < 60 else { return }
      let start = source.sections[0].count
      source.sections[0] += OutsideScene.names(20, "page \(start) ")
      table.insertRows(at: (start..<start + 20).map { outsidePath($0) }, with: .none)
    }
    for _ in 0..<6 {
      let last = outsidePath(scene.table.numberOfRows(inSection: 0) - 1)
      scene.table.scrollToRow(at: last, at: .bottom, animated: false)
      scene.stage.settle()
    }
    #expect(scene.table.numberOfRows(inSection: 0) == 80)
    #expect(scene.text(79) == "page 60 19")
    #expect(scene.faults == [])
  }

  // statement 854
  @Test func `A table that leaves its window during an animation still completes it`() {
    let scene = OutsideScene([["a", "b"]])
    var completions = 0
    scene.table.performBatchUpdates {
      scene.source.sections = [["b"]]
      scene.table.deleteRows(at: [outsidePath(0)], with: .fade)
    } completion: { _ in
      completions += 1
    }
    scene.stage.advance(by: 0.05)
    scene.table.removeFromSuperview()
    scene.stage.settle()
    #expect(completions == 1)
    scene.controller.view.addSubview(scene.table)
    scene.stage.settle()
    #expect(scene.texts == ["b"])
  }

  // statement 770
  @Test func `A table that is removed, changed and added again shows the change and its selection`()
  {
    let scene = OutsideScene([["a", "b", "c"]])
    scene.table.selectRow(at: outsidePath(2), animated: false, scrollPosition: .none)
    scene.table.removeFromSuperview()
    scene.stage.settle()
    scene.source.sections = [["x", "a", "b", "c"]]
    scene.table.insertRows(at: [outsidePath(0)], with: .fade)
    scene.controller.view.addSubview(scene.table)
    scene.stage.settle()
    #expect(scene.texts == ["x", "a", "b", "c"])
    #expect(scene.table.indexPathForSelectedRow == outsidePath(3))
    #expect(scene.table.cellForRow(at: outsidePath(3))?.isSelected == true)
  }

  // statement 984, 985, 861
  @Test func `A hundred thousand rows cost a screenful of cells at each end`() {
    let scene = OutsideScene([OutsideScene.names(100_000)])
    #expect(isSame(scene.table.contentSize.height, 100_000 * OutsideScene.rowHeight))
    scene.table.scrollToRow(at: outsidePath(99_999), at: .bottom, animated: false)
    scene.stage.settle()
    #expect(scene.text(99_999) == "row 99999")
    #expect(isSame(scene.table.contentOffset.y, 100_000 * OutsideScene.rowHeight - 600))
    // A screenful is 12 rows. Cells that are made ahead may be another screenful.
    #expect(scene.source.cellRequests <= 30)
  }

  // statement 846, 710
  @Test func `Half of a hundred thousand rows can go in one batch below a scrolled table`() {
    let scene = OutsideScene([OutsideScene.names(100_000)])
    scene.table.scrollToRow(at: outsidePath(99_999), at: .bottom, animated: false)
    scene.stage.settle()
    scene.source.log = []
    scene.source.sections[0].removeLast(50_000)
    scene.table.deleteRows(at: (50_000..<100_000).map { outsidePath($0) }, with: .none)
    scene.stage.settle()
    #expect(scene.table.numberOfRows(inSection: 0) == 50_000)
    #expect(scene.source.cellRequests <= 60)
    #expect(scene.faults == [])
  }
}
