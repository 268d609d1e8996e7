import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Swipes against other recognizers and controls.
@MainActor @Suite(.staged)
struct SwipeContestTests {
  @Test func `no swipe begins in the editing mode`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.table.setEditing(true, animated: false)
    scene.stage.settle()
    _ = scene.log.take()
    scene.swipe(1, by: -100)
    #expect(!scene.log.lines.contains("trailing 0.1") && scene.shift(1) == 0)
  }

  // statement 816
  @Test func `a slider and a horizontal scroll view in a cell keep their movements`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    slider.value = 1
    scene.cell(1)?.contentView.addSubview(slider)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    scrollView.contentSize = CGSize(width: 900, height: 44)
    scene.cell(2)?.contentView.addSubview(scrollView)
    scene.swipe(1, by: -100)
    scene.swipe(2, by: -100)
    #expect(!scene.table.isEditing && scrollView.contentOffset.x > 50)
  }

  @Test func `a swipe from the edge of the screen is left to a recognizer that waits for it`() {
    let scene = SwipeScene()
    scene.source.leading = UISwipeActionsConfiguration(actions: [scene.source.action("Pin")])
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    scene.stage.window.addGestureRecognizer(edge)
    scene.swipe(1, by: 120, x: 2)
    #expect(scene.shift(1) == 0 && !scene.table.isEditing)
    scene.swipe(1, by: 120, x: 60)
    #expect(scene.shift(1) == 74)
  }

  // statement 814
  @Test func `a long press that was recognized on the row is followed by no swipe`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.cell(1)?.addGestureRecognizer(UILongPressGestureRecognizer())
    let finger = scene.touch(1)
    scene.stage.advance(by: 0.7)
    finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
    #expect(scene.shift(1) == 0 && !scene.table.isEditing)
    finger.lift()
    scene.stage.settle()
  }

  @Test func `a header is no row and doesn't open the row behind it`() {
    let scene = SwipeScene {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    }
    scene.source.offer(["Flag"])
    scene.stage.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 180, y: 30))
    scene.stage.settle()
    #expect(!scene.table.isEditing && scene.log.take() == [])
  }

  @Test func `the reason that a row stays closed is known`() {
    let scene = SwipeScene()
    scene.source.canEdit = false
    scene.swipe(1, by: -100)
    #expect(scene.table.swipeRefusal == .cantEdit && scene.table.swipedRow == nil)
    scene.source.canEdit = true
    scene.swipe(1, by: 100, x: 20)
    #expect(scene.table.swipeRefusal == .hasNoActions)
    scene.swipe(1, by: -100)
    #expect(scene.table.swipeRefusal == nil && scene.table.swipedRow == [0, 1])
  }
}
