public import Foundation

extension CGPoint {
  /// Answers where the mapping takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether both are the same point.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Answers what the mapping makes of the size, seen as the vector of its two sides.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether both are the same size.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Answers the smallest upright rectangle around what the mapping makes of this one.
  ///
  /// The null and the infinite rectangle stay what they are.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite || t.isIdentity { return self }
    return CGRect.bounding([
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: minX, y: maxY).applying(t), CGPoint(x: maxX, y: maxY).applying(t),
    ])
  }

  /// Whether both cover the same part of the plane.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }

  /// Answers the smallest rectangle around the points; the null rectangle around none.
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
  /// Writes a point the way UIKit does: two numbers in braces.
  public static func string(for point: CGPoint) -> String {
    "{\(text(point.x)), \(text(point.y))}"
  }

  /// Writes a size the way UIKit does: two numbers in braces.
  public static func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }

  /// Writes a rectangle the way UIKit does: origin and size, each in braces.
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Writes a mapping the way UIKit does: its six numbers in brackets.
  public static func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(text).joined(separator: ", ") + "]"
  }

  /// Writes a vector the way UIKit does: two numbers in braces.
  public static func string(for vector: CGVector) -> String {
    "{\(text(vector.dx)), \(text(vector.dy))}"
  }

  /// Writes insets the way UIKit does: four numbers in braces, from the top against the clock.
  public static func string(for insets: UIEdgeInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    return "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Writes an offset the way UIKit does: two numbers in braces.
  public static func string(for offset: UIOffset) -> String {
    "{\(text(offset.horizontal)), \(text(offset.vertical))}"
  }

  /// A number without a fraction where it has none.
  private static func text(_ number: CGFloat) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
