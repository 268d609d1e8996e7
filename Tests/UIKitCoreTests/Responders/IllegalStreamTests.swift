import Fuzzing
import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// Input that no device could produce, posted directly to the queue.
@MainActor
@Suite(.staged)
struct IllegalStreamTests {
  private let stage = Stage()
  private let journal = CallLog()
  private let view: ChainView

  init() {
    view = ChainView("view", journal, frame: chainScreen)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
  }

  @Test("a finger that moves, ends or is cancelled without a beginning is refused")
  func withoutBegan() {
    for phase in [TouchSample.Phase.moved, .ended, .cancelled] {
      stage.clearTrace()
      post(phase, id: 70)
      expectFault(containing: "70")
    }
    #expect(journal.take() == [])
    expectLaterTouchesWork()
  }

  @Test("a second began of a finger that is down is refused, and the first touch goes on")
  func secondBegan() {
    post(.began, id: 71)
    post(.began, id: 71, x: 200)
    expectFault(containing: "71")
    post(.ended, id: 71)
    #expect(journal.take() == ["view began", "view ended"])
    expectLaterTouchesWork()
  }

  @Test("a finger that ends twice ends once")
  func endedTwice() {
    post(.began, id: 72)
    post(.ended, id: 72)
    post(.ended, id: 72)
    expectFault(containing: "72")
    #expect(journal.take() == ["view began", "view ended"])
    expectLaterTouchesWork()
  }

  @Test("a finger that moves after its end moves nothing")
  func movedAfterEnd() {
    post(.began, id: 73)
    post(.cancelled, id: 73)
    post(.moved, id: 73, x: 90)
    expectFault(containing: "73")
    #expect(journal.take() == ["view began", "view cancelled"])
    expectLaterTouchesWork()
  }

  @Test(
    "a location that is not finite is refused in every phase", arguments: [Double.nan, .infinity])
  func places(number: Double) {
    for phase in [TouchSample.Phase.began, .moved, .ended] {
      stage.clearTrace()
      post(phase, id: 74, x: number)
      expectFault(containing: "74")
    }
    #expect(journal.take() == [])
    expectLaterTouchesWork()
  }

  @Test("a live finger that moves to an invalid location stays where it was")
  func moveToNoPlace() {
    post(.began, id: 75)
    post(.moved, id: 75, x: .nan)
    expectFault(containing: "75")
    post(.ended, id: 75)
    #expect(journal.take() == ["view began", "view ended"])
    expectLaterTouchesWork()
  }

  @Test(
    "a time that is not finite is refused and delays nothing",
    arguments: [Double.nan, .infinity, -.infinity])
  func times(time: Double) {
    post(.began, id: 76, time: time)
    expectFault(containing: "time")
    stage.clearTrace()
    post(.moved, id: 76, time: time)
    expectFault(containing: "time")
    stage.application.loop.post(.interrupt(time: time))
    stage.application.loop.flush()
    #expect(stage.application.applicationState == .active)
    #expect(journal.take() == [])
    expectLaterTouchesWork()
  }

  @Test("time that runs backwards is reported, and the touch's time doesn't change")
  func backwards() {
    final class Clocked: UIView {
      var times: [TimeInterval] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, event)
      }
      private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        times += touches.map(\.timestamp) + [event?.timestamp ?? -1]
      }
    }
    let clocked = Clocked(frame: chainScreen)
    stage.window.addSubview(clocked)
    stage.advance(by: 2)
    post(.began, id: 77, time: 2)
    post(.moved, id: 77, x: 60, time: 1)
    expectFault(containing: "backwards")
    post(.ended, id: 77, x: 60, time: 1.5)
    #expect(clocked.times == [2, 2, 2, 2, 2, 2])
    clocked.removeFromSuperview()
    expectLaterTouchesWork()
  }

  @Test("random garbage in the queue never stops a later touch", arguments: 0..<40)
  func garbage(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let numbers: [Double] = [
      0, 30, 200, -5, 1e9, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    for _ in 0..<60 {
      let phase = TouchSample.Phase.allCases[random.below(4)]
      var sample = TouchSample(
        id: random.below(4) - 1, phase: phase,
        position: Point(x: numbers[random.below(11)], y: numbers[random.below(11)]),
        time: random.below(3) == 0 ? numbers[random.below(9)] / 1e3 : stage.now)
      if random.below(8) == 0 { sample.force = numbers[random.below(11)] }
      if random.below(8) == 0 { sample.buttons = Int.min }
      // Input in the far future isn't invalid and would only wait.
      if sample.time.isFinite, sample.time > stage.now { sample.time = stage.now }
      stage.application.loop.post(.touch(sample))
      if random.below(3) == 0 { stage.advance(by: 0.02) }
      stage.application.loop.flush()
    }
    for id in -1..<4 { post(.cancelled, id: id) }
    let began = journal.lines.filter { $0 == "view began" }.count
    let over = journal.lines.filter { $0 == "view ended" || $0 == "view cancelled" }.count
    #expect(began == over)
    _ = journal.take()
    expectLaterTouchesWork()
  }

  private func post(
    _ phase: TouchSample.Phase, id: Int, x: Double = 30, time: Double? = nil
  ) {
    let loop = stage.application.loop
    loop?.post(
      .touch(
        TouchSample(
          id: id, phase: phase, position: Point(x: x, y: 30), time: time ?? stage.now)))
    loop?.flush()
  }

  private func expectFault(
    containing text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = stage.trace.filter { $0.kind == .fault }
    #expect(faults.count == 1, sourceLocation: sourceLocation)
    #expect(faults.first?.detail?.contains(text) == true, sourceLocation: sourceLocation)
  }

  private func expectLaterTouchesWork(sourceLocation: SourceLocation = #_sourceLocation) {
    _ = journal.take()
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(
      journal.take() == ["view began", "view moved", "view ended"], sourceLocation: sourceLocation)
    #expect(stage.application.loop.queue.isEmpty, sourceLocation: sourceLocation)
  }
}
