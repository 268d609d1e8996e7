import Testing
import TouchstoneTesting

/// Controls in right-to-left layout, including changes of the direction during a touch.
@MainActor
struct RightToLeftTests {
  let stage = Stage()

  private func slider() -> UISlider {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 237, height: 34))
    stage.window.addSubview(slider)
    slider.semanticContentAttribute = .forceRightToLeft
    return slider
  }

  @Test("a slider's minimum is at the right, with its fill and its images")
  func sliderLook() {
    let slider = slider()
    let least = UIImage(systemName: "minus")
    let greatest = UIImage(systemName: "plus")
    slider.value = 0.25
    slider.layoutIfNeeded()
    let views = slider.subviews
    #expect(views.last?.frame == CGRect(x: 150, y: 5, width: 37, height: 24))
    #expect(views[1].frame == CGRect(x: 168.5, y: 14, width: 68.5, height: 6))
    slider.value = 0
    slider.layoutIfNeeded()
    #expect(views.last?.frame.maxX == 237 && views[1].frame.width == 0)
    slider.value = 1
    slider.layoutIfNeeded()
    #expect(views.last?.frame.minX == 0 && views[1].frame.minX == 0)
    slider.minimumValueImage = least
    slider.maximumValueImage = greatest
    let bounds = slider.bounds
    #expect(slider.minimumValueImageRect(forBounds: bounds).maxX == bounds.maxX)
    #expect(slider.maximumValueImageRect(forBounds: bounds).minX == 0)
    let track = slider.trackRect(forBounds: bounds)
    #expect(track.minX > slider.maximumValueImageRect(forBounds: bounds).maxX)
    #expect(track.maxX < slider.minimumValueImageRect(forBounds: bounds).minX)
  }

  @Test("dragging to the left increases a slider's value, by the same distance")
  func sliderDrag() {
    let slider = slider()
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    let finger = stage.touch(at: CGPoint(x: 269, y: 117))
    for x in [219, 169, 0] { finger.move(to: CGPoint(x: x, y: 117)) }
    finger.lift()
    #expect(values == [0.25, 0.5, 1, 1])
  }

  @Test("a slider whose direction changes under a finger follows it in the new direction")
  func sliderTurns() {
    let slider = slider()
    slider.value = 0.5
    let finger = stage.touch(at: CGPoint(x: 168.5, y: 117))
    finger.move(to: CGPoint(x: 118.5, y: 117))
    #expect(slider.value == 0.75)
    slider.semanticContentAttribute = .forceLeftToRight
    finger.move(to: CGPoint(x: 108.5, y: 117))
    #expect(slider.value == 0.2)
    slider.semanticContentAttribute = .forceRightToLeft
    finger.move(to: CGPoint(x: 98.5, y: 117))
    #expect(slider.value == 0.85)
    finger.lift()
  }

  private final class EdgeSlider: UISlider {
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float)
      -> CGRect
    {
      super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: 3)
    }
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      super.trackRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
    }
  }

  @Test("overridden rectangles of a slider stay effective from right to left")
  func sliderOverrides() {
    let slider = EdgeSlider(frame: CGRect(x: 0, y: 100, width: 277, height: 34))
    stage.window.addSubview(slider)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.value = 0.25
    slider.layoutIfNeeded()
    #expect(slider.subviews.last?.frame == CGRect(x: 170, y: 8, width: 37, height: 24))
    #expect(slider.subviews[1].frame.maxX == 257)
    let finger = stage.touch(at: CGPoint(x: 188, y: 120))
    finger.move(to: CGPoint(x: 138, y: 120))
    finger.lift()
    #expect(slider.value == 0.5)
  }

  private func toggle() -> UISwitch {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stage.window.addSubview(toggle)
    toggle.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    return toggle
  }

  @Test("a switch that is on has its thumb at the left, and a drag to the left turns it on")
  func toggleDrag() throws {
    let toggle = toggle()
    let thumb = try #require(toggle.subviews.last)
    #expect(thumb.frame.maxX == 61)
    let finger = stage.touch(at: CGPoint(x: 150, y: 115))
    finger.move(to: CGPoint(x: 115, y: 115))
    finger.lift()
    #expect(toggle.isOn)
    stage.settle()
    #expect(thumb.frame.minX == 2)
    stage.tap(toggle)
    #expect(!toggle.isOn)
  }

  @Test("a switch whose direction changes under a finger uses the side the finger is then on")
  func toggleTurns() throws {
    let toggle = toggle()
    let thumb = try #require(toggle.subviews.last)
    let finger = stage.touch(at: CGPoint(x: 150, y: 115))
    finger.move(to: CGPoint(x: 110, y: 115))
    toggle.semanticContentAttribute = .unspecified
    finger.move(to: CGPoint(x: 108, y: 115))
    finger.lift()
    #expect(!toggle.isOn)
    stage.settle()
    #expect(thumb.frame.minX == 2)
  }

  @Test("a stepper's minus is drawn on its decrementing side: at the right")
  func stepper() {
    let bench = MatrixBench(ControlMatrix.rows.first { $0.name == "UIStepper" }!)
    let stepper = bench.control as! UIStepper
    stepper.value = 0
    let plain = bench.display
    stepper.semanticContentAttribute = .forceRightToLeft
    bench.stage.settle()
    #expect(bench.display != plain)
    let right = stepper.convert(CGPoint(x: 80, y: 16), to: bench.stage.window)
    bench.stage.tap(at: right)
    #expect(stepper.value == 0)
    bench.stage.tap(at: stepper.convert(CGPoint(x: 10, y: 16), to: bench.stage.window))
    #expect(stepper.value == 1)
  }

  @Test("a field's left view is at the right, and its text next to it, also if changed late")
  func fieldSides() {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let right = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    field.rightViewMode = .always
    stage.window.addSubview(field)
    stage.settle()
    #expect(left.frame.minX == 0 && right.frame.maxX == 200)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 120, height: 34))
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    #expect(left.frame.maxX == 200 && right.frame.minX == 0)
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 50, y: 0, width: 120, height: 34))
    field.text = ""
    #expect(field.caretRect(for: field.beginningOfDocument).minX > 160)
    field.rightViewMode = .never
    field.clearButtonMode = .always
    field.text = "words"
    stage.settle()
    #expect(field.clearButtonRect(forBounds: field.bounds).maxX < 30)
    stage.window.traitOverrides.remove(UITraitLayoutDirection.self)
    stage.settle()
    #expect(left.frame.minX == 0)
  }

  @Test("leading and trailing change sides when a view's layout direction changes late")
  func constraints() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(view)
    stage.window.addSubview(box)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: box.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.settle()
    #expect(view.frame.minX == 10)
    box.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(view.frame.maxX == 190)
    box.semanticContentAttribute = .unspecified
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    #expect(view.frame.maxX == 190)
    stage.window.traitOverrides.layoutDirection = .leftToRight
    stage.settle()
    #expect(view.frame.minX == 10)
  }

  @Test("the vertical indicator of a scroll view is at the left")
  func indicators() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.contentSize = CGSize(width: 200, height: 800)
    stage.window.addSubview(view)
    view.flashScrollIndicators()
    func bars() -> [CGRect] { (view.layer.sublayers ?? []).filter { !$0.isHidden }.map(\.frame) }
    #expect(bars().contains { $0.minX > 180 })
    view.semanticContentAttribute = .forceRightToLeft
    stage.advance(by: 0.02)
    #expect(bars().contains { $0.maxX < 20 } && !bars().contains { $0.minX > 180 })
    stage.settle()
  }
}
