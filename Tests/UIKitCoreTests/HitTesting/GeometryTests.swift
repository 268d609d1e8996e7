import Testing
import UIKit

/// Frame, bounds, center, transform and anchor point, and the effects of changing them.
@MainActor
struct GeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("a frame sets the size of the bounds and the center, and leaves the bounds' origin")
  func frame() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 10, height: 10))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test("a change of the bounds' size keeps the center")
  func bounds() {
    view.bounds.size = CGSize(width: 20, height: 10)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test("a change of the center keeps the bounds")
  func center() {
    view.center = .zero
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
  }

  @Test("a transform changes only the frame, which is the bounding box")
  func transform() {
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = CGAffineTransform(translationX: 5, y: 6)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: 15, y: 26, width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("a frame that is set on a scaled view reads back as it was set")
  func frameOfScaledView() {
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 40))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 120, y: 120))
  }

  @Test("the anchor point is at the center, and transforms apply around it")
  func anchorPoint() {
    view.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame.origin == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 10, y: 20)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test("alpha is clamped to 0 through 1, as a Float")
  func alpha() {
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
    view.alpha = 0.1
    #expect(view.alpha == CGFloat(Float(0.1)))
  }

  @Test("geometry that is not finite is refused and changes nothing")
  func notANumber() {
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // MARK: Autoresizing

  private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 140)),
    (.flexibleTopMargin, CGRect(x: 10, y: 120, width: 30, height: 40)),
    // Left 10 and right 60 share 100 in proportion.
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 10 + 100.0 * 10 / 70, y: 20, width: 30, height: 40)
    ),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 140)),
  ]

  @Test("an autoresizing mask selects what changes when the superview grows", arguments: masks)
  func autoresizing(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.frame.minX - expected.minX) < 1e-9)
    #expect(
      CGRect(x: 0, y: child.frame.minY, width: child.frame.width, height: child.frame.height)
        == CGRect(x: 0, y: expected.minY, width: expected.width, height: expected.height))
    parent.autoresizesSubviews = false
    let before = child.frame
    parent.frame.size = CGSize(width: 50, height: 50)
    #expect(child.frame == before)
  }

  @Test("two views that fill their superview still fill it after any chain of sizes")
  func filling() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    let grandchild = UIView(frame: parent.bounds)
    for view in [child, grandchild] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    parent.addSubview(child)
    child.addSubview(grandchild)
    for width in [50.0, 300, 1, 77] {
      parent.bounds.size = CGSize(width: width, height: width * 2)
      #expect(child.frame == parent.bounds)
      #expect(grandchild.frame == parent.bounds)
    }
  }

  // MARK: Layout

  private final class LayoutView: UIView {
    var layouts = 0
    var onLayout: (LayoutView) -> Void = { _ in }
    var fitting = CGSize(width: 33, height: 44)
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout(self)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting }
  }

  @Test("layoutIfNeeded lays out once the views that need it, parents before children")
  func layout() {
    let parent = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = LayoutView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.addSubview(child)
    var order: [String] = []
    parent.onLayout = { _ in order.append("parent") }
    child.onLayout = { _ in order.append("child") }
    parent.layoutIfNeeded()
    #expect(order == ["parent", "child"])
    parent.layoutIfNeeded()
    #expect(order.count == 2, "nobody asked again")
    child.setNeedsLayout()
    child.setNeedsLayout()
    parent.layoutIfNeeded()
    #expect(order == ["parent", "child", "child"])
  }

  @Test("a change of size or of the subviews requests layout, a move does not")
  func layoutCauses() {
    let view = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    let count = view.layouts
    view.center = CGPoint(x: 300, y: 300)
    view.layoutIfNeeded()
    #expect(view.layouts == count)
    view.bounds.size.width = 5
    view.layoutIfNeeded()
    #expect(view.layouts == count + 1)
    let child = UIView()
    view.addSubview(child)
    view.layoutIfNeeded()
    #expect(view.layouts == count + 2)
    child.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.layouts == count + 3)
  }

  @Test("sizeToFit takes the size that fits and keeps the frame's origin")
  func sizeToFit() {
    let view = LayoutView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 33, height: 44))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 8)).sizeThatFits(.zero).width == 7)
    self.view.sizeToFit()
    #expect(self.view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }
}
