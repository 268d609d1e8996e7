extension UIColor {
  /// The color as a tint behind modal content: a gray with the same luminance and opacity.
  ///
  /// UIKit documents a desaturated, dimmed version of the color, but no formula.
  @MainActor package var dimmedTint: UIColor {
    if let knownDimming { return knownDimming }
    let color =
      isFixed
      ? Self.gray(like: cgColor)
      : UIColor { Self.gray(like: self.resolvedColor(with: $0).cgColor) }
    color.knownDimming = color
    knownDimming = color
    return color
  }

  /// The weights of red, green and blue in luminance, from ITU-R BT.709.
  private static let luminance: (red: CGFloat, green: CGFloat, blue: CGFloat) =
    (0.2126, 0.7152, 0.0722)

  private static func gray(like color: CGColor) -> UIColor {
    guard color.pattern == nil else { return UIColor(cgColor: color) }
    let white =
      luminance.red * color.red + luminance.green * color.green + luminance.blue * color.blue
    return UIColor(white: white, alpha: color.alpha)
  }
}
