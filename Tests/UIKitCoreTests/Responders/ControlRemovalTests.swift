import Testing
import TouchstoneTesting
import UIKit

/// A control that records its tracking.
private final class TrackedControl: UIControl {
  var calls: [String] = []
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return super.beginTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append(touch == nil ? "end, touch nil" : "end")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    calls.append("cancel, event \(event == nil ? "nil" : "given")")
    super.cancelTracking(with: event)
  }
}

/// An object to test retention with.
private final class Passenger {}

@MainActor
struct ControlRemovalTests {
  // statement 301
  @Test("an action is neither a responder nor a link of the chain")
  func actionIsNoResponder() {
    let action = UIAction { _ in }
    #expect(((action as AnyObject) as? UIResponder) == nil)
    let control = UIControl(frame: chainScreen, primaryAction: action)
    #expect(control.next == nil)
  }

  // statement 387
  @Test("an interruption cancels the tracking of a control")
  func interruption() {
    let (stage, control) = scene()
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    stage.touch(at: chainPoint)
    stage.interrupt()
    #expect(events == ["cancel"])
    #expect(control.calls == ["begin", "cancel, event given", "end, touch nil"])
    #expect(!control.isTracking)
    stage.resume()
  }

  // statement 390
  @Test("a control that leaves its window during a touch is notified once, without an event")
  func removed() {
    let (stage, control) = scene()
    let finger = stage.touch(at: chainPoint)
    control.removeFromSuperview()
    #expect(control.calls == ["begin", "cancel, event nil", "end, touch nil"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(control.calls == ["begin", "cancel, event nil", "end, touch nil"])
  }

  // statement 398
  @Test("handlers may be added and removed while they are enumerated")
  func enumeration() {
    let (_, control) = scene()
    for number in 0..<3 {
      let action = UIAction(identifier: .init("\(number)")) { _ in }
      control.addAction(action, for: .touchDown)
    }
    var seen = 0
    control.enumerateEventHandlers { action, _, events, _ in
      seen += 1
      if let action { control.removeAction(action, for: events) }
      control.addAction(UIAction { _ in }, for: .touchUpInside)
    }
    #expect(seen == 3)
    #expect(control.allControlEvents == .touchUpInside)
  }

  // statement 402
  @Test("a control retains an action's closure as long as the action is registered")
  func closures() {
    let control = UIControl()
    weak var passenger: Passenger?
    let identifier = UIAction.Identifier("closure")
    do {
      let made = Passenger()
      passenger = made
      control.addAction(
        UIAction(identifier: identifier) { _ in withExtendedLifetime(made) {} }, for: .touchDown)
    }
    #expect(passenger != nil)
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    #expect(passenger == nil)
  }

  @Test(
    "a control's action may change views, windows and controllers in any way",
    arguments: MischiefDeed.allCases)
  func actions(deed: MischiefDeed) {
    let before = MischiefCount.living
    for event in [UIControl.Event.touchDown, .touchDragInside, .touchUpInside, .touchCancel] {
      play(deed, event)
      #expect(MischiefCount.living == before, "\(deed)")
    }
  }

  private func play(_ deed: MischiefDeed, _ event: UIControl.Event) {
    let world = MischiefWorld.standard()
    let control = TrackedControl(frame: chainScreen)
    world.target?.addSubview(control)
    var isDone = false
    world.decide = { moment, _ in
      guard moment == .controlAction, !isDone else { return nil }
      isDone = true
      return deed
    }
    control.addAction(
      UIAction { [weak world, weak control] _ in world?.happen(.controlAction, control) },
      for: event)
    let last: Bool = event == .touchCancel
    world.post(.began, 1, 30, 30)
    world.flush()
    world.post(.moved, 1, 40, 40)
    world.flush()
    world.post(last ? .cancelled : .ended, 1, 40, 40)
    world.flush()
    #expect(world.finish(cancelling: [1]) == [], "\(deed)")
    #expect(isDone)
    let over = control.calls.filter { $0.hasPrefix("end") }.count
    #expect(over == control.calls.filter { $0 == "begin" }.count, "\(deed): \(control.calls)")
    #expect(!control.isTracking)
  }

  private func scene() -> (Stage, TrackedControl) {
    let stage = Stage()
    let control = TrackedControl(frame: chainScreen)
    stage.window.addSubview(control)
    return (stage, control)
  }
}
