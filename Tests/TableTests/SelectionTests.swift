import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Selection of one row by touch and by code.
@MainActor @Suite(.staged)
struct SelectionTests {
  private let scene = SelectionScene()

  /// The calls of a touch before its row is selected.
  private func touch(_ row: Int) -> [String] {
    ["should highlight \(row)", "did highlight \(row)", "did unhighlight \(row)"]
  }

  // statement 776, 782, 783, 784
  @Test func `a tap highlights, selects and performs the primary action, in this order`() {
    scene.tap(1)
    #expect(scene.calls() == touch(1) + ["will select 1", "did select 1", "primary 1"])
    #expect(scene.selected == [1] && scene.shining == [1] && scene.pressed == [])
  }

  // statement 783
  @Test func `the old row is deselected after the new one is accepted and before it is selected`() {
    scene.tap(1)
    _ = scene.calls()
    var states: [String: [Int]] = [:]
    scene.source.onCall = { call, table, _ in
      states[call] = table.indexPathsForSelectedRows?.map(\.row) ?? []
    }
    scene.tap(3)
    #expect(
      scene.calls() == touch(3) + [
        "will select 3", "will deselect 1", "did deselect 1", "did select 3", "primary 3",
      ])
    #expect(states["will select"] == [1] && states["will deselect"] == [1])
    #expect(states["did deselect"] == [] && states["did select"] == [3])
    #expect(scene.selected == [3] && scene.shining == [3])
  }

  // statement 782
  @Test func `the row is selected after the commit of the frame, not while the touch ends`() {
    scene.stage.tap(at: scene.point(2))
    #expect(scene.calls() == touch(2))
    #expect(scene.selected == [] && scene.pressed == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["will select 2", "did select 2", "primary 2"])
  }

  // statement 782
  @Test func `a row that is gone at the end of the frame isn't selected`() {
    scene.stage.tap(at: scene.point(9))
    scene.source.rows = 5
    scene.table.reloadData()
    _ = scene.calls()
    scene.stage.advance(by: 0.05)
    #expect(scene.calls() == [] && scene.selected == [])
  }

  // statement 785
  @Test func `nil from willSelect selects nothing, and the old row stays selected`() {
    scene.tap(1)
    _ = scene.calls()
    scene.source.refusals = ["will select 3"]
    scene.tap(3)
    #expect(scene.calls() == touch(3) + ["will select 3", "primary 3"])
    #expect(scene.selected == [1] && scene.shining == [1])
  }

  // statement 786
  @Test func `willSelect can name another row, which is selected and reported`() {
    scene.source.redirections = ["will select 3": 5]
    scene.tap(3)
    #expect(scene.calls() == touch(3) + ["will select 3", "did select 5", "primary 5"])
    #expect(scene.selected == [5] && scene.shining == [5])
  }

  // statement 787
  @Test func `nil from willDeselect keeps the old row selected next to the new one`() {
    scene.tap(1)
    _ = scene.calls()
    scene.source.refusals = ["will deselect 1"]
    scene.tap(3)
    #expect(
      scene.calls() == touch(3) + ["will select 3", "will deselect 1", "did select 3", "primary 3"]
    )
    #expect(scene.selected == [1, 3] && scene.shining == [1, 3])
  }

  // statement 788
  @Test func `a table that is edited selects nothing unless it allows selection during editing`() {
    scene.table.setEditing(true, animated: false)
    scene.tap(1)
    #expect(scene.calls() == [] && scene.selected == [])
    scene.table.allowsSelectionDuringEditing = true
    scene.tap(1)
    // Statement 803: an edited table performs no primary action by default.
    #expect(scene.calls() == touch(1) + ["will select 1", "did select 1"])
    scene.table.allowsSelectionDuringEditing = false
    scene.table.allowsMultipleSelectionDuringEditing = true
    scene.tap(2)
    #expect(scene.calls() == touch(2) + ["will select 2", "did select 2"])
  }

  // statement 789
  @Test func `a tap on the selected row selects it again without deselecting it`() {
    scene.tap(1)
    _ = scene.calls()
    scene.cell(1)?.changes = []
    scene.tap(1)
    #expect(scene.calls() == touch(1) + ["will select 1", "did select 1", "primary 1"])
    #expect(scene.selected == [1])
    #expect(scene.cell(1)?.changes == ["touched", "untouched"])
  }

  // statement 795
  @Test func `a row without a selected look has all calls`() {
    scene.cell(1)?.selectionStyle = .none
    scene.tap(1)
    #expect(scene.calls() == touch(1) + ["will select 1", "did select 1", "primary 1"])
    #expect(scene.selected == [1])
  }

  // statement 796
  @Test func `without selection, or on a disabled cell, a touch calls nothing and scrolls`() {
    scene.table.allowsSelection = false
    scene.tap(1)
    #expect(scene.calls() == [])
    scene.table.allowsSelection = true
    scene.cell(2)?.isUserInteractionEnabled = false
    scene.tap(2)
    #expect(scene.calls() == [] && scene.selected == [])
    scene.stage.drag(from: scene.point(2), to: CGPoint(x: 160, y: 20))
    scene.stage.settle()
    #expect(scene.table.contentOffset.y > 0)
  }

  // statement 770
  @Test func `the selection is the table's, so that it returns with the row`() {
    scene.tap(1)
    scene.table.contentOffset.y = 600
    scene.table.layoutIfNeeded()
    #expect(scene.shining == [])
    scene.table.contentOffset.y = 0
    scene.table.layoutIfNeeded()
    #expect(scene.shining == [1])
    scene.cell(1)?.isSelected = false
    scene.table.contentOffset.y = 600
    scene.table.layoutIfNeeded()
    scene.table.contentOffset.y = 0
    scene.table.layoutIfNeeded()
    #expect(scene.shining == [1])
  }

  // statement 767
  @Test func `a cell has its selected look before it is displayed, whatever the data source set`() {
    var states: [Int: Bool] = [:]
    scene.source.configure = { cell, path in cell.isSelected = path.row == 25 }
    scene.source.onDisplay = { cell, path in states[path.row] = cell.isSelected }
    scene.table.selectRow(at: [0, 28], animated: false, scrollPosition: .none)
    scene.table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
    scene.table.layoutIfNeeded()
    #expect(states[28] == true && states[25] == false)
  }

  @Test func `the setters of a cell's look are called for every row that is shown`() {
    #expect((scene.cell(0)?.setterCalls ?? 0) >= 2)
    #expect(scene.cell(0)?.changes == [])
  }

  // statement 709
  @Test func `reloadData clears the selection without a call`() {
    scene.tap(1)
    _ = scene.calls()
    scene.table.reloadData()
    #expect(scene.table.indexPathForSelectedRow == nil)
    scene.stage.advance(by: 0.05)
    #expect(scene.calls() == [] && scene.shining == [])
  }

  // statement 803
  @Test func `the delegate can refuse the primary action, or allow it during editing`() {
    let source = PrimarySource()
    scene.table.delegate = source
    scene.tap(1)
    #expect(source.log.take() == ["can 1", "primary 1"])
    source.isAllowed = false
    scene.tap(2)
    #expect(source.log.take() == ["can 2"])
    source.isAllowed = true
    scene.table.allowsSelectionDuringEditing = true
    scene.table.setEditing(true, animated: false)
    scene.tap(3)
    #expect(source.log.take() == ["can 3", "primary 3"])
  }
}

@MainActor
private final class PrimarySource: NSObject, UITableViewDelegate {
  let log = CallLog()
  var isAllowed = true

  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    log.record("can \(indexPath.row)")
    return isAllowed
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    log.record("primary \(indexPath.row)")
  }
}
