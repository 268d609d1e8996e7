import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Batches inside callbacks, and data sources that contradict themselves.
@MainActor @Suite(.staged)
struct ReentrantUpdateTests {
  @Test func `willDisplay of the last row can insert more rows`() {
    let scene = NamedScene([(0..<5).map(String.init)])
    scene.source.willDisplay = { path in
      let count = scene.source.sections[0].count
      guard path.row == count - 1, count < 30 else { return }
      scene.source.sections[0] += (count..<count + 5).map(String.init)
      scene.table.insertRows(at: (count..<count + 5).map { [0, $0] }, with: .fade)
    }
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.source.sections[0].count == 15)
    #expect(scene.names == (0..<11).map(String.init))
    #expect(scene.stage.faults == [])
    scene.source.willDisplay = nil
  }

  @Test func `willDisplay can delete the row that it is called for`() {
    let scene = NamedScene([(0..<20).map(String.init)])
    scene.source.willDisplay = { path in
      guard scene.source.sections[0][path.row] == "3" else { return }
      scene.source.willDisplay = nil
      scene.source.sections[0].remove(at: path.row)
      scene.table.deleteRows(at: [path], with: .fade)
    }
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.source.sections[0].count == 19)
    #expect(scene.table.numberOfRows(inSection: 0) == 19 && scene.names.count == 11)
    #expect(scene.stage.faults == [])
  }

  @Test func `cellForRowAt can insert rows`() {
    let scene = TableScene([3])
    var isFirst = true
    scene.source.cell = { table, path in
      if isFirst {
        isFirst = false
        scene.source.rows[0] += 1
        table.insertRows(at: [[0, 3]], with: .fade)
      }
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.table.visibleCells.count == 4)
    #expect(scene.stage.faults == [])
    scene.source.cell = nil
  }

  @Test func `two batches in one layout show the data as it is afterwards`() {
    let scene = NamedScene([["a", "b"]])
    var ended = 0
    var rest = 2
    scene.source.willDisplay = { _ in
      guard rest > 0 else { return }
      rest -= 1
      scene.source.sections[0].append("x\(rest)")
      scene.table.performBatchUpdates {
        let row = scene.source.sections[0].count - 1
        scene.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      } completion: { _ in
        ended += 1
      }
    }
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.names == ["a", "b", "x1", "x0"])
    #expect(scene.stage.faults == [] && ended == 2)
    scene.source.willDisplay = nil
  }

  @Test func `empty updates in every willDisplay end`() {
    let scene = NamedScene([(0..<20).map(String.init)])
    scene.source.willDisplay = { _ in
      scene.table.beginUpdates()
      scene.table.endUpdates()
    }
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.names.count == 11 && scene.stage.faults == [])
    scene.source.willDisplay = nil
  }

  @Test func `didEndDisplaying can insert rows`() {
    for animation in [UITableView.RowAnimation.fade, .none] {
      let scene = NamedScene([["a", "b"]])
      scene.source.didEndDisplaying = { _ in
        scene.source.didEndDisplaying = nil
        scene.source.sections[0].append("c")
        scene.table.insertRows(at: [[0, 1]], with: animation)
      }
      scene.source.sections[0].removeFirst()
      scene.table.deleteRows(at: [[0, 0]], with: animation)
      scene.stage.settle()
      #expect(scene.names == ["b", "c"] && scene.tops == [0, 44])
      #expect(scene.stage.faults == [])
    }
  }

  @Test func `a completion can begin the next batch`() {
    let scene = NamedScene([["a"]])
    func add(_ rest: Int) {
      guard rest > 0 else { return }
      scene.source.sections[0].append("x\(rest)")
      scene.table.performBatchUpdates {
        let row = scene.source.sections[0].count - 1
        scene.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .left)
      } completion: { _ in
        add(rest - 1)
      }
    }
    add(3)
    scene.stage.settle()
    #expect(scene.names == ["a", "x3", "x2", "x1"])
    #expect(scene.stage.faults == [])
  }

  @Test func `a layout inside a block waits for its end`() {
    let scene = NamedScene([(0..<40).map(String.init)])
    scene.table.performBatchUpdates {
      scene.source.sections[0] = ["x"]
      scene.table.contentOffset.y = 600
      scene.table.setNeedsLayout()
      scene.table.layoutIfNeeded()
      #expect(scene.take("cell") == [])
      scene.table.deleteRows(at: (0..<40).map { [0, $0] }, with: .fade)
      scene.table.insertRows(at: [[0, 0]], with: .fade)
    }
    #expect(scene.names == ["x"])
    #expect(scene.table.contentOffset.y == 0)
    scene.stage.settle()
    #expect(scene.stage.faults == [])
  }

  @Test func `an endUpdates too many inside a block is one line and loses no completion`() {
    let scene = NamedScene([["a"]])
    var ended = 0
    scene.table.performBatchUpdates {
      scene.source.sections[0].append("b")
      scene.table.insertRows(at: [[0, 1]], with: .fade)
      scene.table.endUpdates()
    } completion: { _ in
      ended += 1
    }
    scene.stage.settle()
    #expect(scene.names == ["a", "b"] && ended == 1)
    #expect(scene.stage.faults.count == 1)
  }

  @Test func `reloadData in a completion and in willDisplay ends`() {
    let scene = NamedScene([["a", "b"]])
    var reloads = 0
    scene.source.willDisplay = { _ in
      guard reloads < 2 else { return }
      reloads += 1
      scene.table.reloadData()
    }
    scene.source.sections[0].append("c")
    scene.table.performBatchUpdates {
      scene.table.insertRows(at: [[0, 2]], with: .fade)
    } completion: { _ in
      scene.table.reloadData()
    }
    scene.stage.settle()
    #expect(scene.names == ["a", "b", "c"])
    #expect(reloads == 2 && scene.stage.faults == [])
    scene.source.willDisplay = nil
  }

  @Test func `a negative number of rows after a batch is one line and counts as 0`() {
    let scene = TableScene([1])
    scene.source.rows = [-1]
    scene.table.deleteRows(at: [[0, 0]], with: .fade)
    scene.stage.settle()
    #expect(scene.stage.faults.count == 1)
    #expect(scene.table.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a data source that states another number each time is one line`() {
    let source = GrowingSource()
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: stage.window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
    #expect(table.visibleCells.count == 1)
    table.reloadSections([0], with: .fade)
    stage.settle()
    #expect(stage.faults.count == 1)
    #expect(table.visibleCells.count == table.numberOfRows(inSection: 0))
  }

  @Test func `an empty batch after a change of the data is one line and shows the change`() {
    let scene = NamedScene([["a", "b"]])
    scene.source.sections[0].append("c")
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.stage.settle()
    #expect(scene.stage.faults.count == 1)
    #expect(scene.names == ["a", "b", "c"])
    scene.source.sections[0].append("d")
    scene.table.insertRows(at: [[0, 3]], with: .fade)
    scene.stage.settle()
    #expect(scene.stage.faults.count == 1)
    #expect(scene.names == ["a", "b", "c", "d"])
  }
}

/// A data source with one more row each time it is asked.
@MainActor
private final class GrowingSource: NSObject, UITableViewDataSource {
  private var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count += 1
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
