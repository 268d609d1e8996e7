import Testing
import TouchstoneTesting
import UIKit

/// A source with the required methods only.
@MainActor
private final class BareSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// A source whose number of rows is any number.
@MainActor
private final class CountSource: NSObject, UITableViewDataSource {
  var count = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite(.staged)
struct FreshLoadingTests {
  // statement 700
  @Test func `setting the data source of a table without a window asks nothing`() {
    let source = FreshRows([3])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    #expect(source.calls.isEmpty)
  }

  // statement 700, 708
  @Test func `a query for the counts before the first layout makes no cell`() {
    let scene = FreshScene([3, 2])
    #expect(scene.table.numberOfSections == 2)
    #expect(scene.table.numberOfRows(inSection: 1) == 2)
    #expect(scene.rows.takeCells().isEmpty)
  }

  // statement 700
  @Test func `another data source after the first layout provides the rows`() {
    let scene = FreshScene([3])
    scene.show()
    let other = scene.feed(FreshRows([7]))
    scene.show()
    #expect(scene.table.numberOfRows(inSection: 0) == 7)
    #expect(scene.table.visibleCells.count == 7)
    #expect(other.takeCells().count == 7)
  }

  // statement 701
  @Test func `a source without numberOfSections has one section`() {
    let scene = FreshScene([])
    scene.feed(BareSource())
    scene.show()
    #expect(scene.table.numberOfSections == 1)
    #expect(scene.table.visibleCells.count == 3)
  }

  // statement 702
  @Test func `a table without a data source has no sections and shows its header view`() {
    let scene = FreshScene([3])
    scene.table.dataSource = nil
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    scene.table.tableHeaderView = header
    scene.show()
    #expect(scene.table.numberOfSections == 0)
    #expect(scene.table.visibleCells.isEmpty)
    #expect(isSame(header.frame, CGRect(x: 0, y: 0, width: 320, height: 60)))
    #expect(!scene.hasFault)
  }

  // statement 702, 708
  @Test func `a reload after the data source was deallocated leaves no rows`() {
    let scene = FreshScene([])
    var source: FreshRows? = FreshRows([4])
    scene.table.dataSource = source
    scene.show()
    #expect(scene.table.visibleCells.count == 4)
    source = nil
    scene.table.reloadData()
    scene.show()
    #expect(scene.table.dataSource == nil)
    #expect(scene.table.visibleCells.isEmpty)
  }

  // statement 708
  @Test func `after reloadData the counts and rectangles are new, and cells come with the layout`()
  {
    let scene = FreshScene([3])
    scene.show()
    _ = scene.rows.takeCells()
    scene.rows.items = [["a", "b"], ["c"]]
    scene.table.reloadData()
    #expect(scene.rows.takeCells().isEmpty)
    #expect(scene.table.numberOfSections == 2)
    #expect(isSame(scene.table.rectForRow(at: .fresh(0, 1)).minY, 100))
    #expect(scene.rows.takeCells().isEmpty)
    scene.table.layoutIfNeeded()
    #expect(scene.texts == ["a", "b", "c"])
  }

  // statement 708
  @Test func `several reloads before one layout request each cell once`() {
    let scene = FreshScene([5])
    scene.show()
    _ = scene.rows.takeCells()
    for _ in 0..<3 { scene.table.reloadData() }
    scene.table.layoutIfNeeded()
    #expect(scene.rows.takeCells().sorted() == (0..<5).map { "cell 0.\($0)" })
  }

  // statement 710
  @Test func `a reload limits the offset to the shorter content`() {
    let scene = FreshScene([100])
    scene.show()
    scene.table.contentOffset.y = 3000
    scene.show()
    scene.rows.items = [Array(scene.rows.items[0].prefix(20))]
    scene.table.reloadData()
    scene.show()
    #expect(isSame(scene.table.contentOffset.y, 20 * 50 - 480))
    #expect(scene.texts.last == "0.19")
  }

  // statement 710
  @Test func `a reload with the same rows keeps the offset`() {
    let scene = FreshScene([100])
    scene.show()
    scene.table.contentOffset.y = 1234
    scene.show()
    scene.table.reloadData()
    scene.show()
    #expect(isSame(scene.table.contentOffset.y, 1234))
  }

  // statement 711, 768
  @Test func `a reload ends the display of each visible row with its old index path`() {
    let scene = FreshScene([4])
    let display = scene.use(FreshDisplay())
    scene.show()
    _ = display.take()
    scene.rows.items = [[]]
    scene.table.reloadData()
    scene.show()
    #expect(display.take().sorted() == ["end 0", "end 1", "end 2", "end 3"])
    #expect(scene.table.visibleCells.isEmpty)
    #expect(scene.table.contentOffset == .zero)
  }

  // statement 709, 791, 794
  @Test func `a reload clears the selection without a call`() {
    let scene = FreshScene([4])
    let selector = scene.use(FreshSelector())
    scene.show()
    scene.table.selectRow(at: .fresh(2), animated: false, scrollPosition: .none)
    scene.table.reloadData()
    #expect(scene.table.indexPathForSelectedRow == nil)
    #expect(scene.table.indexPathsForSelectedRows == nil)
    scene.show()
    #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
    #expect(selector.take().isEmpty)
  }

  // statement 703, 718
  @Test func `without estimates every height is requested before the first cell`() {
    let scene = FreshScene([200])
    let heights = FreshHeights()
    var requested: Set<String>?
    scene.rows.onCell = { [rows = scene.rows] table, path in
      if requested == nil { requested = Set(heights.log) }
      return rows.plainCell(table, path)
    }
    scene.use(heights)
    scene.show()
    #expect(requested?.count == 200)
    #expect(isSame(scene.table.contentSize.height, 200 * 50))
    scene.rows.onCell = nil
  }

  // statement 705, 717
  @Test func `with an estimate the heights of far rows aren't requested`() {
    let scene = FreshScene([1000])
    scene.table.estimatedRowHeight = 50
    let heights = scene.use(FreshHeights())
    scene.show()
    #expect(heights.log.contains("height 0"))
    #expect(!heights.log.contains("height 900"))
  }

  // statement 847
  @Test func `a model that changes without a message leaves the rows of the table`() {
    let scene = FreshScene([4])
    scene.show()
    scene.rows.items[0].append("new")
    scene.table.setNeedsLayout()
    scene.show()
    #expect(scene.table.numberOfRows(inSection: 0) == 4)
    #expect(scene.texts == ["0.0", "0.1", "0.2", "0.3"])
  }

  // statement 707, 708
  @Test(arguments: [400_000_000_000_000, Int.max])
  func `an absurd number of rows is reported, and a correct number works after it`(_ count: Int) {
    let scene = FreshScene([])
    let source = CountSource()
    source.count = count
    scene.feed(source)
    scene.show()
    #expect(scene.hasFault)
    source.count = 2
    scene.table.reloadData()
    scene.show()
    #expect(scene.table.visibleCells.count == 2)
  }

  // No statement is about a negative number, so the test expects only the later rows.
  // statement 708
  @Test func `a correct number of rows works after a negative one`() {
    let scene = FreshScene([])
    let source = CountSource()
    source.count = -5
    scene.feed(source)
    scene.show()
    source.count = 2
    scene.table.reloadData()
    scene.show()
    #expect(scene.table.visibleCells.count == 2)
  }
}
