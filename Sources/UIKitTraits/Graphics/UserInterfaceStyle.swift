/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The style of the environment.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}
