import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Catching a moving scroll")
struct CatchingTests {
  // statement 257, 283
  @Test("a finger on moving content stops it at once, and does not tap the content")
  func catching() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.2)
    _ = scene.log.take()
    var wasDecelerating: [Bool] = []
    scene.log.onWillEndDragging = { wasDecelerating.append($0.isDecelerating) }
    scene.log.onEndDragging = { wasDecelerating.append($0.isDecelerating) }
    let finger = scene.press()
    let caught = scene.view.contentOffset
    #expect(scene.log.take() == ["will begin dragging"])
    scene.stage.advance(by: 0.3)
    #expect(scene.view.isDecelerating && scene.view.isDragging && scene.view.isTracking)
    finger.lift()
    #expect(scene.view.contentOffset == caught)
    #expect(caught.y > 100)
    #expect(scene.content.touches == [])
    #expect(
      scene.log.take() == [
        "will end dragging", "did end dragging, at rest", "did end decelerating",
      ])
    #expect(wasDecelerating == [true, true] && !scene.view.isDecelerating)
    scene.stage.settle()
    #expect(scene.log.take() == [])
  }

  // statement 257
  @Test("however often a flick follows a flick, the deceleration ends once")
  func flickAfterFlick() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 20_000))
    for _ in 0..<3 {
      scene.flick(CGVector(dx: 0, dy: -100))
      #expect(scene.view.isDecelerating)
      scene.stage.advance(by: 0.2)
    }
    scene.stage.settle()
    let log = scene.log.take()
    #expect(log.filter { $0 == "did end decelerating" }.count == 1)
    #expect(log.filter { $0 == "will begin decelerating" }.count == 3)
    #expect(log.last == "did end decelerating" && !scene.view.isDecelerating)
  }

  @Test("a flick on a moving scroll adds to it", arguments: [-1.0, 1])
  func momentum(way: Double) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 40_000))
    scene.view.contentOffset.y = 20_000
    scene.flick(CGVector(dx: 0, dy: way * 200))
    scene.stage.advance(by: 0.2)
    // Caught 0.2 s after the lift, 1 ms of which is the delay of the deceleration.
    let speed: Double = 2000 * pow(0.998, 199.0)
    scene.flick(CGVector(dx: 0, dy: way * 150))
    let carried: Double = 0.000816 * pow(speed, 1.967)
    let told = -way * (1500 + carried) / 1000
    #expect(scene.log.velocity.y.isNear(told, within: 1e-3))
    let start = Double(scene.view.contentOffset.y)
    scene.stage.settle()
    let end = start - way * 0.499 * (1490 + carried)
    #expect(scene.view.contentOffset.y.isNear(end, within: 1))
  }

  @Test(
    "a flick in the other direction, and one after a pause, add nothing", arguments: [false, true])
  func lost(pauses: Bool) {
    let scene = ScrollScene(content: CGSize(width: 300, height: 40_000))
    scene.view.contentOffset.y = 20_000
    scene.flick(CGVector(dx: 0, dy: -200))
    scene.stage.advance(by: 0.2)
    let finger = scene.press()
    if pauses { scene.stage.advance(by: 0.2) }
    finger.move(by: CGVector(dx: 0, dy: pauses ? -150 : 150), duration: 0.1)
    finger.lift()
    #expect(scene.log.velocity.y.isNear(pauses ? 1.5 : -1.5))
    scene.stage.settle()
  }

  @Test("a caught scroll dragged on and held still ends its deceleration with the lift")
  func dragged() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.1)
    let finger = scene.press()
    let caught = Double(scene.view.contentOffset.y)
    finger.move(by: CGVector(dx: 0, dy: -30), duration: 0.1)
    scene.stage.advance(by: 0.1)
    #expect(scene.view.isDecelerating)
    #expect(scene.view.contentOffset.y.isNear(caught + 30, within: 1e-6))
    finger.lift()
    #expect(!scene.view.isDecelerating)
    #expect(scene.log.take().last == "did end decelerating")
  }

  @Test("a finger on content beyond its edge moves it from where it is")
  func catchingBounce() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 0, dy: 190))
    scene.stage.advance(by: 0.05)
    let finger = scene.press()
    let caught = Double(scene.view.contentOffset.y)
    #expect(caught < -10)
    finger.move(by: CGVector(dx: 0, dy: 1))
    #expect(scene.view.contentOffset.y.isNear(caught, within: 0.7))
    #expect(Double(scene.view.contentOffset.y) < caught)
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.log.take().filter { $0 == "did end decelerating" }.count == 1)
  }

  @Test("a catch that another recognizer cancels ends the deceleration, and returns into range")
  func denied() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 0, dy: 190))
    scene.stage.advance(by: 0.05)
    _ = scene.log.take()
    let finger = scene.press()
    #expect(scene.view.isDecelerating)
    scene.view.panGestureRecognizer.isEnabled = false
    finger.lift()
    scene.stage.settle()
    #expect(!scene.view.isDecelerating && !scene.view.isDragging)
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.log.take().filter { $0 == "did end decelerating" }.count == 1)
  }
}
