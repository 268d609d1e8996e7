public import TouchstoneGeometry

extension UIImage {
  /// The settings with which an image was chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// Returns the configuration itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the font next to it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// The weight of ordinary text.
    case regular = 4
    /// Slightly bolder than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Very bold.
    case heavy = 8
    /// The boldest.
    case black = 9

    private static let fonts: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the corresponding weight of a font.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : Self.fonts[rawValue - 1]
    }

    init(_ weight: UIFont.Weight) {
      let place = Self.fonts.indices.min {
        abs(Self.fonts[$0].rawValue - weight.rawValue)
          < abs(Self.fonts[$1].rawValue - weight.rawValue)
      }
      self = place.flatMap { SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// The scale of the context.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The size and the weight of a symbol.
  ///
  /// Colors for several layers have no effect, because a symbol has a single color here.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let weight: SymbolWeight
    private let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      self.pointSize = pointSize.map {
        NumberCheck.admit($0, else: Self.ordinarySize, "a symbol's size", of: nil)
      }
      self.weight = weight
      self.scale = scale
      super.init()
    }

    convenience init(_ request: SymbolRequest) {
      self.init(
        request.pointSize, SymbolWeight(rawValue: request.weight) ?? .regular,
        SymbolScale(rawValue: request.scale) ?? .medium)
    }

    /// The configuration without any settings.
    public class var unspecified: SymbolConfiguration { .init(nil, .unspecified, .unspecified) }

    /// Creates a configuration with the size of a font, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }
    /// Creates a configuration with the size of a font, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }
    /// Creates a configuration with the size of a font, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }
    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Creates a configuration with the size and the weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, SymbolWeight(font.weight), scale)
    }
    /// Creates a configuration with the size and the weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// Creates a configuration with the size and the weight of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates a configuration without settings, because a symbol has one layer and needs no
    /// shades.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified)
    }
    /// Creates a configuration without settings, because a symbol has one layer and needs no
    /// palette.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .unspecified) }
    /// Returns a configuration without settings, because symbols have no colors of their own here.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Returns this configuration with the settings of another one, which take precedence.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    /// The size of ordinary text, in points.
    private static let ordinarySize: CGFloat = 17

    /// Returns the request for a symbol in this size and weight.
    func request(for name: String) -> SymbolRequest {
      SymbolRequest(
        name: name, pointSize: max(0, pointSize ?? Self.ordinarySize),
        weight: weight == .unspecified ? SymbolWeight.regular.rawValue : weight.rawValue,
        scale: scale.rawValue < SymbolScale.small.rawValue
          ? SymbolScale.medium.rawValue : scale.rawValue)
    }

    /// Returns whether `object` is a configuration with the same size, weight and scale.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }
    /// The hash of the configuration.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
