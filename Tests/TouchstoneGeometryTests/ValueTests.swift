import Foundation
import Testing
import TouchstoneGeometry

/// Insets, edges, colors, wrapped values, and their string conversions.
struct ValueTests {
  @Test("insets move each edge inward by its own number")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(CGRect.null.inset(by: .zero).isNull)
  }

  @Test("a value casts to the geometry that it wraps, and geometry to a value")
  func casting() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let point = CGPoint(x: 5, y: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let transform = CGAffineTransform(rotationAngle: 1)
    let wrapped: [String: Any] = [
      "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: point),
      "insets": NSValue(uiEdgeInsets: insets),
      "transform": NSValue(cgAffineTransform: transform), "foundation": NSValue(rect: rect),
      "number": NSNumber(value: 7),
    ]
    #expect(wrapped["rect"] as? CGRect == rect)
    #expect(wrapped["foundation"] as? CGRect == rect)
    #expect(wrapped["point"] as? CGPoint == point)
    #expect(wrapped["insets"] as? UIEdgeInsets == insets)
    #expect(wrapped["transform"] as? CGAffineTransform == transform)
    #expect(wrapped["rect"] as? CGPoint == nil)
    #expect(wrapped["point"] as? CGRect == nil)
    #expect(wrapped["number"] as? CGRect == nil)
    let plain: [String: Any] = ["rect": rect, "point": point]
    #expect((plain["rect"] as? NSValue)?.cgRectValue == rect)
    #expect((plain["point"] as? NSValue)?.cgPointValue == point)
    #expect(plain["rect"] as? CGRect == rect)
  }

  @Test("every value survives an NSValue")
  func wrapped() {
    let point = CGPoint(x: 1.5, y: -2)
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let space = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(NSValue(caTransform3D: space).caTransform3DValue == space)
  }

  @Test("an NSValue of another type reads as zeros and does not trap")
  func wrongType() {
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPointValue == .zero)
    #expect(NSNumber(value: 3).cgRectValue == .zero)
  }

  @Test("values that Foundation wrapped read as well")
  func foundationValues() {
    #expect(NSValue(point: CGPoint(x: 3, y: 4)).cgPointValue == CGPoint(x: 3, y: 4))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(rect: rect).cgRectValue == rect)
  }

  @Test("all edges are the four edges")
  func edges() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .bottomRight]))
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
  }

  @Test("colors are equal by components, not by identity")
  func colors() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(red.copy(alpha: 0.5)?.components == [1, 0, 0, 0.5])
    #expect(CGColor(gray: 1, alpha: 1) == .white)
  }

  @Test("strings in UIKit's format are parsed")
  func strings() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(
      NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test("dividing a rectangle takes a slice from the edge")
  func division() {
    let parts = CGRect(x: 0, y: 0, width: 10, height: 4).divided(atDistance: 3, from: .maxXEdge)
    #expect(parts.slice == CGRect(x: 7, y: 0, width: 3, height: 4))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 7, height: 4))
  }
}
