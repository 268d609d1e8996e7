public import TouchstoneGeometry

/// How a shape decides what is inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is what is wound around.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what an odd number of edges separates from the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// With a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// With a round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// With a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, filled and drawn along.
open class CAShapeLayer: CALayer {
  /// What the shape looks like.
  private struct Shape {
    var path: CGPath?
    var fillColor: CGColor? = .black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  private var shape = Shape()

  /// Makes a layer without a path.
  public override init() { super.init() }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  override func makeCopy() -> CALayer { CAShapeLayer(layer: self) }

  /// Answers the layer as it looks at this moment.
  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<Shape, Value>, _ value: Value, _ key: String
  ) {
    guard shape[keyPath: path] != value else { return }
    let change = beginChange(key)
    shape[keyPath: path] = value
    change?.end()
  }

  /// The path, in the layer's own coordinates; what is set is copied.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, newValue?.copy(), "path") }
  }

  /// The colour of the inside; nil leaves it empty.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  /// The colour of the line; nil draws none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// Where along the path the line begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      set(\.strokeStart, admit(newValue, else: shape.strokeStart, "strokeStart"), "strokeStart")
    }
  }

  /// Where along the path the line ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, admit(newValue, else: shape.strokeEnd, "strokeEnd"), "strokeEnd") }
  }

  /// How wide the line is.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(\.lineWidth, admit(newValue, else: shape.lineWidth, "lineWidth"), "lineWidth") }
  }

  /// How long a pointed corner may be, in units of the line's width.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(\.miterLimit, admit(newValue, else: shape.miterLimit, "miterLimit"), "miterLimit") }
  }

  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  /// Where in the pattern of dashes the line begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      set(
        \.lineDashPhase, admit(newValue, else: shape.lineDashPhase, "lineDashPhase"),
        "lineDashPhase")
    }
  }

  /// The lengths of dashes and gaps, in turn; nil draws whole lines.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      set(
        \.lineDashPattern, admit(newValue, else: lineDashPattern, "lineDashPattern"),
        "lineDashPattern")
    }
  }

  /// The properties that shapes have besides those of every layer; looked up, never gone through.
  private static let keys: [String: LayerKey] = [
    "path": LayerKey.path(\CAShapeLayer.path),
    "fillColor": LayerKey.color(\CAShapeLayer.fillColor),
    "strokeColor": LayerKey.color(\CAShapeLayer.strokeColor),
    "strokeStart": LayerKey.number(\CAShapeLayer.strokeStart),
    "strokeEnd": LayerKey.number(\CAShapeLayer.strokeEnd),
    "lineWidth": LayerKey.number(\CAShapeLayer.lineWidth),
    "miterLimit": LayerKey.number(\CAShapeLayer.miterLimit),
    "lineDashPhase": LayerKey.number(\CAShapeLayer.lineDashPhase),
  ]

  /// Answers the value of a property.
  open override func value(forKey key: String) -> Any? {
    if let known = Self.keys[key] { return known.read(self) }
    return super.value(forKey: key)
  }

  /// Sets the value of a property.
  open override func setValue(_ value: Any?, forKey key: String) {
    if let known = Self.keys[key] {
      known.write(self, value)
    } else {
      super.setValue(value, forKey: key)
    }
  }

  override func renderShape(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, lineWidth > 0, strokeStart < strokeEnd else { return }
    context.saveGState()
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setLineDash(
      phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    context.addPath(strokedPart(of: path))
    context.strokePath()
    context.restoreGState()
  }

  /// The part of the path between the two ends of the line, by its length.
  private func strokedPart(of path: CGPath) -> CGPath {
    let start = max(0, min(1, strokeStart))
    let end = max(0, min(1, strokeEnd))
    if start == 0, end == 1 { return path }
    return path.part(from: start, to: end)
  }
}
