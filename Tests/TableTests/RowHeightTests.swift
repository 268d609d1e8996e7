import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The heights of rows, and the estimates before rows are measured.
@MainActor @Suite(.staged)
struct RowHeightTests {
  // statement 716
  @Test func `all heights and estimates of a new table are automatic`() {
    let table = UITableView(frame: .zero)
    #expect(UITableView.automaticDimension == -1)
    let heights = [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    #expect(heights.allSatisfy { $0 == UITableView.automaticDimension })
  }

  // statement 717
  @Test func `a delegate that estimates is asked for the heights of shown rows only`() {
    let scene = FullScene([1000]) { _, source in
      source.height = { _ in 100 }
      source.estimate = 50
    }
    let asked = scene.log.take().filter { $0.hasPrefix("height") }
    #expect(Set(asked) == Set((0..<5).map { "height 0.\($0)" }))
    #expect(isSame(scene.table.contentSize.height, 5 * 100 + 995 * 50))
  }

  // statement 716, 718
  @Test func `without estimates each reload asks for the heights of a hundred thousand rows`() {
    var count = 0
    let source = HeightSource(rows: [100_000]) {
      count += 1
      return $0.row % 2 == 0 ? 44 : 46
    }
    let scene = HeightScene(source) {
      $0.estimatedRowHeight = 0
      $0.isPrefetchingEnabled = false
    }
    #expect(isSame(scene.table.contentSize.height, 4_500_000))
    #expect((100_000..<100_020).contains(count))
    count = 0
    scene.table.reloadData()
    #expect(scene.table.rectForRow(at: [0, 99_999]).maxY == 4_500_000)
    #expect(count == 100_000)
  }

  // statement 719
  @Test func `a fixed row height asks nothing about rows that aren't shown`() {
    let scene = TableScene([100_000]) {
      $0.rowHeight = 50
      $0.isPrefetchingEnabled = false
    }
    #expect(isSame(scene.table.contentSize.height, 5_000_000))
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let lines = scene.log.take()
    #expect(lines.filter { $0.hasPrefix("cell") }.count == 10)
    #expect(lines.count < 50)
  }

  // statement 720
  @Test func `the content grows while rows turn out higher than their estimates`() {
    let scene = FullScene([1000]) { _, source in source.height = { _ in 90 } }
    let start = scene.table.contentSize.height
    #expect(isSame(start, 6 * 90 + 994 * 44))
    for step in 1...10 {
      scene.table.contentOffset.y = CGFloat(step) * 90
      scene.table.layoutIfNeeded()
    }
    #expect(isSame(scene.table.contentSize.height, start + 10 * 46))
  }

  // statement 722
  @Test func `reloadData forgets measured heights, so that the offset shows other rows`() {
    let scene = FullScene([1000]) { _, source in source.height = { _ in 90 } }
    for step in 1...20 {
      scene.table.contentOffset.y = CGFloat(step) * 90
      scene.table.layoutIfNeeded()
    }
    #expect(scene.table.indexPathsForVisibleRows?.first == [0, 20])
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(scene.table.contentOffset.y == 1800)
    // 1800 points are 40 estimated rows and a part of one.
    #expect(scene.table.indexPathsForVisibleRows?.first == [0, 40])
  }

  // statement 731
  @Test(arguments: [true, false])
  func `a row without a height gets no cell`(hasEstimates: Bool) {
    let scene = FullScene([3]) { table, source in
      source.height = { $0.row == 1 ? 0 : 50 }
      if !hasEstimates { table.estimatedRowHeight = 0 }
    }
    #expect(scene.table.cellForRow(at: [0, 1]) == nil)
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 50])
    #expect(scene.table.indexPathsForVisibleRows == [[0, 0], [0, 2]])
    if !hasEstimates { #expect(!scene.log.take().contains("cell 0.1")) }
  }

  // statement 741
  @Test func `the sizes of rows and headers are those of the idiom in force`() {
    let phone = TableMetrics.phone
    #expect(phone.rowHeight == 44 && phone.headerHeight == 28 && phone.headerTopPadding == 22)
    TableMetrics.inForce.rowHeight = 60
    TableMetrics.inForce.headerTopPadding = 5
    defer { TableMetrics.inForce = .phone }
    let scene = TitleScene(rows: [2])
    #expect(scene.table.headerView(forSection: 0)?.frame.minY == 5)
    #expect(scene.table.visibleCells.map(\.frame.height) == [60, 60])
  }
}
