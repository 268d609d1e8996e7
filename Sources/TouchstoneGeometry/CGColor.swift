public import Foundation

/// A colour: red, green, blue and alpha in sRGB, each nominally from 0 to 1.
public final class CGColor: Hashable, Sendable {
  /// How much red.
  package let red: CGFloat
  /// How much green.
  package let green: CGFloat
  /// How much blue.
  package let blue: CGFloat
  /// How opaque: 0 is invisible, 1 is solid.
  public let alpha: CGFloat

  /// Solid black.
  public static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// Solid white.
  public static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// Black that cannot be seen.
  public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour; the numbers are taken as sRGB, and what is no number as 0.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func part(_ number: CGFloat) -> CGFloat {
      NumberCheck.admit(number, else: 0, "a colour", of: nil)
    }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey; it is kept as three equal parts of sRGB.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// How many numbers the colour has: four.
  public var numberOfComponents: Int { 4 }

  /// Answers the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether both have the same numbers.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha)
  }

  /// Feeds the four numbers to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
