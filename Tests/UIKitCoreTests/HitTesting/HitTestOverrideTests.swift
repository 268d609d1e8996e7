import Testing
import TouchstoneTesting
import UIKit

/// Overrides with which apps change the hit-tested view.
@MainActor @Suite(.staged)
struct HitTestOverrideTests {
  /// Accepts points up to a distance outside its bounds, or only at that distance inside them.
  private final class EnlargedView: UIView {
    var margin: CGFloat = 0
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
  }

  private final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private final class ForwardingView: UIView {
    weak var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  private final class GetterView: UIView {
    var hidden = false
    var opacity: CGFloat = 1
    var interacts = true
    override var isHidden: Bool {
      get { hidden }
      set {}
    }
    override var alpha: CGFloat {
      get { opacity }
      set {}
    }
    override var isUserInteractionEnabled: Bool {
      get { interacts }
      set {}
    }
  }

  private let stage = Stage()
  private let parent = EnlargedView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let child = EnlargedView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() {
    parent.addSubview(child)
    stage.window.addSubview(parent)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  // statement 71
  @Test("an override of point(inside:with:) enlarges or shrinks the area in which a view is hit")
  func enlarged() {
    #expect(hit(150, 120) === parent)
    child.margin = 20
    #expect(hit(150, 120) === child)
    child.margin = -10
    #expect(hit(105, 105) === parent)
    #expect(hit(115, 115) === child)
  }

  // statement 71
  @Test("an enlarged area beyond the superview counts only if the superview accepts the point")
  func enlargedBeyondSuperview() {
    child.margin = 20
    #expect(hit(90, 110) === stage.window)
    parent.margin = 20
    #expect(hit(90, 110) === child)
    let finger = stage.touch(at: CGPoint(x: 90, y: 110))
    #expect(stage.trace.last { $0.kind == .bound }?.subject?.object === child)
    finger.lift()
  }

  // statement 62, 64
  @Test("a superview whose point(inside:with:) accepts the point makes outer parts reachable")
  func taughtSuperview() {
    let outside = UIView(frame: CGRect(x: 110, y: 0, width: 40, height: 40))
    parent.addSubview(outside)
    #expect(hit(230, 110) === stage.window)
    parent.margin = 60
    #expect(hit(230, 110) === outside)
    #expect(hit(230, 150) === parent, "it takes the rest of the enlarged area itself")
  }

  // statement 62
  @Test("a hitTest(_:with:) that returns nil for itself lets the views behind be hit")
  func passThrough() {
    let cover = PassThroughView(frame: stage.window.bounds)
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    cover.addSubview(button)
    stage.window.addSubview(cover)
    #expect(hit(15, 15) === button)
    #expect(hit(110, 110) === child)
  }

  // statement 62
  @Test("the view that hitTest(_:with:) returns is hit, wherever it is")
  func forwarded() {
    let forwarding = ForwardingView(frame: CGRect(x: 300, y: 0, width: 10, height: 10))
    forwarding.answer = child
    stage.window.addSubview(forwarding)
    // The override is called for every point, because its superview accepts all points.
    #expect(hit(5, 500) === child)
    forwarding.isHidden = true
    #expect(hit(5, 500) === child, "the refusals are made by the method that was overridden")
    forwarding.answer = nil
    #expect(hit(5, 500) === stage.window)
  }

  // statement 66, 69
  @Test("the default hit test calls the getters, which a class may override")
  func getters() {
    let view = GetterView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    #expect(hit(5, 5) === view)
    view.hidden = true
    #expect(hit(5, 5) === stage.window)
    view.hidden = false
    view.opacity = 0.001
    #expect(hit(5, 5) === stage.window)
    view.opacity = 1
    view.interacts = false
    #expect(hit(5, 5) === stage.window)
  }

  // statement 75
  @Test("a window is hit-tested once for each new touch, and not for moves")
  func askedOnce() {
    let window = CountingWindow(frame: stage.window.bounds)
    window.makeKeyAndVisible()
    let finger = stage.touch(at: CGPoint(x: 5, y: 5))
    #expect(window.asked == 1)
    finger.move(to: CGPoint(x: 50, y: 50), duration: 0.1)
    finger.lift()
    #expect(window.asked == 1)
  }

  private final class CountingWindow: UIWindow {
    var asked = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      asked += 1
      return super.hitTest(point, with: event)
    }
  }

  // statement 62, 74
  @Test("an override may remove its own view during the hit test, which continues")
  func removesItself() {
    let vanishing = VanishingView(frame: stage.window.bounds)
    stage.window.addSubview(vanishing)
    #expect(hit(110, 110) === child)
    #expect(vanishing.superview == nil)
    #expect(hit(110, 110) === child)
  }

  private final class VanishingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      removeFromSuperview()
      return nil
    }
  }

  // statement 74
  @Test("a hit test works in a tree without a window, but no touch arrives there")
  func outsideAnyWindow() {
    let loose = UIView(frame: stage.window.bounds)
    let inside = UIView(frame: stage.window.bounds)
    loose.addSubview(inside)
    #expect(loose.hitTest(CGPoint(x: 5, y: 5), with: nil) === inside)
    let finger = stage.touch(at: CGPoint(x: 5, y: 5))
    #expect(stage.trace.last { $0.kind == .bound }?.subject?.object === stage.window)
    finger.lift()
  }
}
