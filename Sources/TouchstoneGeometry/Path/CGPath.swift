public import Foundation

/// How overlapping parts of a path decide what is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what is wound around, whichever way.
  case winding
  /// Inside is what an odd number of edges separates from the outside.
  case evenOdd
}

/// What kind of segment an element of a path is.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One segment of a path, as it is handed to a block.
public struct CGPathElement {
  /// What kind of segment this is.
  public var type: CGPathElementType
  /// The segment's points: one for a move or a line, two or three for a curve, none for a close.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A shape made of lines and curves, which does not change.
public class CGPath: Hashable {
  /// The pieces of the path, in order.
  package fileprivate(set) var segments: [PathSegment]

  /// Makes a path of segments.
  package init(segments: [PathSegment]) { self.segments = segments }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Makes the ellipse that touches all four sides of the rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Makes a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Whether the path has no segment.
  public var isEmpty: Bool { segments.isEmpty }

  /// Where the next segment would start; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = segments.last else { return .zero }
    if let end = last.end { return end }
    for case .move(let start) in segments.reversed() { return start }
    return .zero
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect.bounding(segments.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the drawn shape; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    forEachPiece { start, segment in
      switch segment {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let control, let end):
        points += CubicCurve(start: start, control: control, end: end).extremes + [end]
      case .curve(let first, let second, let end):
        points += CubicCurve(start: start, first: first, second: second, end: end).extremes + [end]
      case .close: break
      }
    }
    return CGRect.bounding(points)
  }

  /// Whether the point lies inside the shape; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for polygon in polygons(transform) {
      var previous = polygon[polygon.count - 1]
      for next in polygon {
        if (previous.y <= point.y) != (next.y <= point.y) {
          let along = (point.y - previous.y) / (next.y - previous.y)
          if point.x < previous.x + along * (next.x - previous.x) {
            winding += next.y > previous.y ? 1 : -1
          }
        }
        previous = next
      }
    }
    return rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Answers a path that does not change when this one does.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// Answers a copy with every point mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    let path = CGMutablePath()
    path.append(contentsOf: segments.map { $0.applying(transform) })
    return CGPath(segments: path.segments)
  }

  /// Answers a path with the same segments that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.segments = segments
    return path
  }

  /// Calls the block once for each segment, in order; the points are only good during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for segment in segments {
      var points = segment.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var element = CGPathElement(type: segment.type, points: start)
        block(&element)
      }
    }
  }

  /// Whether both have the same segments.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.segments == right.segments
  }

  /// Feeds the segments to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }

  /// Goes through the segments with the point where each starts.
  private func forEachPiece(_ body: (_ start: CGPoint, _ segment: PathSegment) -> Void) {
    var subpathStart = CGPoint.zero
    var current = CGPoint.zero
    for segment in segments {
      body(current, segment)
      if case .move(let point) = segment { subpathStart = point }
      current = segment.end ?? subpathStart
    }
  }

  /// The subpaths as polygons, curves flattened; each has at least one point.
  package func polygons(_ transform: CGAffineTransform = .identity) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    forEachPiece { start, segment in
      if polygon.isEmpty {
        if case .move = segment {} else { polygon.append(start) }
      }
      switch segment {
      case .move(let point):
        if polygon.count > 1 { polygons.append(polygon) }
        polygon = [point]
      case .line(let point): polygon.append(point)
      case .quadCurve(let control, let end):
        polygon += CubicCurve(start: start, control: control, end: end).flattened()
      case .curve(let first, let second, let end):
        polygon += CubicCurve(start: start, first: first, second: second, end: end).flattened()
      case .close:
        if polygon.count > 1 { polygons.append(polygon) }
        polygon = []
      }
    }
    if polygon.count > 1 { polygons.append(polygon) }
    if transform.isIdentity { return polygons }
    return polygons.map { $0.map { $0.applying(transform) } }
  }
}

extension PathSegment {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGMutablePath {
  /// Adds a segment; one that needs a point to start from begins at its own first point.
  func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
    guard let mapped = admitted(transform.isIdentity ? segment : segment.applying(transform))
    else { return }
    if segments.isEmpty, let first = mapped.points.first {
      if case .move = mapped {} else { segments.append(.move(first)) }
    }
    segments.append(mapped)
  }

  /// Forgets all segments.
  package func removeAll() { segments = [] }

  /// Takes over segments as they are, without those that hold no numbers.
  func append(contentsOf more: [PathSegment]) {
    segments += more.lazy.compactMap { self.admitted($0) }
  }

  /// The segment within the limits of numbers; nil where it holds what is none.
  private func admitted(_ segment: PathSegment) -> PathSegment? {
    let taken = NumberCheck.admit(segment, else: .close, "a path", of: self)
    return taken == .close && segment != .close ? nil : taken
  }
}
