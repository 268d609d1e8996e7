/// What the numbers of a colour stand for.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Nothing that is known.
  case unknown = -1
  /// A grey: one number beside the opacity.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Inks; there are no such spaces here.
  case cmyk = 2
  /// Lightness and two differences; there are no such spaces here.
  case lab = 3
  /// Inks of any kind; there are no such spaces here.
  case deviceN = 4
  /// Numbers of a table; there are no such spaces here.
  case indexed = 5
  /// A picture that repeats; there are no such spaces here.
  case pattern = 6
  /// Measured light; there are no such spaces here.
  case XYZ = 7
}

/// The meaning of a colour's numbers: grey or red, green and blue, and of which screens.
///
/// Everything is painted in sRGB: colours of other spaces are converted when they are made, with
/// parts below 0 or above 1 where a colour lies outside of sRGB, and whoever paints cuts them off.
public final class CGColorSpace: Hashable, Sendable {
  /// Ordinary screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// Ordinary screens, with numbers below 0 and above 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The primaries of ordinary screens, with numbers in proportion to light.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  /// The same, with numbers below 0 and above 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  /// Screens with more saturated primaries.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// Greys, as ordinary screens have them.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  /// Greys, with numbers below 0 and above 1.
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  /// What the numbers become before they are sRGB.
  private enum Kind {
    case gray
    case sRGB
    case linear
    case displayP3
  }

  /// What the space is called; nil for a device's.
  public let name: CFString?
  private let kind: Kind

  private init(name: CFString?, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Finds a space by name; nil for one that is not among the constants of this class.
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
  static let standardDisplayP3 = CGColorSpace(name: CGColorSpace.displayP3, .displayP3)
  fileprivate static let deviceRGB = CGColorSpace(name: nil, .sRGB)
  fileprivate static let deviceGray = CGColorSpace(name: nil, .gray)

  /// Greys, or red, green and blue.
  public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }
  /// How many numbers a colour has beside its opacity: one for greys, three otherwise.
  public var numberOfComponents: Int { kind == .gray ? 1 : 3 }
  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool { kind == .displayP3 }

  /// The same colour in sRGB; the numbers of it are red, green and blue.
  func toStandard(_ parts: [CGFloat]) -> RGBParts {
    guard kind != .gray else { return RGBParts(parts[0], parts[0], parts[0]) }
    let rgb = RGBParts(parts[0], parts[1], parts[2])
    switch kind {
    case .gray, .sRGB: return rgb
    case .linear: return rgb.map(TransferCurve.encoded)
    case .displayP3:
      return rgb.map(TransferCurve.light).applying(RGBParts.fromDisplayP3)
        .map(TransferCurve.encoded)
    }
  }

  /// The numbers of a colour of sRGB in this space.
  func fromStandard(_ rgb: RGBParts) -> [CGFloat] {
    switch kind {
    case .gray:
      // The weights of sRGB's primaries in what is seen as bright.
      let light = rgb.map(TransferCurve.light)
      return [
        TransferCurve.encoded(0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue)
      ]
    case .sRGB: return rgb.list
    case .linear: return rgb.map(TransferCurve.light).list
    case .displayP3:
      return rgb.map(TransferCurve.light).applying(RGBParts.toDisplayP3)
        .map(TransferCurve.encoded).list
    }
  }

  /// Whether both mean the same by their numbers and have the same name.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind && left.name == right.name
  }

  /// Feeds the name and the kind to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(kind)
  }
}

/// The space of the screen's own red, green and blue: sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of the screen's own greys: those of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
