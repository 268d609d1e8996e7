import Testing
import TouchstoneTesting
import UIKit

/// The movements of a finger that open and close rows.
@MainActor @Suite(.staged)
struct SwipeGestureTests {
  // statement 822
  @Test func `a movement that begins vertically scrolls, and opens nothing until the next touch`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(5)
    finger.move(by: CGVector(dx: -5, dy: -40), duration: 0.1)
    finger.move(by: CGVector(dx: -150, dy: 0), duration: 0.2)
    #expect(scene.table.isDragging && scene.table.contentOffset.y > 20)
    #expect(scene.shift(5) == 0 && !scene.log.lines.contains("trailing 0.5"))
    finger.lift()
    scene.stage.settle()
    #expect(!scene.table.isEditing)
  }

  // statement 816, 822
  @Test func `a movement that begins horizontally opens the row, and doesn't scroll afterwards`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(5)
    finger.move(by: CGVector(dx: -8, dy: -7), duration: 0.05)
    finger.move(by: CGVector(dx: -40, dy: -60), duration: 0.2)
    #expect(!scene.table.isDragging && scene.table.contentOffset.y == 0)
    #expect((scene.shift(5) ?? 0) < -20)
    finger.lift()
    scene.stage.settle()
    #expect(scene.table.contentOffset.y == 0)
  }

  @Test func `one long step decides by its direction`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(5)
    finger.move(by: CGVector(dx: -60, dy: -30))
    #expect(scene.table.isEditing && !scene.table.isDragging)
    finger.cancel()
    scene.stage.settle()
    let other = scene.touch(5)
    other.move(by: CGVector(dx: -30, dy: -60))
    #expect(!scene.table.isEditing && scene.table.isDragging)
    other.cancel()
    scene.stage.settle()
  }

  @Test func `a swipe selects nothing and takes the highlight away`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1)
    scene.stage.advance(by: 0.3)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
    #expect(scene.cell(1)?.isHighlighted == false)
    finger.lift()
    scene.stage.settle()
    #expect(!scene.log.lines.contains("did select 0.1"))
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  // statement 833
  @Test func `a finger that lifts at rest opens the row from half of the buttons on`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.swipe(1, by: -10 - 35)
    #expect(scene.shift(1) == 0 && !scene.table.isEditing)
    scene.swipe(1, by: -10 - 39)
    #expect(scene.shift(1) == -74 && scene.table.isEditing)
  }

  // statement 832
  @Test func `a finger that lifts in motion opens or closes by its direction`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -25, dy: 0), duration: 0.05)
    finger.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == -74)
    scene.table.reloadData()
    scene.stage.settle()
    let other = scene.touch(1)
    other.move(by: CGVector(dx: -120, dy: 0), duration: 0.2)
    other.move(by: CGVector(dx: 40, dy: 0), duration: 0.1)
    other.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == 0 && !scene.table.isEditing)
  }

  @Test func `an opening row moves over time and comes to rest in less than two seconds`() {
    let scene = SwipeScene()
    scene.source.offer(["One", "Two"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.3)
    scene.stage.advance(by: 0.2)
    finger.lift()
    let start = scene.shift(1) ?? 0
    scene.stage.advance(by: 0.1)
    let middle = scene.shift(1) ?? 0
    #expect(start > middle && middle > -148)
    scene.stage.advance(by: 1.9)
    #expect(scene.shift(1) == -148)
    scene.stage.settle()
  }

  // statement 832
  @Test func `beyond the buttons the row follows two fifths of the movement`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"], fullSwipe: false)
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -10 - 124, dy: 0), duration: 0.3)
    #expect((scene.shift(1) ?? 0).rounded() == -94)
    #expect(scene.buttons.first.map { scene.frame($0).width.rounded() } == 94)
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == -74 && scene.log.lines.contains("Flag in a button") == false)
  }

  // statement 832
  @Test func `beyond a full swipe the row follows a fifth of the movement`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1, x: 318)
    finger.move(by: CGVector(dx: -10 - 300, dy: 0), duration: 0.3)
    #expect((scene.shift(1) ?? 0).rounded() == -292)
    finger.cancel()
    scene.stage.settle()
  }

  // statement 830
  @Test func `a full swipe fills the row with the first action and performs it at the lift`() {
    let scene = SwipeScene()
    scene.source.offer(["One", "Two"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -10 - 150, dy: 0), duration: 0.3)
    #expect(scene.buttons.last.map { scene.frame($0).width.rounded() } == 75)
    finger.move(by: CGVector(dx: -80, dy: 0), duration: 0.2)
    let one = scene.buttons.first { $0.currentTitle == "One" }
    #expect(one.map { scene.frame($0).width.rounded() } == 230)
    #expect(scene.log.take() == ["trailing 0.1", "will begin 0.1"])
    finger.lift()
    #expect(scene.log.take() == ["One in a button", "did end 0.1"])
    scene.stage.settle()
    #expect(scene.shift(1) == 0)
  }

  @Test func `a full swipe that is taken back performs nothing`() {
    let scene = SwipeScene()
    scene.source.offer(["One", "Two"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -240, dy: 0), duration: 0.3)
    finger.move(by: CGVector(dx: 90, dy: 0), duration: 0.3)
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == -148)
    #expect(!scene.log.lines.contains("One in a button"))
  }

  @Test func `a full swipe deletes by the default button`() {
    let scene = SwipeScene()
    scene.source.onCommit = { [source = scene.source] table, path in
      source.rows -= 1
      table.deleteRows(at: [path], with: .fade)
    }
    scene.swipe(1, by: -260)
    #expect(
      scene.log.take()
        == ["trailing 0.1", "will begin 0.1", "commit delete 0.1", "did end nil"])
    #expect(!scene.table.isEditing && scene.table.numberOfRows(inSection: 0) == 29)
    #expect(scene.shift(1) == 0 && scene.buttons.isEmpty)
  }

  // statement 824
  @Test func `a swipe that is taken back in the same movement ends the editing`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.2)
    finger.move(by: CGVector(dx: 130, dy: 0), duration: 0.2)
    #expect(scene.shift(1) == 0 && scene.table.isEditing)
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(!scene.table.isEditing)
    #expect(scene.log.take() == ["trailing 0.1", "will begin 0.1", "did end 0.1"])
  }

  @Test func `a finger moves the open row further or back`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.open(1)
    let finger = scene.touch(1, x: 100)
    finger.move(by: CGVector(dx: -10 - 20, dy: 0), duration: 0.2)
    #expect((scene.shift(1) ?? 0).rounded() == -94)
    finger.move(by: CGVector(dx: 80, dy: 0), duration: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == 0)
    #expect(scene.log.take() == ["did end 0.1"])
  }
}
