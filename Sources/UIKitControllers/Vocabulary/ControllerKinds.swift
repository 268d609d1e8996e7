/// The style of presenting a controller over another controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's default: over the presenter, which stays visible.
  case automatic = -2
  /// No presentation.
  case none = -1
  /// Covers the screen, and removes the presenter's view.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A smaller, centered sheet.
  case formSheet = 2
  /// Replaces the presenter's view.
  case currentContext = 3
  /// Uses the app's presentation controller.
  case custom = 4
  /// Covers the screen, and leaves the presenter's view in place.
  case overFullScreen = 5
  /// Covers the presenter's view.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7

  /// The style that a controller reports: ``pageSheet`` for ``automatic``, otherwise the style
  /// itself.
  package var concrete: Self { self == .automatic ? .pageSheet : self }
}

/// The animation of a presented controller that has no custom transition.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides over the screen from below.
  case coverVertical = 0
  /// Flips the presenter to reveal the controller on its back.
  case flipHorizontal = 1
  /// Fades from one controller to the other.
  case crossDissolve = 2
  /// Curls up the presenter's page, which Touchstone draws as a dissolve.
  case partialCurl = 3
}

/// A key for one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name that UIKit uses.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
