import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Common combinations of recognizers for moving fingers.
@MainActor
@Suite("Moving fingers combined with other recognizers")
struct MoveInteropTests {
  @Test(
    "pan, pinch and rotation of one delegate run simultaneously, each with its own part",
    arguments: Surroundings.allCases)
  func photo(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    let rotation = scene.add("rotation", UIRotationGestureRecognizer())
    let own: [UIGestureRecognizer] = [pan, pinch, rotation]
    let referee = Referee()
    referee.together = { one, other in
      own.contains { $0 === one } && own.contains { $0 === other }
    }
    for recognizer in own { recognizer.delegate = referee }
    pan.minimumNumberOfTouches = 2
    let fingers = scene.press(CGVector(dx: -40, dy: 0), CGVector(dx: 40, dy: 0))
    // The center moves 60 points to the right, the distance doubles, and the line rotates by 90°.
    scene.stage.together {
      for (finger, side) in zip(fingers, [-1.0, 1]) {
        finger.follow(duration: 0.4) { fraction in
          let radius = 40 * (1 + fraction) * side
          return CGPoint(
            x: RecognizerScene.middle.x + 60 * fraction + radius * cos(fraction * .pi / 2),
            y: RecognizerScene.middle.y + radius * sin(fraction * .pi / 2))
        }
      }
    }
    let states = [pan, pinch, rotation].map(\.state)
    #expect(states == [.changed, .changed, .changed])
    let way = pan.translation(in: nil)
    #expect(way.x > 46 && way.x <= 50.1 && way.y.isNear(0, within: 0.5))
    #expect(pinch.scale > 1.7 && pinch.scale < 1.95)
    #expect(rotation.rotation > 1.3 && rotation.rotation < 1.41)
    scene.lift(fingers)
    let lines = scene.log.take()
    for name in ["pan", "pinch", "rotation"] {
      let own = lines.filter { $0.hasPrefix(name) }
      #expect(own.first == "\(name) began" && own.last == "\(name) ended")
      #expect(own.filter { $0.hasSuffix("began") }.count == 1)
    }
    #expect(scene.scrolled == 0)
  }

  @Test("without a delegate only the first of pan, pinch and rotation to begin is recognized")
  func rivals() {
    let scene = RecognizerScene()
    for recognizer in [
      UIRotationGestureRecognizer(), UIPinchGestureRecognizer(), UIPanGestureRecognizer(),
    ] { _ = scene.add("\(type(of: recognizer))", recognizer) }
    let fingers = scene.press(CGVector(dx: -40, dy: 0), CGVector(dx: 40, dy: 0))
    fingers[0].move(by: CGVector(dx: -9, dy: 0))
    fingers[0].move(by: CGVector(dx: -40, dy: 40), duration: 0.1)
    scene.lift(fingers)
    #expect(scene.log.takeRuns() == ["UIPinchGestureRecognizer began changed ended"])
  }

  @Test("a pan in a scroll view wins its finger, and a sideways pan leaves other directions")
  func panInScrollView() {
    let scene = RecognizerScene(.scrolled)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let referee = Referee()
    referee.begins = { _ in
      let way = pan.translation(in: nil)
      return abs(way.x) > abs(way.y)
    }
    for isPicky in [false, true] {
      pan.delegate = isPicky ? referee : nil
      for (way, isUp) in [(CGVector(dx: -60, dy: 5), false), (CGVector(dx: 5, dy: -60), true)] {
        let before = scene.scrolled
        let finger = scene.press()
        finger.move(by: way, duration: 0.1)
        scene.stage.advance(by: 0.1)
        finger.lift()
        let scrolls = isPicky && isUp
        #expect(scene.log.takeRuns() == (scrolls ? [] : ["pan began changed ended"]))
        #expect((scene.scrolled > before + 40) == scrolls)
        scene.stage.settle()
      }
    }
  }

  @Test(
    "a pan that waits for a swipe receives slow fingers only, from their locations then",
    arguments: Surroundings.allCases)
  func swipeAndPan(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let swipe = scene.add("swipe", UISwipeGestureRecognizer())
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.require(toFail: swipe)
    let quick = scene.press(-50)
    quick.move(by: CGVector(dx: 120, dy: 0), duration: 0.1)
    quick.lift()
    #expect(scene.log.take() == ["swipe ended"])
    let slow = scene.press(-50)
    slow.move(by: CGVector(dx: 30, dy: 0), duration: 0.3)
    #expect(scene.log.take() == [] && pan.state == .possible)
    scene.stage.advance(by: 0.21)
    #expect(scene.log.take() == ["pan began"])
    #expect(pan.translation(in: scene.view).isNear(.zero))
    slow.move(by: CGVector(dx: 10, dy: 0))
    #expect(pan.translation(in: scene.view).isNear(scene.inView(10, 0)))
    slow.lift()
    #expect(scene.log.take() == ["pan changed", "pan ended"])
    // The wrong direction fails the swipe after ten points, so that the pan loses almost nothing.
    let back = scene.press()
    back.move(by: CGVector(dx: -10, dy: 0))
    #expect(scene.log.take() == ["pan began"])
    back.lift()
    scene.stage.settle()
  }

  @Test("an edge pan wins over a paging scroll view that waits for it")
  func edgeAndPages() {
    let scene = RecognizerScene()
    let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pages.contentSize = CGSize(width: 1170, height: 844)
    pages.isPagingEnabled = true
    pages.contentOffset.x = 390
    scene.parent.addSubview(pages)
    let edge = scene.log.made("edge", UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    scene.parent.addGestureRecognizer(edge)
    pages.panGestureRecognizer.require(toFail: edge)
    scene.stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 205, y: 400))
    scene.stage.settle()
    #expect(scene.log.takeRuns() == ["edge began changed ended"] && pages.contentOffset.x == 390)
    scene.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 350, y: 400))
    scene.stage.settle()
    #expect(scene.log.take() == [] && pages.contentOffset.x == 0)
  }

  @Test("a swipe turns pages, and dragging a card in them sideways does not")
  func pagesAndCard() {
    let scene = RecognizerScene()
    let left = scene.log.made("next", UISwipeGestureRecognizer())
    left.direction = .left
    let right = scene.log.made("back", UISwipeGestureRecognizer())
    scene.parent.addGestureRecognizer(left)
    scene.parent.addGestureRecognizer(right)
    let pan = scene.add("card", UIPanGestureRecognizer())
    scene.stage.swipe(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 180, y: 700))
    scene.stage.swipe(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 220, y: 700))
    #expect(scene.log.take() == ["next ended", "back ended"])
    scene.stage.swipe(from: CGPoint(x: 240, y: 422), to: CGPoint(x: 120, y: 422))
    #expect(scene.log.takeRuns() == ["card began changed ended"])
    // If the card gives precedence to swipes, a quick stroke turns the page and a slow one drags.
    pan.require(toFail: left)
    pan.require(toFail: right)
    scene.stage.swipe(from: CGPoint(x: 240, y: 422), to: CGPoint(x: 120, y: 422))
    #expect(scene.log.take() == ["next ended"])
    scene.stage.drag(
      from: CGPoint(x: 240, y: 422), to: CGPoint(x: 120, y: 422), duration: 1.5)
    #expect(scene.log.takeRuns() == ["card began changed ended"])
  }
}
