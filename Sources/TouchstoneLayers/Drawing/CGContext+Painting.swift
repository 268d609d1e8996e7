public import TouchstoneGeometry

extension CGContext {
  /// Fills the path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(fill: rule, stroke: false)
  }

  /// Strokes the path, and clears it.
  public func strokePath() { paint(fill: nil, stroke: true) }

  /// Fills or strokes the path, or both, and clears it.
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
      let color = state.fillColor.drawn(under: state.transform)
      record(.fill(path: segments, color: color, evenOdd: rule == .evenOdd))
    }
    if stroke {
      let color = state.strokeColor.drawn(under: state.transform)
      record(.stroke(path: segments, color: color, style: state.style))
    }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    withPath {
      $0.addRect(rect)
    } then: {
      $0.fillPath()
    }
  }

  /// Fills several rectangles.
  public func fill(_ rects: [CGRect]) {
    withPath {
      $0.addRects(rects)
    } then: {
      $0.fillPath()
    }
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    withPath {
      $0.addEllipse(in: rect)
    } then: {
      $0.fillPath()
    }
  }

  /// Strokes the outline of a rectangle.
  public func stroke(_ rect: CGRect) {
    withPath {
      $0.addRect(rect)
    } then: {
      $0.strokePath()
    }
  }

  /// Strokes the outline of a rectangle with the given line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = state.style.width
    setLineWidth(width)
    stroke(rect)
    state.style.width = old
  }

  /// Strokes the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    withPath {
      $0.addEllipse(in: rect)
    } then: {
      $0.strokePath()
    }
  }

  /// Strokes a line from each point at an even index to the next point.
  public func strokeLineSegments(between points: [CGPoint]) {
    withPath { path in
      for (index, point) in points.enumerated() {
        if index.isMultiple(of: 2) { path.move(to: point) } else { path.addLine(to: point) }
      }
    } then: {
      $0.strokePath()
    }
  }

  /// Draws a shape. Like Core Graphics, this clears the current path.
  private func withPath(_ build: (CGMutablePath) -> Void, then draw: (CGContext) -> Void) {
    current.removeAll()
    build(current)
    draw(self)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    record(.clear(admit(rect, else: .zero, "a rectangle")))
  }

  /// Draws a run of text.
  package func draw(_ text: TextRun) {
    var run = text
    run.color = run.color.drawn(under: state.transform)
    record(.text(run))
  }

  /// Draws a linear or radial gradient.
  package func draw(_ gradient: GradientFill) { record(.gradient(gradient)) }
}
