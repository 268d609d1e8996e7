import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The rectangles of rows, headers and footers, and the rows at points.
@MainActor @Suite(.staged)
struct TablePlaceTests {
  // statement 734, 736, 742
  @Test func `the recorded plain table has the recorded rectangles`() {
    TableMetrics.inForce = .catalyst
    defer { TableMetrics.inForce = .phone }
    let source = TitleSource(rows: [3, 2, 2])
    let table = UITableView(frame: CGRect(x: 0, y: 40, width: 375, height: 480))
    table.dataSource = source
    table.delegate = source
    table.traitOverrides.displayScale = 2
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 375, height: 548))
    #expect(
      isSame(
        table.headerView(forSection: 0)?.frame, CGRect(x: 0, y: 22, width: 375, height: 40.5)))
    #expect(isSame(table.headerView(forSection: 1)?.frame.minY, 239))
    #expect(isSame(table.headerView(forSection: 2)?.frame.minY, 404.5))
    let tops: [CGFloat] = [62.5, 114, 165.5, 279.5, 331, 445]
    #expect(table.visibleCells.count == tops.count)
    for (cell, top) in zip(table.visibleCells, tops) {
      #expect(isSame(cell.frame, CGRect(x: 0, y: top, width: 375, height: 51.5)))
    }
    #expect(table.cellForRow(at: [2, 1]) == nil)
    #expect(table.rectForRow(at: [2, 1]).minY == 496.5)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 239, width: 375, height: 143.5))
  }

  // statement 744
  @Test func `a point over a header, a gap or outside is at no row`() {
    let scene = TitleScene(rows: [2, 2])
    let table = scene.table
    let header = table.rectForHeader(inSection: 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: header.minY)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: table.contentSize.height)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: -1, y: header.maxY + 1)) == nil)
  }

  // statement 744
  @Test func `a row includes its top edge but not its bottom edge`() {
    let table = TitleScene(rows: [2]).table
    let first = table.rectForRow(at: [0, 0])
    #expect(table.indexPathForRow(at: first.origin) == [0, 0])
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: first.maxY)) == [0, 1])
  }

  // statement 745, 750
  @Test func `a point under a floating header is at the row beneath it`() {
    let scene = TitleScene(rows: [30])
    scene.table.contentOffset.y = 200
    scene.stage.advance(by: 0.02)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 200)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 201)) != nil)
  }

  // statement 743, 750
  @Test func `the next header pushes a floating header up`() {
    let scene = TitleScene(rows: [3, 30])
    let table = scene.table
    let end = table.rectForRow(at: [0, 2]).maxY
    let height = table.rectForHeader(inSection: 0).height
    table.contentOffset.y = end - 10
    scene.stage.advance(by: 0.02)
    #expect(table.headerView(forSection: 0)?.frame.minY == end - height)
    #expect(table.rectForHeader(inSection: 0).minY == 22)
  }

  // statement 750
  @Test func `a floating header stays below the content inset`() {
    let scene = TitleScene(rows: [30])
    scene.table.contentInset.top = 50
    scene.table.contentOffset.y = 200
    scene.stage.advance(by: 0.02)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 250)
  }

  // statement 751
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func `headers of grouped tables scroll with their rows`(style: UITableView.Style) {
    let scene = TitleScene(rows: [30], style: style)
    let rest = scene.table.rectForHeader(inSection: 0)
    scene.table.contentOffset.y = rest.maxY - 5
    scene.stage.advance(by: 0.02)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == rest.minY)
    scene.table.contentOffset.y = rest.maxY + 200
    scene.stage.advance(by: 0.02)
    #expect(scene.table.visibleCells.count >= 10)
  }

  // statement 752
  @Test func `a header takes the touches in its area`() {
    let scene = TitleScene(rows: [30])
    scene.table.contentOffset.y = 200
    scene.stage.advance(by: 0.02)
    let hit = scene.stage.window.hitTest(CGPoint(x: 100, y: 5), with: nil)
    let header = scene.table.headerView(forSection: 0)
    #expect(hit.map { view in header.map { view.isDescendant(of: $0) } ?? false } == true)
  }

  // statement 732
  @Test func `views above and below the rows scroll with them and are as wide as the table`() {
    let scene = TableScene([3])
    let table = scene.table
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 9, width: 10, height: 70))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    scene.stage.advance(by: 0.02)
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(table.rectForRow(at: [0, 0]).minY == 70)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 202, width: 320, height: 30))
    #expect(table.contentSize.height == 232)
    table.tableHeaderView = nil
    scene.stage.advance(by: 0.02)
    #expect(table.rectForRow(at: [0, 0]).minY == 0)
    #expect(table.visibleCells.first?.frame.minY == 0)
  }

  // statement 753
  @Test func `the background is as large as the table, behind the cells, and doesn't scroll`() {
    let scene = TableScene([100])
    let background = UIView()
    scene.table.backgroundView = background
    scene.table.contentOffset.y = 500
    scene.stage.advance(by: 0.02)
    #expect(background.frame == CGRect(x: 0, y: 500, width: 320, height: 480))
    #expect(scene.table.subviews.first === background)
  }

  // statement 748
  @Test func `visible cells and rows are from top to bottom and belong together`() {
    let scene = TableScene([5, 50])
    scene.table.contentOffset.y = 130
    scene.stage.advance(by: 0.02)
    let paths = scene.table.indexPathsForVisibleRows ?? []
    #expect(paths.first == [0, 2] && paths.last == [1, 8])
    let cells = paths.compactMap { scene.table.cellForRow(at: $0) }
    #expect(cells.map(ObjectIdentifier.init) == scene.table.visibleCells.map(ObjectIdentifier.init))
    #expect(cells.compactMap { scene.table.indexPath(for: $0) } == paths)
    #expect(
      scene.table.indexPathsForRows(in: CGRect(x: 0, y: 88, width: 1, height: 44)) == [[0, 2]])
  }
}

/// A data source whose sections have titles.
@MainActor
final class TitleSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [Int]

  init(rows: [Int]) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "title")
      ?? UITableViewCell(style: .default, reuseIdentifier: "title")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }
}

/// A window of a stage with one table whose sections have titles.
@MainActor
struct TitleScene {
  let stage = Stage(size: CGSize(width: 320, height: 480))
  let table: UITableView
  let source: TitleSource

  init(rows: [Int], style: UITableView.Style = .plain) {
    source = TitleSource(rows: rows)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }
}
