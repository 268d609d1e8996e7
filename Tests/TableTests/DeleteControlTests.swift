import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The signs that delete and insert rows.
@MainActor @Suite(.staged)
struct DeleteControlTests {
  private func editing(
    _ count: Int = 3, prepare: (UITableView, EditingSource) -> Void = { _, _ in }
  ) -> EditingScene {
    let scene = EditingScene([(0..<count).map { "row \($0)" }], prepare: prepare)
    scene.table.isEditing = true
    scene.stage.settle()
    _ = scene.log.take()
    return scene
  }

  // statement 838
  @Test func `the minus shows a button, and the button commits the deletion once`() {
    let scene = editing()
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.log.take() == [])
    #expect(scene.cell(0, 1)?.showingDeleteConfirmation == true)
    #expect(scene.deleteButton(0, 1)?.currentTitle == "Delete")
    scene.stage.tap(at: scene.deletePoint(0, 1))
    scene.stage.settle()
    #expect(scene.log.take() == ["commit delete 0.1"])
  }

  // statement 838
  @Test func `the plus commits the insertion at once`() {
    let scene = editing { _, source in source.style = .insert }
    scene.stage.tap(at: scene.sign(0, 2))
    scene.stage.settle()
    #expect(scene.log.take() == ["commit insert 0.2"])
    #expect(scene.deleteButton(0, 2) == nil)
  }

  @Test func `the delegate names the button`() {
    let scene = editing { _, source in source.deleteTitle = "Remove from the list" }
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    #expect(scene.deleteButton(0, 0)?.currentTitle == "Remove from the list")
    let button = scene.deleteButton(0, 0)
    #expect((button?.frame.width ?? 0) > SwipeMetrics.inForce.buttonWidth)
    #expect(button.map { $0.convert($0.bounds, to: nil).maxX } == 320)
  }

  @Test func `a touch elsewhere removes the button and does nothing more`() {
    let scene = editing { table, _ in table.allowsSelectionDuringEditing = true }
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 160, y: scene.sign(0, 2).y))
    scene.stage.settle()
    #expect(scene.log.take() == [])
    #expect(scene.deleteButton(0, 0) == nil)
    #expect(scene.cell(0, 0)?.showingDeleteConfirmation == false)
    scene.stage.tap(at: CGPoint(x: 160, y: scene.sign(0, 2).y))
    scene.stage.settle()
    #expect(scene.log.take() == ["did highlight 0.2", "did select 0.2"])
  }

  @Test func `a touch on another minus only removes the button`() {
    let scene = editing()
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.deleteButton(0, 0) == nil)
    #expect(scene.deleteButton(0, 1) == nil)
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.deleteButton(0, 1) != nil)
  }

  @Test func `a cell hears of its button before and after it appears and disappears`() {
    let scene = editing()
    let calls = scene.cell(0, 0)?.calls.count ?? 0
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    #expect(scene.cell(0, 0)?.calls.dropFirst(calls) == ["will 3", "did 3"])
    scene.stage.tap(at: scene.sign(0, 2))
    scene.stage.settle()
    #expect(
      scene.cell(0, 0)?.calls.dropFirst(calls) == ["will 3", "did 3", "will 1", "did 1"])
  }

  @Test func `a drag that begins on a minus scrolls`() {
    let scene = editing(40)
    let finger = scene.stage.touch(at: scene.sign(0, 8))
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(scene.table.contentOffset.y > 50)
    #expect(scene.log.take().filter { $0.hasPrefix("commit") } == [])
    #expect(scene.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
  }

  @Test func `ending editing removes the button`() {
    let scene = editing()
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    scene.table.setEditing(false, animated: true)
    scene.stage.settle()
    #expect(scene.deleteButton(0, 0) == nil)
    #expect(scene.cell(0, 0)?.showingDeleteConfirmation == false)
  }

  // statement 827, 838
  @Test func `scrolling removes the button`() {
    let scene = editing(40)
    scene.stage.tap(at: scene.sign(0, 0))
    scene.stage.settle()
    scene.table.contentOffset.y = 900
    scene.stage.advance(by: 0.05)
    #expect(scene.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    scene.table.contentOffset.y = 0
    scene.stage.settle()
    #expect(scene.cell(0, 0)?.showingDeleteConfirmation == false)
    #expect(scene.deleteButton(0, 0) == nil && scene.cell(0, 0)?.frame.minX == 0)
  }

  // statement 819, 838
  @Test func `the minus opens the row's trailing actions, which a swipe would open, too`() {
    let scene = editing()
    var performed: [String] = []
    scene.source.trailing = UISwipeActionsConfiguration(
      actions: ["Pin", "Flag"].map { title in
        UIContextualAction(style: .normal, title: title) { _, _, done in
          performed.append(title)
          done(true)
        }
      })
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.buttons(0, 1).map(\.currentTitle) == ["Flag", "Pin"])
    #expect(scene.cell(0, 1)?.frame.minX == -2 * SwipeMetrics.inForce.buttonWidth)
    #expect(scene.cell(0, 1)?.configurationState.isSwiped == true)
    scene.stage.tap(at: scene.deletePoint(0, 1))
    scene.stage.settle()
    #expect(performed == ["Pin"])
    // The table was in its editing mode before, and no row begins or ends its own.
    #expect(scene.log.take() == [])
    #expect(scene.buttons(0, 1).isEmpty && scene.cell(0, 1)?.frame.minX == 0)
    #expect(scene.cell(0, 1)?.isEditing == true && scene.table.isEditing)
  }

  @Test func `the minus shows Delete, also if an empty configuration prevents swipes`() {
    let scene = editing()
    scene.source.trailing = UISwipeActionsConfiguration(actions: [])
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    scene.stage.tap(at: scene.deletePoint(0, 1))
    scene.stage.settle()
    #expect(scene.log.take() == ["commit delete 0.1"])
  }

  // statement 827
  @Test func `the minus of an open row closes it, and a finger can drag the row back`() {
    let scene = editing()
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    #expect(scene.cell(0, 1)?.frame.minX == -SwipeMetrics.inForce.buttonWidth)
    let sign = scene.cell(0, 1)?.subviews.first { $0.accessibilityLabel == "Delete row 1" }
    (sign as? UIControl)?.sendActions(for: .touchUpInside)
    scene.stage.settle()
    #expect(scene.cell(0, 1)?.frame.minX == 0 && scene.deleteButton(0, 1) == nil)
    scene.stage.tap(at: scene.sign(0, 1))
    scene.stage.settle()
    let y = scene.sign(0, 1).y
    scene.stage.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 220, y: y))
    scene.stage.settle()
    #expect(scene.cell(0, 1)?.frame.minX == 0 && scene.deleteButton(0, 1) == nil)
    #expect(scene.cell(0, 1)?.showingDeleteConfirmation == false)
    #expect(scene.log.take() == [])
  }

  @Test func `a sign performs its action for assistive technology`() {
    let scene = editing { _, source in source.style = .insert }
    let sign = scene.cell(0, 0)?.subviews.first { $0.accessibilityLabel == "Insert row 0" }
    scene.stage.accessibility.activate(sign)
    #expect(scene.log.take() == ["commit insert 0.0"])
  }
}
