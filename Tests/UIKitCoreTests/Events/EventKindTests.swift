import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

extension UIEvent {
  fileprivate func actorOfBody() -> (any Actor)? { #isolation }
}
extension UITouch {
  fileprivate func actorOfBody() -> (any Actor)? { #isolation }
}
extension UIResponder {
  fileprivate func actorOfBody() -> (any Actor)? { #isolation }
}
extension UIGestureRecognizer {
  fileprivate func actorOfBody() -> (any Actor)? { #isolation }
}

/// The kinds of events, and the changes that aren't events.
@MainActor
@Suite("Kinds of events")
struct EventKindTests {
  // statement 1
  @Test("events, touches, responders and recognizers belong to the main actor")
  func mainActor() {
    let stage = Stage(application: WatchingApplication.self)
    var actors: [(any Actor)?] = []
    stage.watching.onEvent = { event in
      actors.append(event.actorOfBody())
      for touch in event.allTouches ?? [] { actors.append(touch.actorOfBody()) }
    }
    stage.tap(at: CGPoint(x: 20, y: 20))
    actors.append(UIView().actorOfBody())
    actors.append(UIControl().actorOfBody())
    actors.append(stage.application.actorOfBody())
    actors.append(UIGestureRecognizer().actorOfBody())
    #expect(actors.count == 8)
    #expect(actors.allSatisfy { $0 === MainActor.shared })
  }

  // statement 10
  @Test("the event types have UIKit's numbers, and there are seven of them")
  func eventTypes() {
    #expect(UIEvent.EventType.touches.rawValue == 0)
    #expect(UIEvent.EventType.motion.rawValue == 1)
    #expect(UIEvent.EventType.remoteControl.rawValue == 2)
    #expect(UIEvent.EventType.presses.rawValue == 3)
    #expect(UIEvent.EventType.scroll.rawValue == 10)
    #expect(UIEvent.EventType.hover.rawValue == 11)
    #expect(UIEvent.EventType.transform.rawValue == 14)
    #expect((-1..<1000).compactMap { UIEvent.EventType(rawValue: $0) }.count == 7)
  }

  // statement 11
  @Test("the event subtypes have UIKit's numbers")
  func eventSubtypes() {
    let remote: [UIEvent.EventSubtype] = [
      .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
      .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
      .remoteControlEndSeekingForward,
    ]
    #expect(UIEvent.EventSubtype.none.rawValue == 0)
    #expect(UIEvent.EventSubtype.motionShake.rawValue == 1)
    #expect(remote.map(\.rawValue) == Array(100...109))
  }

  // statement 11
  @Test("a touch event has no subtype, a shake and a remote command have theirs")
  func subtypesOfEvents() {
    let stage = Stage(application: WatchingApplication.self)
    var subtypes: [UIEvent.EventSubtype] = []
    stage.watching.onEvent = { subtypes.append($0.subtype) }
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.shake()
    stage.remoteControl(.remoteControlNextTrack)
    stage.press(.menu)
    #expect(
      subtypes == [.none, .none, .motionShake, .motionShake, .remoteControlNextTrack, .none, .none])
  }

  // statement 12
  @Test("the mask of button n is bit n − 1; the first is primary, the second secondary")
  func buttonMasks() {
    for number in 1...10 {
      #expect(UIEvent.ButtonMask.button(number).rawValue == 1 << (number - 1))
    }
    #expect(UIEvent.ButtonMask.button(1) == .primary)
    #expect(UIEvent.ButtonMask.button(2) == .secondary)
  }

  // statement 12, 58
  @Test("a pointer's touch lasts from button down to button up, and its event has the button")
  func pointerTouch() {
    let stage = Stage(application: WatchingApplication.self)
    let diary = CallLog()
    stage.window.addSubview(DiaryView("view", diary))
    var seen: [String] = []
    stage.watching.onEvent = { event in
      for touch in event.allTouches ?? [] {
        seen.append("\(touch.type) \(touch.phase) \(event.buttonMask == .secondary)")
      }
    }
    stage.hover(at: CGPoint(x: 10, y: 10))
    let pointer = stage.pointer(at: CGPoint(x: 10, y: 10), buttons: .secondary)
    pointer.move(to: CGPoint(x: 20, y: 10))
    pointer.lift()
    stage.hover(at: CGPoint(x: 30, y: 10))
    #expect(
      seen.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "indirectPointer began", "indirectPointer moved", "indirectPointer ended",
      ])
    #expect(seen.first?.hasSuffix("true") == true)
    #expect(diary.lines == ["view began 1", "view moved 1", "view ended 1"])
  }

  // statement 20
  @Test("no kind of event carries accelerometer, gyroscope or magnetometer data: motion is a shake")
  func noCoreMotion() {
    let types = Set((-1..<1000).compactMap { UIEvent.EventType(rawValue: $0) })
    #expect(
      types == [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform])
    #expect((1..<100).compactMap { UIEvent.EventSubtype(rawValue: $0) } == [.motionShake])
    let stage = Stage(application: WatchingApplication.self)
    var count = 0
    stage.watching.onEvent = { count += $0.type == .motion ? 1 : 0 }
    stage.shake()
    #expect(count == 2)
  }

  // statement 21
  @Test("an action is not an event: sendEvent does not see it, and the responder chain handles it")
  func actionsAreNoEvents() {
    let stage = Stage(application: WatchingApplication.self)
    var events = 0
    stage.watching.onEvent = { _ in events += 1 }
    let responder = Answering()
    stage.window.addSubview(responder)
    #expect(responder.becomeFirstResponder())
    let inner = UIView()
    responder.addSubview(inner)
    let action = Selector("answer:", Answering.answer(_:))
    #expect(stage.application.sendAction(action, to: nil, from: inner, for: nil))
    #expect(responder.senders.count == 1)
    #expect(responder.senders.first === inner)
    #expect(events == 0)
  }
}

/// A view that can become first responder and performs one action.
private final class Answering: UIView {
  var senders: [AnyObject] = []
  override var canBecomeFirstResponder: Bool { true }
  func answer(_ sender: Any?) { senders.append(sender as AnyObject) }
}
