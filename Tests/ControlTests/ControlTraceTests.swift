import Testing
import TouchstoneTesting
import TouchstoneTrace

/// The trace of a touch on a control.
@MainActor
struct ControlTraceTests {
  @Test("a control whose action ran has handled the touch")
  func answered() {
    let stage = Stage()
    let control = stage.add(UIControl())
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.tap(control)
    let answers = stage.trace.filter { $0.kind == .answered }
    #expect(answers.count == 1)
    #expect(answers.first?.subject?.object === control)
    #expect(answers.first?.phase == "touchUpInside")
    #expect(!stage.trace.contains { $0.delivery == .noAction })
  }

  @Test("a control without an action for the event reports it when the finger is lifted")
  func noAction() {
    let stage = Stage()
    let control = stage.add(UIControl())
    control.addAction(UIAction { _ in }, for: .touchUpOutside)
    stage.tap(control, expecting: .nothing)
    #expect(!stage.trace.contains { $0.kind == .answered })
    #expect(stage.trace.last { $0.kind == .discarded }?.delivery == .noAction)
  }

  @Test("a control whose target is gone reports it")
  func targetGone() {
    let stage = Stage()
    let control = stage.add(UIControl())
    do {
      let receiver = Receiver()
      control.addTarget(receiver, action: Receiver.plainAction, for: .touchUpInside)
    }
    stage.tap(control, expecting: .nothing)
    #expect(stage.trace.last { $0.kind == .discarded }?.delivery == .targetGone)
    #expect(stage.trace.contains { $0.kind == .action && $0.delivery == .targetGone })
  }

  @Test("a selector that no object performs does not count as handling the touch")
  func nobodyPerforms() {
    let stage = Stage()
    let control = stage.add(UIControl())
    control.addTarget(nil, action: Selector("nobodyHasThis"), for: .touchUpInside)
    stage.tap(control, expecting: .nothing)
    #expect(!stage.trace.contains { $0.kind == .answered })
    #expect(stage.trace.last { $0.kind == .discarded }?.delivery == .noAction)
  }

  @Test("an action at touchDown counts as handling the touch, and the lift reports no problem")
  func answeredAtTouchDown() {
    let stage = Stage()
    let control = stage.add(UIControl())
    control.addAction(UIAction { _ in }, for: .touchDown)
    stage.tap(control)
    #expect(stage.trace.filter { $0.kind == .answered }.map(\.phase) == ["touchDown"])
    #expect(!stage.trace.contains { $0.delivery == .noAction })
  }
}
