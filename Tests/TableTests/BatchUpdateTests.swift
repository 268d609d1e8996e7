import Testing
import TouchstoneTesting
import UIKit

/// The meaning of index paths in batches.
@MainActor @Suite(.staged)
struct BatchUpdateTests {
  @Test func `an inserted row gets a cell when the call returns, and no other cell is asked for`() {
    let scene = NamedScene([["a", "b", "c"]])
    scene.source.sections[0].insert("x", at: 1)
    scene.table.insertRows(at: [[0, 1]], with: .fade)
    #expect(scene.names == ["a", "x", "b", "c"])
    #expect(scene.tops == [0, 44, 88, 132])
    #expect(scene.take("cell") == ["cell 0.1"])
    #expect(scene.table.numberOfRows(inSection: 0) == 4)
    #expect(scene.table.contentSize.height == 176)
    scene.stage.settle()
  }

  // statement 848
  @Test func `the counts are asked when the outermost block ends, and then the cells`() {
    let scene = NamedScene([["a", "b"]])
    scene.table.beginUpdates()
    scene.source.sections[0].append("c")
    scene.table.insertRows(at: [[0, 2]], with: .none)
    scene.table.beginUpdates()
    scene.table.endUpdates()
    #expect(scene.log.take() == [])
    #expect(scene.table.numberOfRows(inSection: 0) == 2)
    scene.table.endUpdates()
    let lines = scene.log.take().filter { !$0.hasPrefix("height") }
    #expect(lines == ["sections", "rows 0", "cell 0.2", "will display 0.2"])
    scene.stage.settle()
  }

  // statement 846
  @Test func `deletions use paths before the batch and insertions paths after it in any order`() {
    for insertsFirst in [true, false] {
      let scene = NamedScene([["a", "b", "c", "d"]])
      scene.source.sections[0] = ["x", "a", "d", "y"]
      scene.table.performBatchUpdates {
        if insertsFirst { scene.table.insertRows(at: [[0, 0], [0, 3]], with: .fade) }
        scene.table.deleteRows(at: [[0, 1], [0, 2]], with: .fade)
        if !insertsFirst { scene.table.insertRows(at: [[0, 3], [0, 0]], with: .fade) }
      }
      #expect(scene.names == ["x", "a", "d", "y"])
      #expect(scene.take("cell") == ["cell 0.0", "cell 0.3"])
      #expect(scene.stage.faults == [])
      scene.stage.settle()
    }
  }

  // statement 846
  @Test func `blocks inside a block are one batch, whose completions are all called`() {
    let scene = NamedScene([["a", "b"]])
    var ended: [String] = []
    scene.table.performBatchUpdates {
      scene.source.sections[0].remove(at: 0)
      scene.table.deleteRows(at: [[0, 0]], with: .fade)
      scene.table.performBatchUpdates {
        scene.source.sections[0].append("c")
        scene.table.insertRows(at: [[0, 1]], with: .fade)
      } completion: {
        ended.append("inner \($0)")
      }
    } completion: {
      ended.append("outer \($0)")
    }
    #expect(scene.names == ["b", "c"])
    #expect(ended == [])
    scene.stage.settle()
    #expect(ended == ["inner true", "outer true"])
    #expect(scene.stage.faults == [])
  }

  // statement 859
  @Test func `a moved row keeps its cell`() {
    let scene = NamedScene([["a", "b", "c"], ["d"]])
    let cell = scene.table.cellForRow(at: [0, 0])
    scene.source.sections = [["b", "c"], ["d", "a"]]
    scene.table.moveRow(at: [0, 0], to: [1, 1])
    #expect(scene.take("cell") == [])
    #expect(scene.table.cellForRow(at: [1, 1]) === cell)
    #expect(cell.flatMap { scene.table.indexPath(for: $0) } == [1, 1])
    #expect(scene.names == ["b", "c", "d", "a"])
    scene.stage.settle()
    #expect(cell?.frame.minY == 132)
  }

  @Test func `sections are inserted, deleted and moved with their rows and headers`() {
    let scene = NamedScene([["a"], ["b", "c"], ["d"]]) { table, source in
      table.sectionHeaderHeight = 28
      source.titles = ["A", "B", "D"]
    }
    let cell = scene.table.cellForRow(at: [2, 0])
    let header = scene.table.headerView(forSection: 2)
    #expect(header != nil)
    scene.source.sections = [["d"], ["x", "y"], ["a"]]
    scene.source.titles = ["D", "X", "A"]
    scene.table.performBatchUpdates {
      scene.table.deleteSections([1], with: .fade)
      scene.table.insertSections([1], with: .fade)
      scene.table.moveSection(2, toSection: 0)
    }
    #expect(scene.stage.faults == [])
    #expect(scene.names == ["d", "x", "y", "a"])
    #expect(scene.table.cellForRow(at: [0, 0]) === cell)
    #expect(scene.table.headerView(forSection: 0) === header)
    #expect(scene.table.headerView(forSection: 1) != nil)
    scene.stage.settle()
  }

  @Test func `a reloaded section gets other cells and the rows that the data source has now`() {
    let scene = NamedScene([["a", "b"], ["c"]])
    let old = scene.table.cellForRow(at: [0, 0])
    scene.source.sections[0] = ["x", "y", "z"]
    scene.table.reloadSections([0], with: .automatic)
    #expect(scene.names == ["x", "y", "z", "c"])
    #expect(scene.table.cellForRow(at: [0, 0]) !== old)
    #expect(scene.take("cell") == ["cell 0.0", "cell 0.1", "cell 0.2"])
    scene.stage.settle()
    #expect(scene.take("did end") == ["did end displaying 0.0", "did end displaying 0.1"])
  }

  // statement 857
  @Test func `rows inserted above the visible part leave the offset alone`() {
    let scene = NamedScene([(0..<100).map(String.init)])
    scene.table.contentOffset.y = 880
    scene.table.layoutIfNeeded()
    #expect(scene.names.first == "20")
    scene.source.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    scene.table.insertRows(at: [[0, 0], [0, 1]], with: .none)
    #expect(scene.table.contentOffset.y == 880)
    #expect(scene.names.first == "18")
    scene.stage.settle()
    #expect(scene.table.contentOffset.y == 880)
  }

  @Test func `an offset beyond the end of the remaining rows comes back into range`() {
    let scene = NamedScene([(0..<100).map(String.init)])
    scene.table.contentOffset.y = 3920
    scene.table.layoutIfNeeded()
    scene.source.sections[0].removeLast(80)
    scene.table.deleteRows(at: (20..<100).map { [0, $0] }, with: .fade)
    #expect(scene.table.contentOffset.y == 400)
    #expect(scene.names == (9..<20).map(String.init))
    scene.stage.settle()
    #expect(scene.stage.faults == [])
  }

  // statement 847
  @Test func `a table that was never laid out asks for its counts when the batch begins`() {
    let scene = NamedScene([["a"]], isInWindow: false)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = scene.source
    table.performBatchUpdates {
      scene.source.sections[0].append("b")
      table.insertRows(at: [[0, 1]], with: .fade)
    }
    #expect(scene.stage.faults == [])
    #expect(table.numberOfRows(inSection: 0) == 2)
    let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    other.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    other.dataSource = scene.source
    scene.source.sections[0].append("c")
    other.insertRows(at: [[0, 2]], with: .fade)
    #expect(scene.stage.faults.count == 1)
    #expect(other.numberOfRows(inSection: 0) == 3)
  }

  @Test func `reloadData inside a block replaces the changes of the block`() {
    let scene = NamedScene([["a", "b"]])
    var ended = 0
    scene.table.performBatchUpdates {
      scene.source.sections[0] = ["x", "y", "z"]
      scene.table.insertRows(at: [[0, 0]], with: .fade)
      scene.table.reloadData()
    } completion: { _ in
      ended += 1
    }
    scene.stage.settle()
    #expect(scene.names == ["x", "y", "z"])
    #expect(scene.stage.faults == [] && ended == 1)
  }

  @Test func `inserting one of a hundred thousand rows asks for one cell and no other count`() {
    let scene = NamedScene([(0..<100_000).map(String.init)])
    scene.source.sections[0].insert("x", at: 3)
    scene.table.insertRows(at: [[0, 3]], with: .automatic)
    let lines = scene.log.take()
    #expect(lines.filter { $0.hasPrefix("cell") } == ["cell 0.3"])
    #expect(lines.filter { $0.hasPrefix("height") }.count <= 26)
    scene.stage.settle()
    #expect(scene.table.contentSize.height == 4_400_044)
  }
}
