import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Rows that are announced, and cells that are made, before they are visible.
@MainActor @Suite(.staged)
struct PrefetchTests {
  // statement 872, 873
  @Test func `the first load announces the rows of the next screen, the nearest first`() {
    let scene = PrefetchScene(rows: 100)
    #expect(scene.source.announced == [Array(10..<20)])
    #expect(scene.source.withdrawn.isEmpty)
  }

  // statement 872
  @Test func `scrolling by a row announces the next one, and never a visible row`() {
    let scene = PrefetchScene(rows: 100)
    scene.source.announced = []
    scene.scroll(to: 48)
    scene.scroll(to: 96)
    #expect(scene.source.announced == [[20], [21]])
    #expect(scene.source.withdrawn.isEmpty)
  }

  @Test func `scrolling within a row announces nothing`() {
    let scene = PrefetchScene(rows: 100)
    scene.scroll(to: 50)
    scene.source.announced = []
    for offset in 51...60 { scene.scroll(to: CGFloat(offset)) }
    #expect(scene.source.announced.isEmpty)
  }

  // statement 872
  @Test func `a jump withdraws the announced rows that weren't shown`() {
    let scene = PrefetchScene(rows: 100)
    scene.source.announced = []
    scene.scroll(to: 2400)
    #expect(scene.source.announced == [Array(60..<70)])
    #expect(scene.source.withdrawn == [Array(10..<20)])
  }

  // statement 872, 877
  @Test func `rows are announced in the direction of movement`() {
    let scene = PrefetchScene(rows: 100)
    scene.scroll(to: 2400)
    scene.source.announced = []
    scene.source.withdrawn = []
    scene.scroll(to: 2352)
    #expect(scene.source.announced == [(39..<49).reversed()])
    #expect(scene.source.withdrawn == [Array(60..<70)])
  }

  @Test func `the announced rows end with the table and go on in the next section`() {
    let short = PrefetchScene(rows: 12)
    #expect(short.source.announced == [[10, 11]])
    let table = PrefetchScene(rows: 8, sections: 3)
    // Rows of section 1 count from 100.
    #expect(table.source.announced == [[102, 103, 104, 105, 106, 107, 200, 201, 202, 203]])
  }

  // statement 874, 877
  @Test func `one cell is made ahead in each frame, up to one screen`() {
    let scene = PrefetchScene(rows: 100, waiting: 0.1)
    // Six frames, give or take one.
    #expect((14...17).contains(scene.source.asked.count))
    scene.stage.advance(by: 1)
    #expect(scene.source.asked == Array(0..<20))
  }

  @Test func `frames end when all cells ahead are made`() {
    let scene = PrefetchScene(rows: 100)
    scene.stage.settle()
    #expect(scene.source.asked.count == 20)
    #expect(scene.stage.application.loop.restsUntil != nil)
  }

  // statement 746, 874, 875
  @Test func `a prepared cell isn't visible, is found by its row, and isn't asked for again`() {
    let scene = PrefetchScene(rows: 100)
    let cell = scene.table.cellForRow(at: [0, 10])
    #expect(cell != nil)
    #expect(scene.table.visibleCells.count == 10)
    #expect(scene.table.indexPathsForVisibleRows?.count == 10)
    scene.scroll(to: 48)
    #expect(scene.table.visibleCells.last === cell)
    #expect(scene.source.asked.filter { $0 == 10 }.count == 1)
  }

  @Test func `the delegate hears of a prepared cell when it comes into view`() {
    let scene = PrefetchScene(rows: 100)
    #expect(scene.source.displayed == Array(0..<10))
    scene.scroll(to: 48)
    #expect(scene.source.displayed == Array(0..<11))
  }

  @Test func `a prepared cell that never was visible isn't reported as gone`() {
    let scene = PrefetchScene(rows: 100)
    scene.scroll(to: 2400)
    scene.table.reloadData()
    scene.scroll(to: 2401)
    let shown = Set(scene.source.displayed)
    #expect(scene.source.ended.allSatisfy { shown.contains($0) })
    #expect(scene.source.ended.contains(0) && scene.source.ended.contains(50))
  }

  // statement 876
  @Test func `a table without prefetching announces nothing and makes no cell ahead`() {
    let scene = PrefetchScene(rows: 100) { $0.isPrefetchingEnabled = false }
    scene.scroll(to: 48)
    #expect(scene.source.announced.isEmpty)
    #expect(scene.source.asked == Array(0..<11))
  }

  // statement 876
  @Test func `switching prefetching off drops the prepared cells at the next layout`() {
    let scene = PrefetchScene(rows: 100)
    scene.table.isPrefetchingEnabled = false
    scene.scroll(to: 1)
    #expect(scene.table.cellForRow(at: [0, 15]) == nil)
  }

  @Test func `a reload announces the rows again`() {
    let scene = PrefetchScene(rows: 100)
    scene.source.announced = []
    scene.table.reloadData()
    scene.stage.settle()
    #expect(scene.source.announced == [Array(10..<20)])
  }

  @Test func `a data source may reload the table while rows are announced to it`() {
    let scene = PrefetchScene(rows: 100)
    scene.source.onAnnouncement = { [source = scene.source] table in
      source.onAnnouncement = { _ in }
      source.rows = 5
      table.reloadData()
    }
    scene.scroll(to: 48)
    scene.stage.settle()
    #expect(scene.table.visibleCells.count == 5)
    #expect(scene.stage.faults == [])
  }

  // statement 985
  @Test func `scrolling by a row asks for one cell`() {
    let scene = PrefetchScene(rows: 100_000)
    scene.source.asked = []
    for row in 1...20 { scene.scroll(to: CGFloat(row) * 48) }
    #expect(scene.source.asked == Array(20..<40))
  }

  // statement 984
  @Test func `a table of a hundred thousand rows makes a screenful of cells and one ahead`() {
    let scene = PrefetchScene(rows: 100_000)
    #expect(scene.source.asked.count == 20)
  }
}

/// A table of ten visible rows, which are 48 points high.
@MainActor
private struct PrefetchScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: PrefetchingSource

  init(
    rows: Int, sections: Int = 1, waiting: Double = 1,
    prepare: (UITableView) -> Void = { _ in }
  ) {
    table = UITableView(frame: stage.window.bounds, style: .plain)
    source = PrefetchingSource(rows: rows, sections: sections)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 48
    table.dataSource = source
    table.delegate = source
    table.prefetchDataSource = source
    prepare(table)
    stage.window.addSubview(table)
    stage.advance(by: waiting)
  }

  /// Scrolls, and lets all cells ahead be made.
  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    stage.advance(by: 0.5)
  }
}

/// A data source that records what it is asked, with rows of later sections counted from 100.
@MainActor
private final class PrefetchingSource: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var rows: Int
  let sections: Int
  var asked: [Int] = []
  var announced: [[Int]] = []
  var withdrawn: [[Int]] = []
  var displayed: [Int] = []
  var ended: [Int] = []
  var onAnnouncement: (UITableView) -> Void = { _ in }

  init(rows: Int, sections: Int) {
    self.rows = rows
    self.sections = sections
  }

  private func number(_ path: IndexPath) -> Int { path.section * 100 + path.row }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(number(indexPath))
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { displayed.append(number(indexPath)) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { ended.append(number(indexPath)) }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    announced.append(indexPaths.map { number($0) })
    onAnnouncement(tableView)
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    withdrawn.append(indexPaths.map { number($0) })
  }
}
