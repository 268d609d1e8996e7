public import TouchstoneGeometry

extension CGContext {
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

  /// Draws a run of text.
  package func draw(_ text: TextRun) { record(.text(text)) }

  /// Paints colours that run along a line or outward from a point.
  package func draw(_ gradient: GradientFill) { record(.gradient(gradient)) }
}
