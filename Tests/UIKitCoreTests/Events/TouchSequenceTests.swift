import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// One event object and one touch object per finger, from the first finger to the last.
@MainActor
@Suite("A sequence of touches")
struct TouchSequenceTests {
  private let diary = CallLog()

  // statement 7, 8
  @Test("one event object serves from the first finger down to the last finger up")
  func oneEventObject() {
    let stage = Stage(application: WatchingApplication.self)
    var events: [UIEvent] = []
    stage.watching.onEvent = { events.append($0) }
    let first = stage.touch(at: CGPoint(x: 20, y: 20))
    let second = stage.touch(at: CGPoint(x: 60, y: 20))
    first.lift()
    let third = stage.touch(at: CGPoint(x: 100, y: 20))
    second.move(to: CGPoint(x: 60, y: 40))
    second.cancel()
    third.lift()
    #expect(events.count == 7)
    #expect(events.allSatisfy { $0 === events.first })
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(events.count == 9)
    #expect(events[7] !== events[0])
    #expect(events[7] === events[8])
  }

  // statement 8
  @Test("the event contains every live touch, and a lifted one for the last time at its end")
  func allTouches() {
    let stage = Stage(application: WatchingApplication.self)
    var counts: [Int] = []
    stage.watching.onEvent = { counts.append($0.allTouches?.count ?? 0) }
    let first = stage.touch(at: CGPoint(x: 20, y: 20))
    let second = stage.touch(at: CGPoint(x: 60, y: 20))
    let third = stage.touch(at: CGPoint(x: 100, y: 20))
    first.lift()
    second.move(to: CGPoint(x: 60, y: 40))
    third.cancel()
    second.lift()
    #expect(counts == [1, 2, 3, 3, 2, 2, 1])
  }

  // statement 8, 26
  @Test("an event returns its touches by window, by view and by recognizer")
  func touchesFor() {
    let stage = Stage(application: WatchingApplication.self)
    let left = DiaryView("left", diary)
    let right = DiaryView("right", diary, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    left.isMultipleTouchEnabled = true
    stage.window.addSubview(left)
    stage.window.addSubview(right)
    let recognizer = DiaryRecognizer("recognizer", diary)
    right.addGestureRecognizer(recognizer)
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    other.isHidden = false
    var latest: UIEvent?
    stage.watching.onEvent = { latest = $0 }
    let fingers = [
      CGPoint(x: 20, y: 20), CGPoint(x: 120, y: 20), CGPoint(x: 60, y: 20), CGPoint(x: 20, y: 220),
    ].map { stage.touch(at: $0) }
    func numbers(_ touches: Set<UITouch>?) -> String? { touches.map { CallLog.numbers($0) } }
    #expect(numbers(latest?.touches(for: left)) == "1,3")
    #expect(numbers(latest?.touches(for: right)) == "2")
    #expect(numbers(latest?.touches(for: recognizer)) == "2")
    #expect(numbers(latest?.touches(for: stage.window)) == "1,2,3")
    #expect(numbers(latest?.touches(for: other)) == "4")
    #expect(latest?.touches(for: UIView()) == nil)
    for finger in fingers { finger.lift() }
    withExtendedLifetime(other) {}
  }

  // statement 9
  @Test("timestamps of events and touches are seconds on the application's clock")
  func timestamps() {
    let stage = Stage(application: WatchingApplication.self)
    var times: [(event: TimeInterval, touch: TimeInterval, clock: TimeInterval)] = []
    stage.watching.onEvent = { event in
      times.append((event.timestamp, event.allTouches?.first?.timestamp ?? -1, stage.now))
    }
    stage.advance(by: 0.25)
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 0.5)
    finger.lift()
    #expect(times.map(\.event) == [0.25, 0.75])
    #expect(times.map(\.touch) == [0.25, 0.75])
    #expect(times.map(\.clock) == [0.25, 0.75])
  }

  // statement 22
  @Test("a finger is one touch object in all of its phases, and two fingers are two")
  func oneTouchObject() {
    let stage = Stage(application: WatchingApplication.self)
    var seen: [UITouch.Phase: [UITouch]] = [:]
    stage.watching.onEvent = { event in
      for touch in event.allTouches ?? [] { seen[touch.phase, default: []].append(touch) }
    }
    let first = stage.touch(at: CGPoint(x: 20, y: 20))
    first.move(to: CGPoint(x: 30, y: 20))
    let second = stage.touch(at: CGPoint(x: 60, y: 20))
    first.lift()
    second.cancel()
    let touch = seen[.began]?.first
    #expect(seen[.moved]?.first === touch)
    #expect(seen[.stationary]?.first === touch)
    #expect(seen[.ended]?.first === touch)
    #expect(seen[.cancelled]?.first === seen[.began]?.last)
    #expect(seen[.began]?.last !== touch)
  }

  // statement 23
  @Test("a touch begins, moves, is stationary while another changes, and ends or is cancelled")
  func phases() {
    let stage = Stage(application: WatchingApplication.self)
    var phases: [String] = []
    stage.watching.onEvent = { event in
      let touches = (event.allTouches ?? []).sorted { $0.hash < $1.hash }
      phases.append(touches.map { "\($0.phase)" }.joined(separator: " "))
    }
    let first = stage.touch(at: CGPoint(x: 20, y: 20))
    first.move(to: CGPoint(x: 30, y: 20))
    let second = stage.touch(at: CGPoint(x: 60, y: 20))
    first.move(to: CGPoint(x: 40, y: 20))
    first.lift()
    second.cancel()
    #expect(
      phases == [
        "began", "moved", "stationary began", "moved stationary", "ended stationary", "cancelled",
      ])
  }

  // statement 24, 57
  @Test("the phases and types of touches have UIKit's numbers")
  func rawValues() {
    let phases: [UITouch.Phase] = [
      .began, .moved, .stationary, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited,
    ]
    #expect(phases.map(\.rawValue) == Array(0...7))
    let types: [UITouch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    #expect(types.map(\.rawValue) == Array(0...3))
    #expect(UITouch.TouchType.stylus == .pencil)
  }

  // statement 25, 26
  @Test("a stationary finger is in allTouches and in no set given to a view")
  func stationary() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    let fingers = [20, 60].map { stage.touch(at: CGPoint(x: $0, y: 20)) }
    var others: [[UITouch.Phase]] = []
    view.onTouches = { touches, event in
      others.append((event.allTouches ?? []).subtracting(touches).map(\.phase))
    }
    _ = diary.take()
    fingers[0].move(to: CGPoint(x: 20, y: 30))
    fingers[1].lift()
    fingers[0].lift()
    #expect(diary.lines == ["view moved 1", "view ended 2", "view ended 1"])
    #expect(others == [[.stationary], [.stationary], []])
  }

  // statement 23, 25
  @Test("a sample that changes nothing makes no event")
  func nothingChanged() {
    let stage = Stage(application: WatchingApplication.self)
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    var events = 0
    stage.watching.onEvent = { _ in events += 1 }
    finger.move(to: CGPoint(x: 20, y: 20), duration: 0.1)
    #expect(events == 0)
    finger.lift()
  }

  // statement 26
  @Test("each view gets only its own touches that began, moved or ended")
  func setsOfViews() {
    let stage = Stage()
    let left = DiaryView("left", diary)
    let right = DiaryView("right", diary, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    left.isMultipleTouchEnabled = true
    stage.window.addSubview(left)
    stage.window.addSubview(right)
    var fingers: [Finger] = []
    stage.together {
      fingers = [120, 20, 60].map { stage.touch(at: CGPoint(x: $0, y: 20)) }
    }
    #expect(diary.take() == ["right began 1", "left began 2,3"])
    stage.together {
      fingers[0].move(to: CGPoint(x: 130, y: 20))
      fingers[2].move(to: CGPoint(x: 70, y: 20))
    }
    #expect(diary.take() == ["right moved 1", "left moved 3"])
    stage.together {
      fingers[1].lift()
      fingers[2].cancel()
    }
    #expect(diary.take() == ["left ended 2", "left cancelled 3"])
    fingers[0].lift()
  }

  // statement 27
  @Test("a finger whose force alone changes has moved")
  func forceAlone() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    var forces: [CGFloat] = []
    view.onTouches = { touches, _ in forces.append(touches.first?.force ?? -1) }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.force = 0.75
    finger.move(to: CGPoint(x: 20, y: 20))
    finger.lift()
    #expect(diary.lines == ["view began 1", "view moved 1", "view ended 1"])
    #expect(Array(forces.prefix(2)) == [0, 0.75])
  }

  // statement 32
  @Test("every touch that began for a view ends or is cancelled for it exactly once")
  func everyTouchEndsOnce() {
    var random = SeededTouches(seed: 20)
    for _ in 0..<40 { playRandomly(&random) }
  }

  /// Plays a hundred random steps of up to four fingers on four views, then lifts all fingers.
  private func playRandomly(_ random: inout SeededTouches) {
    let stage = Stage()
    let diary = CallLog()
    for index in 0..<4 {
      let frame = CGRect(
        x: CGFloat(index % 2) * 150, y: CGFloat(index / 2) * 150, width: 140, height: 140)
      let view = DiaryView("\(index)", diary, frame: frame)
      view.isMultipleTouchEnabled = index != 1
      view.isExclusiveTouch = index == 2
      stage.window.addSubview(view)
    }
    let recognizer = DiaryRecognizer("recognizer", CallLog())
    recognizer.recognizesMoves = true
    stage.window.subviews.last?.addGestureRecognizer(recognizer)
    var fingers: [Finger] = []
    for _ in 0..<100 {
      let point = CGPoint(x: Double(random.below(300)), y: Double(random.below(300)))
      switch random.below(16) {
      case 0..<5 where fingers.count < 4: fingers.append(stage.touch(at: point))
      case 5..<11: fingers.randomElement(using: &random)?.move(to: point, duration: 0.03)
      case 11, 12: fingers.popLast()?.lift()
      case 13: fingers.popLast()?.cancel()
      case 14 where random.below(8) == 0:
        stage.interrupt()
        stage.resume()
        fingers = []
      default: stage.advance(by: 0.01)
      }
    }
    for finger in fingers { finger.lift() }
    let began = Self.counts(diary.lines, of: ["began"])
    #expect(!began.isEmpty)
    #expect(began == Self.counts(diary.lines, of: ["ended", "cancelled"]), "seed 20")
    #expect(began.values.allSatisfy { $0 == 1 })
  }

  /// Returns how many of the given calls each view received for each touch.
  private static func counts(_ lines: [String], of methods: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for words in lines.map({ $0.split(separator: " ") }) where methods.contains(String(words[1])) {
      for number in words[2].split(separator: ",") {
        counts["\(words[0]) \(number)", default: 0] += 1
      }
    }
    return counts
  }

  // statement 59
  @Test("a touch lists the recognizers that receive it, of its view and of all views above")
  func recognizersOfATouch() {
    let stage = Stage()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = DiaryView("inner", diary)
    let aside = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(aside)
    let labels = ["inner", "outer", "window", "aside"]
    let recognizers = labels.map { DiaryRecognizer($0, diary) }
    for (view, recognizer) in zip([inner, outer, stage.window, aside], recognizers) {
      view.addGestureRecognizer(recognizer)
    }
    var listed: [String] = []
    inner.onTouches = { touches, _ in
      let receivers = touches.first?.gestureRecognizers ?? []
      listed = receivers.compactMap { ($0 as? DiaryRecognizer)?.label }
    }
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(listed.sorted() == ["inner", "outer", "window"])
  }

  // statement 60
  @Test("a finger that moves by a tenth of a point has moved")
  func smallestMove() {
    let stage = Stage()
    stage.window.addSubview(DiaryView("view", diary))
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    finger.move(by: CGVector(dx: 0.1, dy: 0))
    finger.lift()
    #expect(diary.lines == ["view began 1", "view moved 1", "view ended 1"])
  }

  // statement 61
  @Test("twenty fingers are twenty touches, and none is cancelled")
  func manyFingers() {
    let stage = Stage()
    let view = DiaryView("view", diary, frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    let fingers = (0..<20).map { stage.touch(at: CGPoint(x: 5 + 19 * $0, y: 50)) }
    #expect(diary.take() == (1...20).map { "view began \($0)" })
    for finger in fingers { finger.lift() }
    #expect(diary.lines == (1...20).map { "view ended \($0)" })
  }

  @Test("the hash of a touch counts up from 1 in each application")
  func hashIsSerial() {
    for _ in 0..<2 {
      let stage = Stage()
      let view = DiaryView("view", diary)
      stage.window.addSubview(view)
      var hashes: [Int] = []
      view.onTouches = { touches, _ in hashes += touches.map(\.hash) }
      for _ in 0..<3 { stage.tap(at: CGPoint(x: 20, y: 20)) }
      #expect(hashes == [1, 1, 2, 2, 3, 3])
    }
  }
}

/// A pseudorandom sequence that is the same on every machine (a 64-bit linear congruential
/// generator).
private struct SeededTouches: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
  mutating func below(_ limit: Int) -> Int { Int(next() >> 16) % limit }
}
