public import UIKitCore

/// A range of numbers between a minimum and a maximum.
public struct UIFloatRange: Hashable, Sendable {
  /// The minimum of the range.
  public var minimum: CGFloat
  /// The maximum of the range.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates the range that contains only 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range that contains only 0.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range contains all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The range as a closed range. An empty range contains only its minimum, and a range with NaN
  /// contains all numbers.
  var closed: ClosedRange<Double> {
    guard !minimum.isNaN, !maximum.isNaN else { return -.infinity ... .infinity }
    return Double(minimum)...Double(max(minimum, maximum))
  }
}
