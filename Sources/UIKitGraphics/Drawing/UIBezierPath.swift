/// A path of lines and curves that can draw itself into the current context.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of the stroke.
  open var lineWidth: CGFloat = 1 {
    didSet { lineWidth = NumberCheck.admit(lineWidth, else: oldValue, "lineWidth", of: self) }
  }
  /// The shape of the ends of the stroke.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the stroke.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest pointed corner, in units of ``lineWidth``.
  open var miterLimit: CGFloat = 10 {
    didSet { miterLimit = NumberCheck.admit(miterLimit, else: oldValue, "miterLimit", of: self) }
  }
  /// The tolerance for drawing curves as lines, which has no effect, because hosts draw true
  /// curves.
  open var flatness: CGFloat = 0.6 {
    didSet { flatness = NumberCheck.admit(flatness, else: oldValue, "flatness", of: self) }
  }
  /// Whether the even-odd rule determines the inside, rather than the winding rule.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  // MARK: Making

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a path with a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path with the ellipse that touches all four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path with a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a path with a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addRect(rect, rounding: corners, by: cornerRadii)
  }

  /// Creates a path with an arc, where `clockwise` refers to the appearance on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the segments of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The segments as a Core Graphics path.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  // MARK: Building

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, where `clockwise` refers to the appearance on the screen, unlike in Core
  /// Graphics.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath with a line to its start.
  open func close() { path.closeSubpath() }
  /// Adds the segments of another path, which can be the path itself.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Removes all segments.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }
  /// Sets the lengths of the stroke's dashes and gaps, or a solid line if `pattern` is empty.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    )
  }

  /// Writes the lengths of dashes and gaps, their number and the offset of the line's beginning.
  ///
  /// Pass `nil` for `pattern` in a first call to get the number of lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
  }
  /// Returns the path in the opposite direction, with the last subpath first.
  open func reversing() -> UIBezierPath {
    let path = twin
    path.cgPath = cgPath.reversed
    return path
  }
  /// Returns an independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = twin
    path.cgPath = cgPath
    return path
  }
  /// An empty path with the same style.
  private var twin: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dash = dash
    return path
  }

  // MARK: Asking

  /// Whether the path has no segment.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the path, or the zero rectangle if it is empty.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// The point from which the path continues.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the path in the current context with its fill color.
  @preconcurrency @MainActor
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Strokes the path in the current context with its stroke color.
  @preconcurrency @MainActor
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    stroke(in: context)
  }

  /// Fills the path in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Strokes the path in the current context with a blend mode and an opacity.
  @preconcurrency @MainActor
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }

  private func stroke(in context: CGContext) {
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }

  /// Clips later drawing in the current context to the inside of the path.
  @preconcurrency @MainActor
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
