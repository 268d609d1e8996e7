public import TouchstoneGeometry

extension CGContext {
  /// Forgets the path.
  public func beginPath() { current.removeAll() }

  /// Closes the subpath.
  public func closePath() { current.closeSubpath() }

  /// Starts a subpath.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Adds lines through the points.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds several rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds an arc; `clockwise` is meant for y pointing up, as on paths.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc that touches two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the segments of a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// The path so far; nil when there is none.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  /// Whether the path has no segment.
  public var isPathEmpty: Bool { current.isEmpty }

  /// Where the path goes on.
  public var currentPointOfPath: CGPoint { current.currentPoint }

  /// The smallest rectangle around the path, control points included; null without a path.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Whether a point lies in what drawing the path would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isInside =
      switch mode {
      case .fill, .fillStroke: current.contains(point)
      case .eoFill, .eoFillStroke: current.contains(point, using: .evenOdd)
      case .stroke: false
      }
    guard !isInside, mode != .fill, mode != .eoFill else { return isInside }
    return strokedPath.contains(point)
  }

  /// Puts in the path's place the shape that a line along it would cover.
  public func replacePathWithStrokedPath() {
    let shape = strokedPath
    current.removeAll()
    current.addPath(shape)
  }

  private var strokedPath: CGPath {
    let style = state.style
    let line =
      style.dashLengths.isEmpty
      ? current : current.copy(dashingWithPhase: style.dashPhase, lengths: style.dashLengths)
    return line.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join,
      miterLimit: style.miterLimit)
  }
}
