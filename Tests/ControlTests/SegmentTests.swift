import Testing
import TouchstoneTesting

@MainActor
struct SegmentTests {
  private func control(_ stage: Stage, _ items: [Any] = ["One", "Two", "Three"])
    -> UISegmentedControl
  {
    let control = UISegmentedControl(items: items)
    control.frame = CGRect(x: 30, y: 100, width: 300, height: 32)
    stage.window.addSubview(control)
    control.layoutIfNeeded()
    return control
  }

  private func place(_ index: Int) -> CGPoint { CGPoint(x: 80 + 100 * index, y: 116) }

  @Test("lifting a finger on a segment selects it, once")
  func choosing() {
    let stage = Stage()
    let control = control(stage)
    let log = ControlLog()
    log.watch(control, [(.valueChanged, "value"), (.primaryActionTriggered, "primary")])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    stage.tap(at: place(1))
    #expect(control.selectedSegmentIndex == 1)
    stage.tap(at: place(1))
    #expect(log.lines == ["value", "primary"])
    let finger = stage.touch(at: place(0))
    #expect(control.selectedSegmentIndex == 1)
    finger.move(to: place(2))
    #expect(control.selectedSegmentIndex == 1)
    finger.lift()
    #expect(control.selectedSegmentIndex == 2)
    control.selectedSegmentIndex = 0
    #expect(log.lines.count == 4)
  }

  @Test("a finger on the selected segment drags the selection, and sends the action when lifted")
  func dragging() {
    let stage = Stage()
    let control = control(stage)
    control.selectedSegmentIndex = 0
    let log = ControlLog()
    log.watch(control, [(.valueChanged, "value")])
    let finger = stage.touch(at: place(0))
    finger.move(to: place(1))
    stage.advance(by: 1)
    #expect(log.lines.isEmpty)
    let pill = control.subviews.first { $0.layer.shadowOpacity > 0 }!
    #expect(pill.center.x == 150)
    finger.move(to: CGPoint(x: 180, y: 600))
    finger.lift()
    #expect(control.selectedSegmentIndex == 0)
    #expect(log.lines.isEmpty)
    stage.advance(by: 1)
    #expect(pill.center.x == 50)
    let other = stage.touch(at: place(0))
    other.move(to: place(2))
    other.lift()
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.lines == ["value"])
  }

  @Test("a segment that can't be selected is skipped")
  func disabled() {
    let stage = Stage()
    let control = control(stage)
    control.selectedSegmentIndex = 0
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(at: place(1))
    #expect(control.selectedSegmentIndex == 0)
    let finger = stage.touch(at: place(0))
    finger.move(to: place(1))
    finger.lift()
    #expect(control.selectedSegmentIndex == 0)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 9))
  }

  @Test("a momentary segment is selected only while its action runs")
  func momentary() {
    let stage = Stage()
    let control = control(stage)
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(
      UIAction { _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    stage.tap(at: place(1))
    stage.tap(at: place(1))
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test("the action of a segment runs when it is selected, and one of its identifier replaces it")
  func actions() {
    let stage = Stage()
    var ran: [String] = []
    func action(_ name: String, _ identifier: String) -> UIAction {
      UIAction(title: name, identifier: .init(identifier)) { _ in ran.append(name) }
    }
    let control = UISegmentedControl(
      frame: CGRect(x: 30, y: 100, width: 300, height: 32),
      actions: [action("a", "1"), action("b", "2"), action("c", "3")])
    stage.window.addSubview(control)
    stage.tap(at: place(1))
    #expect(ran == ["b"])
    #expect(control.titleForSegment(at: 1) == "b")
    #expect(control.segmentIndex(identifiedBy: .init("3")) == 2)
    #expect(control.segmentIndex(identifiedBy: .init("9")) == NSNotFound)
    control.insertSegment(action: action("d", "1"), at: 9, animated: false)
    #expect(control.numberOfSegments == 3)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["b", "c", "d"])
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.actionForSegment(at: 7) == nil)
  }

  @Test("the selection follows inserted and removed segments")
  func changes() {
    let stage = Stage()
    let control = control(stage)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeSegment(at: 8, animated: false)
    control.setTitle("No", forSegmentAt: 8)
    #expect(control.numberOfSegments == 2)
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    stage.tap(at: place(1))
    stage.advance(by: 1)
  }

  @Test("set widths are kept, and the rest is divided equally or by the segments' content")
  func widths() {
    let stage = Stage()
    let control = control(stage, ["A", "A much longer title", "B"])
    func segments() -> [CGFloat] {
      control.layoutIfNeeded()
      return control.subviews.suffix(3).map(\.frame.width)
    }
    #expect(segments() == [100, 100, 100])
    control.setWidth(60, forSegmentAt: 0)
    #expect(segments() == [60, 120, 120])
    #expect(control.widthForSegment(at: 0) == 60)
    control.setWidth(.nan, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 60)
    control.setWidth(0, forSegmentAt: 0)
    control.apportionsSegmentWidthsByContent = true
    let widths = segments()
    #expect(widths[1] > widths[0] + 80)
    #expect(widths.reduce(0, +) == 300)
    #expect(control.intrinsicContentSize.height == 32)
  }

  // statement 166
  @Test("tap recognizers around segments leave the segments' taps to them")
  func taps() {
    let stage = Stage()
    let control = control(stage)
    let taps = TapCounter()
    let tap = UITapGestureRecognizer(target: taps, action: TapCounter.count)
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: place(2))
    #expect(control.selectedSegmentIndex == 2)
    #expect(taps.taps == 0)
  }

  @Test("a segment is read under the name of its image")
  func imageNames() throws {
    let stage = Stage()
    let control = control(stage)
    let image = UIImage(systemName: "airplane")
    image?.accessibilityLabel = "Flights"
    control.setImage(image, forSegmentAt: 0)
    let segment = try #require(control.subviews.suffix(3).first)
    #expect(segment.accessibilityLabel == "Flights")
    let view = UIImageView(image: image)
    #expect(view.accessibilityLabel == "Flights")
    view.accessibilityLabel = "Plane"
    #expect(view.accessibilityLabel == "Plane")
  }

  @Test("assistive technology finds each segment, and selects it")
  func accessibility() {
    let stage = Stage()
    let control = control(stage)
    control.selectedSegmentIndex = 0
    let elements = control.subviews.suffix(3)
    #expect(elements.map(\.accessibilityLabel) == ["One", "Two", "Three"])
    #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
    #expect(elements.last?.accessibilityActivate() == true)
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.subviews[control.subviews.count - 2].accessibilityActivate() == false)
  }
}
