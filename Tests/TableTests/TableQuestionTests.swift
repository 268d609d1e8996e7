import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The questions of a table to its data source and delegate, and the answers of the table.
@MainActor @Suite(.staged)
struct TableQuestionTests {
  /// A data source with the two required methods only.
  private final class RequiredSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  // statement 701
  @Test func `a data source with the two required methods has one section`() {
    let source = RequiredSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 1)
    #expect(table.visibleCells.count == 3)
  }

  // statement 702
  @Test func `views above and below the rows are laid out without a data source`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 70, width: 320, height: 30))
    #expect(table.contentSize == CGSize(width: 320, height: 100))
  }

  // statement 703, 704
  @Test func `without estimates headers are asked before rows, and their views after all cells`() {
    let scene = FullScene([2, 1]) { table, source in
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
      (source.headerHeight, source.footerHeight) = (30, 20)
      source.header = { UIView() }
      source.footer = { UIView() }
    }
    // No source states how often a question is repeated.
    var asked: [String] = []
    for line in scene.log.take() where asked.last != line { asked.append(line) }
    #expect(
      asked == [
        "sections",
        "header height 0", "footer height 0", "rows 0", "height 0.0", "height 0.1",
        "header height 1", "footer height 1", "rows 1", "height 1.0",
        "cell 0.0", "height 0.0", "will display 0.0", "cell 0.1", "height 0.1", "will display 0.1",
        "cell 1.0", "height 1.0", "will display 1.0",
        "header 0", "will display header 0", "footer 0", "will display footer 0",
        "header 1", "will display header 1", "footer 1", "will display footer 1",
      ])
  }

  // statement 710
  @Test func `reloadData doesn't stop a table that moves`() {
    let scene = SelectionScene(500)
    scene.stage.swipe(from: scene.point(9), to: scene.point(4))
    scene.stage.advance(by: 0.1)
    #expect(scene.table.isDecelerating)
    let before = scene.table.contentOffset.y
    scene.table.reloadData()
    scene.stage.advance(by: 0.1)
    #expect(scene.table.isDecelerating && scene.table.contentOffset.y > before)
    scene.stage.settle()
  }

  // statement 746
  @Test func `a row's cell is the existing one, and isn't made for the question`() {
    let scene = TableScene([100, 2]) { $0.isPrefetchingEnabled = false }
    #expect(scene.table.cellForRow(at: [0, 0]) === scene.table.visibleCells.first)
    let absent: [IndexPath] = [
      [0, 50], [0, 100], [1, 0], [7, 0], IndexPath(row: -1, section: 0),
    ]
    for path in absent { #expect(scene.table.cellForRow(at: path) == nil) }
    #expect(scene.log.take() == [])
  }

  // statement 747
  @Test func `a cell that isn't in the table has no row`() {
    let scene = TableScene([100])
    scene.source.cell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    scene.table.isPrefetchingEnabled = false
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let cell = scene.table.visibleCells[2]
    #expect(scene.table.indexPath(for: cell) == [0, 2])
    scene.table.contentOffset.y = 2000
    scene.table.layoutIfNeeded()
    #expect(scene.table.indexPath(for: cell) == nil)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(scene.table.indexPath(for: other) == nil)
  }

  // statement 759
  @Test func `a cell dequeued for a row that doesn't exist is one line`() {
    let scene = TableScene([1])
    _ = scene.table.dequeueReusableCell(withIdentifier: "row", for: [0, 7])
    #expect(scene.stage.faults.count == 1)
    #expect(
      scene.stage.faults.first?.contains("request for rect at invalid index path") == true)
  }

  // statement 768, 769
  @Test func `a row that leaves and soon returns has its cell again without being asked for it`() {
    let scene = TableScene([100]) {
      $0.register(PreparationCell.self, forCellReuseIdentifier: "row")
      $0.isPrefetchingEnabled = false
    }
    // All rows of the three offsets have cells, so that none is used for another row.
    func scroll(to offset: CGFloat) {
      scene.table.contentOffset.y = offset
      scene.table.layoutIfNeeded()
    }
    scroll(to: 20)
    let cell = scene.table.cellForRow(at: [0, 0]) as? PreparationCell
    _ = scene.log.take()
    scroll(to: 45)
    #expect(scene.log.take() == ["did end displaying 0.0"])
    #expect(scene.table.cellForRow(at: [0, 0]) == nil)
    scroll(to: 20)
    #expect(scene.log.take() == ["will display 0.0"])
    #expect(scene.table.cellForRow(at: [0, 0]) === cell && cell?.preparations == 0)
  }
}

/// A cell that counts its preparations.
private final class PreparationCell: UITableViewCell {
  var preparations = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}
