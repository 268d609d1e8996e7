import Testing
import TouchstoneTesting
import UIKit

/// Sections of rows of 50 points with headers and footers that a test chooses.
@MainActor
final class OutsideHeaderScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage(size: CGSize(width: 375, height: 600))
  let table: UITableView
  var counts: [Int]
  var headerHeight: CGFloat = 30
  var footerHeight: CGFloat = 0
  var titles: [Int: String] = [:]
  var rowHeights: [IndexPath: CGFloat] = [:]
  var view: (Int) -> UIView? = { _ in UIView() }
  var log: [String] = []

  init(
    _ counts: [Int], style: UITableView.Style = .plain,
    prepare: (OutsideHeaderScene) -> Void = { _ in }
  ) {
    self.counts = counts
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: style)
    super.init()
    table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = 0
    table.estimatedSectionHeaderHeight = 0
    table.estimatedSectionFooterHeight = 0
    table.sectionHeaderTopPadding = 0
    prepare(self)
    table.dataSource = self
    table.delegate = self
    stage.window.addSubview(table)
    stage.settle()
    log = []
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("height \(indexPath.section).\(indexPath.row)")
    return rowHeights[indexPath] ?? 50
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(section)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
  }

  /// Scrolls to an offset.
  func scroll(to y: CGFloat) {
    table.contentOffset.y = y
    stage.settle()
  }
}

/// Headers, footers and heights, from the specification only.
@MainActor @Suite(.staged)
struct OutsideHeaderTests {
  // statement 713
  @Test func `A view for a header wins over its title`() {
    let header = UILabel()
    header.text = "view"
    let scene = OutsideHeaderScene([3]) {
      $0.titles = [0: "title"]
      $0.view = { _ in header }
    }
    #expect(scene.stage.shows("view"))
    #expect(!scene.stage.shows("title"))
    #expect(isSame(header.frame, CGRect(x: 0, y: 0, width: 375, height: 30)))
  }

  // statement 750, 743
  @Test func `A plain header floats, and the next header pushes it out`() {
    let headers = [UIView(), UIView()]
    let scene = OutsideHeaderScene([10, 20]) { $0.view = { headers[$0] } }
    scene.scroll(to: 100)
    #expect(isSame(headers[0].frame.minY, 100))
    #expect(isSame(scene.table.rectForHeader(inSection: 0).minY, 0))
    // The rows of the first section end at 530.
    scene.scroll(to: 515)
    #expect(isSame(headers[0].frame.minY, 500))
    #expect(isSame(headers[1].frame.minY, 530))
    scene.scroll(to: 600)
    #expect(isSame(headers[1].frame.minY, 600))
  }

  // statement 750
  @Test func `A plain header floats below the inset`() {
    let header = UIView()
    let scene = OutsideHeaderScene([30]) {
      $0.view = { _ in header }
      $0.table.contentInset.top = 40
    }
    scene.scroll(to: 200)
    #expect(isSame(header.frame.minY, 240))
  }

  // statement 751
  @Test func `A grouped header scrolls with its rows`() {
    let header = UIView()
    let scene = OutsideHeaderScene([20], style: .grouped) { $0.view = { _ in header } }
    let rest = header.frame.minY
    scene.scroll(to: 15)
    #expect(isSame(header.frame.minY, rest))
    #expect(isSame(scene.table.rectForHeader(inSection: 0).minY, rest))
  }

  // statement 752, 745
  @Test func `A floating header takes the touch over a row, which indexPathForRow still names`() {
    let scene = OutsideHeaderScene([30])
    scene.scroll(to: 200)
    #expect(scene.table.indexPathForRow(at: CGPoint(x: 100, y: 225)) == outsidePath(3))
    scene.stage.tap(at: CGPoint(x: 100, y: 25))
    scene.stage.settle()
    #expect(scene.log.filter { !$0.hasPrefix("cell") && !$0.hasPrefix("height") } == [])
  }

  // statement 744
  @Test func `No row is at a header, at a footer or below the content`() {
    let scene = OutsideHeaderScene([2, 1]) { $0.footerHeight = 20 }
    func row(_ y: CGFloat) -> IndexPath? {
      scene.table.indexPathForRow(at: CGPoint(x: 10, y: y))
    }
    #expect(row(10) == nil)
    #expect(row(30) == outsidePath(0))
    #expect(row(79) == outsidePath(0))
    #expect(row(80) == outsidePath(1))
    #expect(row(140) == nil)
    #expect(row(160) == nil)
    #expect(row(181) == outsidePath(0, 1))
    #expect(row(500) == nil)
  }

  // statement 742
  @Test func `The rectangle of a section contains its header, rows and footer`() {
    let scene = OutsideHeaderScene([2, 1]) { $0.footerHeight = 20 }
    #expect(
      isSame(scene.table.rect(forSection: 1), CGRect(x: 0, y: 150, width: 375, height: 100)))
    #expect(
      isSame(
        scene.table.rectForFooter(inSection: 0), CGRect(x: 0, y: 130, width: 375, height: 20)))
    #expect(isSame(scene.table.contentSize.height, 150 + 100))
  }

  // statement 749
  @Test func `headerView returns only header views of the table's class that exist`() {
    let scene = OutsideHeaderScene([20, 20]) {
      $0.view = { $0 == 0 ? UITableViewHeaderFooterView(reuseIdentifier: nil) : UIView() }
    }
    #expect(scene.table.headerView(forSection: 0) != nil)
    #expect(scene.table.headerView(forSection: 1) == nil)
    scene.scroll(to: 1100)
    #expect(scene.table.headerView(forSection: 1) == nil)
  }

  // statement 729
  @Test func `A header height of 0 is no header in a plain table and a gap in a grouped one`() {
    let plain = OutsideHeaderScene([1]) {
      $0.headerHeight = 0
      $0.view = { _ in nil }
    }
    #expect(isSame(plain.table.rectForRow(at: outsidePath(0)).minY, 0))
    let grouped = OutsideHeaderScene([1], style: .grouped) {
      $0.headerHeight = 0
      $0.view = { _ in nil }
    }
    #expect(grouped.table.rectForRow(at: outsidePath(0)).minY > 1)
    let tiny = OutsideHeaderScene([1], style: .grouped) {
      $0.headerHeight = .leastNonzeroMagnitude
      $0.view = { _ in nil }
    }
    #expect(isSame(tiny.table.rectForHeader(inSection: 0).height, 0))
  }

  // statement 731
  @Test func `A row of height 0 has no cell`() {
    let scene = OutsideHeaderScene([3]) { $0.rowHeights = [outsidePath(1): 0] }
    #expect(scene.table.cellForRow(at: outsidePath(1)) == nil)
    #expect(scene.table.visibleCells.count == 2)
    #expect(isSame(scene.table.rectForRow(at: outsidePath(2)).minY, 80))
  }

  // statement 717, 705, 718
  @Test func `With estimates, the heights of rows far away aren't asked`() {
    func askedFor(_ estimate: CGFloat) -> Set<String> {
      let scene = OutsideHeaderScene([1000]) { $0.table.estimatedRowHeight = estimate }
      scene.table.reloadData()
      scene.stage.settle()
      return Set(scene.log.filter { $0.hasPrefix("height") })
    }
    #expect(!askedFor(50).contains("height 0.999"))
    #expect(askedFor(0).count == 1000)
  }

  // statement 732
  @Test func `The table's header view has the table's width, and a new height when set again`() {
    let scene = OutsideHeaderScene([3])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    scene.table.tableHeaderView = view
    scene.stage.settle()
    #expect(isSame(view.frame, CGRect(x: 0, y: 0, width: 375, height: 70)))
    #expect(isSame(scene.table.rectForRow(at: outsidePath(0)).minY, 70 + 30))
    view.frame.size.height = 120
    scene.table.tableHeaderView = view
    scene.stage.settle()
    #expect(isSame(scene.table.rectForRow(at: outsidePath(0)).minY, 120 + 30))
    scene.table.tableHeaderView = nil
    scene.stage.settle()
    #expect(view.superview == nil)
    #expect(isSame(scene.table.rectForRow(at: outsidePath(0)).minY, 30))
  }

  // statement 702
  @Test func `A table without a data source still lays out its header and footer views`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
    stage.window.addSubview(table)
    stage.settle()
    #expect(table.visibleCells.isEmpty)
    #expect(isSame(table.tableFooterView?.frame, CGRect(x: 0, y: 40, width: 375, height: 50)))
    #expect(stage.trace.filter { $0.kind == .fault }.isEmpty)
  }
}
