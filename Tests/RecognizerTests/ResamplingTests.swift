import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The touches of an application with moves resampled to its frames.
@MainActor
@Suite("An application that resamples moves")
struct ResamplingTests {
  private final class Diary: RecordingView {
    var coalesced: [CGFloat] = []
    var noted: (UITouch, UIEvent) -> Void = { _, _ in }
    override func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
      guard let touch = touches.first, let event else { return }
      log.record("\(phase) \(touch.location(in: nil).x.rounded())")
      coalesced += (event.coalescedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
      noted(touch, event)
    }
  }

  private func scene(resampling: Bool) -> (stage: Stage, diary: Diary) {
    let stage = Stage(resampling: resampling)
    let diary = Diary(frame: stage.window.bounds)
    stage.window.addSubview(diary)
    return (stage, diary)
  }

  @Test("resampling is off unless the app, or the stage, enables it")
  func off() {
    #expect(!Stage().application.resamplesMoves)
    #expect(Stage(resampling: true).application.resamplesMoves)
  }

  @Test("a move waits for the frame, and an end delivers pending moves at its own time")
  func frames() {
    let (stage, diary) = scene(resampling: true)
    let finger = stage.touch(at: CGPoint(x: 100, y: 100))
    #expect(diary.lines == ["began 100.0"])
    stage.advance(by: 0.02)
    finger.move(to: CGPoint(x: 140, y: 100))
    #expect(diary.lines.count == 1)
    finger.lift()
    #expect(diary.lines == ["began 100.0", "moved 140.0", "ended 140.0"])
    #expect(diary.coalesced == [100, 140, 140])
  }

  @Test("a finger in even motion is shown 6.8 ms before the frame, with its time")
  func place() {
    let (stage, diary) = scene(resampling: true)
    let finger = stage.touch(at: CGPoint(x: 0, y: 100))
    diary.noted = { touch, event in
      guard touch.phase == .moved else { return }
      let time = stage.now - 0.0068
      guard time < 0.29 else { return }
      #expect(CGFloat(touch.timestamp).isNear(time, within: 1e-9))
      #expect(touch.location(in: nil).x.isNear(1000 * time, within: 0.01))
      #expect(event.timestamp >= touch.timestamp)
    }
    finger.move(to: CGPoint(x: 300, y: 100), duration: 0.3)
    #expect(diary.lines.count > 15)
    diary.noted = { _, _ in }
    finger.lift()
  }

  @Test("a finger that stopped is shown at its location, and a stage settles only then")
  func stops() {
    let (stage, diary) = scene(resampling: true)
    let finger = stage.touch(at: CGPoint(x: 0, y: 100))
    finger.move(to: CGPoint(x: 100, y: 100), duration: 0.1)
    #expect(diary.lines.last != "moved 100.0")
    stage.settle()
    #expect(diary.lines.last == "moved 100.0")
    finger.cancel()
    #expect(diary.lines.last == "cancelled 100.0")
    // All samples are reported, including those without a change of location.
    #expect(diary.coalesced.count == 1 + 12 + 1)
  }

  @Test("predicted touches start from the newest sample, not from the resampled location")
  func prediction() {
    let (stage, diary) = scene(resampling: true)
    let finger = stage.touch(at: CGPoint(x: 0, y: 100))
    var count = 0
    diary.noted = { touch, event in
      guard touch.phase == .moved, let newest = event.coalescedTouches(for: touch)?.last,
        let guess = event.predictedTouches(for: touch)?.first
      else { return }
      count += 1
      #expect(guess.location(in: nil).x > newest.location(in: nil).x)
    }
    finger.move(to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(count > 8)
    diary.noted = { _, _ in }
    finger.lift()
  }

  @Test("the trace reports how a frame determined a touch's location")
  func trace() {
    let (stage, _) = scene(resampling: true)
    let finger = stage.touch(at: CGPoint(x: 0, y: 100))
    finger.move(to: CGPoint(x: 100, y: 100), duration: 0.1)
    finger.lift()
    #expect(stage.traceText.contains("2 samples, interpolated"))
  }

  @Test(
    "taps, presses and pans have the same results with resampled moves", arguments: [false, true])
  func recognizers(resampling: Bool) {
    let (stage, diary) = scene(resampling: resampling)
    let log = ActionLog()
    for recognizer in [
      log.made("tap", UITapGestureRecognizer()), log.made("press", UILongPressGestureRecognizer()),
      log.made("pan", UIPanGestureRecognizer()),
    ] { diary.addGestureRecognizer(recognizer) }
    var velocity = CGPoint.zero
    log.onAction = { recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer { velocity = pan.velocity(in: nil) }
    }
    let place = CGPoint(x: 100, y: 100)
    stage.tap(at: place)
    stage.longPress(at: place)
    stage.drag(from: place, to: CGPoint(x: 250, y: 300), duration: 0.25)
    #expect(
      log.takeRuns() == ["tap ended", "press began ended", "pan began changed ended"])
    #expect(velocity.isNear(CGPoint(x: 600, y: 800), within: 10))
    // A resting finger has no velocity, however late its last move was shown.
    let finger = stage.touch(at: place)
    finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
    stage.advance(by: 0.06)
    finger.lift()
    #expect(velocity == .zero)
  }
}
