import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The questions that a table asks its data source and delegate when it loads.
@MainActor @Suite(.staged)
struct TableLoadingTests {
  // statement 700
  @Test func `a table asks nothing when its data source is set`() {
    let source = RecordingSource()
    source.rows = [3]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.delegate = source
    #expect(source.log.take() == [])
    #expect(table.numberOfRows(inSection: 0) == 3)
    #expect(source.log.take() == ["sections", "rows 0"])
    #expect(table.numberOfSections == 1)
    #expect(source.log.take() == [])
  }

  // statement 702
  @Test func `a table without a data source has no sections`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentSize == CGSize(width: 320, height: 0))
  }

  // statement 705, 706
  @Test func `with estimates each visible row's cell is made before its height is asked`() {
    let source = HeightSource(rows: [3, 2]) { _ in 100 }
    let scene = HeightScene(source)
    #expect(
      scene.log.take() == [
        "sections", "rows 0", "rows 1",
        "cell 0.0", "height 0.0", "cell 0.1", "height 0.1", "cell 0.2", "height 0.2",
        "cell 1.0", "height 1.0", "cell 1.1", "height 1.1",
      ])
    #expect(scene.table.contentSize.height == 500)
  }

  // statement 705
  @Test func `heights of rows that are never near the screen aren't asked`() {
    let source = HeightSource(rows: [1000]) { _ in 100 }
    let scene = HeightScene(source)
    scene.table.isPrefetchingEnabled = false
    #expect(!scene.log.take().contains("height 0.500"))
  }

  // statement 703, 704
  @Test func `without estimates every height is asked section by section before the first cell`() {
    let source = HeightSource(rows: [3, 2]) { _ in 100 }
    let scene = HeightScene(source) { $0.estimatedRowHeight = 0 }
    #expect(
      scene.log.take() == [
        "sections", "rows 0", "height 0.0", "height 0.1", "height 0.2", "rows 1", "height 1.0",
        "height 1.1",
        "cell 0.0", "height 0.0", "cell 0.1", "height 0.1", "cell 0.2", "height 0.2",
        "cell 1.0", "height 1.0", "cell 1.1", "height 1.1",
      ])
  }

  // statement 708
  @Test func `reloadData makes no cell before the next layout`() {
    let scene = TableScene([2])
    scene.source.rows = [3]
    scene.table.reloadData()
    #expect(!scene.log.take().contains { $0.hasPrefix("cell") })
    #expect(scene.table.numberOfRows(inSection: 0) == 3)
    #expect(scene.table.rectForRow(at: [0, 2]) == CGRect(x: 0, y: 88, width: 320, height: 44))
    _ = scene.log.take()
    scene.table.layoutIfNeeded()
    let cells = scene.log.take().filter { $0.hasPrefix("cell") }
    #expect(cells == ["cell 0.0", "cell 0.1", "cell 0.2"])
  }

  // statement 711, 768
  @Test func `reloadData gives visible cells back, and each is prepared before its next use`() {
    let scene = TableScene([2])
    scene.table.register(PreparedCell.self, forCellReuseIdentifier: "row")
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let cells = scene.table.visibleCells.compactMap { $0 as? PreparedCell }
    #expect(cells.map(\.preparations) == [])
    _ = scene.log.take()
    scene.table.reloadData()
    #expect(scene.log.take() == ["did end displaying 0.0", "did end displaying 0.1"])
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.count == 2)
  }

  // statement 710
  @Test func `reloadData keeps the offset unless it is out of range`() {
    let scene = TableScene([100])
    scene.table.contentOffset.y = 1000
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(scene.table.contentOffset.y == 1000)
    scene.source.rows = [12]
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(scene.table.contentOffset.y == 48)
  }

  // statement 707
  @Test func `counts that no table can have are one line and no crash`() {
    let scene = TableScene([1])
    scene.source.rows = [-4]
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let failures = scene.stage.faults
    #expect(failures.count == 1)
    #expect(scene.table.visibleCells.isEmpty)
    scene.source.rows = [400_000_000_000_000]
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let more = scene.stage.faults
    #expect(more.count == 2)
  }

  @Test func `a data source that reloads the table while it makes a cell doesn't stop it`() {
    let scene = TableScene([3])
    var reloads = 0
    scene.source.cell = { table, path in
      if reloads < 3 {
        reloads += 1
        table.reloadData()
      }
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    scene.table.reloadData()
    scene.stage.advance(by: 0.2)
    #expect(scene.table.visibleCells.count == 3)
  }

  @Test func `a hundred thousand rows make a screenful of cells and ask for no other height`() {
    let source = HeightSource(rows: [100_000]) { _ in 44 }
    let scene = HeightScene(source) { $0.isPrefetchingEnabled = false }
    let asked = scene.log.take().filter { $0.hasPrefix("height") }
    #expect(asked.count == 11)
    #expect(scene.table.contentSize.height == 4_400_000)
  }
}

/// A cell that counts its preparations.
private final class PreparedCell: UITableViewCell {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

/// A data source with a height for each row.
@MainActor
final class HeightSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var rows: [Int]
  var height: (IndexPath) -> CGFloat

  init(rows: [Int], height: @escaping (IndexPath) -> CGFloat) {
    self.rows = rows
    self.height = height
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.record("sections")
    return rows.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.record("rows \(section)")
    return rows[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.record("cell \(indexPath.section).\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.record("height \(indexPath.section).\(indexPath.row)")
    return height(indexPath)
  }
}

/// A window of a stage with one table whose rows have the heights of a source.
@MainActor
struct HeightScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: HeightSource
  var log: CallLog { source.log }

  init(_ source: HeightSource, prepare: (UITableView) -> Void = { _ in }) {
    self.source = source
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    prepare(table)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }
}
