import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The path of an event through the application and its windows.
@MainActor
@Suite("Sending events")
struct EventSendingTests {
  private let diary = CallLog()

  /// Returns a stage with a ``WatchingApplication`` and one view in the top-left corner.
  private func makeStage() -> (stage: Stage, view: DiaryView) {
    let stage = Stage(application: WatchingApplication.self)
    let view = DiaryView("view", diary)
    stage.window.addSubview(view)
    return (stage, view)
  }

  // statement 2
  @Test("sendEvent of the application sees every event: touches, presses, motion, remote control")
  func applicationSeesEverything() {
    let (stage, _) = makeStage()
    var types: [UIEvent.EventType] = []
    stage.watching.onEvent = { types.append($0.type) }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.press(.select)
    stage.shake()
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    stage.hover(at: CGPoint(x: 20, y: 20))
    stage.scroll(at: CGPoint(x: 20, y: 20), by: CGVector(dx: 0, dy: 10))
    #expect(
      types == [
        .touches, .touches, .presses, .presses, .motion, .motion, .remoteControl, .hover, .scroll,
      ])
  }

  // statement 2
  @Test("an application that does not call super in sendEvent withholds the event from all")
  func applicationSwallows() {
    let (stage, view) = makeStage()
    view.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    stage.watching.superCalls = 0
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.shake()
    #expect(diary.lines.isEmpty)
  }

  // statement 2
  @Test("an application that calls super twice in sendEvent delivers the event once")
  func applicationCallsTwice() {
    let (stage, view) = makeStage()
    view.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    stage.watching.superCalls = 2
    stage.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 22, y: 20), duration: 0)
    #expect(
      diary.lines == [
        "recognizer began 1", "view began 1", "recognizer moved 1", "view moved 1",
        "recognizer ended 1", "view ended 1",
      ])
  }

  // statement 3
  @Test("a window that does not call super in sendEvent withholds touches from its views")
  func windowIntercepts() {
    let stage = Stage()
    let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = DiaryView("view", diary)
    view.addGestureRecognizer(DiaryRecognizer("recognizer", diary))
    window.addSubview(view)
    window.isHidden = false
    window.onEvent = { [diary] _ in diary.record("window") }
    window.superCalls = 0
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.take() == ["window", "window"])
    window.superCalls = 1
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      diary.lines == [
        "window", "recognizer began 2", "view began 2", "window", "recognizer ended 2",
        "view ended 2",
      ])
  }

  // statement 3
  @Test("a window that calls super twice in sendEvent delivers the event once")
  func windowCallsTwice() {
    let stage = Stage()
    let window = WatchingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(DiaryView("view", diary))
    window.isHidden = false
    window.superCalls = 2
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.lines == ["view began 1", "view ended 1"])
  }

  // statement 3
  @Test("the application calls sendEvent of each window with a touch in the event, and of no other")
  func windowsOfTheEvent() {
    let stage = Stage(application: WatchingApplication.self)
    let windows = (0..<3).map { index in
      let frame = CGRect(x: 0, y: 100 * CGFloat(index), width: 100, height: 100)
      let window = WatchingWindow(frame: frame)
      window.isHidden = false
      window.onEvent = { [diary] _ in diary.record("window \(index)") }
      return window
    }
    stage.watching.onEvent = { [diary] _ in diary.record("application") }
    var fingers: [Finger] = []
    stage.together {
      fingers = [
        stage.touch(at: CGPoint(x: 50, y: 250)), stage.touch(at: CGPoint(x: 50, y: 50)),
        stage.touch(at: CGPoint(x: 70, y: 250)),
      ]
    }
    #expect(diary.take() == ["application", "window 2", "window 0"])
    stage.together { for finger in fingers { finger.lift() } }
    #expect(diary.take() == ["application", "window 2", "window 0"])
    #expect(windows.count == 3)
  }

  // statement 4
  @Test("a new touch has its view and window when sendEvent receives it")
  func boundBeforeSending() {
    let (stage, view) = makeStage()
    var seen: [(view: UIView?, window: UIWindow?, phase: UITouch.Phase)] = []
    stage.watching.onEvent = { event in
      for touch in event.allTouches ?? [] { seen.append((touch.view, touch.window, touch.phase)) }
    }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    #expect(seen.count == 1)
    #expect(seen.first?.phase == .began)
    #expect(seen.first?.view === view)
    #expect(seen.first?.window === stage.window)
    finger.lift()
  }

  // statement 5
  @Test("fingers that change together come in one event, a finger that changes alone in its own")
  func oneEventForAChange() {
    let (stage, _) = makeStage()
    var changes: [[UITouch.Phase]] = []
    stage.watching.onEvent = { event in
      let touches = (event.allTouches ?? []).sorted { $0.hash < $1.hash }
      changes.append(touches.map(\.phase))
    }
    var fingers: [Finger] = []
    stage.together {
      fingers = [20, 60].map { stage.touch(at: CGPoint(x: $0, y: 20)) }
    }
    fingers[1].move(to: CGPoint(x: 70, y: 20))
    stage.together { for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 5)) } }
    fingers[0].cancel()
    fingers[1].lift()
    #expect(
      changes == [
        [.began, .began], [.stationary, .moved], [.moved, .moved], [.cancelled, .stationary],
        [.ended],
      ])
  }

  // statement 15
  @Test("a touch in a view with its interaction off is lost, also if enabled later")
  func interactionOff() {
    let (stage, view) = makeStage()
    view.isUserInteractionEnabled = false
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    view.isUserInteractionEnabled = true
    finger.move(to: CGPoint(x: 30, y: 20))
    stage.advance(by: 0.1)
    finger.lift()
    #expect(diary.take().isEmpty)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.lines == ["view began 2", "view ended 2"])
  }

  // statement 15
  @Test("a touch in a window with its interaction off reaches no view, then or later")
  func windowInteractionOff() {
    let (stage, _) = makeStage()
    stage.window.isUserInteractionEnabled = false
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    stage.window.isUserInteractionEnabled = true
    stage.advance(by: 0.1)
    finger.move(to: CGPoint(x: 30, y: 20))
    finger.lift()
    #expect(diary.lines.isEmpty)
  }

  // statement 17
  @Test("ignoring interaction events nests, and ends with the last end call")
  func ignoringNests() {
    let (stage, _) = makeStage()
    let application = stage.application
    #expect(!application.isIgnoringInteractionEvents)
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.lines.isEmpty)
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
    stage.tap(at: CGPoint(x: 20, y: 20))
    #expect(diary.lines.map { $0.prefix(10) } == ["view began", "view ended"])
  }

  // statement 17
  @Test("a finger that came down while interaction was ignored stays ignored until it is lifted")
  func ignoredFingerStaysIgnored() {
    let (stage, _) = makeStage()
    stage.application.beginIgnoringInteractionEvents()
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    stage.application.endIgnoringInteractionEvents()
    finger.move(to: CGPoint(x: 40, y: 20))
    finger.lift()
    #expect(diary.lines.isEmpty)
  }

  // statement 17
  @Test("one end too many does not make later begins of ignoring ineffective")
  func unbalancedEnd() {
    let (stage, _) = makeStage()
    stage.application.endIgnoringInteractionEvents()
    stage.application.beginIgnoringInteractionEvents()
    #expect(stage.application.isIgnoringInteractionEvents)
  }
}
