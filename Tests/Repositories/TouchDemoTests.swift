import TouchstoneTesting
import UIKit

@testable import TouchDemo

/// A dot that records its touches.
private final class Dot: DotView {
  var log: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    log.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    log.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    log.append("cancelled")
  }
}

/// suvov/TouchDemo: dots with a larger hit area, and recognizers that delay and show touches.
@Suite(.staged) @MainActor
struct TouchDemoTests {
  private let stage = Stage()
  private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() { stage.window.addSubview(canvas) }

  private func dot(_ frame: CGRect) -> Dot {
    let dot = Dot(color: .red, radius: frame.width)
    dot.frame = frame
    canvas.addSubview(dot)
    return dot
  }

  @Test func `A small dot is hit near its edge`() {
    let dot = dot(CGRect(x: 100, y: 100, width: 30, height: 30))
    #expect(canvas.hitTest(CGPoint(x: 94, y: 115), with: nil) === dot)
    #expect(canvas.hitTest(CGPoint(x: 92, y: 115), with: nil) === canvas)
  }

  @Test func `An empty area of the scroll view lets touches through`() {
    let dot = dot(CGRect(x: 100, y: 100, width: 80, height: 80))
    stage.window.addSubview(OverlayScrollView(frame: canvas.frame))
    stage.tap(at: CGPoint(x: 140, y: 140))
    #expect(dot.log == ["began", "ended"])
  }

  @Test func `A touch arrives late, and its end at once`() {
    canvas.addGestureRecognizer(TouchDelayGestureRecognizer(target: nil, action: nil))
    let dot = dot(CGRect(x: 100, y: 100, width: 80, height: 80))
    let finger = stage.touch(at: CGPoint(x: 140, y: 140))
    stage.advance(by: 0.1)
    #expect(dot.log.isEmpty)
    stage.advance(by: 0.1)
    #expect(dot.highlighted == true)
    finger.lift()
    #expect(dot.highlighted == false)
  }

  @Test func `A quick tap's beginning and end arrive together`() {
    canvas.addGestureRecognizer(TouchDelayGestureRecognizer(target: nil, action: nil))
    let dot = dot(CGRect(x: 100, y: 100, width: 80, height: 80))
    let finger = stage.touch(at: CGPoint(x: 140, y: 140))
    stage.advance(by: 0.05)
    #expect(dot.log.isEmpty)
    finger.lift()
    #expect(dot.log == ["began", "ended"])
  }

  @Test func `If an ancestor's pan wins, the dot receives nothing`() {
    canvas.addGestureRecognizer(TouchDelayGestureRecognizer(target: nil, action: nil))
    let pan = UIPanGestureRecognizer()
    stage.window.addGestureRecognizer(pan)
    let dot = dot(CGRect(x: 100, y: 100, width: 80, height: 80))
    let finger = stage.touch(at: CGPoint(x: 140, y: 140))
    finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.06)
    #expect(pan.state == .changed || pan.state == .began)
    stage.advance(by: 0.5)
    finger.lift()
    #expect(dot.log.isEmpty)
  }

  @Test func `Each finger is shown, and the indicators fade`() {
    let recognizer = TouchIndicatorGestureRecognizer(target: nil, action: nil)
    canvas.isMultipleTouchEnabled = true
    canvas.addGestureRecognizer(recognizer)
    let first = stage.touch(at: CGPoint(x: 50, y: 60))
    let second = stage.touch(at: CGPoint(x: 200, y: 300))
    #expect(canvas.subviews.map(\.center) == [first.location, second.location])
    first.lift()
    second.lift()
    stage.advance(by: 0.1)
    #expect(canvas.subviews.count == 2)
    #expect(recognizer.state != .ended)
    stage.advance(by: 0.15)
    #expect(canvas.subviews.isEmpty)
    stage.advance(by: 0.1)
    #expect(recognizer.state == .possible)
  }
}
