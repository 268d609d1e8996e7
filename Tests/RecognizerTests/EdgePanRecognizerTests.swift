import Testing
import TouchstoneTesting
import UIKit

/// Statements 205 and 206 in every environment.
@MainActor
@Suite("Pans from the screen's edge, at any location of their view")
struct EdgePanRecognizerTests {
  // statement 205, 206
  @Test(
    "an edge pan begins within 20 points of the screen's edge, inward, and then pans",
    arguments: Surroundings.allCases)
  func left(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.log.made("edge", UIScreenEdgePanGestureRecognizer())
    scene.parent.addGestureRecognizer(pan)
    #expect(pan.edges == [])
    for (edges, x, way, isPan) in [
      (UIRectEdge.left, 19.0, CGVector(dx: 80, dy: 0), true),
      (.left, 21, CGVector(dx: 80, dy: 0), false), (.left, 2, CGVector(dx: 0, dy: 80), false),
      ([], 2, CGVector(dx: 80, dy: 0), false), (.right, 2, CGVector(dx: 80, dy: 0), false),
      (.right, 371, CGVector(dx: -80, dy: 0), true), (.all, 371, CGVector(dx: -80, dy: 9), true),
    ] {
      pan.edges = edges
      let finger = scene.stage.touch(at: CGPoint(x: x, y: 422))
      finger.move(by: way, duration: 0.2)
      if isPan {
        // The ten points before the beginning don't count, whatever their direction.
        let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
        let rest = scene.inView(
          way.dx * (1 - 10 / length), way.dy * (1 - 10 / length))
        #expect(pan.translation(in: scene.parent).isNear(rest, within: 0.01))
      }
      finger.lift()
      #expect(
        scene.log.takeRuns() == (isPan ? ["edge began changed ended"] : []), "\(edges) at \(x)")
      scene.stage.settle()
    }
  }

  // statement 205
  @Test(
    "a scroll view along an edge's axis takes the finger first, unless it waits",
    arguments: [false, true])
  func top(waits: Bool) throws {
    let scene = RecognizerScene(.scrolled)
    let pan = scene.log.made("edge", UIScreenEdgePanGestureRecognizer())
    pan.edges = .top
    scene.stage.window.addGestureRecognizer(pan)
    let scrollView = try #require(scene.parent as? UIScrollView)
    if waits { scrollView.panGestureRecognizer.require(toFail: pan) }
    for start in [5.0, 300] {
      scrollView.contentOffset.y = 500
      let finger = scene.stage.touch(at: CGPoint(x: 195, y: start))
      finger.move(by: CGVector(dx: 0, dy: 80), duration: 0.2)
      scene.stage.advance(by: 0.1)
      finger.lift()
      scene.stage.settle()
      let isPan = waits && start == 5
      #expect(scene.log.takeRuns() == (isPan ? ["edge began changed ended"] : []))
      #expect((scene.scrolled < 0) == !isPan)
    }
  }
}
