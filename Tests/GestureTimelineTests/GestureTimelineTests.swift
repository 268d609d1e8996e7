import RecordingObjects
import Testing
import TouchstoneInspector
import TouchstoneTesting
import TouchstoneTrace
import UIKit

/// The lanes of recognizers and touches, read from the trace of real fingers.
@MainActor
@Suite("The timeline of recognizers")
struct GestureTimelineTests {
  private let stage = Stage()
  private let card = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 400))

  init() {
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
  ) -> Recognizer {
    recognizer.name = name
    (view ?? card).addGestureRecognizer(recognizer)
    return recognizer
  }

  private func taps(_ count: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return tap
  }

  /// Returns a lane as text: each state with its cause and its milliseconds since the first touch.
  private func lane(_ name: String) throws -> [String] {
    let timeline = try #require(stage.gestureTimeline)
    let lane = try #require(timeline.recognizers.first { $0.recognizer.identifier == name })
    return lane.attempts.flatMap { attempt in
      attempt.segments.map { segment in
        let time = ((segment.start - timeline.start) * 1000).rounded()
        return "\(Int(time)) \(segment.state)"
          + (segment.cause.isEmpty ? "" : ": \(segment.cause)")
      } + [attempt.verdict.map { "= \($0.text)" } ?? "…"]
    }
  }

  private func touchLane() throws -> [String] {
    let timeline = try #require(stage.gestureTimeline)
    return try #require(timeline.touches.first).segments.map {
      "\(Int((($0.start - timeline.start) * 1000).rounded())) \($0.state): \($0.cause)"
    }
  }

  @Test("a tap waits until its double tap times out, and is then recognized")
  func waiting() throws {
    let single = add(taps(1), "tap")
    let double = add(taps(2), "double tap")
    single.require(toFail: double)
    stage.tap(at: CGPoint(x: 195, y: 300))
    #expect(
      try lane("tap") == [
        "0 possible", "50 waiting: waiting for *double tap* until 0.4 s", "…",
      ])
    #expect(stage.gestureTimeline?.isOver == false)
    stage.settle()
    #expect(
      try lane("tap") == [
        "0 possible", "50 waiting: waiting for *double tap* until 0.4 s", "400 recognized",
        "= recognized",
      ])
    #expect(
      try lane("double tap") == [
        "0 possible", "400 failed: failed: no tap 2 of 2 within 0.35 s",
        "= failed: no tap 2 of 2 within 0.35 s",
      ])
    #expect(stage.gestureTimeline?.isOver == true)
  }

  @Test("the two taps of a double tap are one timeline, and the tap names the recognized one")
  func doubleTap() throws {
    let single = add(taps(1), "tap")
    let double = add(taps(2), "double tap")
    single.require(toFail: double)
    stage.doubleTap(at: CGPoint(x: 195, y: 300))
    stage.settle()
    #expect(stage.gestureTimeline?.touches.map(\.touch) == [1, 2])
    #expect(
      try lane("tap").last
        == "= failed: *double tap*, which it requires to fail, was recognized")
    #expect(try lane("double tap").last == "= recognized")
    #expect(GestureTimeline.timelines(in: stage.trace).count == 1)
  }

  @Test("a pan that begins prevents the tap, and its lane counts the changes")
  func prevented() throws {
    _ = add(UIPanGestureRecognizer(), "pan")
    _ = add(taps(1), "tap")
    let finger = stage.touch(at: CGPoint(x: 195, y: 300))
    finger.move(to: CGPoint(x: 195, y: 400), duration: 0.2)
    let live = try #require(
      stage.gestureTimeline?.recognizers.first { $0.recognizer.identifier == "pan" })
    #expect(live.attempts.first?.verdict == nil)
    #expect(live.attempts.first?.segments.last?.state == .active)
    #expect(live.attempts.first?.segments.last?.changes ?? 0 > 5)
    finger.lift()
    #expect(try lane("tap").last == "= prevented by *pan* on *card*")
    #expect(try lane("pan").last == "= recognized")
    #expect(
      try lane("pan").map { $0.split(separator: " ")[1] }.prefix(3) == [
        "possible", "active", "recognized",
      ])
  }

  @Test("a failure names the numbers that decided it")
  func failed() throws {
    _ = add(taps(1), "tap")
    stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 160, y: 300))
    #expect(try lane("tap").last?.hasSuffix(" pt, 45 allowed") == true)
  }

  @Test("a recognizer that is turned off during a gesture is cancelled for that reason")
  func disabled() throws {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = stage.touch(at: CGPoint(x: 195, y: 300))
    finger.move(to: CGPoint(x: 195, y: 340))
    finger.move(to: CGPoint(x: 195, y: 350))
    pan.isEnabled = false
    #expect(try lane("pan").last == "= cancelled: it was disabled")
    finger.lift()
    #expect(stage.gestureTimeline?.isOver == true)
  }

  @Test("a recognizer that was disabled from the start never received the touch")
  func neverReceived() throws {
    add(taps(1), "tap").isEnabled = false
    stage.tap(at: CGPoint(x: 195, y: 300))
    #expect(
      try lane("tap") == [
        "0 absent: never received the touch: it is disabled",
        "= never received the touch: it is disabled",
      ])
  }

  @Test("recognizers are listed with their views, the deepest first")
  func groups() throws {
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    card.addSubview(inner)
    _ = add(taps(1), "outer")
    _ = add(taps(1), "a", to: inner)
    _ = add(UILongPressGestureRecognizer(), "b", to: inner)
    stage.tap(at: CGPoint(x: 170, y: 250))
    stage.settle()
    #expect(stage.gestureTimeline?.recognizers.map(\.recognizer.identifier) == ["b", "a", "outer"])
    #expect(try lane("outer").last == "= prevented by *a* on *UIView in card*")
  }

  @Test("the touch's lane names its owner, from the view to the pan that takes it")
  func touches() throws {
    _ = add(UIPanGestureRecognizer(), "pan")
    let view = RecordingView(frame: card.bounds)
    view.accessibilityIdentifier = "toucher"
    card.addSubview(view)
    let finger = stage.touch(at: CGPoint(x: 195, y: 300))
    #expect(try touchLane() == ["0 delivered: with *toucher*"])
    stage.advance(by: 0.1)
    finger.move(to: CGPoint(x: 195, y: 340))
    #expect(
      try touchLane() == [
        "0 delivered: with *toucher*", "100 taken: cancelled in *toucher* by *pan*",
      ])
    finger.lift()
    #expect(stage.gestureTimeline?.touches.first?.lift != nil)
    #expect(stage.gestureTimeline?.touches.first?.segments.allSatisfy { $0.end != nil } == true)
  }

  @Test(
    "a touch forwarded by one responder to the next belongs to the last of them")
  func handedOn() throws {
    let outer = RecordingView(frame: card.bounds)
    outer.accessibilityIdentifier = "outer"
    card.addSubview(outer)
    let inner = HandingOn(frame: card.bounds)
    outer.addSubview(inner)
    let finger = stage.touch(at: CGPoint(x: 195, y: 300))
    #expect(try touchLane() == ["0 delivered: with *outer*"])
    finger.lift()
    inner.removeFromSuperview()
    card.insertSubview(inner, aboveSubview: outer)
    stage.tap(at: CGPoint(x: 195, y: 300))
    // No responder comes after it.
    #expect(try touchLane() == ["0 delivered: with *HandingOn in card*"])
  }

  @Test("a delayed beginning is held, and delivered when the recognizer fails")
  func held() throws {
    let press = add(UILongPressGestureRecognizer(), "press")
    press.delaysTouchesBegan = true
    let view = RecordingView(frame: card.bounds)
    view.accessibilityIdentifier = "toucher"
    card.addSubview(view)
    stage.tap(at: CGPoint(x: 195, y: 300))
    #expect(
      try touchLane() == [
        "0 held: delayed by *press*", "50 delivered: with *toucher*",
      ])
  }

  @Test("a tap holds the end of the touch until it has failed")
  func heldEnd() throws {
    let single = add(taps(1), "tap")
    let double = add(taps(2), "double tap")
    single.require(toFail: double)
    single.cancelsTouchesInView = false
    let view = RecordingView(frame: card.bounds)
    view.accessibilityIdentifier = "toucher"
    card.addSubview(view)
    stage.tap(at: CGPoint(x: 195, y: 300))
    #expect(
      try touchLane() == [
        "0 delivered: with *toucher*", "50 held: its end is delayed by *double tap*",
      ])
    stage.settle()
    #expect(
      stage.gestureTimeline?.touches.first?.segments.last?.end.map { ($0 * 100).rounded() } == 40)
  }

  @Test("a touch without recognizers has a timeline of its own, also if it hits no view")
  func nobody() throws {
    stage.window.isUserInteractionEnabled = false
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(try touchLane() == ["0 unwanted: hit nothing"])
    #expect(stage.gestureTimeline?.recognizers.isEmpty == true)
    #expect(stage.gestureTimeline?.isOver == true)
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(GestureTimeline.timelines(in: stage.trace).count == 2)
  }

  @Test("every lane ends in exactly one verdict, and its segments leave no gap")
  func onceEach() throws {
    for (name, recognizer) in [
      ("tap", taps(1)), ("double", taps(2)), ("pan", UIPanGestureRecognizer()),
      ("pinch", UIPinchGestureRecognizer()), ("turn", UIRotationGestureRecognizer()),
      ("press", UILongPressGestureRecognizer()), ("swipe", UISwipeGestureRecognizer()),
    ] as [(String, UIGestureRecognizer)] {
      _ = add(recognizer, name)
    }
    stage.tap(at: CGPoint(x: 195, y: 300))
    stage.pinch(at: CGPoint(x: 195, y: 300), from: 60, to: 150)
    stage.longPress(at: CGPoint(x: 195, y: 300))
    stage.swipe(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 300, y: 300))
    let left = stage.touch(at: CGPoint(x: 100, y: 300))
    stage.advance(by: 0.2)
    let right = stage.touch(at: CGPoint(x: 300, y: 300))
    right.cancel()
    left.lift()
    stage.settle()
    let timelines = GestureTimeline.timelines(in: stage.trace)
    #expect(timelines.count >= 4)
    for timeline in timelines {
      #expect(timeline.isOver)
      #expect(timeline.recognizers.count == 7)
      for lane in timeline.recognizers {
        for attempt in lane.attempts {
          #expect(attempt.verdict != nil)
          for (one, next) in zip(attempt.segments, attempt.segments.dropFirst()) {
            #expect(one.end == next.start)
          }
          #expect(attempt.segments.last?.end != nil)
        }
      }
    }
  }

  @Test("a verdict about a touch of a cleared timeline makes no lane in the next one")
  func clearedTimeline() throws {
    let sink = GestureTimelineSink()
    stage.application.tracer.add(sink)
    _ = add(taps(2), "double")
    stage.tap(at: CGPoint(x: 195, y: 300))
    // The double tap is still waiting for its second tap when the scene changes.
    sink.clear()
    card.removeFromSuperview()
    let next = UIView(frame: card.frame)
    stage.window.addSubview(next)
    stage.tap(at: CGPoint(x: 195, y: 300))
    stage.advance(by: 1)
    let timeline = try #require(sink.recorder.timelines.last)
    #expect(timeline.touches.count == 1)
    #expect(timeline.recognizers.isEmpty)
  }

  @Test("the timeline reads as text, with times from the first touch")
  func text() throws {
    _ = add(taps(1), "tap")
    stage.advance(by: 2)
    stage.tap(at: CGPoint(x: 195, y: 300))
    let text = try #require(stage.gestureTimeline).description
    #expect(
      text.hasPrefix(
        "starts at 2000 ms, and times are relative to the start\ntouch 1 on "
          + "UIView \"card\"\n"))
    #expect(
      text.contains(
        """
        recognizers of UIView "card"
          UITapGestureRecognizer "tap"
                0 ms  possible
               50 ms  verdict: recognized
        """))
  }
}

/// A view that observes its touches and forwards them.
private final class HandingOn: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
