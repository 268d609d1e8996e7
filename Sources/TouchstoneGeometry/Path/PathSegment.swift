package import Foundation

/// One segment of a path, as a plain value.
package enum PathSegment: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quadCurve(control: CGPoint, end: CGPoint)
  case curve(first: CGPoint, second: CGPoint, end: CGPoint)
  case close

  /// The points of the segment, with control points before the end.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The end of the segment, or `nil` for a close, which ends at the start of its subpath.
  package var end: CGPoint? { points.last }

  /// Returns the segment with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> PathSegment {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(transform), end: end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(
        first: first.applying(transform), second: second.applying(transform),
        end: end.applying(transform))
    case .close: .close
    }
  }
}

/// A cubic Bézier curve, to which every curved segment is converted.
struct CubicCurve {
  var start: CGPoint
  var first: CGPoint
  var second: CGPoint
  var end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    self.start = start
    self.first = first
    self.second = second
    self.end = end
  }

  /// Creates the cubic curve that equals a quadratic curve.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    func third(_ from: CGPoint) -> CGPoint {
      CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    self.init(start: start, first: third(start), second: third(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    let rest = 1 - t
    let weights = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * start.x + weights.1 * first.x + weights.2 * second.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * first.y + weights.2 * second.y + weights.3 * end.y)
  }

  /// The points at which the curve reverses along x or y, which span its bounding box together with
  /// its ends.
  var extremes: [CGPoint] {
    let alongX = Self.turns(start.x, first.x, second.x, end.x)
    let alongY = Self.turns(start.y, first.y, second.y, end.y)
    return (alongX + alongY).map(point(at:))
  }

  /// Returns the parameters strictly between 0 and 1 at which the derivative of one coordinate is
  /// zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat)
    -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns points along the curve after its start, close enough together to approximate it.
  func flattened() -> [CGPoint] {
    let length =
      hypot(first.x - start.x, first.y - start.y) + hypot(second.x - first.x, second.y - first.y)
      + hypot(end.x - second.x, end.y - second.y)
    guard length.isFinite else { return [end] }
    let count = Int(clamping: max(4, min(128, length.squareRoot().rounded(.down) * 2)))
    return (1...count).map { $0 == count ? end : point(at: CGFloat($0) / CGFloat(count)) }
  }
}
