extension UITraitCollection {
  /// The shorter side, in points, from which a screen counts as a tablet's.
  ///
  /// The value is chosen between the largest phone's 440 and the smallest tablet's 744.
  package static let leastTablet: CGFloat = 600
  /// The shorter side, in points, from which a phone's width is *regular* in landscape.
  ///
  /// The 414 of the Plus models, according to Apple's tables of size classes.
  private static let leastLargePhone: CGFloat = 414
  /// The width, in points, from which the interface of a tablet is *regular*.
  ///
  /// The value is chosen between the widest half of a tablet that is *compact* (592) and the
  /// narrowest that isn't (678).
  private static let leastRegularWidth: CGFloat = 640

  /// Returns the traits of a screen.
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
