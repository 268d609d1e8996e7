import TouchstoneTesting
import UIKit

@testable import RangeSlider

/// Counts the events of a control.
@MainActor
private final class Tally {
  private(set) var counts: [UInt: Int] = [:]

  init(_ control: UIControl) {
    for event: UIControl.Event in [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
      .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
    ] {
      control.addAction(
        UIAction { [unowned self] _ in counts[event.rawValue, default: 0] += 1 }, for: event)
    }
  }

  subscript(_ event: UIControl.Event) -> Int { counts[event.rawValue] ?? 0 }
}

/// warchimede/RangeSlider: a slider with two thumbs that are layers.
@Suite(.staged) @MainActor
struct RangeSliderTests {
  private let stage = Stage()
  private let slider = RangeSlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  private let tally: Tally

  init() {
    stage.window.addSubview(slider)
    slider.lowerValue = 0.2
    slider.upperValue = 0.8
    tally = Tally(slider)
  }

  @Test func `A drag of the lower thumb changes the lower value`() {
    let finger = stage.touch(at: CGPoint(x: 49, y: 15))
    finger.move(to: CGPoint(x: 74.5, y: 15))
    finger.lift()
    #expect(abs(slider.lowerValue - 0.35) < 1e-6)
    #expect(slider.upperValue == 0.8)
    #expect(tally[.valueChanged] == 1)
    #expect(tally[.touchDown] == 1)
    #expect(tally[.touchUpInside] == 1)
    #expect(tally[.touchUpOutside] == 0)
  }

  @Test func `The upper thumb stops at the gap above the lower`() {
    let finger = stage.touch(at: CGPoint(x: 151, y: 15))
    finger.move(to: CGPoint(x: 10, y: 15))
    finger.lift()
    #expect(abs(slider.upperValue - 0.275) < 1e-6)
  }

  @Test func `A touch between the thumbs is refused`() {
    let finger = stage.touch(at: CGPoint(x: 100, y: 15))
    #expect(!slider.isTracking)
    finger.move(to: CGPoint(x: 120, y: 15))
    finger.move(to: CGPoint(x: 60, y: 15))
    finger.lift()
    #expect(tally.counts.isEmpty)
  }

  @Test func `A second finger moves no thumb`() {
    let finger = stage.touch(at: CGPoint(x: 49, y: 15))
    let second = stage.touch(at: CGPoint(x: 151, y: 15))
    second.move(to: CGPoint(x: 100, y: 15))
    #expect(slider.upperValue == 0.8)
    finger.move(to: CGPoint(x: 74.5, y: 15))
    #expect(abs(slider.lowerValue - 0.35) < 1e-6)
    second.lift()
    finger.lift()
    #expect(tally[.touchDown] == 1)
    #expect(tally[.touchUpInside] == 1)
  }
}
