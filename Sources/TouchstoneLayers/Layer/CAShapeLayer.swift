public import TouchstoneGeometry

/// The rule that determines the inside of a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points around which the path winds are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points that an odd number of edges separates from the outside are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An end cut off at the endpoint.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// An end with half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// An end with half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the joint between two lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut-off corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
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

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a layer with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAShapeLayer { shape = other.shape }
  }

  override func makeCopy() -> CALayer { CAShapeLayer(layer: self) }

  /// Returns a copy of the layer with the current values of its animations.
  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<Shape, Value>, _ value: Value, _ key: String
  ) {
    guard shape[keyPath: path] != value else { return }
    let change = beginChange(key)
    shape[keyPath: path] = value
    change?.end()
  }

  /// The path in the layer's own coordinates, which is copied when it is set.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, newValue?.copy(), "path") }
  }

  /// The color of the inside, or `nil` to leave it empty.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, newValue, "fillColor") }
  }

  /// The rule that determines the inside.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.fillRule, newValue, "fillRule") }
  }

  /// The color of the line, or `nil` to omit it.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, newValue, "strokeColor") }
  }

  /// The location along the path at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      set(\.strokeStart, admit(newValue, else: shape.strokeStart, "strokeStart"), "strokeStart")
    }
  }

  /// The location along the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(\.strokeEnd, admit(newValue, else: shape.strokeEnd, "strokeEnd"), "strokeEnd") }
  }

  /// The width of the line.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(\.lineWidth, admit(newValue, else: shape.lineWidth, "lineWidth"), "lineWidth") }
  }

  /// The longest pointed corner, in units of the line's width.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(\.miterLimit, admit(newValue, else: shape.miterLimit, "miterLimit"), "miterLimit") }
  }

  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.lineCap, newValue, "lineCap") }
  }

  /// The shape of the joints between lines.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.lineJoin, newValue, "lineJoin") }
  }

  /// The offset into the dash pattern at which the line begins.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set {
      set(
        \.lineDashPhase, admit(newValue, else: shape.lineDashPhase, "lineDashPhase"),
        "lineDashPhase")
    }
  }

  /// The lengths of dashes and gaps, alternating, or `nil` to draw solid lines.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set {
      set(
        \.lineDashPattern, admit(newValue, else: lineDashPattern, "lineDashPattern"),
        "lineDashPattern")
    }
  }

  /// The properties that shape layers add to those of `CALayer`. Only looked up by key, never
  /// iterated.
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

  /// Returns the value of the property named `key`.
  open override func value(forKey key: String) -> Any? {
    if let known = Self.keys[key] { return known.read(self) }
    return super.value(forKey: key)
  }

  /// Sets the value of the property named `key`.
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

  /// Returns the part of the path between `strokeStart` and `strokeEnd`, measured by length.
  private func strokedPart(of path: CGPath) -> CGPath {
    let start = max(0, min(1, strokeStart))
    let end = max(0, min(1, strokeEnd))
    if start == 0, end == 1 { return path }
    return path.part(from: start, to: end)
  }
}
