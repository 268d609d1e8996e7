/// The available space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The screen doesn't measure force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// Whether the user prefers more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// High contrast.
  case high = 1
}

/// Whether content is at the base level or elevated, which determines backgrounds in the dark
/// style.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Above the base level, like a sheet.
  case elevated = 1
}

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Regular text.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether a window looks like the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Not the active window.
  case inactive = 0
  /// The active window.
  case active = 1
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The scene isn't being captured.
  case inactive = 0
  /// The scene is being captured.
  case active = 1
}
