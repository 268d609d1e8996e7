/// The direction in which a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upward: the popover is below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Downward: the popover is above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left: the popover is to the right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right: the popover is to the left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// Any direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// A direction that isn't known yet.
  public static let unknown = Self(rawValue: .max)
}
