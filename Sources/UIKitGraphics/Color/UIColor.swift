internal import TouchstoneHitTree

/// A fixed color, or a dynamic color that is resolved for traits such as the light or dark style.
open class UIColor: NSObject, @unchecked Sendable {
  /// Must be the first property, because attributed strings compare colors.
  private let foundationType = FoundationType.known
  /// The color, or opaque black for a dynamic color.
  let fixed: CGColor
  private var provider: (@MainActor (UITraitCollection) -> UIColor)?
  /// The provider without the opacity that ``withAlphaComponent(_:)`` has set.
  private var bare: (@MainActor (UITraitCollection) -> UIColor)?
  /// The color for each style, if nothing else affects it. Such colors can be resolved off the main
  /// actor.
  private var styles: (light: UIColor, dark: UIColor)?

  /// The dimmed tint, created on first use, so that equal tints stay equal.
  @MainActor final var knownDimming: UIColor?

  /// Creates a color from its red, green, blue and alpha components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    fixed = CGColor(gray: white, alpha: alpha)
    super.init()
  }

  /// Creates a color from hue, saturation, brightness and alpha, each from 0 to 1.
  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    fixed = CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    super.init()
  }

  /// Creates a color in the Display P3 space.
  ///
  /// The components are stored unchanged. `getRed` converts them to sRGB, where they may be below 0
  /// or above 1.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a color from a Core Image color.
  public init(ciColor: CIColor) {
    fixed = CGColor(
      red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    super.init()
  }

  /// Creates a color without components, which is clear.
  public override init() {
    fixed = CGColor(gray: 0, alpha: 0)
    super.init()
  }

  /// Creates a clear color, because archives aren't supported.
  public required init?(coder: NSCoder) {
    fixed = CGColor(gray: 0, alpha: 0)
    super.init()
  }

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    fixed = cgColor
    super.init()
  }

  /// Creates a dynamic color, which `dynamicProvider` returns for given traits.
  public init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    fixed = .black
    provider = dynamicProvider
    super.init()
  }

  /// Creates a dynamic color that is another dynamic color with an opacity.
  private convenience init(
    bare: @escaping @MainActor (UITraitCollection) -> UIColor,
    _ provider: @escaping @MainActor (UITraitCollection) -> UIColor
  ) {
    self.init(dynamicProvider: provider)
    self.bare = bare
  }

  /// Creates a dynamic color with one color for each style.
  convenience init(light: UIColor, dark: UIColor) {
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
    styles = (light, dark)
  }

  /// Whether the color is the same for all traits.
  package final var isFixed: Bool { provider == nil && type(of: self) == UIColor.self }

  /// Returns the color for the given traits.
  @preconcurrency @MainActor
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    switch Self.rules.begin() {
    case .goes:
      defer { Self.rules.end() }
      return provider(traitCollection).resolvedColor(with: traitCollection)
    case .reachesBound:
      NumberCheck.tell(
        "\(Self.mostNested) dynamic colors resolve each other; black replaces the last one", nil)
      return .black
    case .refused: return .black
    }
  }

  /// The maximum number of nested providers. Only a provider that returns its own color gets this
  /// far.
  package static let mostNested = 200
  @MainActor private static var rules = NestedCalls(most: mostNested)

  /// The color for Core Graphics, which is resolved for `UITraitCollection.current` if it is
  /// dynamic.
  ///
  /// There are no current traits off the main actor. The color is then resolved for a light style,
  /// and the app's provider is called on the calling thread, as in UIKit.
  open var cgColor: CGColor {
    guard provider != nil else { return fixed }
    if let styles {
      let isDark = MainQueue.ifCurrent { UITraitCollection.current.userInterfaceStyle == .dark }
      return (isDark == true ? styles.dark : styles.light).cgColor
    }
    if let color = MainQueue.ifCurrent({ resolvedColor(with: .current).cgColor }) { return color }
    return ColorOffMain.resolve(self).fixed
  }

  /// The provider as a function that any thread may call.
  final var ruleOnAnyThread: ((UITraitCollection) -> UIColor)? {
    guard let provider else { return nil }
    return unsafeBitCast(provider, to: ((UITraitCollection) -> UIColor).self)
  }

  /// Returns the color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let styles {
      return UIColor(
        light: styles.light.withAlphaComponent(alpha), dark: styles.dark.withAlphaComponent(alpha))
    }
    if let provider {
      // The last opacity replaces earlier ones, so that providers don't nest.
      let bare = bare ?? provider
      return UIColor(bare: bare) { bare($0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: fixed.copy(alpha: alpha) ?? fixed)
  }

  /// Returns whether `object` is a color with equal components, or the same object for a dynamic
  /// color.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return fixed == other.fixed
  }

  /// The hash of the color.
  open override var hash: Int {
    fixed.hashValue
  }
}

extension UIColor: LayerColor {
  package var layerColor: CGColor { cgColor }
}
