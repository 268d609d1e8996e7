import RecordingObjects
import Testing
import TouchstoneTesting

@MainActor
struct ControlTrackingTests {
  // statement 210
  @Test("the flags of a control's state have UIKit's bits, and combine")
  func stateFlags() {
    #expect(UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.focused.rawValue == 8)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  // statement 211
  @Test("control events have UIKit's bits")
  func eventBits() {
    let bits: [(UIControl.Event, UInt)] = [
      (.touchDown, 0), (.touchDownRepeat, 1), (.touchDragInside, 2), (.touchDragOutside, 3),
      (.touchDragEnter, 4), (.touchDragExit, 5), (.touchUpInside, 6), (.touchUpOutside, 7),
      (.touchCancel, 8), (.valueChanged, 12), (.primaryActionTriggered, 13),
      (.menuActionTriggered, 14), (.editingDidBegin, 16), (.editingChanged, 17),
      (.editingDidEnd, 18), (.editingDidEndOnExit, 19),
    ]
    for (event, bit) in bits { #expect(event.rawValue == 1 << bit) }
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.Event.allEditingEvents.rawValue == 0xF0000)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
  }

  // statement 212
  @Test("touchDown is sent for every touch, and touchDownRepeat too from the second tap on")
  func touchDownRepeat() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.doubleTap(at: Stage.middle)
    #expect(log.lines == ["down", "upInside", "down", "repeat", "upInside"])
  }

  // statement 213
  @Test("a control is highlighted while the finger is on it, and not after it was lifted")
  func highlight() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let finger = stage.touch(at: Stage.middle)
    #expect(control.isHighlighted)
    finger.move(to: CGPoint(x: 150, y: 400))
    #expect(!control.isHighlighted)
    finger.move(to: Stage.middle)
    #expect(control.isHighlighted)
    finger.lift()
    #expect(!control.isHighlighted)
  }

  // statement 214
  @Test("isTouchInside tells whether the tracked finger is inside, and is false otherwise")
  func touchInside() {
    let stage = Stage()
    let control = stage.add(UIControl())
    #expect(!control.isTouchInside)
    let finger = stage.touch(at: Stage.middle)
    #expect(control.isTouchInside)
    finger.move(to: CGPoint(x: 150, y: 400))
    #expect(!control.isTouchInside)
    finger.move(to: Stage.middle)
    #expect(control.isTouchInside)
    finger.lift()
    #expect(!control.isTouchInside)
  }

  // statement 215
  @Test("a control that does not begin tracking receives no more of the touch")
  func beginsNot() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.begins = false
    control.log.watch(control)
    let finger = stage.touch(at: Stage.middle)
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 151, y: 125))
    finger.lift()
    #expect(control.log.lines == ["begin"])
  }

  // statement 215
  @Test("isTracking stores the result of continueTracking, and false ends the tracking")
  func continuesNot() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.log.watch(control)
    let finger = stage.touch(at: Stage.middle)
    finger.move(to: CGPoint(x: 151, y: 125))
    #expect(control.isTracking)
    control.continues = false
    finger.move(to: CGPoint(x: 152, y: 125))
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 153, y: 125))
    finger.lift()
    #expect(control.log.lines == ["begin", "down", "continue", "inside", "continue"])
  }

  // statement 216
  @Test("endTracking receives the lifted touch, and nil when tracking was cancelled")
  func endTrackingTouch() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    stage.tap(control)
    stage.press { $0.cancel() }
    #expect(control.endedWith.count == 2)
    #expect(control.endedWith.first??.phase == .ended)
    #expect(control.endedWith.last == .some(nil))
  }

  // statement 217
  @Test("a control that leaves its window while it tracks is cancelled without an event")
  func removal() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.log.watch(control)
    let finger = stage.touch(at: Stage.middle)
    control.removeFromSuperview()
    #expect(control.log.lines == ["begin", "down", "cancelTracking", "end", "cancel"])
    #expect(control.cancelledWith.count == 1 && control.cancelledWith[0] == nil)
    #expect(!control.isTracking && !control.isHighlighted)
    finger.lift()
    #expect(control.log.lines.count == 5)
  }

  // statement 217
  @Test("cancelled touches reach cancelTracking with their event")
  func cancelledWithEvent() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    stage.press { $0.cancel() }
    #expect(control.cancelledWith.count == 1 && control.cancelledWith[0] != nil)
  }

  // statement 218
  @Test(
    "a tracked finger counts as inside up to 70 points beyond the bounds",
    arguments: [
      (CGPoint(x: 30, y: 125), true), (CGPoint(x: 29, y: 125), false),
      (CGPoint(x: 270, y: 125), true), (CGPoint(x: 271, y: 125), false),
      (CGPoint(x: 150, y: 30), true), (CGPoint(x: 150, y: 29), false),
      (CGPoint(x: 150, y: 220), true), (CGPoint(x: 150, y: 221), false),
    ])
  func reach(point: CGPoint, isInside: Bool) {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.press { $0.move(to: point) }
    #expect(log.lines.last == (isInside ? "upInside" : "upOutside"))
  }

  // statement 219
  @Test("a new touch just outside a control does not reach the control")
  func beside() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.tap(at: CGPoint(x: 99, y: 125))
    #expect(log.lines.isEmpty)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 100, y: 125))
    #expect(log.lines == ["down", "upInside"])
  }

  // statement 220
  @Test("a tap sends touchDown and touchUpInside, and a button's primary action with the latter")
  func tap() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.tap(control)
    #expect(log.lines == ["down", "upInside"])
    let button = stage.add(UIButton())
    log.lines = []
    log.watch(button)
    stage.advance(by: 1)
    stage.tap(button)
    #expect(log.lines == ["down", "upInside", "primary"])
  }

  // statement 221
  @Test("a finger that leaves and returns sends exit, outside, enter, inside and upInside")
  func leaveAndReturn() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.press { finger in
      for x in [160, 300, 310, 160, 170] { finger.move(to: CGPoint(x: x, y: 125)) }
    }
    #expect(
      log.lines == [
        "down", "inside", "outside", "exit", "outside", "inside", "enter", "inside", "upInside",
      ])
  }

  // statement 222
  @Test("crossing the edge is one message: an action for both of its events is called once")
  func crossing() {
    let stage = Stage()
    let control = stage.add(UIControl())
    var calls = 0
    control.addAction(
      UIAction { _ in calls += 1 }, for: [.touchDragExit, .touchDragOutside])
    stage.press { finger in
      finger.move(to: CGPoint(x: 300, y: 125))
      #expect(calls == 1)
      finger.move(to: CGPoint(x: 301, y: 125))
      #expect(calls == 2)
    }
  }

  // statement 223
  @Test("beginTracking is called before touchDown is sent")
  func beginsFirst() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.log.watch(control)
    stage.tap(control)
    #expect(control.log.lines == ["begin", "down", "end", "upInside"])
  }

  // statement 224
  @Test("a cancelled touch sends touchCancel, and no up event follows")
  func touchCancel() {
    let stage = Stage()
    let control = stage.add(UIControl())
    let log = ControlLog()
    log.watch(control)
    stage.press { $0.cancel() }
    #expect(log.lines == ["down", "cancel"])
    log.lines = []
    let finger = stage.touch(at: Stage.middle)
    stage.interrupt()
    stage.resume()
    #expect(!finger.isDown)
    #expect(log.lines == ["down", "cancel"])
  }

  // statement 225
  @Test("a second finger on a control is not tracked")
  func secondFinger() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.log.watch(control)
    let first = stage.touch(at: Stage.middle)
    let second = stage.touch(at: CGPoint(x: 110, y: 110))
    second.lift()
    #expect(control.isTracking)
    first.lift()
    #expect(control.log.lines == ["begin", "down", "end", "upInside"])
  }

  // statement 225
  @Test("a control with multiple touch tracks every finger, and is highlighted until the last")
  func severalFingers() {
    let stage = Stage()
    let control = stage.add(TrackingControl())
    control.isMultipleTouchEnabled = true
    control.log.watch(control)
    let first = stage.touch(at: Stage.middle)
    let second = stage.touch(at: CGPoint(x: 110, y: 110))
    first.lift()
    #expect(control.isTracking && control.isHighlighted)
    second.lift()
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(
      control.log.lines == [
        "begin", "down", "begin", "down", "end", "upInside", "end", "upInside",
      ])
  }

  // statement 226
  @Test("a control forwards nothing of a touch it handles, even if it refused to track")
  func keepsTouches() {
    let stage = Stage()
    let parent = RecordingView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let control = TrackingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    parent.addSubview(control)
    stage.press { $0.move(to: CGPoint(x: 300, y: 125)) }
    stage.press { $0.cancel() }
    control.begins = false
    stage.press { $0.move(to: CGPoint(x: 151, y: 125)) }
    #expect(parent.lines.isEmpty)
  }

  // statement 227
  @Test("a disabled control is still hit, sends nothing and forwards the touch")
  func disabled() {
    let stage = Stage()
    let parent = RecordingView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let behind = RecordingView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    parent.addSubview(behind)
    let control = TrackingControl(frame: behind.frame)
    control.isEnabled = false
    control.log.watch(control)
    parent.addSubview(control)
    stage.press { $0.move(to: CGPoint(x: 151, y: 125)) }
    #expect(control.log.lines.isEmpty)
    #expect(behind.lines.isEmpty)
    #expect(parent.lines == ["began", "moved", "ended"])
    #expect(
      stage.trace.contains { $0.delivery == .controlDisabled && $0.subject?.object === control })
  }

  // statement 227
  @Test("a control that is disabled under a finger ends the touch, and forwards it to no responder")
  func disabledInMidTouch() {
    let stage = Stage()
    let parent = RecordingView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    let control = TrackingControl(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    parent.addSubview(control)
    control.log.watch(control)
    stage.press { finger in
      control.isEnabled = false
      #expect(!control.isTracking && !control.isHighlighted)
      finger.move(to: CGPoint(x: 151, y: 125))
    }
    #expect(control.log.lines == ["begin", "down", "end"])
    #expect(parent.lines.isEmpty)
  }
}
