public import TouchstoneGeometry

extension CGContext {
  /// Clears the path.
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

  /// Adds an arc, where `clockwise` refers to coordinates in which y points up, as for paths.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc that is tangent to two lines.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the segments of a path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// A copy of the current path, or `nil` if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  /// Whether the path has no segment.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The point from which the path continues.
  public var currentPointOfPath: CGPoint { current.currentPoint }

  /// The smallest rectangle around the path with its control points, or the null rectangle if it is
  /// empty.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Returns whether a point is in the area that drawing the path would paint.
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

  /// Replaces the path with the outline of its stroke.
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
