import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Selection of several rows.
@MainActor @Suite(.staged)
struct MultipleSelectionTests {
  private let scene = SelectionScene { $0.allowsMultipleSelection = true }

  private func touch(_ row: Int) -> [String] {
    ["should highlight \(row)", "did highlight \(row)", "did unhighlight \(row)"]
  }

  // statement 790
  @Test func `a tap toggles its row and changes no other`() {
    scene.tap(1)
    #expect(scene.calls() == touch(1) + ["will select 1", "did select 1", "primary 1"])
    scene.tap(3)
    #expect(scene.calls() == touch(3) + ["will select 3", "did select 3"])
    #expect(scene.selected == [1, 3] && scene.shining == [1, 3])
    scene.tap(1)
    #expect(scene.calls() == touch(1) + ["will deselect 1", "did deselect 1"])
    #expect(scene.selected == [3] && scene.shining == [3])
  }

  // statement 785, 787
  @Test func `the delegate can refuse both directions`() {
    scene.source.refusals = ["will select 1", "will deselect 3"]
    scene.tap(1)
    scene.tap(3)
    scene.tap(3)
    #expect(scene.selected == [3])
    #expect(scene.calls().suffix(1) == ["will deselect 3"])
  }

  // statement 778
  @Test func `the selected rows keep their look while another row is touched`() {
    scene.tap(1)
    let finger = scene.hold(3)
    #expect(scene.shining == [1] && scene.pressed == [3])
    finger.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.shining == [1, 3])
  }

  // statement 792
  @Test func `each change by the user is posted, also a deselection`() {
    let log = CallLog()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
    ) { _ in MainActor.assumeIsolated { log.record("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    scene.tap(1)
    scene.tap(2)
    scene.tap(1)
    #expect(log.take().count == 3)
  }

  @Test func `the selected rows are listed in the order of their selection`() {
    for row in [4, 0, 2] { scene.tap(row) }
    #expect(scene.selected == [4, 0, 2])
    #expect(scene.table.indexPathForSelectedRow == [0, 4])
  }

  @Test func `turning multiple selection off keeps the row that was selected first`() {
    for row in [4, 0, 2] { scene.tap(row) }
    _ = scene.calls()
    scene.table.allowsMultipleSelection = false
    #expect(scene.selected == [4] && scene.shining == [4])
    #expect(scene.calls() == [])
  }

  @Test func `during editing only the property for editing counts`() {
    scene.table.allowsSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    scene.tap(1)
    scene.tap(2)
    #expect(scene.selected == [2])
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.tap(3)
    #expect(scene.selected == [2, 3])
  }

  @Test func `100,000 selected rows are selected and deselected one by one`() {
    let big = SelectionScene(100_000) { $0.allowsMultipleSelection = true }
    for row in 0..<100_000 {
      big.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    #expect(big.table.indexPathsForSelectedRows?.count == 100_000)
    big.table.contentOffset.y = 44 * 50_000
    big.table.layoutIfNeeded()
    #expect(big.shining.count == big.table.indexPathsForVisibleRows?.count)
    for row in 0..<99_999 { big.table.deselectRow(at: [0, row], animated: false) }
    #expect(big.selected == [99_999] && big.shining == [])
    big.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(big.selected == [])
  }
}
