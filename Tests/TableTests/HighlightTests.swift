import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The touched look of rows, from the touch to its end.
@MainActor @Suite(.staged)
struct HighlightTests {
  private let scene = SelectionScene()

  // statement 775
  @Test func `a row is asked and highlighted 0.15 seconds after the touch, not at once`() {
    let finger = scene.stage.touch(at: scene.point(1))
    scene.stage.advance(by: 0.14)
    #expect(scene.calls() == [] && scene.pressed == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["should highlight 1", "did highlight 1"])
    #expect(scene.pressed == [1])
    finger.lift()
    #expect(scene.calls() == ["did unhighlight 1"])
    #expect(scene.pressed == [])
  }

  // statement 775
  @Test func `a quick tap highlights and unhighlights its row as the finger lifts`() {
    let finger = scene.stage.touch(at: scene.point(1))
    scene.stage.advance(by: 0.05)
    #expect(scene.calls() == [])
    finger.lift()
    #expect(scene.calls() == ["should highlight 1", "did highlight 1", "did unhighlight 1"])
    #expect(scene.cell(1)?.changes == ["touched", "untouched"])
  }

  // statement 776
  @Test func `the cell looks touched before the delegate is told, without an animation`() {
    var states: [String: Bool] = [:]
    scene.source.onCall = { call, table, path in
      states[call] = table.cellForRow(at: path)?.isHighlighted
    }
    scene.tap(1)
    #expect(states["should highlight"] == false && states["did highlight"] == true)
    #expect(states["did unhighlight"] == false)
    #expect(scene.cell(1)?.changes == ["touched", "untouched", "selected"])
  }

  // statement 777
  @Test func `a refused highlight stops everything, and the selected row keeps its look`() {
    scene.tap(2)
    _ = scene.calls()
    scene.source.refusals = ["should highlight 1"]
    let finger = scene.hold(1)
    #expect(scene.pressed == [] && scene.shining == [2])
    finger.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["should highlight 1"])
    #expect(scene.selected == [2] && scene.shining == [2])
  }

  // statement 778
  @Test func `the selected row loses its look while another one is touched, without a call`() {
    scene.tap(2)
    _ = scene.calls()
    let finger = scene.hold(1)
    #expect(scene.shining == [] && scene.selected == [2] && scene.pressed == [1])
    finger.cancel()
    #expect(scene.calls() == ["should highlight 1", "did highlight 1", "did unhighlight 1"])
    #expect(scene.shining == [2] && scene.selected == [2] && scene.pressed == [])
  }

  // statement 779
  @Test func `a drag that scrolls cancels the touch, and selects nothing`() {
    let finger = scene.hold(8)
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
    #expect(scene.table.isDragging)
    scene.stage.advance(by: 0.2)
    finger.lift()
    scene.stage.settle()
    #expect(scene.calls() == ["should highlight 8", "did highlight 8", "did unhighlight 8"])
    #expect(scene.selected == [] && scene.pressed == [])
  }

  // statement 780
  @Test func `a quick flick never asks for a highlight`() {
    scene.stage.swipe(from: scene.point(8), to: scene.point(1))
    scene.stage.settle()
    #expect(scene.calls() == [])
    #expect(scene.table.contentOffset.y > 0)
  }

  // statement 815
  @Test func `a touch that stops a moving table highlights and selects nothing`() {
    scene.stage.swipe(from: scene.point(9), to: scene.point(4))
    scene.stage.advance(by: 0.1)
    #expect(scene.table.isDecelerating)
    let finger = scene.stage.touch(at: CGPoint(x: 160, y: 200))
    scene.stage.advance(by: 0.3)
    finger.lift()
    scene.stage.settle()
    #expect(scene.calls() == [] && scene.selected == [])
    scene.tap(5 + Int(scene.table.contentOffset.y / 44))
    #expect(scene.selected.count == 1)
  }

  // statement 781
  @Test func `a finger that leaves the row ends the highlight, and one that returns renews it`() {
    scene.table.isScrollEnabled = false
    let finger = scene.hold(1)
    finger.move(to: scene.point(4))
    #expect(
      scene.calls() == ["should highlight 1", "did highlight 1", "did unhighlight 1"])
    #expect(scene.pressed == [])
    finger.move(to: scene.point(1))
    #expect(scene.calls() == ["did highlight 1"] && scene.pressed == [1])
    finger.move(to: scene.point(4))
    finger.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.calls() == ["did unhighlight 1"])
    #expect(scene.selected == [])
  }

  // statement 801
  @Test func `a second finger on another row does nothing`() {
    let first = scene.hold(1)
    let second = scene.hold(4)
    #expect(scene.pressed == [1])
    second.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.selected == [] && scene.pressed == [1])
    first.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.selected == [1])
    #expect(!scene.calls().contains { $0.hasSuffix(" 4") })
  }

  // statement 800
  @Test func `reloadData while a finger is down loses the tap`() {
    let finger = scene.hold(1)
    _ = scene.calls()
    scene.table.reloadData()
    scene.stage.advance(by: 0.05)
    #expect(scene.pressed == [])
    finger.lift()
    scene.stage.advance(by: 0.05)
    #expect(scene.calls() == [] && scene.selected == [])
    scene.tap(2)
    #expect(scene.selected == [2])
  }

  // statement 770
  @Test func `a touched row that gets another cell looks touched in it`() {
    scene.table.isScrollEnabled = false
    let finger = scene.hold(1)
    scene.table.contentOffset.y = 600
    scene.table.layoutIfNeeded()
    scene.table.contentOffset.y = 0
    scene.table.layoutIfNeeded()
    #expect(scene.pressed == [1])
    finger.lift()
    scene.stage.advance(by: 0.02)
    #expect(scene.pressed == [])
  }

  // statement 752, 817
  @Test func `a floating header takes the touch, and the row beneath isn't highlighted`() {
    let titled = TitleScene(rows: [50, 50])
    // The touch is where the status bar is.
    titled.table.scrollsToTop = false
    titled.table.contentOffset.y = 300
    titled.table.layoutIfNeeded()
    let finger = titled.stage.touch(at: CGPoint(x: 160, y: 5))
    titled.stage.advance(by: 0.2)
    #expect(titled.table.visibleCells.allSatisfy { !$0.isHighlighted })
    finger.lift()
    titled.stage.advance(by: 0.02)
    #expect(titled.table.indexPathForSelectedRow == nil)
    titled.stage.tap(at: CGPoint(x: 160, y: 200))
    titled.stage.advance(by: 0.02)
    #expect(titled.table.indexPathForSelectedRow != nil)
  }
}
