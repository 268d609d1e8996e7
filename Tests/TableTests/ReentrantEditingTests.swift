import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Data sources that change the table while they are called.
@MainActor @Suite(.staged)
struct ReentrantEditingTests {
  private func editing(
    _ prepare: @escaping (UITableView, EditingSource) -> Void
  ) -> EditingScene {
    let scene = EditingScene([["a", "b", "c", "d"]], prepare: prepare)
    scene.table.isEditing = true
    scene.stage.settle()
    _ = scene.log.take()
    return scene
  }

  /// Deletes a row as the user does.
  private func delete(_ row: Int, in scene: EditingScene) {
    scene.stage.tap(at: scene.sign(0, row))
    scene.stage.settle()
    scene.stage.tap(at: scene.deletePoint(0, row))
    scene.stage.settle()
  }

  @Test func `a commit that deletes the row shows the others without the button`() {
    let scene = editing { table, source in
      source.onCommit = { [unowned table, unowned source] _, path in
        source.texts[path.section].remove(at: path.row)
        table.deleteRows(at: [path], with: .automatic)
      }
    }
    delete(1, in: scene)
    #expect(scene.log.take().filter { $0.hasPrefix("commit") } == ["commit delete 0.1"])
    #expect(scene.shownTexts == ["a", "c", "d"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    #expect(scene.cell(0, 1)?.controlLabels == ["Delete c", "Reorder c"])
  }

  @Test func `a commit that reloads the table shows the new rows without the button`() {
    let scene = editing { table, source in
      source.onCommit = { [unowned table, unowned source] _, path in
        source.texts[path.section].remove(at: path.row)
        table.reloadData()
      }
    }
    delete(0, in: scene)
    #expect(scene.shownTexts == ["b", "c", "d"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation && $0.isEditing })
    #expect(scene.cell(0, 0)?.controlLabels == ["Delete b", "Reorder b"])
  }

  @Test func `a commit that does nothing leaves the row without the button`() {
    let scene = editing { _, _ in }
    delete(2, in: scene)
    #expect(scene.shownTexts == ["a", "b", "c", "d"])
    #expect(scene.cell(0, 2)?.controlLabels == ["Delete c", "Reorder c"])
    #expect(scene.deleteButton(0, 2) == nil)
  }

  @Test func `a commit that ends editing leaves no controls`() {
    let scene = editing { table, source in
      source.onCommit = { [unowned table] _, _ in table.setEditing(false, animated: true) }
    }
    delete(2, in: scene)
    #expect(!scene.table.isEditing)
    for cell in scene.table.visibleCells {
      #expect((cell as? TransitionCell)?.controlLabels == [])
      #expect(!cell.isEditing)
    }
  }

  @Test func `an insertion that inserts a row keeps the table in editing`() {
    let scene = editing { table, source in
      source.style = .insert
      source.onCommit = { [unowned table, unowned source] _, path in
        source.texts[path.section].insert("new", at: path.row)
        table.insertRows(at: [path], with: .none)
      }
    }
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.shownTexts == ["a", "new", "b", "c", "d"])
    #expect(scene.cell(0, 1)?.controlLabels == ["Insert new", "Reorder new"])
  }

  @Test func `editing that ends while rows are asked leaves no row in editing`() {
    let scene = EditingScene([["a", "b", "c"]]) { table, source in
      source.canEdit = { [unowned table] path in
        if path.row == 1 { table.isEditing = false }
        return true
      }
    }
    scene.table.isEditing = true
    scene.stage.settle()
    #expect(
      scene.log.take().filter { $0.hasPrefix("can edit") } == ["can edit 0.0", "can edit 0.1"])
    #expect(scene.table.visibleCells.allSatisfy { !$0.isEditing })
    #expect(scene.cell(0, 0)?.controlLabels == [])
  }

  @Test func `a reload while a target is asked ends the move`() {
    let scene = editing { table, source in
      source.target = { [unowned table] path in
        table.reloadData()
        return path
      }
    }
    scene.drag(0, 0, by: 60)
    #expect(scene.log.take().filter { $0.hasPrefix("move") } == [])
    #expect(scene.shownTexts == ["a", "b", "c", "d"])
    #expect(!scene.table.hasUncommittedUpdates)
  }

  @Test func `a data source that reloads when it has moved a row shows the new order`() {
    let scene = editing { table, source in
      source.onMove = { [unowned table] in table.reloadData() }
    }
    scene.drag(0, 0, by: 60)
    #expect(scene.shownTexts == ["b", "a", "c", "d"])
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    #expect(scene.table.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
  }

  @Test func `a data source that deletes a row when it has moved one is consistent`() {
    let scene = editing { table, source in
      source.onMove = { [unowned table, unowned source] in
        source.texts[0].removeLast()
        table.deleteRows(at: [[0, 3]], with: .none)
      }
    }
    scene.drag(0, 0, by: 60)
    #expect(scene.stage.faults.isEmpty)
    #expect(scene.shownTexts == ["b", "a", "c"])
  }

  @Test func `a move into another section keeps the counts that later batches check`() {
    let scene = EditingScene([["a", "b"], ["c"]]) { _, source in source.headerHeight = 20 }
    scene.table.isEditing = true
    scene.stage.settle()
    scene.drag(0, 0, by: 70)
    #expect(scene.source.texts == [["b"], ["a", "c"]])
    scene.source.texts[1].remove(at: 0)
    scene.table.deleteRows(at: [[1, 0]], with: .none)
    scene.stage.settle()
    #expect(scene.stage.faults.isEmpty)
    #expect(scene.shownTexts == ["b", "c"])
  }
}
