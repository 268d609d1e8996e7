internal import UIKitCore

/// A documented approximation of the system's materials: a blur radius, a saturation and a color
/// over the blur.
///
/// The opacities of the colors are chosen in the order in which Apple's documentation ranks the
/// materials. iOS combines several undocumented filters.
struct BlurAppearance {
  let color: UIColor
  let radius: CGFloat
  let saturation: CGFloat

  private static let ordinaryRadius: CGFloat = 20
  private static let ordinarySaturation: CGFloat = 1.8

  /// The opacities of the color over the blur in light and dark mode.
  private enum Cover {
    static let ultraThin = (light: CGFloat(0.44), dark: CGFloat(0.4))
    static let thin = (light: CGFloat(0.6), dark: CGFloat(0.55))
    static let regular = (light: CGFloat(0.74), dark: CGFloat(0.7))
    static let thick = (light: CGFloat(0.86), dark: CGFloat(0.84))
    static let chrome = (light: CGFloat(0.8), dark: CGFloat(0.75))
  }

  init(_ style: UIBlurEffect.Style) {
    radius = Self.ordinaryRadius
    saturation = Self.ordinarySaturation
    color =
      switch style {
      case .extraLight: Self.light(Cover.thick)
      case .light: Self.light(Cover.thin)
      case .dark: Self.dark(Cover.thin)
      case .regular, .systemMaterial: Self.either(Cover.regular)
      case .prominent, .systemThickMaterial: Self.either(Cover.thick)
      case .systemUltraThinMaterial: Self.either(Cover.ultraThin)
      case .systemThinMaterial: Self.either(Cover.thin)
      case .systemChromeMaterial: Self.either(Cover.chrome)
      case .systemUltraThinMaterialLight: Self.light(Cover.ultraThin)
      case .systemThinMaterialLight: Self.light(Cover.thin)
      case .systemMaterialLight: Self.light(Cover.regular)
      case .systemThickMaterialLight: Self.light(Cover.thick)
      case .systemChromeMaterialLight: Self.light(Cover.chrome)
      case .systemUltraThinMaterialDark: Self.dark(Cover.ultraThin)
      case .systemThinMaterialDark: Self.dark(Cover.thin)
      case .systemMaterialDark: Self.dark(Cover.regular)
      case .systemThickMaterialDark: Self.dark(Cover.thick)
      case .systemChromeMaterialDark: Self.dark(Cover.chrome)
      }
  }

  private typealias Strength = (light: CGFloat, dark: CGFloat)

  private static func light(_ cover: Strength) -> UIColor {
    UIColor(white: 0.97, alpha: cover.light)
  }
  private static func dark(_ cover: Strength) -> UIColor { UIColor(white: 0.12, alpha: cover.dark) }
  private static func either(_ cover: Strength) -> UIColor {
    let (light, dark) = (light(cover), dark(cover))
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
