extension UITraitCollection {
  /// The shorter side of the smallest screen that counts as a tablet's, in points; chosen: between the
  /// largest phone's 440 and the smallest tablet's 744.
  package static let leastTablet: CGFloat = 600
  /// The shorter side of the smallest phone that is *regular* from side to side when it lies, in
  /// points: the 414 of the Plus models, as Apple's tables of size classes have it.
  private static let leastLargePhone: CGFloat = 414
  /// The width from which on a tablet's interface is *regular*, in points; chosen: between the widest
  /// half of a tablet that is *compact* (592) and the narrowest that is not (678).
  private static let leastRegularWidth: CGFloat = 640

  /// The traits of a screen.
  package static func ofScreen(
    _ size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle, textSize: UIContentSizeCategory
  ) -> UITraitCollection {
    let shorter = min(size.width, size.height)
    let isTablet = shorter >= leastTablet
    let isWide = size.width > size.height
    let isBroad = isTablet ? size.width >= leastRegularWidth : isWide && shorter >= leastLargePhone
    return UITraitCollection { traits in
      traits.userInterfaceIdiom = isTablet ? .pad : .phone
      traits.userInterfaceStyle = style
      traits.layoutDirection = .leftToRight
      traits.displayScale = scale
      traits.horizontalSizeClass = isBroad ? .regular : .compact
      traits.verticalSizeClass = isTablet || !isWide ? .regular : .compact
      traits.forceTouchCapability = .unavailable
      traits.preferredContentSizeCategory = textSize
      traits.displayGamut = .SRGB
      traits.accessibilityContrast = .normal
      traits.userInterfaceLevel = .base
      traits.legibilityWeight = .regular
      traits.activeAppearance = .active
      traits.sceneCaptureState = .inactive
    }
  }
}
