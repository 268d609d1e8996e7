internal import TouchstoneGestures
@_spi(Kit) public import UIKitCore

extension UIScrollView {
  /// How fast a scroll slows down: what is left of the velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor of a millisecond.
    public let rawValue: CGFloat
    /// A rate from its factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one, 0.998.
    public static let normal = DecelerationRate(rawValue: CGFloat(Deceleration.normalRate))
    /// A quick one, 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(Deceleration.fastRate))
  }

  /// When the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// When a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When it begins: whoever is being edited in the window ends editing.
    case onDrag = 1
    /// With the finger, which pushes it down; whether it goes is decided when the finger lifts.
    case interactive = 2
    /// When it begins, as ``onDrag``.
    case onDragWithAccessory = 3
    /// With the finger, as ``interactive``.
    case interactiveWithAccessory = 4
  }

  /// When an index beside the content shows; only a system with a wheel for it has one.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// Never.
    case alwaysHidden = 1
  }

  /// How the indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, as seen on light content.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }
}
