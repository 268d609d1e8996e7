import Testing
import TouchstoneTesting
import UIKit

/// The handlers of swipe actions, and the state that they leave.
@MainActor @Suite(.staged)
struct SwipeHandlerTests {
  @Test func `a handler may delete the row and complete later, more than once`() {
    let scene = SwipeScene()
    var done: ((Bool) -> Void)?
    let action = UIContextualAction(style: .destructive, title: "Erase") {
      [table = scene.table, source = scene.source] in
      source.rows -= 1
      table.deleteRows(at: [[0, 1]], with: .automatic)
      done = $2
    }
    scene.source.trailing = UISwipeActionsConfiguration(actions: [action])
    scene.open(1)
    scene.tap("Erase")
    #expect(scene.log.take() == ["did end nil"])
    done?(true)
    done?(true)
    scene.expectClosed([])
    #expect(scene.table.numberOfRows(inSection: 0) == 29)
  }

  @Test func `a handler that never completes leaves the row open until a touch closes it`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"], completes: false)
    scene.open(1)
    scene.tap("Flag")
    scene.stage.advance(by: 10)
    #expect(scene.table.isEditing && scene.shift(1) == -74)
    scene.touch(6).lift()
    scene.expectClosed(["Flag in a button", "did end 0.1"])
  }

  @Test func `a handler may present a controller, and the row closes when it completes`() {
    let scene = SwipeScene()
    let root = UIViewController()
    scene.stage.window.rootViewController = root
    root.view.addSubview(scene.table)
    let shown = UIViewController()
    let action = UIContextualAction(style: .normal, title: "More") { _, _, done in
      root.present(shown, animated: true) { done(true) }
    }
    scene.source.trailing = UISwipeActionsConfiguration(actions: [action])
    scene.stage.settle()
    scene.open(1)
    scene.tap("More")
    scene.stage.settle()
    #expect(root.presentedViewController === shown)
    scene.expectClosed()
  }

  @Test func `an upside-down cell keeps its own transform`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    scene.cell(1)?.transform = flip
    scene.open(1)
    #expect(scene.shift(1) == -74 && scene.cell(1)?.transform.d == -1)
    scene.touch(4).lift()
    scene.stage.settle()
    #expect(scene.cell(1)?.transform == flip)
  }
}
