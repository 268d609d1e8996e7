import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The heights and places of section headers and footers, and the space between sections.
@MainActor @Suite(.staged)
struct SectionHeightTests {
  // statement 713
  @Test func `a header view of the delegate wins over a title`() {
    let view = UIView()
    let scene = FullScene([2]) { table, source in
      table.sectionHeaderTopPadding = 0
      source.headerTitle = "Title"
      source.header = { view }
      source.headerHeight = 40
    }
    #expect(view.superview === scene.table)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(CellScene.label("Title", in: scene.table) == nil)
  }

  // statement 749
  @Test func `a header is found while it exists and if it is of UIKit's class`() {
    let scene = TitleScene(rows: [30, 30])
    #expect(scene.table.headerView(forSection: 0) != nil)
    #expect(scene.table.headerView(forSection: 1) == nil)
    scene.table.contentOffset.y = scene.table.rectForHeader(inSection: 1).minY
    scene.stage.advance(by: 0.02)
    #expect(scene.table.headerView(forSection: 1) != nil)
    let plain = FullScene([2]) { _, source in
      source.header = { UIView() }
      source.headerHeight = 40
    }
    #expect(plain.table.rectForHeader(inSection: 0).height == 40)
    #expect(plain.table.headerView(forSection: 0) == nil)
  }

  // statement 729
  @Test func `a grouped table keeps its gap for a header of no height, but not for a tiny one`() {
    func header(_ style: UITableView.Style, _ height: CGFloat) -> CGFloat {
      let scene = FullScene([2], style: style) { $1.headerHeight = height }
      return scene.table.rectForHeader(inSection: 0).height
    }
    #expect(header(.grouped, 0) == TableMetrics.inForce.groupGap)
    #expect(header(.grouped, .leastNonzeroMagnitude) < 0.001)
    #expect(header(.plain, 0) == 0)
  }

  // statement 730
  @Test func `an automatic header without a title is nothing, or a gap in a grouped table`() {
    func header(_ style: UITableView.Style, _ title: String?) -> CGFloat {
      let scene = FullScene([2], style: style) { $1.headerTitle = title }
      return scene.table.rectForHeader(inSection: 0).height
    }
    #expect(header(.plain, nil) == 0)
    #expect(header(.grouped, nil) == TableMetrics.inForce.groupGap)
    #expect(header(.plain, "Title") >= TableMetrics.inForce.headerHeight)
    #expect(header(.plain, CellScene.longText) > 60)
  }

  // statement 735
  @Test func `the space above headers can be removed, and isn't there without a header`() {
    let scene = TitleScene(rows: [2])
    #expect(scene.table.rectForHeader(inSection: 0).minY == 22)
    scene.table.sectionHeaderTopPadding = 0
    scene.stage.advance(by: 0.02)
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 0)
    let without = TableScene([2]) { $0.sectionHeaderTopPadding = 30 }
    #expect(without.table.rectForRow(at: [0, 0]).minY == 0)
  }

  // statement 739
  @Test func `cards are 8 points from the sides of a table, and 16 points in a window`() {
    let source = TitleSource(rows: [2])
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [0, 0]).minX == 8)
    #expect(table.rectForRow(at: [0, 0]).width == 304)
    let scene = TitleScene(rows: [2], style: .insetGrouped)
    #expect(scene.table.rectForRow(at: [0, 0]).minX == 16)
    #expect(isSame(scene.table.visibleCells.first?.frame.width, 288))
  }

  // statement 750
  @Test func `a footer of a plain table floats at the bottom until its section ends`() {
    let scene = FullScene([30]) { $1.footerTitle = "Note" }
    let table = scene.table
    let rest = table.rectForFooter(inSection: 0)
    #expect(isSame(rest.minY, 30 * 44) && isSame(table.footerView(forSection: 0)?.frame.maxY, 480))
    table.contentOffset.y = rest.maxY - 480
    scene.stage.advance(by: 0.02)
    #expect(isSame(table.footerView(forSection: 0)?.frame, rest))
  }
}
