public import Foundation

extension CGPath {
  /// Returns the shape that a line along this path covers, to be filled with the winding rule.
  ///
  /// Curves become short straight lines. If the width isn't positive, the shape is empty.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let width = NumberCheck.admit(lineWidth, else: 0, "a line's width", of: self)
    guard width > 0 else { return CGPath(segments: []) }
    let limit = NumberCheck.admit(miterLimit, else: 10, "a miter limit", of: self)
    let mapped = transform.isIdentity ? self : mapped(by: transform)
    return PathOutline(
      LineShape(width: width, cap: lineCap, join: lineJoin, miterLimit: limit)
    ).path(around: mapped.polyLines)
  }

  /// Returns the dashes of this path as open subpaths of straight lines.
  ///
  /// `phase` is the distance into the pattern at which each subpath begins. The lengths alternate
  /// between dashes and gaps, and repeat. If no length is positive, the method returns the whole
  /// path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let mapped = transform.isIdentity ? self : mapped(by: transform)
    let pattern = DashPattern(
      phase: NumberCheck.admit(phase, else: 0, "a dash's phase", of: self),
      lengths: NumberCheck.admit(lengths, else: [], "a dash's lengths", of: self))
    guard let pattern else { return mapped.copy() ?? mapped }
    let result = CGMutablePath()
    for line in mapped.polyLines { pattern.addDashes(along: line.drawn, to: result) }
    return CGPath(segments: result.segments)
  }

  private func mapped(by transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path with each subpath in the opposite direction, and with the last subpath first.
  package var reversed: CGPath {
    let result = CGMutablePath()
    for subpath in subpaths.reversed() {
      let ends = subpath.segments.compactMap(\.end)
      guard let last = ends.last else { continue }
      result.move(to: last)
      for index in subpath.segments.indices.reversed() where index > 0 {
        let start = ends[index - 1]
        switch subpath.segments[index] {
        case .move, .close: break
        case .line: result.addLine(to: start)
        case .quadCurve(let control, _): result.addQuadCurve(to: start, control: control)
        case .curve(let first, let second, _):
          result.addCurve(to: start, control1: second, control2: first)
        }
      }
      if subpath.isClosed { result.closeSubpath() }
    }
    return CGPath(segments: result.segments)
  }

  /// The subpaths, each beginning with its move and without its close.
  private var subpaths: [(segments: [PathSegment], isClosed: Bool)] {
    var subpaths: [(segments: [PathSegment], isClosed: Bool)] = []
    var start = CGPoint.zero
    for segment in segments {
      switch segment {
      case .move(let point):
        start = point
        subpaths.append(([segment], false))
      case .close:
        if !subpaths.isEmpty { subpaths[subpaths.count - 1].isClosed = true }
      default:
        if subpaths.last?.isClosed != false { subpaths.append(([.move(start)], false)) }
        subpaths[subpaths.count - 1].segments.append(segment)
      }
    }
    return subpaths
  }

  /// Returns whether the path is one axis-aligned rectangle, and writes the rectangle to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    let points = segments.compactMap(\.end)
    let isLined = segments.dropFirst().allSatisfy {
      if case .line = $0 { true } else { $0 == .close }
    }
    guard isLined, points.count == 4 || points.count == 5 && points[4] == points[0] else {
      return false
    }
    let box = CGRect.bounding(points)
    let corners = Set([
      [box.minX, box.minY], [box.maxX, box.minY], [box.maxX, box.maxY], [box.minX, box.maxY],
    ])
    guard Set(points.map { [$0.x, $0.y] }) == corners,
      zip(points, points.dropFirst()).allSatisfy({ $0.x == $1.x || $0.y == $1.y })
    else { return false }
    rect?.pointee = box
    return true
  }
}

/// A pattern of alternating dashes and gaps, starting at a distance into the pattern.
private struct DashPattern {
  private let lengths: [CGFloat]
  private let first: (index: Int, rest: CGFloat)

  /// The maximum number of dashes in a subpath, because more couldn't be distinguished.
  private static let most = 100_000

  init?(phase: CGFloat, lengths: [CGFloat]) {
    let lengths = lengths.map { max(0, $0) }
    let even = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = even.reduce(0, +)
    guard total > 0 else { return nil }
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= even[index], index + 1 < even.count {
      rest -= even[index]
      index += 1
    }
    self.lengths = even
    first = (index, even[index] - rest)
  }

  func addDashes(along points: [CGPoint], to path: CGMutablePath) {
    var (index, rest) = first
    var count = 0
    if index.isMultiple(of: 2), let start = points.first { path.move(to: start) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      guard length > 0 else { continue }
      var passed: CGFloat = 0
      while length - passed > rest, count < Self.most {
        passed += rest
        let part = passed / length
        let place = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        if index.isMultiple(of: 2) { path.addLine(to: place) } else { path.move(to: place) }
        index = (index + 1) % lengths.count
        rest = lengths[index]
        count += 1
      }
      rest -= length - passed
      if index.isMultiple(of: 2) { path.addLine(to: to) }
    }
  }
}
