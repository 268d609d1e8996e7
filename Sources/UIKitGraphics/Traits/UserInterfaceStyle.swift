/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// A light or dark look.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}
