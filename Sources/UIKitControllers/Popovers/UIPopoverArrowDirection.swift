/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards: the popover lies below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Downwards: it lies above.
  public static let down = Self(rawValue: 1 << 1)
  /// To the left: it lies to the right.
  public static let left = Self(rawValue: 1 << 2)
  /// To the right: it lies to the left.
  public static let right = Self(rawValue: 1 << 3)
  /// Any of them.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: .max)
}
