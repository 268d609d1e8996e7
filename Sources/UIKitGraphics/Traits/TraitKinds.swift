/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody has said.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Plenty.
  case regular = 2
}

/// The direction in which surroundings are laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Whether a screen feels how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Which colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether content lies on the ground or above it, which decides on backgrounds in the dark.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above it, as a sheet does.
  case elevated = 1
}

/// Whether the user wants bold letters.
public enum UILegibilityWeight: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// Whether a window looks like the one in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// Like one of the others.
  case inactive = 0
  /// Like the one in use.
  case active = 1
}

/// Whether a scene is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable {
  /// Nobody has said.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}
