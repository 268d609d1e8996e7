/// What is known of a view's surroundings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels in a point.
  public let displayScale: CGFloat
  /// Which way the interface reads.
  public let layoutDirection: UIUserInterfaceLayoutDirection

  /// The traits of a light screen with one pixel a point.
  public convenience override init() { self.init(userInterfaceStyle: .light) }

  /// Makes traits.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 1,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    super.init()
  }

  /// The traits of the application's main screen.
  public static var current: UITraitCollection { ofMainScreen() }

  /// Asks for those of the application in force, which sets it; before there is one, of none.
  package static var ofMainScreen: () -> UITraitCollection = { UITraitCollection() }
}

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
