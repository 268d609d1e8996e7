import Testing
import TouchstoneTesting
import UIKit

/// A delegate with editing styles and destinations of moves.
@MainActor
private final class EditingDelegate: NSObject, UITableViewDelegate {
  var styles: [Int] = []
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var target: (IndexPath) -> IndexPath = { $0 }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    styles.append(indexPath.row)
    return style
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target \(sourceIndexPath.row)")
    return target(proposedDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

@MainActor @Suite(.staged)
struct FreshEditingTests {
  private let scene = FreshScene([])
  private let source = FreshEditableRows(30)
  private let delegate = EditingDelegate()
  private var table: UITableView { scene.table }
  private var stage: Stage { scene.stage }

  init() {
    scene.feed(source)
    scene.use(delegate)
    scene.show()
  }

  private func edit() {
    table.setEditing(true, animated: false)
    scene.show()
  }

  private func row(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: .fresh(row)))
  }

  // statement 836
  @Test(arguments: [true, false])
  func `editing reaches the visible cells and the cells that appear later`(_ moves: Bool) {
    #expect(!table.isEditing)
    table.setEditing(true, animated: moves)
    stage.settle()
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.contentOffset.y = 900
    scene.show()
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
    table.isEditing = false
    #expect(!table.isEditing)
    table.contentOffset.y = 0
    stage.settle()
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  // statement 770, 836
  @Test func `a reload during editing keeps the mode`() {
    edit()
    source.items = ["a", "b"]
    table.reloadData()
    scene.show()
    #expect(table.isEditing)
    #expect(table.visibleCells.count == 2)
    #expect(table.visibleCells.allSatisfy { $0.isEditing })
  }

  // Apple's page of canEditRowAt says that such rows do no indentation.
  // statement 837
  @Test func `a row that can't be edited isn't indented`() throws {
    source.canEdit = { $0.row != 2 }
    edit()
    #expect(delegate.styles.contains(1))
    #expect(try row(1).editingStyle == .delete)
    #expect(try row(1).contentView.frame.minX > 10)
    #expect(isSame(try row(2).contentView.frame.minX, 0))
  }

  // statement 836
  @Test func `rows that are inserted during editing are in the mode`() throws {
    edit()
    source.items.insert("new", at: 1)
    table.insertRows(at: [.fresh(1)], with: .fade)
    stage.settle()
    #expect(try row(1).isEditing)
  }

  // statement 838
  @Test func `a minus shows the confirmation, whose button commits once`() throws {
    source.onCommit = { [source] table, path in
      source.items.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    }
    edit()
    stage.tap(at: CGPoint(x: 22, y: scene.middle(2).y))
    stage.settle()
    #expect(try row(2).showingDeleteConfirmation)
    #expect(source.log.isEmpty)
    stage.tap(action: "Delete", ofRow: .fresh(2), in: table)
    stage.settle()
    #expect(source.log == ["commit 1 2"])
    #expect(try row(2).textLabel?.text == "3")
    #expect(table.isEditing)
  }

  // statement 838
  @Test func `a plus commits at once`() {
    delegate.style = .insert
    source.onCommit = { [source] table, path in
      source.items.insert("new", at: path.row)
      table.insertRows(at: [path], with: .fade)
    }
    edit()
    stage.tap(at: CGPoint(x: 22, y: scene.middle(2).y))
    stage.settle()
    #expect(source.log == ["commit 2 2"])
    #expect(table.numberOfRows(inSection: 0) == 31)
  }

  // statement 840, 841, 859
  @Test func `a row that is moved by its control is moved once`() throws {
    edit()
    let cell = try row(1)
    stage.reorder(row: .fresh(1), to: .fresh(4), in: table)
    stage.settle()
    #expect(source.log == ["move 1 4"])
    #expect(delegate.log.contains("target 1"))
    #expect(scene.texts.prefix(6) == ["0", "2", "3", "4", "1", "5"])
    #expect(table.cellForRow(at: .fresh(4)) === cell)
    #expect(isSame(cell.frame.minY, 200))
    #expect(!scene.hasFault)
  }

  // statement 841
  @Test func `the delegate's destination is the one of the move`() {
    delegate.target = { _ in .fresh(0) }
    edit()
    stage.reorder(row: .fresh(3), to: .fresh(6), in: table)
    stage.settle()
    #expect(source.log == ["move 3 0"])
    #expect(scene.texts.prefix(5) == ["3", "0", "1", "2", "4"])
  }

  // statement 842
  @Test func `a row that is dropped where it was isn't moved`() {
    edit()
    let finger = stage.touch(at: CGPoint(x: 298, y: scene.middle(2).y))
    stage.advance(by: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.3)
    finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.3)
    stage.advance(by: 0.3)
    finger.lift()
    stage.settle()
    #expect(source.log.isEmpty)
    #expect(scene.texts.prefix(5) == ["0", "1", "2", "3", "4"])
    #expect(table.visibleCells.prefix(4).map { $0.frame.minY.rounded() } == [0, 50, 100, 150])
  }

  // statement 715
  @Test func `a table has uncommitted updates while a row is being moved`() {
    edit()
    #expect(!table.hasUncommittedUpdates)
    let finger = stage.touch(at: CGPoint(x: 298, y: scene.middle(2).y))
    stage.advance(by: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.3)
    #expect(table.hasUncommittedUpdates)
    finger.lift()
    stage.settle()
    #expect(!table.hasUncommittedUpdates)
    #expect(source.log.count == 1)
  }

  // statement 843, 788
  @Test func `with both flags for editing a tap toggles the selection of its row`() {
    table.allowsSelectionDuringEditing = true
    table.allowsMultipleSelectionDuringEditing = true
    edit()
    scene.tap(1)
    scene.tap(3)
    scene.tap(1)
    #expect(delegate.log == ["didSelect 1", "didSelect 3", "didDeselect 1"])
    #expect(table.indexPathsForSelectedRows == [.fresh(3)])
    #expect(source.log.isEmpty)
  }

  // statement 838
  @Test func `a commit that reloads the table leaves no confirmation`() {
    source.onCommit = { [source] table, path in
      source.items.remove(at: path.row)
      table.reloadData()
    }
    edit()
    stage.tap(at: CGPoint(x: 22, y: scene.middle(2).y))
    stage.settle()
    stage.tap(action: "Delete", ofRow: .fresh(2), in: table)
    stage.settle()
    #expect(source.log == ["commit 1 2"])
    #expect(table.numberOfRows(inSection: 0) == 29)
    #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    #expect(scene.texts.prefix(4) == ["0", "1", "3", "4"])
  }
}
