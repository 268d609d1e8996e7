public import TouchstoneGeometry

/// A place to draw that remembers what was drawn as plain commands.
///
/// Nothing is painted here. Coordinates are UIKit's: y points down. Clipping keeps no account of
/// its own, so `boundingBoxOfClipPath` does not exist here.
public final class CGContext {
  /// What was drawn so far.
  package private(set) var list = DrawingList()
  private var state = State()
  private var saved: [State] = []
  private let current = CGMutablePath()

  /// What saving keeps and restoring brings back.
  private struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var style = StrokeStyle()
    var transform = CGAffineTransform.identity
  }

  /// Makes an empty context.
  package init() {}

  private func record(_ command: DrawingCommand) { list.commands.append(command) }

  private func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self)
  }

  // MARK: State

  /// Keeps colours, line style, transform, clip, alpha and blend mode for later.
  public func saveGState() {
    saved.append(state)
    record(.save)
  }

  /// Brings back what was kept last; without anything kept it does nothing.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.restore)
  }

  /// The transform that is in force.
  public var ctm: CGAffineTransform { state.transform }

  /// Does another transform before the one in force.
  public func concatenate(_ transform: CGAffineTransform) {
    let transform = admit(transform, else: .identity, "a transform")
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Shifts what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns what is drawn from now on, by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets how opaque what is drawn from now on is.
  public func setAlpha(_ alpha: CGFloat) {
    record(.setAlpha(admit(alpha, else: 1, "an alpha")))
  }

  /// Sets how what is drawn from now on comes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { record(.setBlendMode(mode)) }

  /// Sets a shadow for what is drawn from now on; no colour means none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    record(
      .setShadow(
        offset: admit(offset, else: .zero, "a shadow's offset"),
        blur: admit(blur, else: 0, "a shadow's blur"), color: color))
  }

  /// Sets a soft black shadow for what is drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  // MARK: Colours and lines

  /// Sets the colour of areas.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of areas by its parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of areas to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of lines by its parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// The colour of areas.
  package var fillColor: CGColor { state.fillColor }

  /// The colour of lines.
  package var strokeColor: CGColor { state.strokeColor }

  /// Sets how wide lines are.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = admit(width, else: state.style.width, "a line's width")
  }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }

  /// Sets how long a pointed corner may be, in units of the line's width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.style.miterLimit = admit(limit, else: state.style.miterLimit, "a miter limit")
  }

  /// Sets the lengths of dashes and gaps, in turn; none draws whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dashPhase = admit(phase, else: 0, "a dash's phase")
    state.style.dashLengths = admit(lengths, else: [], "a dash's lengths")
  }

  // MARK: The current path

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

  // MARK: Drawing

  /// Paints the inside of the path, and forgets the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(fill: rule, stroke: false)
  }

  /// Draws along the path, and forgets the path.
  public func strokePath() { paint(fill: nil, stroke: true) }

  /// Paints and draws the path, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: paint(fill: .winding, stroke: false)
    case .eoFill: paint(fill: .evenOdd, stroke: false)
    case .stroke: paint(fill: nil, stroke: true)
    case .fillStroke: paint(fill: .winding, stroke: true)
    case .eoFillStroke: paint(fill: .evenOdd, stroke: true)
    }
  }

  private func paint(fill rule: CGPathFillRule?, stroke: Bool) {
    let segments = current.segments
    current.removeAll()
    guard !segments.isEmpty else { return }
    if let rule {
      record(.fill(path: segments, color: state.fillColor, evenOdd: rule == .evenOdd))
    }
    if stroke {
      record(.stroke(path: segments, color: state.strokeColor, style: state.style))
    }
  }

  /// Paints a rectangle.
  public func fill(_ rect: CGRect) {
    withPath {
      $0.addRect(rect)
    } then: {
      $0.fillPath()
    }
  }

  /// Paints several rectangles.
  public func fill(_ rects: [CGRect]) {
    withPath {
      $0.addRects(rects)
    } then: {
      $0.fillPath()
    }
  }

  /// Paints an ellipse.
  public func fillEllipse(in rect: CGRect) {
    withPath {
      $0.addEllipse(in: rect)
    } then: {
      $0.fillPath()
    }
  }

  /// Draws along a rectangle.
  public func stroke(_ rect: CGRect) {
    withPath {
      $0.addRect(rect)
    } then: {
      $0.strokePath()
    }
  }

  /// Draws along a rectangle with a line of a width of its own.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    setLineWidth(width)
    stroke(rect)
    state.style.width = old
  }

  /// Draws along an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    withPath {
      $0.addEllipse(in: rect)
    } then: {
      $0.strokePath()
    }
  }

  /// Draws lines from each point at an even place to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    withPath { path in
      for (index, point) in points.enumerated() {
        if index.isMultiple(of: 2) { path.move(to: point) } else { path.addLine(to: point) }
      }
    } then: {
      $0.strokePath()
    }
  }

  /// Core Graphics forgets the current path whenever a shape is drawn directly.
  private func withPath(_ build: (CGMutablePath) -> Void, then draw: (CGContext) -> Void) {
    current.removeAll()
    build(current)
    draw(self)
  }

  /// Makes a rectangle transparent again.
  public func clear(_ rect: CGRect) {
    record(.clear(admit(rect, else: .zero, "a rectangle")))
  }

  /// Draws only inside the path from now on, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    record(.clip(path: current.segments, evenOdd: rule == .evenOdd))
    current.removeAll()
  }

  /// Draws only inside the rectangle from now on.
  public func clip(to rect: CGRect) {
    current.removeAll()
    current.addRect(rect)
    clip()
  }

  /// Draws only inside the rectangles from now on.
  public func clip(to rects: [CGRect]) {
    current.removeAll()
    current.addRects(rects)
    clip()
  }

  /// Draws an image, stretched to the rectangle and upright with y pointing down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    record(.image(image, admit(rect, else: .zero, "a rectangle")))
  }

  /// Draws a run of text.
  package func draw(_ text: TextRun) { record(.text(text)) }

  /// Paints colours that run along a line or outward from a point.
  package func draw(_ gradient: GradientFill) { record(.gradient(gradient)) }

  /// Plays a list that was recorded before.
  package func draw(_ list: DrawingList) { self.list.commands += list.commands }
}
