import TouchstoneTesting
import UIKit

@testable import AnglePan

@MainActor
private final class Log: NSObject {
  var onChange: ((AnglePanGestureRecognizer) -> Void)?
  var changes = 0

  func panned(_ recognizer: AnglePanGestureRecognizer) {
    guard recognizer.state == .changed else { return }
    changes += 1
    onChange?(recognizer)
  }
}

/// ateliercw/AnglePanGestureRecognizer: a pan that is limited to permitted directions.
@Suite(.staged) @MainActor
struct AnglePanTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let log = Log()
  private let recognizer: AnglePanGestureRecognizer

  init() {
    recognizer = AnglePanGestureRecognizer(
      target: log, action: Selector("panned:", Log.panned(_:)))
    recognizer.allowedAngles = [.pi / 2]
    recognizer.moveDistance = 100
    view.addGestureRecognizer(recognizer)
    stage.window.addSubview(view)
  }

  @Test func `To the right the pan follows the finger up to the distance`() {
    log.onChange = { [view] recognizer in
      let way = min(recognizer.translation(in: view).x / 100, 1)
      #expect(abs(recognizer.percentComplete(in: view) - way) < 1e-6)
      #expect(abs(recognizer.adjustedTranslation(in: view).y) < 1e-6)
    }
    let finger = stage.touch(at: CGPoint(x: 50, y: 200))
    for step in 1...30 { finger.move(to: CGPoint(x: 50 + 5 * CGFloat(step), y: 200)) }
    finger.lift()
    #expect(log.changes > 20)
  }

  @Test func `A translation that was set is projected on the direction`() {
    log.onChange = { [log, view] recognizer in
      guard log.changes == 1 else { return }
      recognizer.setTranslation(CGPoint(x: 90, y: 60), in: view)
      let found = recognizer.adjustedTranslation(in: view)
      #expect(abs(found.x - 67.7) < 0.1)
      #expect(abs(found.y) < 0.1)
      #expect(abs(recognizer.percentComplete(in: view) - 0.677) < 0.001)
    }
    let finger = stage.touch(at: CGPoint(x: 50, y: 200))
    for step in 1...5 { finger.move(to: CGPoint(x: 50 + 5 * CGFloat(step), y: 200)) }
    finger.lift()
    #expect(log.changes > 0)
  }

  @Test func `Straight down the pan stays where it is`() {
    let finger = stage.touch(at: CGPoint(x: 50, y: 200))
    for step in 1...16 { finger.move(to: CGPoint(x: 50, y: 200 + 5 * CGFloat(step))) }
    #expect(recognizer.percentComplete(in: view) == 0.05)
    #expect(recognizer.currentAngle == nil)
    finger.lift()
  }

  @Test func `Before any move there is no last location`() {
    #expect(recognizer.finalOffset == nil)
  }
}
