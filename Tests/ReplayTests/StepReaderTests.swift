import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneReplay
import TouchstoneTesting
import UIKit

/// The steps that are recognized in raw samples.
@Suite struct StepReaderTests {
  private func touch(
    _ phase: TouchSample.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 1,
    kind: TouchSample.Kind = .direct
  ) -> RecordingRecord {
    .input(
      .touch(TouchSample(id: id, phase: phase, position: Point(x: x, y: y), time: time, kind: kind))
    )
  }

  private func key(
    _ usage: UIKeyboardHIDUsage, _ phase: HeldPhase, _ text: String = "", at time: Double,
    _ modifiers: ModifierKeys = []
  ) -> RecordingRecord {
    .input(
      .key(
        KeySample(
          phase: phase, usage: usage.rawValue, modifiers: modifiers, characters: text, time: time)))
  }

  private func steps(
    _ records: [RecordingRecord], _ closeness: Closeness = .readable
  ) -> [InputStep] {
    let sorted = records.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    return StepReader(sorted.map(\.element), closeness: closeness).steps.map(\.step)
  }

  private func tap(_ x: Double, _ y: Double, at time: Double, for duration: Double = 0.08)
    -> [RecordingRecord]
  { [touch(.began, x, y, at: time), touch(.ended, x + 1, y - 1, at: time + duration)] }

  @Test func `A short touch is a tap, a long one a long press`() {
    #expect(steps(tap(20, 30, at: 1)) == [.tap(.point(Point(x: 20, y: 30)), count: 1)])
    #expect(
      steps(tap(20, 30, at: 1, for: 0.7))
        == [.longPress(.point(Point(x: 20, y: 30)), duration: 0.7)])
  }

  @Test func `A mouse that acts as a finger taps like one`() {
    let records = [TouchSample.Phase.began, .ended].map { phase in
      RecordingRecord.input(
        .touch(
          TouchSample(
            id: 1, phase: phase, position: Point(x: 20, y: 30), time: phase == .began ? 1 : 1.05,
            buttons: phase == .began ? 1 : 0)))
    }
    #expect(steps(records) == [.tap(.point(Point(x: 20, y: 30)), count: 1)])
  }

  @Test func `Two taps close to each other in time and place are a double tap`() {
    let first = tap(20, 30, at: 1)
    #expect(steps(first + tap(24, 30, at: 1.2)) == [.tap(.point(Point(x: 20, y: 30)), count: 2)])
    #expect(steps(first + tap(24, 30, at: 1.5)).count == 2)
    #expect(steps(first + tap(90, 30, at: 1.2)).count == 2)
  }

  @Test func `A straight path at even speed is a drag, a fast one a swipe`() {
    func way(_ duration: Double) -> [RecordingRecord] {
      [touch(.began, 0, 0, at: 0)]
        + (1...20).map { step in
          let share = Double(step) / 20
          return touch(step < 20 ? .moved : .ended, 200 * share, 100 * share, at: duration * share)
        }
    }
    let (start, end) = (Point(x: 0, y: 0), Point(x: 200, y: 100))
    func drag(_ duration: Double, isSwipe: Bool) -> InputStep {
      .drag(from: .point(start), to: .point(end), duration: duration, isSwipe: isSwipe)
    }
    #expect(steps(way(0.5)) == [drag(0.5, isSwipe: false)])
    #expect(steps(way(0.1)) == [drag(0.1, isSwipe: true)])
  }

  @Test func `A nearly straight path at changing speed is simplified to a drag`() {
    func way(_ places: [(Double, Double)]) -> [RecordingRecord] {
      places.enumerated().map { index, place in
        touch(
          index == 0 ? .began : index == places.count - 1 ? .ended : .moved, place.0, place.1,
          at: Double(index) * 0.1)
      }
    }
    let hasty = way([(0, 0), (10, 4), (120, 9), (190, 4), (200, 0)])
    let drag = InputStep.drag(
      from: .point(Point(x: 0, y: 0)), to: .point(Point(x: 200, y: 0)), duration: 0.4,
      isSwipe: false)
    #expect(steps(hasty, .simple) == [drag])
    #expect(steps(hasty).count > 1)
    let bent = way([(0, 0), (60, 30), (120, 40), (190, 20), (200, 0)])
    #expect(steps(bent, .simple).count > 1)
    let back = way([(0, 0), (160, 0), (90, 0), (150, 0), (200, 0)])
    #expect(steps(back, .simple).count > 1)
  }

  @Test func `A path with a corner is written corner by corner`() {
    let records = [
      touch(.began, 0, 0, at: 0), touch(.moved, 50, 0, at: 0.1), touch(.moved, 100, 0, at: 0.2),
      touch(.moved, 100, 50, at: 0.3), touch(.ended, 100, 100, at: 0.4),
    ]
    #expect(
      steps(records) == [
        .down(1, .finger, at: Point(x: 0, y: 0)),
        .move([.init(finger: 1, end: Point(x: 100, y: 0))], duration: 0.2),
        .move([.init(finger: 1, end: Point(x: 100, y: 100))], duration: 0.2), .lift(1),
      ])
  }

  @Test func `Fingers that are down together move together`() {
    let records = [
      touch(.began, 100, 0, at: 0), touch(.began, 200, 0, at: 0.1, id: 2),
      touch(.moved, 50, 0, at: 0.5), touch(.moved, 250, 0, at: 0.5, id: 2),
      touch(.ended, 50, 0, at: 0.6), touch(.cancelled, 250, 0, at: 0.7, id: 2),
    ]
    let found = steps(records)
    #expect(found.first == .down(1, .finger, at: Point(x: 100, y: 0)))
    #expect(found.contains(.down(2, .finger, at: Point(x: 200, y: 0))))
    let both = found.contains { step in
      if case .move(let moves, _) = step { moves.map(\.finger) == [1, 2] } else { false }
    }
    #expect(both)
    #expect(found.suffix(2) == [.lift(1), .cancel(2)])
  }

  @Test func `An exact finger movement is written with its duration`() {
    #expect(
      steps(tap(20, 30, at: 1), .exact) == [
        .down(1, .finger, at: Point(x: 20, y: 30)),
        .move([.init(finger: 1, end: Point(x: 21, y: 29))], duration: 0.08), .lift(1),
      ])
  }

  @Test func `Keys that type are a text, others are presses, and held keys are written as held`() {
    let typed = [
      key(.keyboardH, .began, "H", at: 0, .shift), key(.keyboardI, .began, "i", at: 0.1),
      key(.keyboardH, .ended, at: 0.12), key(.keyboardI, .ended, at: 0.2),
    ]
    #expect(steps(typed) == [.type("Hi")])
    let command = [
      key(.keyboardLeftGUI, .began, at: 0), key(.keyboardS, .began, "s", at: 0.1, .command),
      key(.keyboardS, .ended, at: 0.2), key(.keyboardLeftGUI, .ended, at: 0.3),
    ]
    #expect(steps(command) == [.key(.keyboardS, .command)])
    let held = [
      key(.keyboardLeftArrow, .began, at: 0), key(.keyboardLeftArrow, .ended, at: 1),
    ]
    #expect(
      steps(held) == [.keyDown(1, .keyboardLeftArrow, []), .keyUp(1, isCancelled: false)])
  }

  @Test func `Input without a corresponding call is named`() {
    let reader = StepReader([
      .input(.text(TextSample(.delete, time: 0))), .input(.text(TextSample(.delete, time: 1))),
      .input(.text(TextSample(.insert, "ä", time: 2))),
    ])
    #expect(reader.leftOut == ["text deleted without a key"])
    #expect(reader.steps.map(\.step) == [.text(.insert, "ä")])
  }

  @Test func `A recording that ends with a finger down ends like a closed page`() {
    #expect(
      steps([touch(.began, 5, 5, at: 0), touch(.moved, 5, 90, at: 0.5)]).last == .cancel(1))
  }
}
