import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Tap counts")
struct TapCountTests {
  /// A stage with a view that records the phase and tap count of its touches.
  @MainActor
  private final class Counting {
    let stage = Stage()
    var counts: [String] = []

    init() {
      let view = DiaryView("view", CallLog(), frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      view.isMultipleTouchEnabled = true
      stage.window.addSubview(view)
      view.onTouches = { [unowned self] touches, _ in
        for touch in touches { counts.append("\(touch.phase) \(touch.tapCount)") }
      }
    }
  }

  // statement 36
  @Test("the first touch at a location has a tap count of 1 from its beginning to its end")
  func firstTap() {
    let counting = Counting()
    counting.stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(counting.counts == ["began 1", "ended 1"])
  }

  // statement 36
  @Test("a quick second tap elsewhere counts as a first")
  func tapElsewhere() {
    let counting = Counting()
    counting.stage.tap(at: CGPoint(x: 20, y: 20))
    counting.stage.advance(by: 0.1)
    counting.stage.tap(at: CGPoint(x: 300, y: 300))
    #expect(counting.counts == ["began 1", "ended 1", "began 1", "ended 1"])
  }

  // statement 37
  @Test("the three touches of a triple tap count 1, 2 and 3")
  func tripleTap() {
    let counting = Counting()
    counting.stage.tap(at: CGPoint(x: 20, y: 20), count: 3)
    #expect(
      counting.counts == ["began 1", "ended 1", "began 2", "ended 2", "began 3", "ended 3"])
  }

  // statement 38
  @Test(
    "a finger that was dragged away has no tap count at its end, and starts no double tap")
  func draggedAway() {
    let counting = Counting()
    counting.stage.drag(
      from: CGPoint(x: 20, y: 20), to: CGPoint(x: 220, y: 20), duration: 1.0 / 60)
    #expect(counting.counts.first == "began 1")
    #expect(counting.counts.last == "ended 0")
    counting.counts = []
    counting.stage.tap(at: CGPoint(x: 220, y: 20))
    #expect(counting.counts == ["began 1", "ended 1"])
  }

  // statement 39
  @Test("a second tap counts as a double tap within 0.35 seconds, and as a first one after that")
  func interval() {
    for (pause, count) in [(0.34, 2), (0.36, 1)] {
      let counting = Counting()
      counting.stage.tap(at: CGPoint(x: 20, y: 20))
      counting.stage.advance(by: pause)
      counting.stage.tap(at: CGPoint(x: 20, y: 20))
      #expect(counting.counts.last == "ended \(count)")
    }
  }
}
