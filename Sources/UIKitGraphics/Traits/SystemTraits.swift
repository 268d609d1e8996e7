// The system's traits, by the names that lists of traits have them by.

/// What kind of device the interface is for.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Which way the interface reads.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
}

/// Pixels in a point; 0 where nobody has said.
public struct UITraitDisplayScale: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: CGFloat = 0
}

/// How much room there is from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
}

/// Whether the screen feels how hard it is touched.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIForceTouchCapability = .unknown
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIContentSizeCategory = .unspecified
}

/// Which colours the display can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user wants more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether content lies on the ground or above it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user wants bold letters.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UILegibilityWeight = .unspecified
}

/// Whether the window looks like the one in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// Colours may depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the scene is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: UISceneCaptureState = .unspecified
}

/// The language by whose rules lines are set; nil for the user's.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// What holds where nobody has set it.
  public static let defaultValue: Locale.Language? = nil
}
