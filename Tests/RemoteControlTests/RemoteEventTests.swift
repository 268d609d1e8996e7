import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Delivery of remote control events")
struct RemoteEventTests {
  private static let all: [UIEvent.EventSubtype] = [
    .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
    .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
    .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
    .remoteControlEndSeekingForward,
  ]

  // statement 366
  @Test("events arrive only between their begin and end requests")
  func asking() {
    let stage = Stage()
    let view = RemoteView("view")
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    stage.remoteControl(.remoteControlPlay)
    #expect(view.received.isEmpty)
    #expect(
      stage.lines(.discarded) == [
        "remoteControlReceived beginReceivingRemoteControlEvents() was not called"
      ])
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(view.received == [.remoteControlPlay])
    stage.application.endReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPause)
    #expect(view.received == [.remoteControlPlay])
  }

  // statement 366, 367
  @Test("every subtype reaches the first responder, through the key window's sendEvent")
  func subtypes() {
    let stage = Stage()
    let window = RemoteWindow(frame: stage.window.frame)
    let view = RemoteView("view")
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    stage.application.beginReceivingRemoteControlEvents()
    for subtype in Self.all { stage.remoteControl(subtype) }
    #expect(view.received == Self.all)
    #expect(window.seen == Self.all)
  }

  @Test("a remote command sent twice by a window is delivered once")
  func twice() {
    final class Window: UIWindow {
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let stage = Stage()
    let window = Window(frame: stage.window.frame)
    let view = RemoteView("view")
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.becomeFirstResponder())
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(view.received == [.remoteControlPlay])
    #expect(stage.lines(.discarded) == ["remoteControlReceived it was delivered already"])
  }

  // statement 367
  @Test("an event goes up the chain as long as it is forwarded, and the trace names its handler")
  func chain() {
    let outer = RemoteView("outer")
    let inner = RemoteView("inner")
    let stage = Stage.receiving(outer)
    outer.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    stage.remoteControl(.remoteControlNextTrack)
    #expect(inner.received.count == 1 && outer.received.isEmpty)
    #expect(stage.lines(.answered) == ["remoteControlReceived inner"])
    inner.passesOn = true
    stage.remoteControl(.remoteControlNextTrack)
    #expect(inner.received.count == 2 && outer.received.count == 1)
    #expect(
      stage.lines(.answered).suffix(2) == [
        "remoteControlReceived inner", "remoteControlReceived outer",
      ])
  }

  // statement 367
  @Test("without a first responder the key window is first, and an unhandled event is discarded")
  func nobody() {
    let stage = Stage()
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlStop)
    #expect(stage.lines(.delivered) == ["remoteControlReceived UIWindow"])
    #expect(stage.lines(.discarded).count == 1)
    #expect(stage.lines(.answered).isEmpty)
  }

  // statement 366
  @Test("events arrive while the application is not active, as from a lock screen")
  func inactive() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    stage.interrupt()
    stage.remoteControl(.remoteControlPause)
    #expect(view.received == [.remoteControlPause])
    stage.resume()
  }

  @Test("a skip without a target is a seek that begins and ends")
  func skip() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    stage.remoteCommand(.skipForward, value: 15)
    stage.remoteCommand(.skipBackward)
    #expect(
      view.received == [
        .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward,
        .remoteControlBeginSeekingBackward, .remoteControlEndSeekingBackward,
      ])
  }

  @Test("a command without a corresponding event is discarded, and the trace gives the reason")
  func noEvent() {
    let view = RemoteView("view")
    let stage = Stage.receiving(view)
    stage.remoteCommand(.changePlaybackPosition, value: 12)
    #expect(view.received.isEmpty)
    #expect(
      stage.lines(.discarded) == [
        "changePlaybackPosition its command has no target, and there is no event for it"
      ])
  }
}
