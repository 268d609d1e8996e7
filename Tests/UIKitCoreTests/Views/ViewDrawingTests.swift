import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// When views draw, and how their image changes when their size changes.
@MainActor @Suite(.staged)
struct ViewDrawingTests {
  /// Draws its bounds, and records the rectangles that it was asked to draw.
  private class DrawnView: UIView {
    var drawn: [CGRect] = []
    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  private final class SubDrawnView: DrawnView {}

  private final class LayerDrawnView: UIView {
    var count = 0
    override func draw(_ layer: CALayer, in context: CGContext) { count += 1 }
  }

  private let stage = Stage()

  private func frame() { stage.advance(by: 1.0 / 60) }

  // statement 413
  @Test("a view whose class overrides draw is drawn once when it first appears, without a request")
  func drawnAtFirst() {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let heir = SubDrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    frame()
    #expect(view.drawn == [])
    stage.window.addSubview(view)
    view.addSubview(heir)
    #expect(view.drawn == [])
    frame()
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 100, height: 50)])
    #expect(heir.drawn.count == 1)
    frame()
    view.frame.origin.x = 40
    view.removeFromSuperview()
    stage.window.addSubview(view)
    frame()
    #expect(view.drawn.count == 1)
  }

  // statement 413
  @Test("a resize draws again with the content mode redraw, and with no other")
  func redraw() {
    let redrawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    redrawn.contentMode = .redraw
    let stretched = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(redrawn)
    stage.window.addSubview(stretched)
    frame()
    for view in [redrawn, stretched] { view.frame.size = CGSize(width: 30, height: 20) }
    frame()
    #expect(redrawn.drawn.last == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(redrawn.drawn.count == 2)
    #expect(stretched.drawn.count == 1)
    for view in [redrawn, stretched] { view.center = CGPoint(x: 200, y: 200) }
    frame()
    #expect(redrawn.drawn.count == 2)
    stretched.setNeedsDisplay()
    frame()
    #expect(stretched.drawn.count == 2)
  }

  @Test("a view without a size is not drawn, and is drawn once it has one")
  func withoutSize() {
    let view = DrawnView()
    stage.window.addSubview(view)
    frame()
    #expect(view.drawn == [])
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    frame()
    #expect(view.drawn.count == 1)
  }

  // statement 413
  @Test("a view that is hidden, or has a hidden ancestor, is drawn when it becomes visible")
  func hiddenAtFirst() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = DrawnView(frame: box.bounds)
    box.isHidden = true
    box.addSubview(view)
    stage.window.addSubview(box)
    frame()
    #expect(view.drawn == [])
    box.isHidden = false
    view.isHidden = true
    frame()
    #expect(view.drawn == [])
    view.isHidden = false
    frame()
    frame()
    #expect(view.drawn.count == 1)
  }

  @Test("a view that draws its layer itself is drawn when it first appears too")
  func drawnLayer() {
    let view = LayerDrawnView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    frame()
    frame()
    #expect(view.count == 1)
  }

  @Test("a view that draws nothing keeps its layer's contents")
  func givenContents() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.contents = "a picture"
    stage.window.addSubview(view)
    view.setNeedsDisplay()
    frame()
    #expect(view.layer.contents as? String == "a picture")
  }

  // statement 413
  @Test(
    "the drawing of a resized view is stretched or placed by the content mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 200, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 50, y: 25, width: 100, height: 50)),
      (.topLeft, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.bottomRight, CGRect(x: 100, y: 50, width: 100, height: 50)),
      (.top, CGRect(x: 50, y: 0, width: 100, height: 50)),
    ])
  func placed(mode: UIView.ContentMode, place: CGRect) throws {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.contentMode = mode
    stage.window.addSubview(view)
    frame()
    view.frame.size = CGSize(width: 200, height: 100)
    frame()
    #expect(view.drawn.count == 1)
    #expect(painted(view) == place)
  }

  @Test("a drawing keeps its proportions if the content mode requires it")
  func proportions() {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(view)
    frame()
    view.frame.size = CGSize(width: 100, height: 100)
    view.contentMode = .scaleAspectFit
    #expect(painted(view) == CGRect(x: 0, y: 25, width: 100, height: 50))
    view.contentMode = .scaleAspectFill
    #expect(painted(view) == CGRect(x: -50, y: 0, width: 200, height: 100))
  }

  @Test("a drawing stays on the view when the view's content is scrolled")
  func scrolled() {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.window.addSubview(view)
    frame()
    view.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(painted(view) == CGRect(x: 0, y: 30, width: 100, height: 50))
  }

  /// Returns the rectangle of the view's first filled rectangle, in its own coordinates.
  private func painted(_ view: UIView) -> CGRect? {
    var transform = CGAffineTransform.identity
    for command in view.layer.foreground(of: view.layer).list.commands {
      switch command {
      case .concatenate(let change): transform = change.concatenating(transform)
      case .fill(let path, _, _):
        let points = path.flatMap(\.points).map { $0.applying(transform) }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      default: break
      }
    }
    return nil
  }
}
