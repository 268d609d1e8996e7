internal import TouchstoneGestures
@_spi(Kit) public import UIKitCore

extension UIScrollView {
  /// The rate at which scrolling slows down, as the fraction of the velocity that is left after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor per millisecond.
    public let rawValue: CGFloat
    /// Creates a rate from its factor per millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: CGFloat(Deceleration.normalRate))
    /// A rate that slows down quickly, 0.99.
    public static let fast = DecelerationRate(rawValue: CGFloat(Deceleration.fastRate))
  }

  /// The axes along which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Adds the safe area along axes that scroll.
    case automatic = 0
    /// Adds the safe area along axes that scroll.
    case scrollableAxes = 1
    /// Doesn't add the safe area.
    case never = 2
    /// Adds the safe area along both axes.
    case always = 3
  }

  /// The ways in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag doesn't dismiss the keyboard.
    case none = 0
    /// The beginning of a drag ends editing in the window.
    case onDrag = 1
    /// The keyboard follows the finger, and is dismissed or restored when the finger lifts.
    case interactive = 2
    /// The beginning of a drag ends editing, as with ``onDrag``.
    case onDragWithAccessory = 3
    /// The keyboard follows the finger, as with ``interactive``.
    case interactiveWithAccessory = 4
  }

  /// The visibility of an index next to the content, which only systems with a wheel show.
  public enum IndexDisplayMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// The index is never visible.
    case alwaysHidden = 1
  }

  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark bars, for light content.
    case `default` = 0
    /// Dark bars.
    case black = 1
    /// Light bars.
    case white = 2
  }
}
