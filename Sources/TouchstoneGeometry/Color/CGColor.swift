public import Foundation

/// A colour with an opacity, in a space that says what its numbers mean.
public final class CGColor: Hashable, Sendable {
  /// How much red, in sRGB.
  package let red: CGFloat
  /// How much green, in sRGB.
  package let green: CGFloat
  /// How much blue, in sRGB.
  package let blue: CGFloat
  /// How opaque: 0 is invisible, 1 is solid.
  public let alpha: CGFloat
  private let space: CGColorSpace
  private let numbers: [CGFloat]

  /// Solid black, a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Solid white, a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black that cannot be seen, a grey.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Makes a colour of a space by as many numbers as it has, without the opacity.
  package init(space: CGColorSpace, _ parts: [CGFloat], alpha: CGFloat) {
    func part(_ number: CGFloat) -> CGFloat {
      NumberCheck.admit(number, else: 0, "a colour", of: nil)
    }
    numbers = parts.map(part)
    let standard = space.toStandard(numbers)
    (red, green, blue) = (standard.red, standard.green, standard.blue)
    self.alpha = part(alpha)
    self.space = space
  }

  /// Makes a colour of a space: its numbers, and its opacity after them.
  ///
  /// A grey takes two numbers, another colour four.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let parts = Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(space: space, Array(parts.dropLast()), alpha: parts[count])
  }

  /// Makes a colour; the numbers are taken as sRGB, and what is no number as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, [red, green, blue], alpha: alpha)
  }

  /// Makes a colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of a wider screen.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .standardDisplayP3, [red, green, blue], alpha: alpha)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, [gray], alpha: alpha)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The numbers in the colour's own space and the opacity after them: two for a grey.
  public var components: [CGFloat]? { numbers + [alpha] }

  /// How many numbers the colour has, the opacity among them.
  public var numberOfComponents: Int { numbers.count + 1 }

  /// What the numbers mean.
  public var colorSpace: CGColorSpace? { space }

  /// Answers the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, numbers, alpha: alpha) }

  /// Answers the colour as another space has it; one that this space lacks gets numbers below 0 or
  /// above 1, and becomes a grey as bright in a space of greys.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?)
    -> CGColor?
  {
    CGColor(space: space, space.fromStandard(RGBParts(red, green, blue)), alpha: alpha)
  }

  /// Whether both are the same colour in sRGB, whatever their spaces.
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

/// What is kept where a space lacks a colour; it makes no difference here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
