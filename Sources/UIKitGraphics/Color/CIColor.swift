/// A colour as Core Image has it: red, green, blue and opacity in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  private let color: CGColor

  /// Makes a colour of one of Core Graphics' kind.
  public init(cgColor: CGColor) {
    color = cgColor
    super.init()
  }

  /// Makes a colour of red, green, blue and opacity, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a solid colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes a colour of a space; nil for a space of greys.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
    else { return nil }
    self.init(cgColor: color)
  }

  /// Makes a colour of UIKit's; one that depends on its surroundings is taken for light.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Reads three or four numbers with spaces between them; numbers that are missing are 0, the
  /// opacity is 1.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat {
      index < parts.count ? parts[index] : other
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// How much red, in sRGB.
  open var red: CGFloat { color.red }
  /// How much green, in sRGB.
  open var green: CGFloat { color.green }
  /// How much blue, in sRGB.
  open var blue: CGFloat { color.blue }
  /// How opaque.
  open var alpha: CGFloat { color.alpha }
  /// How many numbers the colour has in its own space, the opacity among them.
  open var numberOfComponents: Int { color.numberOfComponents }
  /// What the colour's own numbers mean.
  open var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
  /// Red, green, blue and opacity with spaces between them, as ``init(string:)`` reads them.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { number in
      number == number.rounded() ? String(Int(clamping: number)) : String(Double(number))
    }.joined(separator: " ")
  }

  /// Black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Grey.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Green and blue.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Red and blue.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Red and green.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Nothing at all.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  /// The same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.color == color
  }

  /// Hashes what is compared.
  open override var hash: Int { color.hashValue }
}

extension UIColor {
  /// Makes a colour of one of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The colour for Core Image, whatever it was made of; UIKit stops the program unless it was made of
  /// one of Core Image's.
  public var ciColor: CIColor { CIColor(color: self) }
}
