import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Settling")
struct SettlingTests {
  @MainActor
  private final class Carousel {
    var turns = 0
    func turn() { turns += 1 }
  }

  @Test("a stage that does not settle reports the repetition, its reason, and a suggestion")
  func unsettled() {
    let stage = Stage()
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    let failures = Stage.failures { stage.settle() }
    timer.invalidate()
    #expect(failures.map(\.sourceLocation.line) == [#line - 2])
    #expect(
      failures.map(\.text) == [
        "The stage didn't settle within 10 s; still pending: a timer of 1.0 s, repeating. "
          + "Repeating work, and work that restarts itself, never finishes. Stop it, advance the "
          + "clock by a fixed time with advance(by:), or ignore repeating work with "
          + "settle(ignoring: .repeating)."
      ])
  }

  @Test("settling may ignore a repetition, which continues meanwhile")
  func ignoringRepeating() {
    let stage = Stage()
    let carousel = Carousel()
    let link = CADisplayLink(target: carousel, selector: Selector("turn", Carousel.turn))
    link.add(to: .main, forMode: .common)
    var calls = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in calls += 1 }
    var isDone = false
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in isDone = true }
    stage.settle(ignoring: .repeating)
    #expect(isDone)
    #expect(stage.now < 1)
    #expect(calls == 5)
    #expect(carousel.turns > 25)
    link.invalidate()
    timer.invalidate()
    stage.settle()
  }

  @Test("work that restarts itself is not a repetition that settling may ignore")
  func startsAgain() {
    let stage = Stage()
    final class Ticker {
      var isOn = true
      @MainActor func tick() {
        guard isOn else { return }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [self] _ in tick() }
      }
    }
    let ticker = Ticker()
    ticker.tick()
    let failures = Stage.failures { stage.settle(ignoring: .repeating) }
    #expect(failures.count == 1)
    ticker.isOn = false
    stage.settle()
  }
}
