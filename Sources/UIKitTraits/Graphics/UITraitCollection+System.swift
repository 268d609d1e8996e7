extension UITraitCollection {
  /// The kind of device for which the interface is intended.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// The light or dark style of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }
  /// The layout direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    self[UITraitLayoutDirection.self]
  }
  /// The number of pixels per point, or 0 if it is unspecified.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The size class of the horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// The size class of the vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
  /// The colors that the display can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the user prefers more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// Whether content is at the base level or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether the window looks like the active one.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
  /// The language that determines the typesetting of text, or `nil` for the user's language.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
}

// Collections in which a single trait is set.
extension UITraitCollection {
  /// Creates a collection in which only `userInterfaceIdiom` is set.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)
  }
  /// Creates a collection in which only `userInterfaceStyle` is set.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)
  }
  /// Creates a collection in which only `layoutDirection` is set.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)
  }
  /// Creates a collection in which only `displayScale` is set.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)
  }
  /// Creates a collection in which only `horizontalSizeClass` is set.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)
  }
  /// Creates a collection in which only `verticalSizeClass` is set.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)
  }
  /// Creates a collection in which only `forceTouchCapability` is set.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
  }
  /// Creates a collection in which only `preferredContentSizeCategory` is set.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)
  }
  /// Creates a collection in which only `displayGamut` is set.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(UITraitDisplayGamut.self, value: displayGamut)
  }
  /// Creates a collection in which only `accessibilityContrast` is set.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(UITraitAccessibilityContrast.self, value: accessibilityContrast)
  }
  /// Creates a collection in which only `userInterfaceLevel` is set.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)
  }
  /// Creates a collection in which only `legibilityWeight` is set.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(UITraitLegibilityWeight.self, value: legibilityWeight)
  }
  /// Creates a collection in which only `activeAppearance` is set.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }
  /// Creates a collection in which only `sceneCaptureState` is set.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(UITraitSceneCaptureState.self, value: sceneCaptureState)
  }
  /// Creates a collection in which only `typesettingLanguage` is set.
  public convenience init(typesettingLanguage: Locale.Language?) {
    self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage)
  }
}
