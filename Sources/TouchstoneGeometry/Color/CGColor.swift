public import Foundation

/// A color with an opacity, in a color space that defines the meaning of its components.
public final class CGColor: Hashable, Sendable {
  /// The red component in sRGB.
  package let red: CGFloat
  /// The green component in sRGB.
  package let green: CGFloat
  /// The blue component in sRGB.
  package let blue: CGFloat
  /// The opacity, from 0 for invisible to 1 for opaque.
  public let alpha: CGFloat
  private let space: CGColorSpace
  private let numbers: [CGFloat]
  /// The repeated image, or `nil` for a plain color.
  ///
  /// A color with a pattern has the components 0 in sRGB, for uses that can't repeat an image.
  public let pattern: CGPattern?

  /// Opaque black, in a gray color space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white, in a gray color space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Transparent black, in a gray color space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Creates a color in a space from its components, without the opacity.
  package init(
    space: CGColorSpace, _ parts: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil
  ) {
    func part(_ number: CGFloat) -> CGFloat {
      NumberCheck.admit(number, else: 0, "a color", of: nil)
    }
    numbers = parts.map(part)
    let standard = space.toStandard(numbers)
    (red, green, blue) = (standard.red, standard.green, standard.blue)
    self.alpha = part(alpha)
    self.space = space
    self.pattern = pattern
  }

  /// Creates a color in a space from its components, followed by the opacity.
  ///
  /// A gray has two numbers, any other color four. Returns `nil` in the space of patterns.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents
    let parts = Array(UnsafeBufferPointer(start: components, count: count + 1))
    self.init(space: space, Array(parts.dropLast()), alpha: parts[count])
  }

  /// Creates a color in sRGB, with 0 for components that aren't finite.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, [red, green, blue], alpha: alpha)
  }

  /// Creates a color in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color in Display P3.
  package convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: .standardDisplayP3, [red, green, blue], alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, [gray], alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// The components in the color's space, followed by the opacity: two numbers for a gray, and only
  /// the opacity for a pattern.
  public var components: [CGFloat]? { numbers + [alpha] }

  /// The number of components, including the opacity.
  public var numberOfComponents: Int { numbers.count + 1 }

  /// The color space of the components.
  public var colorSpace: CGColorSpace? { space }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, numbers, alpha: alpha, pattern: pattern)
  }

  /// Returns the color converted to another color space, or `nil` if one of the spaces is that of
  /// patterns.
  ///
  /// A color outside of the space has components below 0 or above 1. In a gray space it becomes a
  /// gray of the same brightness.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?)
    -> CGColor?
  {
    guard pattern == nil, space.model != .pattern else { return nil }
    return CGColor(space: space, space.fromStandard(RGBParts(red, green, blue)), alpha: alpha)
  }

  /// Returns whether both colors are equal in sRGB, regardless of their color spaces, and repeat
  /// equal images.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right
      || (left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.alpha == right.alpha && left.pattern == right.pattern)
  }

  /// Adds the four sRGB numbers to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(pattern)
  }
}

/// Rules for colors outside of a color space, which have no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
