import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The time at which events are delivered, and the other steps of a frame.
@MainActor
@Suite("Frames of events")
struct FrameTests {
  private let diary = CallLog()

  /// Returns a time in sixtieths of a second, with two digits.
  private func sixtieths(_ time: TimeInterval) -> Double { (time * 6000).rounded() / 100 }

  /// Returns a stage with a view that records the phase and the time of each call.
  private func makeStage(
    _ note: @escaping (_ phase: UITouch.Phase, _ delivered: TimeInterval) -> Void
  ) -> Stage {
    let stage = Stage()
    let view = DiaryView("view", diary, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    view.onTouches = { [unowned stage] touches, _ in
      guard let touch = touches.first else { return }
      note(touch.phase, stage.now)
    }
    return stage
  }

  @Test(
    "moves are delivered at multiples of a sixtieth of a second, began and ended at once")
  func deliveryTimes() throws {
    var times: [String] = []
    let stage = makeStage { phase, time in times.append("\(phase) \(self.sixtieths(time))") }
    try stage.play([
      sampleLine(0.005, 1, "began", 10, 10), sampleLine(0.010, 1, "moved", 11, 10),
      sampleLine(0.020, 1, "moved", 12, 10), sampleLine(0.030, 1, "moved", 13, 10),
      sampleLine(0.052, 1, "ended", 13, 10),
    ])
    #expect(
      times == ["began 0.3", "moved 1.0", "moved 2.0", "ended 3.12"])
  }

  @Test("pending moves are delivered before a finger's end or cancellation, at its time")
  func movesBeforeAnEnd() throws {
    for phase in ["ended", "cancelled"] {
      var calls: [String] = []
      let stage = makeStage { phase, time in calls.append("\(phase) \(self.sixtieths(time))") }
      try stage.play([
        sampleLine(0, 1, "began", 10, 10), sampleLine(0.020, 1, "moved", 11, 10),
        sampleLine(0.025, 1, phase, 12, 10),
      ])
      #expect(calls == ["began 0.0", "moved 1.5", "\(phase) 1.5"])
    }
  }

  @Test("a finger that comes down does not wait for the frame, nor delivers another's moves early")
  func beganOvertakesMoves() throws {
    let stage = makeStage { _, _ in }
    try stage.play([
      sampleLine(0, 1, "began", 10, 10), sampleLine(0.002, 1, "moved", 11, 10),
      sampleLine(0.004, 2, "began", 50, 10), sampleLine(0.040, 1, "ended", 11, 10),
      sampleLine(0.040, 2, "ended", 50, 10),
    ])
    #expect(
      diary.lines == ["view began 1", "view began 2", "view moved 1", "view ended 1,2"])
  }

  @Test("no touch changes its phase twice in one event: a quick tap and a new one are four events")
  func phasesApart() throws {
    let stage = Stage(application: WatchingApplication.self)
    var events: [[UITouch.Phase]] = []
    stage.watching.onEvent = { events.append(($0.allTouches ?? []).map(\.phase)) }
    try stage.play([
      sampleLine(0.001, 1, "began", 10, 10), sampleLine(0.001, 1, "ended", 10, 10),
      sampleLine(0.001, 1, "began", 10, 10), sampleLine(0.001, 1, "ended", 10, 10),
    ])
    #expect(events == [[.began], [.ended], [.began], [.ended]])
  }

  @Test("input other than moves is delivered in its original order")
  func firstInFirstOut() throws {
    let stage = Stage(application: WatchingApplication.self)
    stage.application.beginReceivingRemoteControlEvents()
    var kinds: [UIEvent.EventType] = []
    stage.watching.onEvent = { kinds.append($0.type) }
    try stage.play([
      sampleLine(0.010, 1, "began", 10, 10),
      #"{"t":0.010,"kind":"press","phase":"began","type":"select"}"#,
      #"{"t":0.010,"kind":"remote","subtype":"play"}"#,
      #"{"t":0.010,"kind":"press","phase":"ended","type":"select"}"#,
      #"{"t":0.010,"kind":"motion","subtype":"shake","phase":"began"}"#,
      sampleLine(0.010, 1, "ended", 10, 10),
      #"{"t":0.010,"kind":"motion","subtype":"shake","phase":"ended"}"#,
    ])
    #expect(
      kinds == [.touches, .presses, .remoteControl, .presses, .motion, .touches, .motion])
  }

  @Test("a frame runs input, timers, display links, layout, drawing and completions, in this order")
  func orderInAFrame() throws {
    let stage = Stage()
    let view = FrameView("view", diary)
    stage.window.addSubview(view)
    stage.advance(by: 0.5)
    _ = diary.take()
    let start = stage.now
    UIView.animate(
      withDuration: 1.0 / 60, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = 0.5 },
      completion: { [diary] _ in diary.record("completion") })
    let target = LinkTarget { [diary] in diary.record("display link") }
    let link = CADisplayLink(
      target: target, selector: Selector("frame:", LinkTarget.frame(_:)))
    link.add(to: .main, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 1.0 / 60, repeats: false) { [diary] _ in
      diary.record("timer")
    }
    view.onTouches = { _, _ in
      view.setNeedsLayout()
      view.setNeedsDisplay()
    }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    stage.together { finger.move(to: CGPoint(x: 40, y: 20), duration: 1.0 / 60) }
    stage.advance(by: 1.0 / 60)
    link.invalidate()
    #expect(stage.now >= start + 1.0 / 60)
    let order = ["view moved 1", "timer", "display link", "layout", "draw", "completion"]
    let lines = diary.lines
    let places = order.map { lines.firstIndex(of: $0) }
    #expect(!places.contains(nil), "\(lines)")
    let found = places.compactMap { $0 }
    #expect(found == found.sorted(), "\(lines)")
    finger.lift()
  }

  @Test("timers, display links, delayed calls and animations follow the clock of the stage")
  func clockOfTheStage() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    var calls: [String] = []
    let target = LinkTarget { calls.append("link") }
    let link = CADisplayLink(
      target: target, selector: Selector("frame:", LinkTarget.frame(_:)))
    link.add(to: .main, forMode: .common)
    Timer.scheduledTimer(withTimeInterval: 0.045, repeats: false) { _ in calls.append("timer") }
    let later = LinkTarget { calls.append("later") }
    later.perform(Selector("frame:", LinkTarget.frame(_:)), with: link, afterDelay: 0.05)
    let never = LinkTarget { calls.append("never") }
    never.perform(Selector("frame:", LinkTarget.frame(_:)), with: link, afterDelay: 0.05)
    NSObject.cancelPreviousPerformRequests(withTarget: never)
    UIView.animate(
      withDuration: 0.06, animations: { view.alpha = 0 }, completion: { _ in calls.append("end") })
    #expect(calls.isEmpty)
    stage.advance(by: 0.04)
    #expect(calls == ["link", "link"])
    stage.advance(by: 0.06)
    #expect(calls.filter { $0 == "link" }.count == 6)
    #expect(calls.filter { $0 != "link" } == ["timer", "later", "end"])
    link.invalidate()
    stage.advance(by: 1)
    #expect(calls.filter { $0 == "link" }.count == 6)
  }

  @Test("an event caused by a handler comes after the current event")
  func noEventInsideAnother() {
    let stage = Stage()
    let view = DiaryView("view", diary)
    let other = DiaryView("other", diary, frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.window.addSubview(other)
    var second: Finger?
    view.onTouches = { [diary, unowned stage] touches, _ in
      guard touches.first?.phase == .began else { return }
      second = stage.touch(at: CGPoint(x: 150, y: 50))
      diary.record("handler returns")
    }
    let first = stage.touch(at: CGPoint(x: 50, y: 50))
    #expect(diary.lines == ["view began 1", "handler returns", "other began 2"])
    first.lift()
    second?.lift()
  }
}

/// Records its layout and drawing.
private final class FrameView: DiaryView {
  override func layoutSubviews() {
    super.layoutSubviews()
    log.record("layout")
  }
  override func draw(_ rect: CGRect) { log.record("draw") }
}

/// A target of a display link.
@MainActor
private final class LinkTarget: NSObject {
  let onFrame: () -> Void
  init(_ onFrame: @escaping () -> Void) {
    self.onFrame = onFrame
    super.init()
  }
  func frame(_ link: CADisplayLink) { onFrame() }
}
