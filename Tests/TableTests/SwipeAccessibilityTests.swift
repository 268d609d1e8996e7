import Testing
import TouchstoneTesting
import UIKit

/// Swipe actions for assistive technology.
@MainActor @Suite(.staged)
struct SwipeAccessibilityTests {
  private func names(_ cell: UITableViewCell?) -> [String]? {
    cell?.accessibilityCustomActions?.map(\.name)
  }

  private func perform(_ name: String, _ cell: UITableViewCell?) -> Bool {
    let action = cell?.accessibilityCustomActions?.first { $0.name == name }
    return action.map { $0.actionHandler?($0) ?? false } ?? false
  }

  // statement 834
  @Test func `a row offers the actions of both of its edges`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag", "More"])
    scene.source.leading = UISwipeActionsConfiguration(actions: [scene.source.action("Read")])
    #expect(names(scene.cell(1)) == ["Flag", "More", "Read"])
  }

  @Test func `a row that can be deleted offers it, and performing it commits`() {
    let scene = SwipeScene()
    #expect(names(scene.cell(2)) == ["Delete"])
    #expect(perform("Delete", scene.cell(2)))
    #expect(scene.log.lines.contains("commit delete 0.2"))
    #expect(!scene.table.isEditing)
  }

  @Test func `performing an action calls its handler with the cell`() {
    let scene = SwipeScene()
    var views: [UIView] = []
    let action = UIContextualAction(style: .normal, title: "Flag") { _, view, done in
      views.append(view)
      done(true)
      done(true)
    }
    scene.source.trailing = UISwipeActionsConfiguration(actions: [action])
    #expect(perform("Flag", scene.cell(1)))
    #expect(views == [scene.cell(1)])
  }

  @Test func `a row that can't be edited, or during editing, offers none`() {
    let scene = SwipeScene()
    scene.source.canEdit = false
    #expect(names(scene.cell(1)) == nil)
    scene.source.canEdit = true
    scene.table.setEditing(true, animated: false)
    #expect(names(scene.cell(1)) == nil)
    #expect(names(UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
  }

  @Test func `actions that the app sets replace those of the row`() {
    let scene = SwipeScene()
    scene.cell(1)?.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Own") { _ in true }
    ]
    #expect(names(scene.cell(1)) == ["Own"])
    #expect(scene.log.take() == [])
    scene.cell(1)?.accessibilityCustomActions = nil
    #expect(names(scene.cell(1)) == ["Delete"])
  }

  @Test func `a shown button can be read and performed`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.open(1)
    let button = scene.buttons.first
    #expect(button?.accessibilityLabel == "Flag")
    scene.stage.accessibility.activate(button)
    #expect(scene.log.lines.contains("Flag in a button"))
    scene.stage.settle()
    #expect(scene.shift(1) == 0)
  }
}
