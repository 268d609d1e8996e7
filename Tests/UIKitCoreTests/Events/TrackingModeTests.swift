import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Work that waits during a drag")
struct TrackingModeTests {
  private func scrollingStage() -> Stage {
    let stage = Stage()
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 4000)
    stage.window.addSubview(scrollView)
    return stage
  }

  /// Drags for a second. The finger stays down.
  private func drag(_ stage: Stage) -> Finger {
    let finger = stage.touch(at: CGPoint(x: 195, y: 600))
    finger.move(to: CGPoint(x: 195, y: 300), duration: 1)
    return finger
  }

  // statement 16
  @Test("a timer of the default mode does not fire during a drag, and fires once when it is over")
  func timers() {
    let stage = scrollingStage()
    var calls: [String] = []
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in calls.append("once") }
    let often = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { _ in
      calls.append("often")
    }
    let common = Timer(timeInterval: 0.5, repeats: false) { _ in calls.append("common") }
    RunLoop.main.add(common, forMode: .common)
    let finger = drag(stage)
    #expect(calls == ["common"])
    finger.lift()
    stage.advance(by: 1.0 / 60)
    #expect(calls == ["common", "often", "once"])
    stage.advance(by: 0.2)
    #expect(calls == ["common", "often", "once", "often"])
    often.invalidate()
    stage.settle()
  }

  // statement 16
  @Test("without a drag a timer fires at its time, also while a finger rests on the content")
  func noDrag() {
    let stage = scrollingStage()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in count += 1 }
    let finger = stage.touch(at: CGPoint(x: 195, y: 600))
    stage.advance(by: 0.6)
    #expect(count == 1)
    finger.lift()
  }

  // statement 16
  @Test("display links and delayed calls of the default mode wait for the end of a drag too")
  func linksAndCalls() {
    let stage = scrollingStage()
    let counter = Counter()
    let tick = Selector("tick:", Counter.tick(_:))
    let plain = CADisplayLink(target: counter, selector: tick)
    plain.add(to: .main, forMode: .default)
    let call = Selector("call", Counter.call)
    counter.perform(call, with: nil, afterDelay: 0.5)
    let finger = stage.touch(at: CGPoint(x: 195, y: 600))
    finger.move(to: CGPoint(x: 195, y: 500), duration: 0.2)
    let before = counter.ticks
    finger.move(to: CGPoint(x: 195, y: 300), duration: 1)
    #expect(counter.ticks == before)
    #expect(counter.calls == 0)
    finger.lift()
    stage.advance(by: 0.1)
    #expect(counter.ticks > before)
    #expect(counter.calls == 1)
    plain.invalidate()
    stage.settle()
  }

  @Test("a pending timer that is invalidated does not fire")
  func invalidated() {
    let stage = scrollingStage()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in count += 1 }
    let finger = drag(stage)
    #expect(timer.isValid)
    timer.invalidate()
    finger.lift()
    stage.settle()
    #expect(count == 0)
  }
}

/// Counts calls.
@MainActor
private final class Counter: NSObject {
  var ticks = 0
  var calls = 0
  func tick(_ link: CADisplayLink) { ticks += 1 }
  func call() { calls += 1 }
}
