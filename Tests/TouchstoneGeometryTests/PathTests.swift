import Foundation
import Testing
import TouchstoneGeometry

/// Paths: their bounding boxes, their insides and their elements.
struct PathTests {
  private let square = CGRect(x: 10, y: 10, width: 80, height: 80)

  private func isNear(_ left: CGRect, _ right: CGRect, within: CGFloat = 1e-6) -> Bool {
    abs(left.minX - right.minX) < within && abs(left.minY - right.minY) < within
      && abs(left.width - right.width) < within && abs(left.height - right.height) < within
  }

  @Test("an ellipse exactly fits its rectangle")
  func ellipse() {
    let path = CGPath(ellipseIn: square, transform: nil)
    #expect(isNear(path.boundingBoxOfPath, square))
    #expect(path.contains(CGPoint(x: 50, y: 11)))
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    // A circle of radius 40 passes 50 + 40 · cos 45° = 78.28 on the diagonal.
    #expect(path.contains(CGPoint(x: 78.2, y: 78.2)))
    #expect(!path.contains(CGPoint(x: 78.4, y: 78.4)))
  }

  @Test("a curve's bounding box excludes its control points")
  func curveBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(isNear(path.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("two nested squares leave a hole by the even-odd rule only")
  func rules() {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 20, dy: 20))
    let middle = CGPoint(x: 50, y: 50)
    #expect(path.contains(middle, using: .winding))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(path.contains(CGPoint(x: 20, y: 50), using: .evenOdd))
  }

  @Test("a rounded rectangle lacks its corners, and too large a radius makes an ellipse")
  func rounded() {
    let path = CGPath(roundedRect: square, cornerWidth: 20, cornerHeight: 20, transform: nil)
    #expect(isNear(path.boundingBoxOfPath, square))
    #expect(!path.contains(CGPoint(x: 12, y: 12)))
    #expect(path.contains(CGPoint(x: 50, y: 12)))
    let round = CGPath(roundedRect: square, cornerWidth: 500, cornerHeight: 500, transform: nil)
    #expect(!round.contains(CGPoint(x: 15, y: 15)))
  }

  @Test("an arc that is not clockwise has increasing angles")
  func arcs() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10)))
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(other.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20)))
  }

  @Test("an arc between tangents ends where it touches the second")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
  }

  @Test("copying by a transform moves every point and leaves the original alone")
  func copies() throws {
    let path = CGPath(rect: square, transform: nil)
    var shift = CGAffineTransform(translationX: 5, y: 6)
    let copy = try #require(path.copy(using: &shift))
    #expect(isNear(copy.boundingBox, square.offsetBy(dx: 5, dy: 6)))
    #expect(isNear(path.boundingBox, square))
    let more = try #require(path.mutableCopy())
    more.addLine(to: .zero)
    #expect(more != path && path == CGPath(rect: square, transform: nil))
  }

  @Test("a block sees each segment with its points")
  func elements() {
    var kinds: [CGPathElementType] = []
    CGPath(rect: square, transform: nil).applyWithBlock { kinds.append($0.pointee.type) }
    #expect(
      kinds == [
        .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
      ])
  }

  @Test("an empty path has a null box and contains nothing")
  func empty() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    #expect(!path.contains(.zero))
    #expect(path.currentPoint == .zero)
  }
}
