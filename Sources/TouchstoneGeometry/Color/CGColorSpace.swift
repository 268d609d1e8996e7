/// The meaning of a color's components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown meaning.
  case unknown = -1
  /// Gray: one component plus the opacity.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Inks, which aren't supported here.
  case cmyk = 2
  /// Lightness and two color differences, which aren't supported here.
  case lab = 3
  /// Inks of any kind, which aren't supported here.
  case deviceN = 4
  /// Indexes into a table, which aren't supported here.
  case indexed = 5
  /// A repeated image, without components.
  case pattern = 6
  /// Measured light, which isn't supported here.
  case XYZ = 7
}

/// The meaning of a color's components: gray or red, green and blue, for certain screens.
///
/// All drawing is in sRGB. Colors of other spaces are converted when they are created. A color
/// outside of sRGB has components below 0 or above 1, which are clamped when it is drawn.
public final class CGColorSpace: Hashable, Sendable {
  /// The sRGB color space of standard screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The sRGB color space, with components below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The primaries of sRGB, with components proportional to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The primaries of sRGB, with linear components below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// The color space of screens with more saturated primaries.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The grays of sRGB.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// The grays of sRGB, with components below 0 and above 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  /// The conversion to sRGB.
  private enum Kind {
    case gray
    case sRGB
    case linear
    case displayP3
    case pattern
  }

  /// The name of the space, or `nil` for a device color space.
  public let name: CFString?
  private let kind: Kind

  private init(name: CFString?, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Creates the space with a name, or returns `nil` if it isn't one of the constants of this
  /// class.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB: self.init(name: name, .sRGB)
    case Self.linearSRGB, Self.extendedLinearSRGB: self.init(name: name, .linear)
    case Self.displayP3: self.init(name: name, .displayP3)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, .gray)
    default: return nil
    }
  }

  static let standardRGB = CGColorSpace(name: CGColorSpace.sRGB, .sRGB)
  static let standardGray = CGColorSpace(name: CGColorSpace.genericGrayGamma2_2, .gray)
  static let standardPattern = CGColorSpace(name: nil, .pattern)
  static let standardDisplayP3 = CGColorSpace(name: CGColorSpace.displayP3, .displayP3)
  fileprivate static let deviceRGB = CGColorSpace(name: nil, .sRGB)
  fileprivate static let deviceGray = CGColorSpace(name: nil, .gray)

  /// The model: grays, red, green and blue, or patterns.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .pattern: .pattern
    case .sRGB, .linear, .displayP3: .rgb
    }
  }
  /// The number of components without the opacity: one for grays, zero for patterns and three
  /// otherwise.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .pattern: 0
    case .sRGB, .linear, .displayP3: 3
    }
  }
  /// Whether the space has colors outside of sRGB.
  public var isWideGamutRGB: Bool { kind == .displayP3 }

  /// Returns the color converted to sRGB, with the components red, green and blue.
  func toStandard(_ parts: [CGFloat]) -> RGBParts {
    guard kind != .pattern else { return RGBParts(0, 0, 0) }
    guard kind != .gray else { return RGBParts(parts[0], parts[0], parts[0]) }
    let rgb = RGBParts(parts[0], parts[1], parts[2])
    switch kind {
    case .gray, .sRGB, .pattern: return rgb
    case .linear: return rgb.map(TransferCurve.encoded)
    case .displayP3:
      return rgb.map(TransferCurve.light).applying(RGBParts.fromDisplayP3)
        .map(TransferCurve.encoded)
    }
  }

  /// Returns the components in this space of a color in sRGB.
  func fromStandard(_ rgb: RGBParts) -> [CGFloat] {
    switch kind {
    case .gray:
      // The weights of sRGB's primaries in perceived brightness.
      let light = rgb.map(TransferCurve.light)
      return [
        TransferCurve.encoded(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue)
      ]
    case .sRGB: return rgb.list
    case .pattern: return []
    case .linear: return rgb.map(TransferCurve.light).list
    case .displayP3:
      return rgb.map(TransferCurve.light).applying(RGBParts.toDisplayP3)
        .map(TransferCurve.encoded).list
    }
  }

  /// Returns whether both spaces have the same meaning and the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind && left.name == right.name
  }

  /// Adds the name and the kind to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
  }
}

/// Returns the RGB color space of the screen, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the gray color space of the screen, with the grays of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
