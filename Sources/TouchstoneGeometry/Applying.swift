public import Foundation

extension CGPoint {
  /// Returns the point to which the transform maps this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Returns whether both points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns the transformed size, treated as the vector of its width and height.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Returns whether both sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle around the transformed rectangle.
  ///
  /// The null and the infinite rectangle stay unchanged.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    return CGRect.bounding([
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ])
  }

  /// Returns whether both rectangles cover the same part of the plane.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  /// Returns the smallest rectangle around points, or the null rectangle if there are no points.
  package static func bounding(_ points: some Sequence<CGPoint>) -> CGRect {
    var least = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var most = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    guard least.x <= most.x, least.y <= most.y else { return .null }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}

extension NSCoder {
  /// Returns a point in UIKit's notation: two numbers in braces.
  public static func string(for point: CGPoint) -> String {
    "{\(text(point.x)), \(text(point.y))}"
  }

  /// Returns a size in UIKit's notation: two numbers in braces.
  public static func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }

  /// Returns a rectangle in UIKit's notation: origin and size, each in braces.
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a transform in UIKit's notation: its six numbers in brackets.
  public static func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(text).joined(separator: ", ") + "]"
  }

  /// Returns a vector in UIKit's notation: two numbers in braces.
  public static func string(for vector: CGVector) -> String {
    "{\(text(vector.dx)), \(text(vector.dy))}"
  }

  /// Returns insets in UIKit's notation: four numbers in braces, counterclockwise from the top.
  public static func string(for insets: UIEdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Returns an offset in UIKit's notation: two numbers in braces.
  public static func string(for offset: UIOffset) -> String {
    "{\(text(offset.horizontal)), \(text(offset.vertical))}"
  }

  /// Returns the text of a number, without a fraction for a whole number.
  private static func text(_ number: CGFloat) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
