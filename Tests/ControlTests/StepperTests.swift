import Testing
import TouchstoneTesting

@MainActor
struct StepperTests {
  private func stepper(_ stage: Stage) -> UIStepper {
    let stepper = UIStepper(frame: CGRect(x: 50, y: 100, width: 0, height: 0))
    stage.window.addSubview(stepper)
    return stepper
  }

  private let less = CGPoint(x: 70, y: 116)
  private let more = CGPoint(x: 120, y: 116)

  @Test("a finger on a half changes the value by a step, and sends the action")
  func steps() {
    let stage = Stage()
    let stepper = stepper(stage)
    let log = ControlLog()
    log.watch(stepper, [(.valueChanged, "value"), (.primaryActionTriggered, "primary")])
    stage.tap(at: more)
    #expect(stepper.value == 1)
    stepper.stepValue = 0.25
    stage.tap(at: less)
    #expect(stepper.value == 0.75)
    #expect(log.lines == ["value", "primary", "value", "primary"])
    stepper.value = 50
    #expect(log.lines.count == 4)
  }

  @Test("a value is clamped to its limits, and wraps around if wrapping is on")
  func ends() {
    let stage = Stage()
    let stepper = stepper(stage)
    let log = ControlLog()
    log.watch(stepper, [(.valueChanged, "value")])
    stage.tap(at: less)
    #expect(stepper.value == 0)
    #expect(log.lines.isEmpty)
    stepper.maximumValue = 2.5
    stepper.value = 2
    stage.tap(at: more)
    #expect(stepper.value == 2.5)
    stage.tap(at: more)
    #expect(stepper.value == 2.5)
    stepper.wraps = true
    stage.tap(at: more)
    #expect(stepper.value == 0)
    stage.tap(at: less)
    #expect(stepper.value == 2.5)
    stepper.value = 99
    #expect(stepper.value == 2.5)
    stepper.minimumValue = 7
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (7, 7, 7))
  }

  @Test("a held finger repeats the step, faster after a while")
  func repeating() {
    let stage = Stage()
    let stepper = stepper(stage)
    let finger = stage.touch(at: more)
    #expect(stepper.value == 1)
    stage.advance(by: 0.49)
    #expect(stepper.value == 1)
    stage.advance(by: 0.02)
    #expect(stepper.value == 2)
    stage.advance(by: 0.4)
    #expect(stepper.value == 6)
    stage.advance(by: 1)
    #expect(stepper.value > 20)
    let value = stepper.value
    finger.move(to: CGPoint(x: 120, y: 400))
    stage.advance(by: 1)
    #expect(stepper.value == value)
    finger.lift()
    stage.advance(by: 1)
    #expect(stepper.value == value)
  }

  @Test("a held finger stops at the limit")
  func stopping() {
    let stage = Stage()
    let stepper = stepper(stage)
    stepper.value = 98
    let finger = stage.touch(at: more)
    stage.advance(by: 3)
    #expect(stepper.value == 100)
    finger.lift()
  }

  @Test("without autorepeat a held finger changes the value by one step")
  func single() {
    let stage = Stage()
    let stepper = stepper(stage)
    stepper.autorepeat = false
    let finger = stage.touch(at: more)
    stage.advance(by: 2)
    finger.lift()
    #expect(stepper.value == 1)
  }

  // statement 244
  @Test("a stepper that is not continuous sends its action once, at the end")
  func notContinuous() {
    let stage = Stage()
    let stepper = stepper(stage)
    stepper.isContinuous = false
    let log = ControlLog()
    log.watch(stepper, [(.valueChanged, "value")])
    let finger = stage.touch(at: more)
    stage.advance(by: 1)
    #expect(stepper.value > 3)
    #expect(log.lines.isEmpty)
    finger.lift()
    #expect(log.lines == ["value"])
  }

  // statement 166
  @Test("tap recognizers around a stepper leave the stepper's taps to it")
  func taps() {
    let stage = Stage()
    let stepper = stepper(stage)
    let taps = TapCounter()
    let tap = UITapGestureRecognizer(target: taps, action: TapCounter.count)
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: more)
    #expect(stepper.value == 1)
    #expect(taps.taps == 0)
    stepper.isEnabled = false
    stage.tap(at: more)
    #expect(stepper.value == 1)
  }

  @Test("assistive technology reads and changes a stepper's value")
  func accessibility() {
    let stage = Stage()
    let stepper = stepper(stage)
    let log = ControlLog()
    log.watch(stepper, [(.valueChanged, "value")])
    #expect(stepper.accessibilityTraits.contains(.adjustable))
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "1")
    stepper.accessibilityDecrement()
    stepper.accessibilityDecrement()
    #expect(stepper.value == 0)
    #expect(log.lines == ["value", "value"])
  }

  @Test("invalid numbers change nothing, and images are stored by state")
  func odd() {
    let stage = Stage()
    let stepper = stepper(stage)
    stepper.value = .nan
    stepper.stepValue = 0
    stepper.stepValue = -1
    stepper.maximumValue = .infinity
    #expect((stepper.value, stepper.stepValue, stepper.maximumValue) == (0, 1, 100))
    let image = UIImage(data: Pictures.png(width: 4, height: 4))
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .normal) === image)
    #expect(stepper.incrementImage(for: .disabled) == nil)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        === image)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
  }
}
