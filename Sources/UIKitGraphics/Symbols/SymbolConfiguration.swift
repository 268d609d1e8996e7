public import TouchstoneGeometry

extension UIImage {
  /// What an image was chosen by.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// As the font beside it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// As ordinary text.
    case regular = 4
    /// A little bolder.
    case medium = 5
    /// Between that and bold.
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

    /// The weight of a font that goes with it.
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

  /// How large a symbol is beside its font.
  public enum SymbolScale: Int, Sendable {
    /// The ordinary one.
    case `default` = -1
    /// As the surroundings have it.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Of middle size.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// The size and the weight of a symbol.
  ///
  /// Colours of several layers are kept and not shown: a symbol has one colour here.
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

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { .init(nil, .unspecified, .unspecified) }

    /// The size of the font that it goes with, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize, .unspecified, .unspecified)
    }
    /// The size of the font that it goes with, in points, and how bold it is.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }
    /// The size of the font that it goes with, how bold it is, and how large beside the font.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    /// How large it is beside its font.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }
    /// How bold it is.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }
    /// The size and the weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// The size and the weight of a font, and how large it is beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font.pointSize, SymbolWeight(font.weight), scale)
    }
    /// The size and the weight of a style of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// The size and the weight of a style of text, and how large it is beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Shades of a colour for the layers; kept, as there is one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified)
    }
    /// Colours for the layers; kept, as there is one layer.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .unspecified) }
    /// Colours of the symbol's own, which symbols here do not have.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// What another configuration says, and else what this one does.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
        other.scale == .unspecified ? scale : other.scale)
    }

    /// The size of ordinary text, in points.
    private static let ordinarySize: CGFloat = 17

    /// The symbol of a name in this size and weight.
    func request(for name: String) -> SymbolRequest {
      SymbolRequest(
        name: name, pointSize: max(0, pointSize ?? Self.ordinarySize),
        weight: weight == .unspecified ? SymbolWeight.regular.rawValue : weight.rawValue,
        scale: scale.rawValue < SymbolScale.small.rawValue
          ? SymbolScale.medium.rawValue : scale.rawValue)
    }

    /// The same size and weight.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }
    /// Hashes what is compared.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
