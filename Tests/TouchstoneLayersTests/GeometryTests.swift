import Foundation
import Testing
import TouchstoneGeometry
import TouchstoneHitTree
import TouchstoneLayers

/// A layer's frame, bounds, position, anchor and transform, and the resulting conversions.
@MainActor struct GeometryTests {
  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test("a frame sets the size and puts the center at the position")
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 7, y: 8)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("moving the anchor keeps the position and moves the frame")
  func anchor() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 25))
    #expect(layer.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    layer.frame = CGRect(x: 5, y: 6, width: 10, height: 10)
    #expect(layer.position == CGPoint(x: 5, y: 6))
  }

  @Test("the frame of a rotated layer is its bounding box")
  func turnedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(layer.frame.origin, CGPoint(x: 40, y: -40)))
    #expect(abs(layer.frame.width - 20) < 1e-9 && abs(layer.frame.height - 100) < 1e-9)
    #expect(layer.bounds.size == CGSize(width: 100, height: 20))
  }

  @Test("setting the frame of a scaled layer sets the size before scaling")
  func scaledFrame() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test("points convert through rotated and scrolled parents, in both directions")
  func conversions() {
    let root = CALayer()
    root.frame = CGRect(x: 5, y: 5, width: 400, height: 400)
    let turned = CALayer()
    turned.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    root.addSublayer(turned)
    turned.addSublayer(scrolled)
    // (0, 30) is the scrolled layer's top-left corner: (10, 10) in the rotated one, which is 40
    // left of and 40 above its center. A rotation by 90° moves that to 40 right of and 40 above
    // (150, 150).
    #expect(isNear(scrolled.convert(CGPoint(x: 0, y: 30), to: root), CGPoint(x: 190, y: 110)))
    #expect(isNear(scrolled.convert(CGPoint(x: 0, y: 30), to: nil), CGPoint(x: 195, y: 115)))
    let point = CGPoint(x: 12, y: 34)
    #expect(isNear(scrolled.convert(root.convert(point, to: scrolled), to: root), point))
    #expect(isNear(root.convert(point, from: scrolled), scrolled.convert(point, to: root)))
  }

  @Test("siblings convert through their parent, even a flattened one")
  func siblings() {
    let parent = CALayer()
    parent.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
    let left = CALayer()
    left.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let right = CALayer()
    right.frame = CGRect(x: 100, y: 50, width: 10, height: 10)
    parent.addSublayer(left)
    parent.addSublayer(right)
    #expect(left.convert(CGPoint(x: 105, y: 55), to: right) == CGPoint(x: 5, y: 5))
  }

  @Test("a rectangle's bounding box is computed at each step, and null stays null")
  func rectangles() {
    let parent = CALayer()
    let child = CALayer()
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    parent.addSublayer(child)
    let box = child.convert(child.bounds, to: parent)
    #expect(abs(box.width - 10 * CGFloat(2).squareRoot()) < 1e-9)
    #expect(child.convert(CGRect.null, to: parent).isNull)
  }

  @Test("perspective from the parent moves a tilted layer's corners")
  func perspective() {
    let parent = CALayer()
    parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    parent.sublayerTransform = eye
    let child = CALayer()
    child.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    parent.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 3, 1, 0, 0)
    // The bottom edge comes towards the eye by 50 · sin 60° = 43.3, so it grows by 1 / (1 - 43.3 /
    // 500) = 1.0948 about the parent's center.
    let corner = child.convert(CGPoint(x: 0, y: 100), to: parent)
    #expect(abs(corner.x - (100 - 50 * 1.09481)) < 1e-3)
    #expect(abs(corner.y - (100 + 25 * 1.09481)) < 1e-3)
  }

  @Test("a layer's node has the layer's geometry after every kind of change")
  func node() {
    let parent = CALayer()
    let layer = CALayer()
    parent.addSublayer(layer)
    let node = NodeRef.make(owner: layer, overrides: [])
    defer { node.free() }
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    layer.node = node
    let changes: [(String, () -> Void)] = [
      ("frame", { layer.frame = CGRect(x: 20, y: 30, width: 50, height: 60) }),
      ("bounds", { layer.bounds = CGRect(x: 5, y: 6, width: 40, height: 50) }),
      ("position", { layer.position = CGPoint(x: 90, y: 80) }),
      ("anchorPoint", { layer.anchorPoint = CGPoint(x: 0.2, y: 0.9) }),
      ("transform", { layer.transform = CATransform3DMakeRotation(0.7, 0, 0, 1) }),
      ("tilt", { layer.transform = CATransform3DMakeRotation(0.7, 1, 1, 0) }),
      ("sublayerTransform", { parent.sublayerTransform.m34 = -1 / 300 }),
      ("parent's bounds", { parent.bounds = CGRect(x: 0, y: 0, width: 70, height: 90) }),
      ("zPosition", { layer.zPosition = 20 }),
      ("removal", { layer.removeFromSuperlayer() }),
    ]
    for (name, change) in changes {
      change()
      for point in [CGPoint(x: 3, y: 4), CGPoint(x: -20, y: 55)] {
        let outside = layer.planeToSuper.apply(point)
        let inside = node.convertFromParent(SIMD2(Double(outside.x), Double(outside.y)))
        #expect(isNear(CGPoint(x: inside.x, y: inside.y), point), "\(name)")
      }
      let bounds = layer.bounds
      #expect(node.contains(SIMD2(Double(bounds.minX), Double(bounds.minY))), "\(name)")
      #expect(!node.contains(SIMD2(Double(bounds.maxX), Double(bounds.minY))), "\(name)")
    }
  }

  @Test("an opacity of 0.01, stored in single precision, counts as transparent")
  func opacity() {
    let layer = CALayer()
    let node = NodeRef.make(owner: layer, overrides: [])
    defer { node.free() }
    layer.node = node
    for (opacity, isTransparent) in [(1, false), (0.0101, false), (0.01, true), (0, true)] {
      layer.opacity = Float(opacity)
      #expect(node.flags.contains(.transparent) == isTransparent, "\(opacity)")
    }
    layer.isHidden = true
    #expect(node.flags.contains(.hidden))
    layer.isHidden = false
    #expect(!node.flags.contains(.hidden))
  }

  @Test("geometry that is not a number is refused")
  func notANumber() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.position = CGPoint(x: CGFloat.nan, y: 0)
    layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
