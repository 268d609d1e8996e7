import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshGeometryTests {
  // statement 716
  @Test func `a new table has automatic heights and automatic estimates`() {
    let table = UITableView(frame: .zero, style: .grouped)
    let automatic = UITableView.automaticDimension
    #expect(automatic == -1)
    #expect(table.rowHeight == automatic)
    #expect(table.sectionHeaderHeight == automatic)
    #expect(table.sectionFooterHeight == automatic)
    #expect(table.estimatedRowHeight == automatic)
    #expect(table.estimatedSectionHeaderHeight == automatic)
    #expect(table.estimatedSectionFooterHeight == automatic)
  }

  // statement 744
  @Test func `the point between two rows belongs to the lower one, and points outside to none`() {
    let scene = FreshScene([3])
    scene.show()
    let row = { (y: CGFloat) in scene.table.indexPathForRow(at: CGPoint(x: 100, y: y)) }
    #expect(row(0) == .fresh(0))
    #expect(row(49.5) == .fresh(0))
    #expect(row(50) == .fresh(1))
    #expect(row(149.5) == .fresh(2))
    #expect(row(150) == nil)
    #expect(row(-1) == nil)
    #expect(row(100_000) == nil)
  }

  // statement 742, 744
  @Test func `a section's rectangle includes its header and footer, which belong to no row`() {
    let scene = FreshScene([2, 3])
    let headers = scene.use(FreshHeaders())
    headers.footer = 20
    scene.show()
    let section = CGRect(x: 0, y: 150, width: 320, height: 30 + 3 * 50 + 20)
    #expect(isSame(scene.table.rect(forSection: 1), section))
    let header = CGRect(x: 0, y: 150, width: 320, height: 30)
    #expect(isSame(scene.table.rectForHeader(inSection: 1), header))
    #expect(isSame(scene.table.rectForFooter(inSection: 1).minY, 330))
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 50, y: 165)) == nil)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 50, y: 340)) == nil)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 50, y: 181)) == .fresh(0, 1))
  }

  // statement 746
  @Test(arguments: [
    IndexPath(row: -1, section: 0), IndexPath(row: 0, section: -1), IndexPath(row: 5, section: 0),
    IndexPath(row: 0, section: 9), IndexPath(row: Int.max, section: Int.max),
    IndexPath(row: Int.min, section: 0),
  ])
  func `a row that doesn't exist has no cell, and the source isn't called`(_ path: IndexPath) {
    let scene = FreshScene([5])
    scene.show()
    scene.rows.calls = []
    #expect(scene.table.cellForRow(at: path) == nil)
    #expect(scene.rows.calls.isEmpty)
  }

  // statement 747
  @Test func `a cell of another table and a cell that is far away have no index path`() throws {
    let scene = FreshScene([100])
    scene.show()
    let cell = try #require(scene.table.cellForRow(at: .fresh(1)))
    #expect(scene.table.indexPath(for: cell) == .fresh(1))
    #expect(scene.table.indexPath(for: UITableViewCell()) == nil)
    scene.table.isPrefetchingEnabled = false
    scene.table.contentOffset.y = 4000
    scene.show()
    #expect(scene.table.indexPath(for: cell) != .fresh(1))
  }

  // statement 748
  @Test(arguments: [0, 0.5, 49.5, 50, 777, 2019.5])
  func `visible cells and paths are the rows that the bounds intersect`(_ offset: Double) {
    let scene = FreshScene([50])
    scene.show()
    scene.table.contentOffset.y = CGFloat(offset)
    scene.show()
    let first = Int(offset / 50)
    let last = Int(((offset + 480) / 50).rounded(.up)) - 1
    let expected = (first...last).map { IndexPath.fresh($0) }
    #expect(scene.table.indexPathsForVisibleRows == expected)
    #expect(scene.table.visibleCells.map { scene.table.indexPath(for: $0) } == expected)
  }

  // statement 736
  @Test func `a row that begins at the end of the bounds isn't visible`() {
    let scene = FreshScene([50], height: 500)
    scene.show()
    #expect(scene.table.visibleCells.count == 10)
  }

  // statement 736, 748
  @Test func `a table that grows shows more rows, and a wider one has wider rows`() {
    let scene = FreshScene([50], height: 200)
    scene.show()
    #expect(scene.table.visibleCells.count == 4)
    scene.table.frame.size = CGSize(width: 360, height: 300)
    scene.show()
    #expect(scene.table.visibleCells.count == 6)
    #expect(scene.table.visibleCells.allSatisfy { isSame($0.frame.width, 360) })
    scene.table.frame.size.height = 100
    scene.show()
    #expect(scene.table.visibleCells.count == 2)
  }

  // statement 743, 750
  @Test func `a plain header floats at the top and is pushed up at the end of its section`() throws
  {
    let scene = FreshScene([10, 10])
    scene.use(FreshHeaders())
    scene.show()
    let header = try #require(scene.table.headerView(forSection: 0))
    #expect(isSame(header.frame.minY, 0))
    scene.table.contentOffset.y = 100
    scene.show()
    #expect(isSame(header.frame.minY, 100))
    #expect(isSame(scene.table.rectForHeader(inSection: 0).minY, 0))
    scene.table.contentOffset.y = 510
    scene.show()
    #expect(isSame(scene.table.headerView(forSection: 0)?.frame.minY, 530 - 30))
    #expect(isSame(scene.table.headerView(forSection: 1)?.frame.minY, 530))
  }

  // statement 751
  @Test func `a grouped header scrolls away with its rows`() {
    let scene = FreshScene([10, 10], style: .grouped)
    scene.use(FreshHeaders())
    scene.show()
    let rest = scene.table.rectForHeader(inSection: 0)
    scene.table.contentOffset.y = 10
    scene.show()
    #expect(isSame(scene.table.headerView(forSection: 0)?.frame, rest))
  }

  // statement 745, 752
  @Test func `a floating header takes the touch of the row that a query finds beneath it`() {
    let scene = FreshScene([20])
    let headers = scene.use(FreshHeaders())
    scene.show()
    scene.table.contentOffset.y = 130
    scene.show()
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 100, y: 145)) == .fresh(2))
    stageTap(scene, y: 15)
    #expect(headers.selected.isEmpty)
    stageTap(scene, y: 45)
    #expect(headers.selected == [.fresh(2)])
  }

  private func stageTap(_ scene: FreshScene, y: CGFloat) {
    scene.stage.tap(at: CGPoint(x: 100, y: 100 + y))
    scene.show()
  }

  // statement 732
  @Test func `a header view's new height counts when the property is set again`() {
    let scene = FreshScene([3])
    let header = UIView(frame: CGRect(x: 5, y: 9, width: 20, height: 40))
    scene.table.tableHeaderView = header
    scene.show()
    #expect(isSame(header.frame, CGRect(x: 0, y: 0, width: 320, height: 40)))
    #expect(isSame(scene.table.rectForRow(at: .fresh(0)).minY, 40))
    header.frame.size.height = 90
    scene.table.tableHeaderView = header
    scene.show()
    #expect(isSame(scene.table.rectForRow(at: .fresh(0)).minY, 90))
    scene.table.tableHeaderView = nil
    scene.show()
    #expect(header.superview == nil)
    #expect(isSame(scene.table.rectForRow(at: .fresh(0)).minY, 0))
  }

  // statement 732
  @Test func `a footer view is below the last row and follows it`() {
    let scene = FreshScene([3])
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    scene.table.tableFooterView = footer
    scene.show()
    #expect(isSame(footer.frame, CGRect(x: 0, y: 150, width: 320, height: 40)))
    scene.rows.items[0].append("new")
    scene.table.insertRows(at: [.fresh(3)], with: .none)
    scene.stage.settle()
    #expect(isSame(footer.frame.minY, 200))
    #expect(isSame(scene.table.contentSize.height, 240))
  }

  // statement 753
  @Test func `a background view is as large as the table, behind the cells, and doesn't scroll`() {
    let scene = FreshScene([50])
    #expect(scene.table.backgroundView == nil)
    let view = UIView()
    scene.table.backgroundView = view
    scene.show()
    scene.table.contentOffset.y = 300
    scene.show()
    #expect(isSame(view.convert(view.bounds, to: nil as UIView?), scene.table.frame))
    let cell = scene.table.cellForRow(at: .fresh(8))
    #expect(
      scene.stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: view)
        == false)
    #expect(cell != nil)
  }

  // statement 731
  @Test func `a row of height 0 has no cell`() {
    let scene = FreshScene([4])
    scene.use(FreshHeights()).height = { $0.row == 1 ? 0 : 50 }
    scene.show()
    #expect(scene.table.cellForRow(at: .fresh(1)) == nil)
    #expect(scene.texts == ["0.0", "0.2", "0.3"])
    #expect(isSame(scene.table.contentSize.height, 150))
  }

  // statement 729
  @Test func `a header height of 0 leaves a gap in a grouped table and none in a plain one`() {
    for style in [UITableView.Style.grouped, .plain] {
      let scene = FreshScene([2, 2], style: style)
      let headers = scene.use(FreshHeaders())
      headers.view = { _ in nil }
      headers.header = 0
      scene.show()
      #expect((scene.table.rectForHeader(inSection: 1).height > 1) == (style == .grouped))
      headers.header = .leastNonzeroMagnitude
      scene.table.reloadData()
      scene.show()
      #expect(scene.table.rectForHeader(inSection: 1).height < 1)
    }
  }

  // statement 713, 749
  @Test func `a header's view has the width of its section and the height that was given`() {
    let scene = FreshScene([2])
    let view = UIView()
    scene.use(FreshHeaders()).view = { _ in view }
    scene.show()
    #expect(isSame(view.frame, CGRect(x: 0, y: 0, width: 320, height: 30)))
    // headerView(forSection:) returns only views of the header class.
    #expect(scene.table.headerView(forSection: 0) == nil)
    #expect(scene.table.headerView(forSection: 7) == nil)
  }
}
