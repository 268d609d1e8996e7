import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Releasing a scroll view")
struct LiftTests {
  // statement 265
  @Test("a deceleration ends at 10 points a second, and a slower release has none")
  func over() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: log(100) / 2.002)
    #expect(scene.view.isDecelerating)
    scene.stage.advance(by: 1.0 / 60)
    #expect(!scene.view.isDecelerating)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -12))
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: 0, dy: -0.3))
      scene.stage.advance(by: 0.03125)
    }
    _ = scene.log.take()
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.0096, within: 1e-6))
    #expect(scene.log.take() == ["will end dragging", "did end dragging, at rest"])
  }

  @Test("a button can be tapped as soon as a slow flick is over")
  func tapAfterFlick() {
    let scene = ScrollScene()
    let button = UIButton(frame: CGRect(x: 0, y: 350, width: 300, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.view.addSubview(button)
    scene.flick(CGVector(dx: 0, dy: -80))
    scene.stage.advance(by: 2.4)
    scene.stage.tap(at: CGPoint(x: 150, y: 30))
    scene.stage.settle()
    #expect(taps == 1)
  }

  @Test("each axis decelerates and ends on its own, at its edge if it reaches one")
  func axes() {
    let scene = ScrollScene(content: CGSize(width: 360, height: 2000))
    scene.flick(CGVector(dx: -60, dy: -80))
    let start = scene.view.contentOffset
    #expect(scene.log.velocity.x.isNear(0.6) && scene.log.velocity.y.isNear(0.8))
    #expect(scene.log.target.x == 60)
    #expect(scene.log.target.y.isNear(Double(start.y) + 790 / 2.002, within: 0.34))
    scene.stage.settle()
    #expect(scene.view.contentOffset.x == 60)
    #expect(scene.view.contentOffset.y.isNear(Double(start.y) + 0.499 * 790, within: 0.34))
  }

  @Test("the last three moves determine the release velocity, also sideways")
  func uneven() {
    let scene = ScrollScene()
    let finger = scene.press()
    for way in [-20.0, -20, -10, -20, -30] {
      scene.stage.advance(by: 0.01)
      finger.move(by: CGVector(dx: 0, dy: way))
    }
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.15 + 0.7 + 0.6))
    scene.stage.settle()
  }

  @Test("coalesced samples of a move do not count for the velocity")
  func coalesced() {
    let scene = ScrollScene()
    // Two samples per frame, of which only the second is on the line.
    scene.stage.advance(by: 0.004)
    let finger = scene.press()
    finger.follow(duration: 0.1) { fraction in
      let step = Int((fraction * 12).rounded())
      let isInLine = step % 2 == 1 || step == 12
      return CGPoint(x: 150, y: 200 - CGFloat(step * 8) + (isInLine ? 0 : 6))
    }
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.96))
    scene.stage.settle()
  }

  @Test("while the content decelerates or bounces the offset is on a pixel of the screen")
  func pixels() {
    let scene = ScrollScene()
    var offsets: [Double] = []
    scene.log.onScroll = { offsets.append(Double($0.contentOffset.y)) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -47.77), duration: 0.1)
    finger.lift()
    #expect((scene.log.target.y * 3).isNear(Double((scene.log.target.y * 3).rounded())))
    scene.stage.settle()
    scene.drag(CGVector(dx: 0, dy: 290.1))
    scene.drag(CGVector(dx: 0, dy: 190.1))
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(offsets.count > 100 && offsets.contains { $0 < -20 })
    #expect(offsets.allSatisfy { ($0 * 3 - ($0 * 3).rounded()).magnitude < 1e-6 })
  }

  @Test("a finger slower than a pixel per move loses no distance")
  func slow() {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -10))
    for step in 0..<100 {
      finger.move(by: CGVector(dx: 0, dy: -0.1))
      // Insets that change continuously, like those of a stretching header, don't matter.
      scene.view.contentInset.bottom = CGFloat(step % 3)
    }
    #expect(scene.view.contentOffset.y.isNear(10))
    scene.stage.advance(by: 0.1)
    finger.lift()
  }
}
