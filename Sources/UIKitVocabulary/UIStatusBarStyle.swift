/// How a status bar is written.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light content, light on dark.
  case `default` = 0
  /// Light, for dark content.
  case lightContent = 1
  /// Dark, for light content.
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides over the upper edge.
  case slide
}
