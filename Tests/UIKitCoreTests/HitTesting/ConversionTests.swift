import Testing
import TouchstoneTesting
import UIKit

/// Conversion between the coordinates of views, compared with numbers computed by hand.
@MainActor @Suite(.staged)
struct ConversionTests {
  private let stage = Stage()
  /// An exact rotation by 90°: x becomes y, and y becomes −x.
  private let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
  /// A rotation by 45°.
  private let eighthTurn = CGAffineTransform(rotationAngle: .pi / 4)

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    (parent ?? stage.window).addSubview(view)
    return view
  }

  private func expect(
    _ point: CGPoint, _ x: CGFloat, _ y: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point) is not (\(x), \(y))",
      sourceLocation: sourceLocation)
  }

  private func expect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(rect.minX - x) < 1e-9 && abs(rect.minY - y) < 1e-9 && abs(rect.width - width) < 1e-9
        && abs(rect.height - height) < 1e-9, "\(rect) is not (\(x), \(y), \(width), \(height))",
      sourceLocation: sourceLocation)
  }

  // statement 63
  @Test("points convert through rotated, scaled and scrolled views as computed by hand")
  func chain() {
    // Outer: center (100, 100), scaled by 2, scrolled to (10, 20). Its own (60, 70) is the center.
    let outer = add(CGRect(x: 50, y: 50, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 10, y: 20)
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    // Inner: 20 × 10 with its center at outer's (30, 40), rotated by 90°.
    let inner = add(CGRect(x: 20, y: 35, width: 20, height: 10), to: outer)
    inner.transform = quarterTurn
    // Inner's (0, 0) is (−10, −5) from its center, (5, −10) after the rotation, and at outer's (35,
    // 30).
    expect(inner.convert(.zero, to: outer), 35, 30)
    // From outer's center, that is (−25, −40). Doubled, it is at the window's (50, 20).
    expect(inner.convert(.zero, to: nil), 50, 20)
    expect(stage.window.convert(CGPoint(x: 50, y: 20), to: inner), 0, 0)
    expect(inner.convert(CGPoint(x: 50, y: 20), from: nil), 0, 0)
    expect(inner.convert(CGPoint(x: 35, y: 30), from: outer), 0, 0)
    expect(outer.convert(.zero, from: inner), 35, 30)
  }

  @Test("points convert between cousins through their common ancestor")
  func cousins() {
    let left = add(CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = add(CGRect(x: 200, y: 50, width: 100, height: 100))
    right.transform = quarterTurn
    let a = add(CGRect(x: 5, y: 5, width: 10, height: 10), to: left)
    let b = add(CGRect(x: 30, y: 20, width: 10, height: 10), to: right)
    // a's (0, 0) is the window's (15, 15). From right's center (250, 100), that is (−235, −85).
    // Rotated back, it is (−85, 235), in right (−35, 285), and in b (−65, 265).
    expect(a.convert(.zero, to: b), -65, 265)
    expect(b.convert(.zero, from: a), -65, 265)
    expect(b.convert(CGPoint(x: -65, y: 265), to: a), 0, 0)
    expect(a.convert(CGPoint(x: 1, y: 2), to: a), 1, 2)
  }

  @Test("a rectangle in a rotated view becomes its bounding box")
  func boxed() {
    let view = add(CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = quarterTurn
    expect(view.convert(view.bounds, to: nil), 110, 90, 20, 40)
    expect(view.convert(view.bounds, to: nil as UIView?), 110, 90, 20, 40)
    expect(view.convert(CGRect(x: 0, y: 0, width: 10, height: 5), to: stage.window), 125, 90, 5, 10)
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    expect(view.convert(CGRect(x: 0, y: 0, width: 10, height: 5), to: nil), 130, 100, 10, 5)
  }

  @Test("a rectangle between rotated cousins is boxed after the way up and after the way down")
  func boxedTwice() {
    let one = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = add(CGRect(x: 0, y: 0, width: 100, height: 100))
    one.transform = eighthTurn
    other.transform = eighthTurn
    // Both have the same rotation, but 10 × 10 becomes √2·10 on the way up and 20 on the way down.
    let rect = one.convert(CGRect(x: 45, y: 45, width: 10, height: 10), to: other)
    expect(rect, 40, 40, 20, 20)
    // A point has no bounding box.
    expect(one.convert(CGPoint(x: 45, y: 45), to: other), 45, 45)
  }

  @Test("a rectangle is boxed once between view and ancestor, through any number of rotations")
  func boxedOnce() {
    let outer = add(CGRect(x: 100, y: 100, width: 100, height: 100))
    outer.transform = eighthTurn
    let inner = add(CGRect(x: 0, y: 0, width: 100, height: 100), to: outer)
    inner.transform = eighthTurn
    // Two rotations by 45° are one by 90°, and a square rotated by 90° has the same size as before.
    expect(
      inner.convert(CGRect(x: 40, y: 40, width: 20, height: 20), to: stage.window), 140, 140, 20, 20
    )
    expect(
      inner.convert(CGRect(x: 140, y: 140, width: 20, height: 20), from: stage.window), 40, 40, 20,
      20)
  }

  @Test("a null or infinite rectangle stays unchanged")
  func specialRectangles() {
    let view = add(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(view.convert(CGRect.null, to: nil).isNull)
    #expect(view.convert(CGRect.infinite, to: stage.window).isInfinite)
  }

  // statement 85
  @Test("nil means the window to a view, and the screen to a window")
  func nilTarget() {
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    window.isHidden = false
    let view = add(CGRect(x: 10, y: 20, width: 50, height: 50), to: window)
    let point = CGPoint(x: 1, y: 2)
    expect(view.convert(point, to: nil), 11, 22)
    expect(view.convert(CGPoint(x: 11, y: 22), from: nil), 1, 2)
    expect(window.convert(point, to: nil as UIWindow?), 101, 202)
    expect(window.convert(CGPoint(x: 101, y: 202), from: nil as UIWindow?), 1, 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(view.convert(rect, to: nil), 11, 22, 3, 4)
    expect(view.convert(rect, from: nil), -9, -18, 3, 4)
    expect(window.convert(rect, to: nil as UIWindow?), 101, 202, 3, 4)
    expect(window.convert(rect, from: nil as UIWindow?), -99, -198, 3, 4)
  }

  // statement 85
  @Test("points and rectangles convert between windows through the screen")
  func betweenWindows() {
    let one = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let other = UIWindow(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    other.bounds.origin = CGPoint(x: 5, y: 5)
    expect(one.convert(CGPoint(x: 1, y: 1), to: other), -84, -24)
    expect(one.convert(CGPoint(x: -84, y: -24), from: other), 1, 1)
    expect(
      one.convert(CGRect(x: 1, y: 1, width: 10, height: 20), to: other), -84, -24, 10, 20)
    let a = add(CGRect(x: 3, y: 4, width: 10, height: 10), to: one)
    let b = add(CGRect(x: 30, y: 40, width: 10, height: 10), to: other)
    // a's (0, 0) is the screen's (13, 24), other's (−82, −21), and b's (−112, −61).
    expect(a.convert(.zero, to: b), -112, -61)
    expect(b.convert(.zero, from: a), -112, -61)
    expect(a.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: b), -112, -61, 2, 3)
    expect(b.convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: a), -112, -61, 2, 3)
  }

  @Test("outside any window nil means the topmost view")
  func withoutWindow() {
    let top = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
    let view = add(CGRect(x: 10, y: 10, width: 10, height: 10), to: top)
    expect(view.convert(.zero, to: nil), 10, 10)
    expect(top.convert(CGPoint(x: 7, y: 8), to: nil), 7, 8)
  }

  @Test("views and the screen convert as coordinate spaces")
  func coordinateSpaces() {
    let window = UIWindow(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    window.isHidden = false
    let view = add(CGRect(x: 10, y: 20, width: 50, height: 50), to: window)
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    let space: any UICoordinateSpace = view
    expect(view.convert(.zero, to: screen), 110, 220)
    expect(view.convert(CGPoint(x: 110, y: 220), from: screen), 0, 0)
    expect(screen.convert(CGPoint(x: 110, y: 220), to: space), 0, 0)
    expect(screen.convert(.zero, from: space), 110, 220)
    let rect = CGRect(x: 0, y: 0, width: 5, height: 6)
    expect(view.convert(rect, to: screen), 110, 220, 5, 6)
    expect(view.convert(CGRect(x: 110, y: 220, width: 5, height: 6), from: screen), 0, 0, 5, 6)
    expect(screen.convert(rect, from: space), 110, 220, 5, 6)
    expect(screen.convert(CGRect(x: 110, y: 220, width: 5, height: 6), to: space), 0, 0, 5, 6)
    expect(space.convert(CGPoint.zero, to: window as any UICoordinateSpace), 10, 20)
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("converting there and back again gives the same point through any transforms")
  func thereAndBack() {
    for number in 0..<50 {
      let value = CGFloat(number)
      let a = add(CGRect(x: 10, y: 20, width: 30, height: 40))
      let b = add(CGRect(x: 1, y: 2, width: 3, height: 4), to: a)
      a.transform = CGAffineTransform(rotationAngle: value * 0.13)
        .scaledBy(x: 0.5 + value / 30, y: 0.7)
      a.bounds.origin.x = value * 1.7 - 40
      let point = CGPoint(x: value * 3 - 70, y: 5)
      expect(b.convert(b.convert(point, to: nil), from: nil), point.x, point.y)
    }
  }
}
