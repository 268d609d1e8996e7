import Testing
import TouchstoneTesting

@MainActor
struct ValueControlTests {
  private func slider(_ stage: Stage) -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 237, height: 34))
    stage.window.addSubview(slider)
    return slider
  }

  // statement 244
  @Test("a continuous slider sends its action for every step of a drag")
  func continuous() {
    let stage = Stage()
    let slider = slider(stage)
    let log = ControlLog()
    log.watch(slider, [(.valueChanged, "value")])
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = stage.touch(at: CGPoint(x: 68, y: 117))
    for x in [118, 168] { finger.move(to: CGPoint(x: x, y: 117)) }
    #expect(values == [0.25, 0.5])
    finger.lift()
    #expect(values == [0.25, 0.5, 0.5])
  }

  // statement 244
  @Test("a slider that is not continuous sends its action once, at the end of a drag")
  func notContinuous() {
    let stage = Stage()
    let slider = slider(stage)
    slider.isContinuous = false
    let log = ControlLog()
    log.watch(slider, [(.valueChanged, "value"), (.primaryActionTriggered, "primary")])
    let finger = stage.touch(at: CGPoint(x: 68, y: 117))
    for x in [118, 168] { finger.move(to: CGPoint(x: x, y: 117)) }
    #expect(log.lines.isEmpty)
    #expect(slider.value == 0.5)
    finger.lift()
    #expect(log.lines == ["value", "primary"])
  }

  @Test("the thumb keeps its offset from the finger, wherever it was gripped")
  func grip() {
    let stage = Stage()
    let slider = slider(stage)
    slider.value = 0.5
    let finger = stage.touch(at: CGPoint(x: 175, y: 120))
    #expect(slider.value == 0.5)
    finger.move(to: CGPoint(x: 225, y: 300))
    #expect(slider.value == 0.75)
    finger.move(to: CGPoint(x: 900, y: 300))
    #expect(slider.value == 1)
    finger.lift()
  }

  @Test("a finger next to the thumb is not tracked")
  func besideTheThumb() {
    let stage = Stage()
    let slider = slider(stage)
    let log = ControlLog()
    log.watch(slider)
    stage.drag(from: CGPoint(x: 200, y: 117), to: CGPoint(x: 250, y: 117))
    #expect(slider.value == 0)
    #expect(log.lines.isEmpty)
  }

  @Test("a slider's value stays between its limits, whichever of them changes")
  func limits() {
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
    slider.value = .nan
    #expect(slider.value == 5)
  }

  private func toggle(_ stage: Stage) -> UISwitch {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.window.addSubview(toggle)
    return toggle
  }

  @Test("a tap toggles a switch and sends its action, with the new value set")
  func tapSwitch() {
    let stage = Stage()
    let toggle = toggle(stage)
    var values: [Bool] = []
    toggle.addAction(UIAction { _ in values.append(toggle.isOn) }, for: .valueChanged)
    let log = ControlLog()
    log.watch(toggle)
    stage.tap(toggle)
    stage.tap(toggle)
    #expect(values == [true, false])
    #expect(log.lines.prefix(4) == ["down", "value", "primary", "upInside"])
  }

  @Test("dragging the thumb across toggles a switch once, when the finger is lifted")
  func dragSwitch() {
    let stage = Stage()
    let toggle = toggle(stage)
    let log = ControlLog()
    log.watch(toggle, [(.valueChanged, "value")])
    let finger = stage.touch(at: CGPoint(x: 110, y: 115))
    finger.move(to: CGPoint(x: 145, y: 115), duration: 0.1)
    #expect(!toggle.isOn)
    finger.lift()
    #expect(toggle.isOn)
    #expect(log.lines == ["value"])
    stage.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 150, y: 115))
    #expect(toggle.isOn)
    #expect(log.lines == ["value"])
  }

  @Test("a switch whose touch is cancelled stays as it was")
  func cancelSwitch() {
    let stage = Stage()
    let toggle = toggle(stage)
    let log = ControlLog()
    log.watch(toggle, [(.valueChanged, "value")])
    let finger = stage.touch(at: CGPoint(x: 110, y: 115))
    finger.move(to: CGPoint(x: 145, y: 115))
    finger.cancel()
    #expect(!toggle.isOn && log.lines.isEmpty)
  }

  @Test("a switch has its fixed size at any frame")
  func switchSize() {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 63, height: 28))
    toggle.frame = CGRect(x: 5, y: 6, width: 1, height: 1)
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 63, height: 28))
    #expect(toggle.intrinsicContentSize == CGSize(width: 61, height: 28))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
  }

  @Test("the thumb and the track of a switch slide and change color when it is turned on")
  func switchLook() throws {
    let stage = Stage()
    let toggle = toggle(stage)
    let thumb = try #require(toggle.subviews.last)
    let track = try #require(toggle.subviews.first)
    #expect(thumb.frame.minX == 2)
    toggle.setOn(true, animated: true)
    #expect(thumb.frame.maxX == 61)
    #expect(track.backgroundColor == .systemGreen)
    #expect(thumb.layer.presentation()?.frame.minX == 2)
    stage.settle()
    #expect(thumb.layer.presentation()?.frame.maxX == 61)
  }

  @Test("the track of a switch fills like a spring, slower on than off, and the thumb overshoots")
  func switchPace() throws {
    let stage = Stage()
    let toggle = toggle(stage)
    let thumb = try #require(toggle.subviews.last)
    let track = try #require(toggle.subviews.first)
    for (isOn, frequency, duration) in [(true, 9.24, 0.999), (false, 15.708, 0.588)] {
      toggle.setOn(isOn, animated: true)
      let key = "backgroundColor"
      let spring = try #require(track.layer.animation(forKey: key) as? CASpringAnimation)
      #expect(abs(spring.stiffness.squareRoot() - frequency) < 1e-6 && spring.bounce < 1e-6)
      #expect(abs(spring.duration - duration) < 0.001)
      let slide = try #require(thumb.layer.animation(forKey: "position"))
      #expect(slide.duration == 0.336)
      var control: [Float] = [0, 0]
      slide.timingFunction?.getControlPoint(at: 2, values: &control)
      #expect(control == [0.406, 1.192])
      stage.settle()
    }
  }

  @Test("a switch in no window is turned on without an animation")
  func switchOutsideWindow() throws {
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(try #require(toggle.subviews.last).frame.minX == 24)
  }

  @Test("a slider's thumb is drawn at whole points, and follows the finger exactly")
  func sliderWholePoints() {
    let stage = Stage()
    let slider = slider(stage)
    slider.frame.size.width = 228
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.subviews.last?.frame.minX == 96)
    let finger = stage.touch(at: CGPoint(x: 164, y: 117))
    finger.move(to: CGPoint(x: 164 + 19.1, y: 117))
    #expect(abs(slider.value - 0.6) < 1e-6)
    finger.lift()
  }

  @Test("a switch takes touches while its thumb still slides")
  func switchDuringAnimation() {
    let stage = Stage()
    let toggle = toggle(stage)
    toggle.setOn(true, animated: true)
    stage.advance(by: 0.05)
    stage.tap(toggle)
    #expect(!toggle.isOn)
  }
}
