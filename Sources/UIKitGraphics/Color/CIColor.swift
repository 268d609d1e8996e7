/// A Core Image color with red, green, blue and alpha components in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  private let color: CGColor

  /// Creates a color from a Core Graphics color.
  public init(cgColor: CGColor) {
    color = cgColor
    super.init()
  }

  /// Creates a color from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates an opaque color from its components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color in a color space, or returns `nil` if the space isn't an RGB space.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
    else { return nil }
    self.init(cgColor: color)
  }

  /// Creates a color from a UIKit color, which is resolved for the current traits if it is dynamic.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Creates a color from three or four numbers separated by spaces.
  ///
  /// Missing color components are 0, and a missing alpha is 1.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat {
      index < parts.count ? parts[index] : other
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The red component in sRGB.
  open var red: CGFloat { color.red }
  /// The green component in sRGB.
  open var green: CGFloat { color.green }
  /// The blue component in sRGB.
  open var blue: CGFloat { color.blue }
  /// The opacity.
  open var alpha: CGFloat { color.alpha }
  /// The number of components in the color's own space, including alpha.
  open var numberOfComponents: Int { color.numberOfComponents }
  /// The color's own space.
  open var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
  /// The components separated by spaces, in the format that ``init(string:)`` reads.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { number in
      number == number.rounded() ? String(Int(clamping: number)) : String(Double(number))
    }.joined(separator: " ")
  }

  /// Opaque black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// Opaque white.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Opaque gray, half of white.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Opaque red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Opaque green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Opaque blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Opaque cyan.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Opaque magenta.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Opaque yellow.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Fully transparent black.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Returns whether `object` is an equal color.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.color == color
  }

  /// The hash of the color.
  open override var hash: Int { color.hashValue }
}

extension UIColor {
  /// The color as a Core Image color.
  ///
  /// UIKit stops the app unless the color was made from a Core Image color.
  public var ciColor: CIColor { CIColor(color: self) }
}
