import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The editing mode of a table and the controls of its rows.
@MainActor @Suite(.staged)
struct EditingModeTests {
  // statement 837
  @Test func `a grouped table asks each visible row in order when editing begins`() {
    let scene = EditingScene([["a", "b"]], style: .grouped)
    scene.table.setEditing(true, animated: false)
    #expect(
      scene.log.take() == [
        "can edit 0.0", "style 0.0", "indents 0.0", "can move 0.0",
        "can edit 0.1", "style 0.1", "indents 0.1", "can move 0.1",
      ])
  }

  // statement 837
  @Test func `a plain table doesn't ask about indentation`() {
    let scene = EditingScene([["a"]])
    scene.table.setEditing(true, animated: false)
    #expect(scene.log.take() == ["can edit 0.0", "style 0.0", "can move 0.0"])
  }

  // statement 836
  @Test func `the property edits without an animation, and the method with the requested one`() {
    let scene = EditingScene([["a"]])
    scene.table.isEditing = true
    scene.table.setEditing(false, animated: true)
    let calls = scene.cell(0, 0)?.calls.filter { $0.hasPrefix("editing") }
    #expect(calls == ["editing true", "editing false animated"])
    #expect(scene.table.isEditing == false)
    scene.stage.settle()
  }

  // statement 836
  @Test func `cells that are shown later are edited too`() {
    let scene = EditingScene([(0..<40).map { "row \($0)" }])
    scene.table.isEditing = true
    scene.table.contentOffset.y = 800
    scene.stage.advance(by: 0.05)
    #expect(scene.table.visibleCells.count >= 10)
    #expect(scene.table.visibleCells.allSatisfy { $0.isEditing })
    #expect(scene.table.visibleCells.allSatisfy { $0.editingStyle == .delete })
  }

  @Test func `cells that are used again after editing show no controls`() {
    let scene = EditingScene([(0..<40).map { "row \($0)" }])
    scene.table.isEditing = true
    scene.table.contentOffset.y = 800
    scene.stage.advance(by: 0.05)
    scene.table.isEditing = false
    for offset in [0, 400, 800] as [CGFloat] {
      scene.table.contentOffset.y = offset
      scene.stage.advance(by: 0.05)
      for cell in scene.table.visibleCells {
        #expect(!cell.isEditing)
        #expect((cell as? TransitionCell)?.controlLabels == [])
      }
    }
  }

  @Test func `a row that can't be edited shows no controls and isn't asked further`() {
    let scene = EditingScene([["a", "b"]]) { _, source in source.canEdit = { $0.row == 1 } }
    scene.table.isEditing = true
    #expect(scene.log.take() == ["can edit 0.0", "can edit 0.1", "style 0.1", "can move 0.1"])
    #expect(scene.cell(0, 0)?.isEditing == false)
    #expect(scene.cell(0, 0)?.controlLabels == [])
    #expect(scene.cell(0, 1)?.isEditing == true)
  }

  @Test func `the controls are named after the text of their row`() {
    let scene = EditingScene([["Milk"]])
    scene.table.isEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Delete Milk", "Reorder Milk"])
    scene.table.isEditing = false
    scene.source.style = .insert
    scene.table.isEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Insert Milk", "Reorder Milk"])
    #expect(scene.cell(0, 0)?.editingStyle == .insert)
  }

  // statement 839
  @Test func `only rows that can move show the control that moves them`() {
    let scene = EditingScene([["a", "b"]]) { _, source in source.canMove = { $0.row == 0 } }
    scene.table.isEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Delete a", "Reorder a"])
    #expect(scene.cell(0, 1)?.controlLabels == ["Delete b"])
  }

  @Test func `a data source that doesn't move rows isn't asked which rows move`() {
    let scene = TableScene([1])
    scene.table.isEditing = true
    let cell = scene.table.cellForRow(at: [0, 0])
    let labels = (cell?.subviews ?? []).compactMap(\.accessibilityLabel)
    #expect(!labels.contains { $0.hasPrefix("Reorder") })
    #expect(cell?.isEditing == true)
  }

  @Test func `a cell hears of its controls before and after they appear and disappear`() {
    let scene = EditingScene([["a"]])
    scene.table.setEditing(true, animated: true)
    #expect(scene.cell(0, 0)?.calls.contains("will 1") == true)
    #expect(scene.cell(0, 0)?.calls.contains("did 1") == false)
    scene.stage.settle()
    #expect(scene.cell(0, 0)?.calls.filter { $0 == "did 1" }.count == 1)
    scene.table.setEditing(false, animated: true)
    scene.stage.settle()
    #expect(scene.cell(0, 0)?.calls.suffix(2) == ["will 0", "did 0"])
    #expect(scene.cell(0, 0)?.controlLabels == [])
  }

  // statement 843
  @Test func `check marks replace the signs if several rows can be selected during editing`() {
    let scene = EditingScene([["a", "b"]]) { table, _ in
      table.allowsMultipleSelectionDuringEditing = true
    }
    scene.table.isEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Reorder a"])
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.table.indexPathsForSelectedRows == [[0, 1]])
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.table.indexPathsForSelectedRows == nil)
  }

  @Test func `signs become check marks if the selection rule changes during editing`() {
    let scene = EditingScene([["a"]])
    scene.table.isEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Delete a", "Reorder a"])
    scene.table.allowsMultipleSelectionDuringEditing = true
    #expect(scene.cell(0, 0)?.controlLabels == ["Reorder a"])
  }

  @Test func `a subclass of the table learns of editing that its property begins`() {
    final class OwnTable: UITableView {
      var calls = 0
      override func setEditing(_ editing: Bool, animated: Bool) {
        calls += 1
        super.setEditing(editing, animated: animated)
      }
    }
    let table = OwnTable(frame: .zero)
    table.isEditing = true
    #expect(table.calls == 1)
    #expect(table.isEditing)
  }
}
