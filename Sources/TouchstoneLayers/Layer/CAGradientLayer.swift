public import TouchstoneGeometry

/// How a gradient's colours run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that shows colours running into one another.
open class CAGradientLayer: CALayer {
  /// What the gradient looks like.
  private struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  /// Makes a layer without colours.
  public override init() { super.init() }

  /// Makes a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  override func makeCopy() -> CALayer { CAGradientLayer(layer: self) }

  /// Answers the layer as it looks at this moment.
  open override func presentation() -> CAGradientLayer? {
    super.presentation() as? CAGradientLayer
  }

  /// The colours, each a `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { $0.colors = newValue } }
  }

  /// Where each colour is, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set {
      let value = admit(newValue, else: locations, "locations")
      change("locations") { $0.locations = value }
    }
  }

  /// Where the first colour is, in units of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      let value = admit(newValue, else: startPoint, "startPoint")
      change("startPoint") { $0.startPoint = value }
    }
  }

  /// Where the last colour is, in units of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      let value = admit(newValue, else: endPoint, "endPoint")
      change("endPoint") { $0.endPoint = value }
    }
  }

  /// How the colours run.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { $0.type = newValue } }
  }

  private func change(_ key: String, _ body: (inout Gradient) -> Void) {
    let change = beginChange(key)
    body(&gradient)
    change?.end()
  }

  /// The properties that gradients have besides those of every layer; looked up, never gone through.
  private static let keys: [String: LayerKey] = [
    "startPoint": LayerKey.point(\CAGradientLayer.startPoint),
    "endPoint": LayerKey.point(\CAGradientLayer.endPoint),
    "colors": LayerKey(
      read: { ($0 as? CAGradientLayer)?.colors },
      write: { ($0 as? CAGradientLayer)?.colors = $1 as? [Any] }),
    "locations": LayerKey(
      read: { ($0 as? CAGradientLayer)?.locations },
      write: {
        ($0 as? CAGradientLayer)?.locations = AnimatableValue($1)?.numbers.map {
          NSNumber(value: $0)
        }
      }),
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
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, !bounds.isEmpty else { return }
    let box = bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    let places =
      locations.flatMap { $0.count == colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
      ?? colors.indices.map { CGFloat($0) / CGFloat(max(1, colors.count - 1)) }
    let (start, end) = (point(startPoint), point(endPoint))
    context.saveGState()
    context.addPath(outline)
    context.clip()
    if type == .radial {
      // The ellipse whose half axes reach from the start to the end becomes a circle of radius 1.
      context.translateBy(x: start.x, y: start.y)
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      context.scaleBy(x: max(width, 1e-6), y: max(height, 1e-6))
      context.draw(
        GradientFill(
          isRadial: true, colors: colors, locations: places, start: .zero, end: .zero,
          startRadius: 0, endRadius: 1))
    } else {
      context.draw(
        GradientFill(
          isRadial: false, colors: colors, locations: places, start: start, end: end))
    }
    context.restoreGState()
  }
}
