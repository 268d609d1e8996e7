/// A shape of lines and curves that draws itself into the current context.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// How wide its outline is drawn.
  open var lineWidth: CGFloat = 1 {
    didSet { lineWidth = NumberCheck.admit(lineWidth, else: oldValue, "lineWidth", of: self) }
  }
  /// How the ends of its outline are drawn.
  open var lineCapStyle = CGLineCap.butt
  /// How the corners of its outline are drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a pointed corner may be, in units of ``lineWidth``.
  open var miterLimit: CGFloat = 10 {
    didSet { miterLimit = NumberCheck.admit(miterLimit, else: oldValue, "miterLimit", of: self) }
  }
  /// How far curves may be off when they are drawn as lines; kept, hosts draw true curves.
  open var flatness: CGFloat = 0.6 {
    didSet { flatness = NumberCheck.admit(flatness, else: oldValue, "flatness", of: self) }
  }
  /// Whether an odd number of edges, rather than the winding, decides what is inside.
  open var usesEvenOddFillRule = false
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  // MARK: Making

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes an empty path: there is no archive to read here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes the ellipse that touches all four sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.addRect(rect, rounding: corners, by: cornerRadii)
  }

  /// Makes an arc; `clockwise` is meant as it looks on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Makes a path with the segments of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The segments.
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
  /// Adds an arc; `clockwise` is meant as it looks on the screen, unlike Core Graphics' own.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Closes the subpath with a line to where it began.
  open func close() { path.closeSubpath() }
  /// Adds the segments of another path; a path can be added to itself.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  /// Forgets all segments.
  open func removeAllPoints() { path = CGMutablePath() }
  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = CGMutablePath()
    mapped.addPath(path, transform: transform)
    path = mapped
  }
  /// Draws the outline in dashes and gaps of these lengths; none draws whole lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (
      phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    )
  }

  /// Tells the lengths of dashes and gaps, how many there are, and where in them the line begins.
  ///
  /// A first call with nil for `pattern` tells how much room the lengths need.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
  }
  /// The same path drawn the other way, the last subpath first.
  open func reversing() -> UIBezierPath {
    let path = twin
    path.cgPath = cgPath.reversed
    return path
  }
  /// An equal path, which is independent of this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let path = twin
    path.cgPath = cgPath
    return path
  }
  /// An empty path of the same style.
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

  /// Whether there is no segment.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the shape; zero for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Where the path goes on.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether a point is inside the shape.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Fills the shape in the current context and colour.
  @preconcurrency @MainActor
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Draws the outline in the current context and colour.
  @preconcurrency @MainActor
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    stroke(in: context)
  }

  /// Fills the shape in the current colour, blended and as opaque as said.
  @preconcurrency @MainActor
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Draws the outline in the current colour, blended and as opaque as said.
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

  /// Draws only inside the shape from now on, in the current context.
  @preconcurrency @MainActor
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
