import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Selection by code, and the notification of a selection by the user.
@MainActor @Suite(.staged)
struct SelectionByCodeTests {
  private let scene = SelectionScene()

  // statement 791
  @Test func `selecting and deselecting by code calls nothing and posts nothing`() {
    let log = CallLog()
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
    ) { _ in MainActor.assumeIsolated { log.record("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    scene.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(scene.selected == [2] && scene.shining == [2])
    scene.table.selectRow(at: [0, 4], animated: false, scrollPosition: .none)
    #expect(scene.selected == [4] && scene.shining == [4])
    scene.table.deselectRow(at: [0, 4], animated: false)
    #expect(scene.selected == [] && scene.shining == [])
    scene.stage.advance(by: 0.05)
    #expect(scene.calls() == [] && log.take() == [])
    // A selection by the user posts the notification.
    scene.tap(3)
    #expect(log.take() == ["posted"])
  }

  // statement 791
  @Test func `selecting nil clears the selection`() {
    scene.table.allowsMultipleSelection = true
    for row in [1, 3, 5] {
      scene.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(scene.selected == [] && scene.shining == [])
    #expect(scene.calls() == [])
  }

  // statement 793
  @Test func `the scroll position none doesn't scroll, and the others do`() {
    scene.table.selectRow(at: [0, 25], animated: false, scrollPosition: .none)
    #expect(scene.table.contentOffset.y == 0 && scene.selected == [25])
    scene.table.selectRow(at: [0, 15], animated: false, scrollPosition: .top)
    #expect(isSame(scene.table.contentOffset.y, 15 * 44))
    #expect(scene.shining == [15])
  }

  // statement 794
  @Test func `the index paths of selected rows are nil, not empty, without a selection`() {
    #expect(scene.table.indexPathsForSelectedRows == nil)
    scene.tap(1)
    #expect(scene.table.indexPathsForSelectedRows == [[0, 1]])
    scene.table.deselectRow(at: [0, 1], animated: false)
    #expect(scene.table.indexPathsForSelectedRows == nil)
  }

  @Test func `the cell is told whether the change is animated`() {
    scene.table.selectRow(at: [0, 1], animated: true, scrollPosition: .none)
    scene.table.deselectRow(at: [0, 1], animated: true)
    scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(scene.cell(1)?.changes == ["selected animated", "deselected animated", "selected"])
  }

  @Test func `a row can be selected by code although the user can't`() {
    scene.table.allowsSelection = false
    scene.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(scene.selected == [1])
  }

  @Test func `a row that doesn't exist is one line, and isn't selected`() {
    scene.table.selectRow(at: [0, 30], animated: false, scrollPosition: .top)
    #expect(scene.stage.faults.count == 1)
    #expect(scene.selected == [])
  }

  // The way in which nearly every app's `didSelectRowAt` begins.
  @Test func `a row that is deselected in didSelect is no longer selected, without a call`() {
    scene.source.onCall = { call, table, path in
      if call == "did select" { table.deselectRow(at: path, animated: true) }
    }
    scene.tap(2)
    #expect(scene.selected == [] && scene.shining == [])
    #expect(scene.cell(2)?.changes.suffix(2) == ["selected", "deselected animated"])
    _ = scene.calls()
    scene.tap(4)
    #expect(
      scene.calls() == [
        "should highlight 4", "did highlight 4", "did unhighlight 4", "will select 4",
        "did select 4", "primary 4",
      ])
  }

  @Test func `a new data source has no selected rows`() {
    scene.tap(2)
    let other = SelectionSource(rows: 30)
    scene.table.dataSource = other
    #expect(scene.selected == [])
  }
}
