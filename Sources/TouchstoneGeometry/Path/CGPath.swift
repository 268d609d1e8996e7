public import Foundation

/// Rules for determining the inside of a path with overlapping parts.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path winds around it, in either direction.
  case winding
  /// A point is inside if an odd number of edges separates it from the outside.
  case evenOdd
}

/// Types of a path's elements.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// One segment of a path, as passed to a block.
public struct CGPathElement {
  /// The type of the segment.
  public var type: CGPathElementType
  /// The points of the segment: one for a move or a line, two or three for a curve, no point for a
  /// close.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// An immutable shape of lines and curves.
public class CGPath: Hashable {
  /// The segments of the path, in order.
  package fileprivate(set) var segments: [PathSegment]

  /// Creates a path from segments.
  package init(segments: [PathSegment]) { self.segments = segments }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Creates the ellipse that touches all four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(segments: path.segments)
  }

  /// Creates a rectangle with rounded corners.
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

  /// Whether the path has no segments.
  public var isEmpty: Bool { segments.isEmpty }

  /// The start of the next segment, or zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = segments.last else { return .zero }
    if let end = last.end { return end }
    for case .move(let start) in segments.reversed() { return start }
    return .zero
  }

  /// The smallest rectangle around all points, including control points, or null for an empty path.
  public var boundingBox: CGRect { CGRect.bounding(segments.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the drawn shape, or null for an empty path.
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

  /// Returns whether a point is inside the shape, treating open subpaths as closed.
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

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(segments: segments) }

  /// Returns a copy with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    let path = CGMutablePath()
    path.append(contentsOf: segments.map { $0.applying(transform) })
    return CGPath(segments: path.segments)
  }

  /// Returns a mutable path with the same segments.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.segments = segments
    return path
  }

  /// Calls a block for each segment, in order, with points that are valid only during the call.
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

  /// Returns whether both paths have the same segments.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.segments == right.segments
  }

  /// Adds the segments to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(segments) }

  /// Calls `body` for each segment, with the point at which the segment starts.
  private func forEachPiece(_ body: (_ start: CGPoint, _ segment: PathSegment) -> Void) {
    var subpathStart = CGPoint.zero
    var current = CGPoint.zero
    for segment in segments {
      body(current, segment)
      if case .move(let point) = segment { subpathStart = point }
      current = segment.end ?? subpathStart
    }
  }

  /// Returns the subpaths as polygons of at least two points each, with flattened curves.
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
  /// Adds a segment. If the path is empty, a segment that needs a start begins at its own first
  /// point.
  func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
    guard let mapped = admitted(transform.isIdentity ? segment : segment.applying(transform))
    else { return }
    if segments.isEmpty, let first = mapped.points.first {
      if case .move = mapped {} else { segments.append(.move(first)) }
    }
    segments.append(mapped)
  }

  /// Removes all segments.
  package func removeAll() { segments = [] }

  /// Appends segments, omitting every segment with a number that isn't finite.
  func append(contentsOf more: [PathSegment]) {
    segments += more.lazy.compactMap { self.admitted($0) }
  }

  /// Returns the segment clamped to the limits, or `nil` if it contains a number that isn't finite.
  private func admitted(_ segment: PathSegment) -> PathSegment? {
    let taken = NumberCheck.admit(segment, else: .close, "a path", of: self)
    return taken == .close && segment != .close ? nil : taken
  }
}
