// The traits of the system, by the types that identify them in lists.

/// The kind of device for which the interface is intended.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

/// The light or dark style of the interface.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Whether colors may depend on the trait, which is true.
  public static var affectsColorAppearance: Bool { true }
}

/// The layout direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

/// The number of pixels per point, or 0 if it is unspecified.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: CGFloat = 0
}

/// The size class of the horizontal space.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// The size class of the vertical space.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIForceTouchCapability = .unknown
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}

/// The colors that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Whether colors may depend on the trait, which is true.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user prefers more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Whether colors may depend on the trait, which is true.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether content is at the base level or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Whether colors may depend on the trait, which is true.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user prefers bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

/// Whether the window looks like the active one.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// Whether colors may depend on the trait, which is true.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: UISceneCaptureState = .unspecified
}

/// The language that determines the typesetting of text, or `nil` for the user's language.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// The value if the trait isn't set.
  public static let defaultValue: Locale.Language? = nil
}
