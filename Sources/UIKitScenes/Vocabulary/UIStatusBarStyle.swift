/// The color of a status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text on light content and light text on dark content.
  case `default` = 0
  /// Light text, for dark content.
  case lightContent = 1
  /// Dark text, for light content.
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// The status bar fades.
  case fade
  /// The status bar slides over the upper edge.
  case slide
}
