import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshScrollToRowTests {
  // statement 861
  @Test func `a row is scrolled to each position, within the limits and below the inset`() {
    let scene = FreshScene([100])
    scene.table.contentInset.top = 20
    scene.show()
    let offset = { (row: Int, position: UITableView.ScrollPosition) in
      scene.table.scrollToRow(at: .fresh(row), at: position, animated: false)
      return scene.table.contentOffset.y
    }
    #expect(isSame(offset(40, .top), 2000 - 20))
    #expect(isSame(offset(40, .bottom), 2050 - 480))
    #expect(isSame(offset(0, .bottom), -20))
    #expect(isSame(offset(99, .top), 5000 - 480))
    #expect(isSame(offset(0, .middle), -20))
  }

  // statement 861
  @Test func `the position none moves as little as possible`() {
    let scene = FreshScene([100])
    scene.show()
    scene.table.contentOffset.y = 1000
    scene.table.scrollToRow(at: .fresh(25), at: .none, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 1000))
    scene.table.scrollToRow(at: .fresh(10), at: .none, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 500))
    scene.table.scrollToRow(at: .fresh(40), at: .none, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 2050 - 480))
  }

  // statement 862
  @Test func `a row of NSNotFound scrolls to the section's header`() {
    let scene = FreshScene([20, 20])
    scene.use(FreshHeaders())
    scene.show()
    scene.table.scrollToRow(at: .fresh(NSNotFound, 1), at: .top, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 30 + 20 * 50))
  }

  // statement 861
  @Test func `a row is scrolled below a floating header`() {
    let scene = FreshScene([40])
    scene.use(FreshHeaders())
    scene.show()
    scene.table.scrollToRow(at: .fresh(20), at: .top, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 20 * 50))
  }

  // statement 863
  @Test(arguments: [IndexPath(row: 5, section: 0), IndexPath(row: 0, section: 3)])
  func `a row beyond the end is reported and not scrolled to`(_ path: IndexPath) {
    let scene = FreshScene([5])
    scene.show()
    scene.table.scrollToRow(at: path, at: .top, animated: false)
    #expect(scene.hasFault)
    #expect(scene.table.contentOffset == .zero)
    #expect(scene.table.visibleCells.count == 5)
  }

  // statement 700, 861
  @Test func `a row can be scrolled to before the first layout`() {
    let scene = FreshScene([100])
    scene.table.scrollToRow(at: .fresh(50), at: .top, animated: false)
    scene.show()
    #expect(isSame(scene.table.contentOffset.y, 2500))
    #expect(scene.texts.first == "0.50")
  }

  // statement 723
  @Test(arguments: [true, false])
  func `a wrong estimate doesn't change the resting place of a scroll to a row`(_ moves: Bool) {
    let scene = FreshScene([200])
    scene.table.estimatedRowHeight = 20
    scene.use(FreshHeights()).height = { $0.row.isMultiple(of: 2) ? 40 : 90 }
    scene.show()
    scene.table.scrollToRow(at: .fresh(120), at: .top, animated: moves)
    scene.stage.settle()
    #expect(isNear(scene.table.contentOffset.y, scene.table.rectForRow(at: .fresh(120)).minY))
    #expect(scene.table.indexPathsForVisibleRows?.first == .fresh(120))
  }

  // statement 723, 748
  @Test func `an animated scroll over many rows ends with the rows at its end`() {
    let scene = FreshScene([1000])
    scene.show()
    scene.table.scrollToRow(at: .fresh(999), at: .bottom, animated: true)
    scene.stage.settle()
    #expect(isSame(scene.table.contentOffset.y, 1000 * 50 - 480))
    #expect(scene.texts.last == "0.999")
  }

  // statement 793
  @Test func `a selection with the position none doesn't scroll`() {
    let scene = FreshScene([100])
    scene.show()
    scene.table.selectRow(at: .fresh(80), animated: false, scrollPosition: .none)
    #expect(scene.table.contentOffset == .zero)
    #expect(scene.table.indexPathForSelectedRow == .fresh(80))
    scene.table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(isSame(scene.table.contentOffset.y, 4000))
    #expect(scene.table.cellForRow(at: .fresh(80))?.isSelected == true)
  }
}
