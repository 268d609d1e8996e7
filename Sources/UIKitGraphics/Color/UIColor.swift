internal import TouchstoneHitTree

/// A colour, or a rule that makes one for a light or dark style.
open class UIColor: NSObject, @unchecked Sendable {
  /// Has to come first: attributed strings compare colours.
  private let foundationType = FoundationType.known
  /// The colour itself; solid black where a rule makes it.
  let fixed: CGColor
  private let provider: (@MainActor (UITraitCollection) -> UIColor)?
  /// The rule without the opacity that ``withAlphaComponent(_:)`` has added.
  private var bare: (@MainActor (UITraitCollection) -> UIColor)?
  /// The colour for each style, where nothing else counts: it can be told off the main actor too.
  private let styles: (light: UIColor, dark: UIColor)?

  /// The color of a dimmed tint, made when it is first needed, so that equal tints stay equal.
  @MainActor final var knownDimming: UIColor?

  /// Makes a colour of red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Makes a colour of hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Makes a colour of Core Graphics' kind.
  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    styles = nil
    super.init()
  }

  /// Makes a colour that depends on its surroundings.
  public init(dynamicProvider: @escaping @MainActor (UITraitCollection) -> UIColor) {
    fixed = .black
    provider = dynamicProvider
    styles = nil
    super.init()
  }

  /// Makes a colour that is another one with an opacity.
  private init(
    bare: @escaping @MainActor (UITraitCollection) -> UIColor,
    _ provider: @escaping @MainActor (UITraitCollection) -> UIColor
  ) {
    fixed = .black
    self.provider = provider
    self.bare = bare
    styles = nil
    super.init()
  }

  /// Makes a colour for each style.
  init(light: UIColor, dark: UIColor) {
    fixed = .black
    provider = { $0.userInterfaceStyle == .dark ? dark : light }
    styles = (light, dark)
    super.init()
  }

  /// Whether the colour is the same in all surroundings.
  package final var isFixed: Bool { provider == nil && type(of: self) == UIColor.self }

  /// The colour for these surroundings.
  @preconcurrency @MainActor
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard let provider else { return self }
    switch Self.rules.begin() {
    case .goes:
      defer { Self.rules.end() }
      return provider(traitCollection).resolvedColor(with: traitCollection)
    case .reachesBound:
      NumberCheck.tell(
        "\(Self.mostNested) colours that depend on their surroundings ask each other; "
          + "black stands for the last", nil)
      return .black
    case .refused: return .black
    }
  }

  /// How many rules of colours may be at work inside each other. A rule that answers its own colour
  /// comes so far.
  package static let mostNested = 200
  @MainActor private static var rules = NestedCalls(most: mostNested)

  /// The colour for Core Graphics; one that depends on its surroundings is resolved for the present
  /// traits, `UITraitCollection.current`.
  ///
  /// Off the main actor there are no present traits: the color is resolved for the traits of a light style,
  /// and a rule of the app is called on the calling thread, as in UIKit.
  open var cgColor: CGColor {
    guard provider != nil else { return fixed }
    if let styles {
      let isDark = MainQueue.ifCurrent { UITraitCollection.current.userInterfaceStyle == .dark }
      return (isDark == true ? styles.dark : styles.light).cgColor
    }
    if let color = MainQueue.ifCurrent({ resolvedColor(with: .current).cgColor }) { return color }
    return ColorOffMain.resolve(self).fixed
  }

  /// The rule as a function that any thread may call.
  final var ruleOnAnyThread: ((UITraitCollection) -> UIColor)? {
    guard let provider else { return nil }
    return unsafeBitCast(provider, to: ((UITraitCollection) -> UIColor).self)
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let styles {
      return UIColor(
        light: styles.light.withAlphaComponent(alpha), dark: styles.dark.withAlphaComponent(alpha))
    }
    if let provider {
      // The last opacity counts, so that no rule asks another that only sets one.
      let bare = bare ?? provider
      return UIColor(bare: bare) { bare($0).withAlphaComponent(alpha) }
    }
    return UIColor(cgColor: fixed.copy(alpha: alpha) ?? fixed)
  }

  /// The same red, green, blue and opacity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return fixed == other.fixed
  }

  /// Hashes what is compared.
  open override var hash: Int {
    fixed.hashValue
  }
}
