import Testing
import TouchstoneTesting
import UIKit

/// Scrolling to rows, also over rows that aren't measured yet.
@MainActor @Suite(.staged)
struct ScrollToRowTests {
  // statement 861
  @Test func `each position puts the row at its place of the visible part`() {
    let scene = TableScene([100])
    let table = scene.table
    table.scrollToRow(at: [0, 50], at: .top, animated: false)
    #expect(isSame(table.contentOffset.y, 50 * 44))
    table.scrollToRow(at: [0, 50], at: .bottom, animated: false)
    #expect(isSame(table.contentOffset.y, 51 * 44 - 480))
    table.scrollToRow(at: [0, 50], at: .middle, animated: false)
    #expect(isSame(table.contentOffset.y, 50 * 44 + 22 - 240))
  }

  // statement 861
  @Test func `the position none moves the least`() {
    let scene = TableScene([100])
    let table = scene.table
    table.scrollToRow(at: [0, 3], at: .none, animated: false)
    #expect(table.contentOffset.y == 0)
    table.scrollToRow(at: [0, 20], at: .none, animated: false)
    #expect(isSame(table.contentOffset.y, 21 * 44 - 480))
    table.scrollToRow(at: [0, 5], at: .none, animated: false)
    #expect(isSame(table.contentOffset.y, 5 * 44))
  }

  // statement 861
  @Test func `the result is in the valid range`() {
    let scene = TableScene([100])
    scene.table.scrollToRow(at: [0, 99], at: .top, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 100 * 44 - 480))
    scene.table.scrollToRow(at: [0, 0], at: .bottom, animated: false)
    #expect(scene.table.contentOffset.y == 0)
  }

  // statement 861
  @Test func `a row is at the top below the floating header and the inset`() {
    let scene = TitleScene(rows: [50, 50])
    scene.table.contentInset.top = 30
    scene.table.scrollToRow(at: [1, 20], at: .top, animated: false)
    let header = scene.table.rectForHeader(inSection: 1).height
    let row = scene.table.rectForRow(at: [1, 20])
    #expect(isSame(scene.table.contentOffset.y, row.minY - header - 30))
  }

  // statement 862
  @Test func `the row NSNotFound scrolls to the section's header`() {
    let scene = TitleScene(rows: [50, 50])
    scene.table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    #expect(scene.table.contentOffset.y == scene.table.rectForHeader(inSection: 1).minY)
  }

  // statement 863
  @Test func `a row out of range is one line with UIKit's words`() {
    let scene = TableScene([82])
    scene.table.scrollToRow(at: [0, 82], at: .top, animated: false)
    let failures = scene.stage.faults
    #expect(failures.count == 1)
    #expect(failures.first?.contains("row (82) beyond bounds (82) for section (0)") == true)
    #expect(scene.table.contentOffset.y == 0)
  }

  // statement 723
  @Test(arguments: [true, false])
  func `a jump over rows with wrong estimates rests exactly at its row`(animated: Bool) {
    let source = HeightSource(rows: [1000]) { 20 + CGFloat($0.row % 7) * 13 }
    let scene = HeightScene(source)
    scene.table.scrollToRow(at: [0, 700], at: .middle, animated: animated)
    scene.stage.settle()
    let row = scene.table.rectForRow(at: [0, 700])
    #expect(abs(row.midY - scene.table.bounds.midY) < 0.5)
    let cell = scene.table.cellForRow(at: [0, 700])
    #expect(cell?.frame == row)
  }

  // statement 721
  @Test func `rows on the screen stay put when rows above them are measured`() {
    let source = HeightSource(rows: [1000]) { _ in 90 }
    let scene = HeightScene(source)
    scene.table.isPrefetchingEnabled = false
    scene.table.contentOffset.y = 10_000
    scene.table.layoutIfNeeded()
    for _ in 0..<40 {
      let path = scene.table.indexPathsForVisibleRows?.last ?? [0, 0]
      let before = scene.table.rectForRow(at: path).minY - scene.table.contentOffset.y
      scene.table.contentOffset.y -= 30
      scene.table.layoutIfNeeded()
      let after = scene.table.rectForRow(at: path).minY - scene.table.contentOffset.y
      #expect(abs(after - before - 30) < 0.01)
    }
  }

  @Test func `the nearest selected row is scrolled to`() {
    let scene = TableScene([100])
    scene.table.allowsMultipleSelection = true
    scene.table.selectRow(at: [0, 40], animated: false, scrollPosition: .none)
    scene.table.selectRow(at: [0, 90], animated: false, scrollPosition: .none)
    #expect(scene.table.contentOffset.y == 0)
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 40 * 44))
  }
}
