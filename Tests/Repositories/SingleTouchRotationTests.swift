import TouchstoneTesting
import UIKit

@testable import SingleTouchRotation

@MainActor
private final class Log: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var rotations: [CGFloat] = []
  var velocities: [CGFloat] = []

  func turned(_ recognizer: SingleTouchRotationGestureRecognizer) {
    states.append(recognizer.state)
    rotations.append(recognizer.rotation)
    velocities.append(recognizer.velocity)
  }
}

/// carlosypunto/SingleTouchRotationGestureRecognizer: one finger rotates around a view's center.
@Suite(.staged) @MainActor
struct SingleTouchRotationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 60, y: 100, width: 200, height: 200))
  private let log = Log()
  private let recognizer: SingleTouchRotationGestureRecognizer

  init() {
    recognizer = SingleTouchRotationGestureRecognizer(
      target: log, action: Selector("turned:", Log.turned(_:)))
    view.isMultipleTouchEnabled = true
    view.addGestureRecognizer(recognizer)
    stage.window.addSubview(view)
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x + 60, y: y + 100) }

  @Test func `A full rotation in four moves`() throws {
    let finger = stage.touch(at: place(190, 100))
    for (x, y): (CGFloat, CGFloat) in [(100, 190), (10, 100), (100, 10), (190, 100)] {
      stage.advance(by: 0.1)
      finger.move(to: place(x, y))
    }
    finger.lift()
    try #require(log.states == [.began, .changed, .changed, .changed, .changed, .ended])
    let quarter = CGFloat.pi / 2
    for (found, turns) in zip(log.rotations, [0, 1, 2, 3, 4, 4] as [CGFloat]) {
      #expect(abs(found - turns * quarter) < 1e-6)
    }
    for velocity in log.velocities[1...4] { #expect(abs(velocity - 15.708) < 0.01) }
    stage.advance(by: 0.1)
    #expect(recognizer.state == .possible)
    #expect(recognizer.rotation == 0)
  }

  @Test func `Two fingers at once fail`() {
    var fingers: [Finger] = []
    stage.together {
      fingers = [stage.touch(at: place(190, 100)), stage.touch(at: place(100, 190))]
    }
    #expect(recognizer.state == .failed)
    fingers.forEach { $0.lift() }
    #expect(log.states.isEmpty)
  }

  @Test func `A gesture that the system cancels ends`() {
    let finger = stage.touch(at: place(190, 100))
    finger.move(to: place(100, 190))
    finger.cancel()
    #expect(log.states == [.began, .changed, .ended])
  }
}
