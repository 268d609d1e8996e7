public import TouchstoneGeometry

/// The geometry of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient outward from a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that shows a color gradient.
open class CAGradientLayer: CALayer {
  private struct Gradient {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  private var gradient = Gradient()

  /// Creates a layer without colors.
  public override init() { super.init() }

  /// Creates a layer with default values, because archives aren't supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAGradientLayer { gradient = other.gradient }
  }

  override func makeCopy() -> CALayer { CAGradientLayer(layer: self) }

  /// Returns a copy of the layer with the current values of its animations.
  open override func presentation() -> CAGradientLayer? {
    super.presentation() as? CAGradientLayer
  }

  /// The gradient's colors, each a `CGColor`.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { $0.colors = newValue } }
  }

  /// The location of each color, from 0 to 1, or `nil` to space the colors evenly.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set {
      let value = admit(newValue, else: locations, "locations")
      change("locations") { $0.locations = value }
    }
  }

  /// The location of the first color, in units of the bounds.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      let value = admit(newValue, else: startPoint, "startPoint")
      change("startPoint") { $0.startPoint = value }
    }
  }

  /// The location of the last color, in units of the bounds.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set {
      let value = admit(newValue, else: endPoint, "endPoint")
      change("endPoint") { $0.endPoint = value }
    }
  }

  /// The geometry of the gradient.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { $0.type = newValue } }
  }

  private func change(_ key: String, _ body: (inout Gradient) -> Void) {
    let change = beginChange(key)
    body(&gradient)
    change?.end()
  }

  /// The properties that gradient layers add to those of `CALayer`. Only looked up by key, never
  /// iterated.
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
      // Scale to map the ellipse with half axes from start to end onto a circle of radius 1.
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
