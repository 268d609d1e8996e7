import Testing
import TouchstoneTesting
import UIKit

/// The actions of swiped rows.
@MainActor @Suite(.staged)
struct SwipeActionTests {
  @Test func `an action has the color of its style unless another is set`() {
    let normal = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    let destructive = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    #expect(normal.backgroundColor == .systemGray && destructive.backgroundColor == .systemRed)
    normal.backgroundColor = .systemOrange
    #expect(normal.backgroundColor == .systemOrange)
    normal.backgroundColor = nil
    #expect(normal.backgroundColor == .systemGray)
    let configuration = UISwipeActionsConfiguration(actions: [normal, destructive])
    #expect(configuration.performsFirstActionWithFullSwipe)
    #expect(configuration.actions == [normal, destructive])
  }

  // statement 821, 823, 825
  @Test func `a swipe asks for the actions of its side and then begins and ends the editing`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.cell(1)?.log = scene.log
    var wasEditing = false
    scene.source.onBegin = { wasEditing = $0.isEditing }
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -9, dy: 0))
    #expect(scene.log.take() == [])
    finger.move(by: CGVector(dx: -71, dy: 0), duration: 0.1)
    #expect(
      scene.log.take() == ["trailing 0.1", "will begin 0.1", "will 2", "editing true, confirming"])
    #expect(wasEditing && scene.table.isEditing)
    #expect(scene.cell(1)?.isEditing == true && scene.cell(1)?.showingDeleteConfirmation == true)
    #expect(scene.cell(1)?.configurationState.isSwiped == true)
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.take() == ["did 2"])
    scene.table.setEditing(false, animated: true)
    #expect(!scene.table.isEditing)
    scene.stage.settle()
    #expect(scene.log.take() == ["will 0", "editing false", "did end 0.1", "did 0"])
    #expect(scene.cell(1)?.configurationState.isSwiped == false)
  }

  // statement 828
  @Test func `the first action is nearest to the edge, and the buttons have equal widths`() {
    let scene = SwipeScene()
    scene.source.offer(["One", "Two"])
    scene.open(1)
    #expect(scene.shift(1) == -148)
    #expect(scene.buttons.map(\.currentTitle) == ["Two", "One"])
    #expect(
      scene.buttons.map(scene.frame) == [
        CGRect(x: 172, y: 44, width: 74, height: 44), CGRect(x: 246, y: 44, width: 74, height: 44),
      ])
  }

  @Test func `the buttons share the revealed room during the swipe`() {
    let scene = SwipeScene()
    scene.source.offer(["One", "Two"])
    let finger = scene.touch(0)
    finger.move(by: CGVector(dx: -70, dy: 0), duration: 0.1)
    #expect(scene.buttons.map { scene.frame($0).width.rounded() } == [30, 30])
    #expect(scene.buttons.first.map { scene.frame($0).minX.rounded() } == 260)
    finger.cancel()
    scene.stage.settle()
    #expect(scene.buttons.isEmpty && scene.shift(0) == 0 && !scene.table.isEditing)
  }

  @Test func `leading actions open by a swipe to the right`() {
    let scene = SwipeScene()
    scene.source.leading = UISwipeActionsConfiguration(actions: [
      scene.source.action("Read"), scene.source.action("Pin"),
    ])
    scene.swipe(2, by: 100, x: 20)
    #expect(scene.log.take() == ["leading 0.2", "will begin 0.2"])
    #expect(scene.shift(2) == 148)
    #expect(scene.buttons.map(\.currentTitle) == ["Read", "Pin"])
    #expect(scene.buttons.first.map { scene.frame($0).minX } == 0)
  }

  @Test func `right-to-left tables open their trailing actions by a swipe to the right`() {
    let scene = SwipeScene { $0.semanticContentAttribute = .forceRightToLeft }
    scene.source.offer(["One", "Two"])
    scene.swipe(1, by: 90, x: 20)
    #expect(scene.log.take() == ["trailing 0.1", "will begin 0.1"])
    #expect(scene.shift(1) == 148)
    #expect(scene.buttons.map(\.currentTitle) == ["One", "Two"])
  }

  @Test func `leading actions have no default`() {
    let scene = SwipeScene()
    scene.table.allowsSelection = false
    scene.swipe(1, by: 100, x: 20)
    #expect(scene.log.take() == ["leading 0.1"])
    #expect(scene.shift(1) == 0)
  }

  // statement 819, 831
  @Test func `without a configuration the row offers Delete, which commits`() {
    let scene = SwipeScene()
    scene.open(1)
    #expect(scene.buttons.map(\.currentTitle) == ["Delete"])
    #expect(scene.buttons.first?.backgroundColor == .systemRed)
    scene.tap("Delete")
    #expect(scene.log.take() == ["commit delete 0.1", "did end 0.1"])
    scene.stage.settle()
    #expect(scene.shift(1) == 0)
  }

  @Test func `Delete has the title that the delegate states`() {
    let scene = SwipeScene()
    scene.source.deleteTitle = "Remove"
    scene.open(0)
    #expect(scene.buttons.map(\.currentTitle) == ["Remove"])
  }

  @Test func `a row isn't deleted by a swipe if the delegate, or a missing method, forbids it`() {
    let other = SwipeScene()
    other.source.style = .none
    other.swipe(1, by: -100)
    #expect(other.shift(1) == 0 && !other.table.isEditing)
    let scene = SwipeScene(dataSource: ReadOnlySource())
    scene.swipe(1, by: -100)
    #expect(scene.shift(1) == 0)
    scene.source.offer(["Flag"])
    scene.swipe(1, by: -100)
    #expect(scene.shift(1) == -74)
  }

  // statement 819
  @Test func `an empty configuration means no swipe`() {
    let scene = SwipeScene()
    scene.table.allowsSelection = false
    scene.source.trailing = UISwipeActionsConfiguration(actions: [])
    scene.swipe(1, by: -100)
    #expect(scene.log.take() == ["trailing 0.1"])
    #expect(scene.shift(1) == 0)
  }

  // statement 820
  @Test func `a row that can't be edited asks for no actions`() {
    let scene = SwipeScene()
    scene.table.allowsSelection = false
    scene.source.offer(["Flag"])
    scene.source.canEdit = false
    scene.swipe(1, by: -100)
    scene.swipe(1, by: 100, x: 20)
    #expect(scene.log.take() == [])
    #expect(scene.shift(1) == 0)
  }

  // statement 829
  @Test func `a tap calls the handler once, and the row stays open until the completion`() {
    let scene = SwipeScene()
    var done: [(Bool) -> Void] = []
    let action = UIContextualAction(style: .normal, title: "Share") { done.append($2) }
    scene.source.trailing = UISwipeActionsConfiguration(actions: [action])
    scene.open(1)
    scene.tap("Share")
    scene.stage.advance(by: 5)
    #expect(done.count == 1 && scene.shift(1) == -74 && scene.table.isEditing)
    done.first?(false)
    #expect(scene.log.take() == ["did end 0.1"])
    scene.stage.settle()
    #expect(scene.shift(1) == 0)
    scene.open(2)
    done.first?(true)
    scene.stage.settle()
    #expect(scene.shift(2) == -74)
  }

  @Test func `a custom action never commits, also a destructive one that is performed`() {
    let scene = SwipeScene()
    scene.source.trailing = UISwipeActionsConfiguration(actions: [
      scene.source.action("Erase", style: .destructive)
    ])
    scene.open(1)
    scene.tap("Erase")
    scene.stage.settle()
    #expect(scene.log.take() == ["Erase in a button", "did end 0.1"])
    #expect(scene.table.numberOfRows(inSection: 0) == 30 && scene.shift(1) == 0)
  }

  @Test func `the deprecated edit actions open the row until the app ends the editing`() {
    let scene = SwipeScene()
    var rows: [IndexPath] = []
    let more = UITableViewRowAction(style: .normal, title: "More") { rows.append($1) }
    let erase = UITableViewRowAction(style: .default, title: "Erase") { _, _ in }
    scene.source.rowActions = [erase, more]
    scene.open(3)
    #expect(scene.buttons.map(\.currentTitle) == ["More", "Erase"])
    #expect(scene.buttons.map(\.backgroundColor) == [.systemGray, .systemRed])
    scene.tap("More")
    scene.stage.settle()
    #expect(rows == [[0, 3]] && scene.shift(3) == -148)
    scene.table.isEditing = false
    scene.stage.settle()
    #expect(scene.shift(3) == 0)
    #expect(UITableViewRowAction.Style.destructive == .default && erase.style == .destructive)
    let copy = more.copy() as? UITableViewRowAction
    #expect(copy !== more && copy?.title == "More" && copy?.style == .normal)
  }

  @Test func `a low row shows the image of an action, and a high one its title too`() {
    for (height, title) in [(CGFloat(44), nil), (100, "Flag")] as [(CGFloat, String?)] {
      let scene = SwipeScene { $0.rowHeight = height }
      let action = scene.source.action("Flag")
      action.image = UIImage(systemName: "flag")
      scene.source.trailing = UISwipeActionsConfiguration(actions: [action])
      scene.open(0)
      #expect(scene.buttons.first?.currentImage != nil)
      #expect(scene.buttons.first?.currentTitle == title)
      #expect(scene.buttons.first?.accessibilityLabel == "Flag")
    }
  }
}
