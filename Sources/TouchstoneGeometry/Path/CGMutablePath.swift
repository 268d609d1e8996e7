public import Foundation

/// A shape of lines and curves, to which more can be added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(segments: []) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point), transform)
  }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds lines through points, starting a new subpath at the first point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(control: control, end: end), transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(first: control1, second: control2, end: end), transform)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    guard !segments.isEmpty else { return }
    append(.close, .identity)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches all four sides of a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addUnitArc(from: 0, by: 2 * .pi, moves: true, toRect.concatenating(transform))
    closeSubpath()
  }

  /// Adds a rectangle with rounded corners, with radii limited to half of the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width = min(max(0, cornerWidth), rect.width / 2)
    let height = min(max(0, cornerHeight), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let centers = [
      CGPoint(x: rect.maxX - width, y: rect.minY + height),
      CGPoint(x: rect.maxX - width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.maxY - height),
      CGPoint(x: rect.minX + width, y: rect.minY + height),
    ]
    for (corner, center) in centers.enumerated() {
      let toCorner = CGAffineTransform(
        a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)
      addUnitArc(
        from: CGFloat(corner - 1) * .pi / 2, by: .pi / 2, moves: corner == 0,
        toCorner.concatenating(transform))
    }
    closeSubpath()
  }

  /// Adds an arc of a circle, with a line to its start if a subpath is open.
  ///
  /// As in Core Graphics, `clockwise` refers to y pointing up. With y pointing down, `false` runs
  /// clockwise on the screen, toward greater angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle that extends `delta` radians from its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius >= 0, [radius, startAngle, delta].isWithin(.greatestFiniteMagnitude) else {
      return NumberCheck.tell("an arc needs finite numbers and a radius that isn't negative", self)
    }
    // Further turns draw the same circle, so reduce them to at most two.
    let turn = delta < 0 ? -2 * CGFloat.pi : 2 * CGFloat.pi
    let delta =
      abs(delta) > abs(turn) ? turn + delta.truncatingRemainder(dividingBy: turn) : delta
    let toCircle = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(from: startAngle, by: delta, moves: isEmpty, toCircle.concatenating(transform))
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return move(to: tangent1End, transform: transform) }
    let start = currentPoint.applying(transform.inverted())
    let toStart = Self.unit(from: tangent1End, to: start)
    let toEnd = Self.unit(from: tangent1End, to: tangent2End)
    let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
    guard abs(cross) > 1e-9, radius > 0 else {
      return addLine(to: tangent1End, transform: transform)
    }
    let between = acos(max(-1, min(1, toStart.dx * toEnd.dx + toStart.dy * toEnd.dy)))
    let middle = Self.unit(
      from: .zero, to: CGPoint(x: toStart.dx + toEnd.dx, y: toStart.dy + toEnd.dy))
    let distance = radius / sin(between / 2)
    let center = CGPoint(
      x: tangent1End.x + middle.dx * distance, y: tangent1End.y + middle.dy * distance)
    let along = radius / tan(between / 2)
    let touch = CGPoint(
      x: tangent1End.x + toStart.dx * along, y: tangent1End.y + toStart.dy * along)
    let delta = (.pi - between) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
      delta: delta, transform: transform)
  }

  /// Adds the segments of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(contentsOf: path.segments.map { $0.applying(transform) })
  }

  /// Returns the angle of an arc in its direction, limited to one turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = end - start
    guard difference.isFinite else { return 0 }
    if clockwise {
      if difference <= -turn { return -turn }
      let rest = difference.truncatingRemainder(dividingBy: turn)
      return rest > 0 ? rest - turn : rest
    }
    if difference >= turn { return turn }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return rest < 0 ? rest + turn : rest
  }

  /// Adds a transformed arc of the unit circle, in curves of at most a quarter turn each.
  private func addUnitArc(
    from start: CGFloat, by delta: CGFloat, moves: Bool, _ transform: CGAffineTransform
  ) {
    let first = CGPoint(x: cos(start), y: sin(start))
    if moves {
      append(.move(first), transform)
    } else if currentPoint != first.applying(transform) {
      append(.line(first), transform)
    }
    let count = max(1, Int(clamping: (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    guard delta != 0 else { return }
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + CGFloat(index) * step
      let to = from + step
      append(
        .curve(
          first: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
          second: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
          end: CGPoint(x: cos(to), y: sin(to))), transform)
    }
  }

  private static func unit(from start: CGPoint, to end: CGPoint) -> CGVector {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return .zero }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }
}
