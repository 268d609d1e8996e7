import Testing
import TouchstoneTesting
import UIKit

/// The default rules of hit testing.
@MainActor
struct HitTestRuleTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func add(
    _ frame: CGRect, to parent: UIView? = nil, _ change: (UIView) -> Void = { _ in }
  ) -> UIView {
    let view = UIView(frame: frame)
    change(view)
    (parent ?? root).addSubview(view)
    return view
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  // statement 62
  @Test("the farthest descendant that contains the point is hit")
  func farthestDescendant() {
    let outer = add(CGRect(x: 10, y: 10, width: 100, height: 100))
    let middle = add(CGRect(x: 10, y: 10, width: 50, height: 50), to: outer)
    let inner = add(CGRect(x: 10, y: 10, width: 10, height: 10), to: middle)
    #expect(hit(35, 35) === inner)
    #expect(hit(25, 25) === middle)
    #expect(hit(105, 105) === outer)
    #expect(hit(5, 5) === root)
    #expect(hit(-1, 5) == nil)
  }

  // statement 62
  @Test("the subview added last is hit-tested first, and the first result counts")
  func frontToBack() {
    var asked: [String] = []
    func make(_ name: String, answers: Bool) -> AskedView {
      let view = AskedView(frame: root.bounds)
      view.report = { asked.append(name) }
      view.answers = answers
      root.addSubview(view)
      return view
    }
    _ = make("back", answers: true)
    let middle = make("middle", answers: true)
    _ = make("front", answers: false)
    #expect(hit(50, 50) === middle)
    #expect(asked == ["front", "middle"])
  }

  // statement 62
  @Test("a view returns itself after all its subviews have refused")
  func selfAtLast() {
    let refusing = AskedView(frame: root.bounds)
    refusing.answers = false
    root.addSubview(refusing)
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.insertSubview(behind, at: 0)
    #expect(hit(50, 50) === root)
    #expect(hit(5, 5) === behind, "nil passes the point on to the sibling behind")
  }

  // statement 62
  @Test("a hit test calls a view's own point(inside:with:) with its own coordinates and the event")
  func asksPointInside() {
    let stage = Stage()
    let view = AskedView(frame: CGRect(x: 30, y: 40, width: 50, height: 50))
    stage.window.addSubview(view)
    _ = stage.window.hitTest(CGPoint(x: 35, y: 47), with: nil)
    #expect(view.points == [CGPoint(x: 5, y: 7)])
    #expect(view.events == [nil])
    stage.tap(at: CGPoint(x: 35, y: 47))
    #expect(view.points == [CGPoint(x: 5, y: 7), CGPoint(x: 5, y: 7)])
    #expect(view.events.last??.type == .touches)
  }

  // statement 63
  @Test("the point is converted through transforms and bounds origins on the way down")
  func converted() {
    // Rotated by 90° about (100, 50), so that it covers x 80…120 and y 0…100.
    let turned = add(CGRect(x: 50, y: 30, width: 100, height: 40)) {
      $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    turned.bounds.origin = CGPoint(x: 1000, y: 500)
    // In the scrolled coordinates. From outside, it is at x 80…90 and y 0…20, mirrored by the
    // rotation.
    let inner = add(CGRect(x: 1000, y: 530, width: 20, height: 10), to: turned)
    #expect(hit(81, 1) === inner)
    #expect(hit(89, 19) === inner)
    #expect(hit(91, 1) === turned)
    #expect(hit(81, 21) === turned)
    #expect(hit(60, 50) === root, "here the view was before it was turned")
  }

  // statement 63
  @Test("scrolling a view by its bounds origin moves its hit areas")
  func scrolled() {
    let content = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let row = add(CGRect(x: 0, y: 300, width: 100, height: 20), to: content)
    #expect(hit(50, 5) === content)
    content.bounds.origin.y = 300
    #expect(hit(50, 5) === row)
    #expect(hit(50, 25) === content)
  }

  // statement 64, 65
  @Test(
    "parts of a subview outside its superview are not hit, clipped or not",
    arguments: [false, true])
  func outsideSuperview(clips: Bool) {
    let small = add(CGRect(x: 10, y: 10, width: 50, height: 50)) { $0.clipsToBounds = clips }
    let large = add(CGRect(x: 30, y: 30, width: 100, height: 100), to: small)
    #expect(hit(45, 45) === large)
    #expect(hit(70, 70) === root)
    #expect(small.hitTest(CGPoint(x: 60, y: 60), with: nil) == nil)
    #expect(large.hitTest(CGPoint(x: 30, y: 30), with: nil) === large, "asked itself it is there")
  }

  // statement 66
  @Test(
    "a view that is hidden, disabled or transparent is skipped with all its descendants",
    arguments: ["hidden", "interaction", "alpha"])
  func refusing(_ reason: String) {
    let behind = add(root.bounds)
    let view = add(root.bounds)
    let inside = add(root.bounds, to: view)
    #expect(hit(5, 5) === inside)
    switch reason {
    case "hidden": view.isHidden = true
    case "interaction": view.isUserInteractionEnabled = false
    default: view.alpha = 0.009
    }
    #expect(hit(5, 5) === behind)
    view.isHidden = false
    view.isUserInteractionEnabled = true
    view.alpha = 1
    #expect(hit(5, 5) === inside)
  }

  // statement 67
  @Test("an alpha of exactly 0.01 is stored as a Float a bit smaller, so that the view is not hit")
  func alphaOfAHundredth() {
    let view = add(root.bounds)
    view.alpha = 0.01
    #expect(view.alpha == CGFloat(Float(0.01)))
    #expect(view.alpha < 0.01)
    #expect(hit(5, 5) === root)
    view.alpha = 0.0101
    #expect(hit(5, 5) === view)
    view.alpha = 0.02
    #expect(hit(5, 5) === view)
  }

  // statement 68
  @Test("alpha is tested view by view and not multiplied")
  func alphaIsNotMultiplied() {
    let parent = add(root.bounds) { $0.alpha = 0.05 }
    let child = add(root.bounds, to: parent) { $0.alpha = 0.05 }
    #expect(hit(5, 5) === child, "together they show 0.0025")
    parent.alpha = 0.005
    child.alpha = 1
    #expect(hit(5, 5) === root)
  }

  // statement 69
  @Test("a view queried directly refuses by the same rules")
  func askedDirectly() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let point = CGPoint(x: 5, y: 5)
    #expect(view.hitTest(point, with: nil) === view)
    view.isHidden = true
    #expect(view.hitTest(point, with: nil) == nil)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(view.hitTest(point, with: nil) == nil)
    view.isUserInteractionEnabled = true
    view.alpha = 0
    #expect(view.hitTest(point, with: nil) == nil)
  }

  // statement 69
  @Test("point(inside:with:) depends on the location alone, also for a view that refuses touches")
  func pointInsideKnowsNoRefusal() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isHidden = true
    view.alpha = 0
    view.isUserInteractionEnabled = false
    #expect(view.point(inside: CGPoint(x: 5, y: 5), with: nil))
  }

  // statement 70
  @Test("the left and top edge belong to a view, the right and bottom edge do not")
  func halfOpen() {
    let left = add(CGRect(x: 10, y: 10, width: 20, height: 20))
    let right = add(CGRect(x: 30, y: 10, width: 20, height: 20))
    #expect(hit(10, 10) === left)
    #expect(hit(CGFloat(10).nextDown, 10) === root)
    #expect(hit(CGFloat(30).nextDown, 10) === left)
    #expect(hit(30, 10) === right, "neighbours never share a point")
    #expect(hit(50, 10) === root)
    #expect(hit(10, 30) === root)
    #expect(hit(10, CGFloat(30).nextDown) === left)
    #expect(left.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!left.point(inside: CGPoint(x: 20, y: 0), with: nil))
    #expect(!left.point(inside: CGPoint(x: 0, y: 20), with: nil))
  }

  // statement 70
  @Test(
    "a view without width or height is never hit",
    arguments: [CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: 0, height: 10)])
  func empty(_ size: CGSize) {
    let view = add(CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    let inside = add(CGRect(x: 0, y: 0, width: 5, height: 5), to: view)
    #expect(hit(10, 10) === root)
    #expect(!view.point(inside: .zero, with: nil))
    #expect(view.hitTest(.zero, with: nil) == nil)
    #expect(inside.hitTest(.zero, with: nil) === inside)
  }

  // statement 72
  @Test("appearance has no influence: a clear color, a mask and round corners are hit")
  func contentIsIrrelevant() {
    let view = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    view.isOpaque = false
    view.layer.cornerRadius = 50
    view.clipsToBounds = true
    #expect(hit(1, 1) === view)
    view.mask = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(hit(1, 1) === view)
  }

  // statement 73
  @Test("a label or image view is skipped with its descendants until its interaction is on")
  func labelsAndImageViews() {
    for view in [UILabel(frame: root.bounds), UIImageView(frame: root.bounds)] {
      root.addSubview(view)
      let button = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: view)
      #expect(!view.isUserInteractionEnabled)
      #expect(hit(5, 5) === root)
      view.isUserInteractionEnabled = true
      #expect(hit(5, 5) === button)
      #expect(hit(50, 50) === view)
      view.removeFromSuperview()
    }
    #expect(UIView().isUserInteractionEnabled)
  }

  // statement 80
  @Test("the order of subviews decides which sibling is hit, whatever its zPosition")
  func zPositionOnlyDraws() {
    let back = add(root.bounds)
    let front = add(root.bounds)
    back.layer.zPosition = 100
    front.layer.zPosition = -100
    #expect(hit(5, 5) === front)
    root.bringSubviewToFront(back)
    #expect(hit(5, 5) === back)
  }
}

/// Records the calls of its hit test and returns the configured result.
final class AskedView: UIView {
  var answers = true
  var report: () -> Void = {}
  var points: [CGPoint] = []
  var events: [UIEvent?] = []
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    report()
    points.append(point)
    events.append(event)
    return answers && super.point(inside: point, with: event)
  }
}
