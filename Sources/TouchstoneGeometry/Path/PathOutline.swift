internal import Foundation

/// The shape of a stroked line.
struct LineShape {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
}

/// Creates the shape that a line with a width covers.
///
/// The outline follows both sides of the line at half its width, with curves as short straight
/// lines. On the inner side of a sharp corner it passes through the corner itself, so that filling
/// with the winding rule leaves no gap.
struct PathOutline {
  private let shape: LineShape
  private var half: CGFloat { shape.width / 2 }
  /// The cosine of 30°, the greatest turn with an inner side that needs no extra point.
  ///
  /// In curves, such points would be visible if the outline itself is stroked.
  private static let gentle = CGFloat(3).squareRoot() / 2
  private let result = CGMutablePath()

  init(_ shape: LineShape) { self.shape = shape }

  /// Returns the outline of lines through points.
  func path(around lines: [PolyLine]) -> CGPath {
    for line in lines {
      let points = line.distinctPoints
      if points.count == 1 {
        addDot(points[0])
      } else if line.isClosed, points.count > 2 {
        addSide(points + [points[0], points[1]], closed: true)
        let back = Array(points.reversed())
        addSide(back + [back[0], back[1]], closed: true)
      } else if points.count > 1 {
        addOpen(points)
      }
    }
    return result
  }

  /// Adds the caps of a line without length, if they extend beyond its end.
  private func addDot(_ point: CGPoint) {
    let box = CGRect(x: point.x - half, y: point.y - half, width: shape.width, height: shape.width)
    switch shape.cap {
    case .butt: break
    case .round: result.addEllipse(in: box)
    case .square: result.addRect(box)
    }
  }

  private func addOpen(_ points: [CGPoint]) {
    addSide(points, closed: false)
    addCap(at: points[points.count - 1], from: points[points.count - 2])
    addSide(points.reversed(), closed: false, continues: true)
    addCap(at: points[0], from: points[1])
    result.closeSubpath()
  }

  /// Adds the left side of a line. A closed line repeats its first two points at its end.
  private func addSide(_ points: [CGPoint], closed: Bool, continues: Bool = false) {
    var isFirst = !continues
    func go(to point: CGPoint) {
      if isFirst { result.move(to: point) } else { result.addLine(to: point) }
      isFirst = false
    }
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let side = offset(from, to)
      if !closed, index == 1 { go(to: from.moved(by: side)) }
      // The last two points of a closed line only determine the direction at its last corner.
      guard !closed || index < points.count - 1 else { break }
      go(to: to.moved(by: side))
      guard index + 1 < points.count else { break }
      addJoin(at: to, side, offset(to, points[index + 1]), from: from, go)
    }
    if closed { result.closeSubpath() }
  }

  /// Adds the joint between two sides at a corner.
  private func addJoin(
    at corner: CGPoint, _ before: CGVector, _ after: CGVector, from: CGPoint,
    _ go: (CGPoint) -> Void
  ) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    let square = half * half
    // The line turns away from this side if the cross product is positive.
    guard cross > 0 || (cross == 0 && dot < 0) else {
      if dot < square * Self.gentle { go(corner) }
      return go(corner.moved(by: after))
    }
    switch shape.join {
    case .bevel: break
    case .round: addRound(at: corner, before, after, go)
    case .miter:
      // The ratio of the miter length to the width is the reciprocal of the cosine of half the
      // turn.
      let cosine = ((1 + dot / square) / 2).squareRoot()
      guard cosine > 0, 1 / cosine <= shape.miterLimit else { break }
      let middle = CGVector(dx: before.dx + after.dx, dy: before.dy + after.dy)
      let length = hypot(middle.dx, middle.dy)
      let reach = half / cosine / length
      go(corner.moved(by: CGVector(dx: middle.dx * reach, dy: middle.dy * reach)))
    }
    go(corner.moved(by: after))
  }

  /// Adds points on a circle from one side to the other, on the outer side of the line.
  private func addRound(
    at center: CGPoint, _ before: CGVector, _ after: CGVector, _ go: (CGPoint) -> Void
  ) {
    let start = atan2(before.dy, before.dx)
    var turn = atan2(after.dy, after.dx) - start
    if turn < 0 { turn += 2 * .pi }
    let count = max(1, Int(clamping: (turn / (.pi / 16)).rounded(.up)))
    for step in 1..<max(2, count) where step < count {
      let angle = start + turn * CGFloat(step) / CGFloat(count)
      go(CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle)))
    }
  }

  private func addCap(at end: CGPoint, from: CGPoint) {
    let side = offset(from, end)
    switch shape.cap {
    case .butt: break
    case .square:
      let ahead = CGVector(dx: -side.dy, dy: side.dx)
      let far = end.moved(by: ahead)
      result.addLine(to: far.moved(by: side))
      result.addLine(to: far.moved(by: CGVector(dx: -side.dx, dy: -side.dy)))
    case .round:
      addRound(at: end, side, CGVector(dx: -side.dx, dy: -side.dy)) { result.addLine(to: $0) }
    }
  }

  /// Returns the vector from the line to its left side, which is half the width long.
  private func offset(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (across, down) = (to.x - from.x, to.y - from.y)
    let length = hypot(across, down)
    return CGVector(dx: down / length * half, dy: -across / length * half)
  }
}

extension CGPoint {
  fileprivate func moved(by vector: CGVector) -> CGPoint {
    CGPoint(x: x + vector.dx, y: y + vector.dy)
  }
}
