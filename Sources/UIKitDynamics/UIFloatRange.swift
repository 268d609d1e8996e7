public import UIKitCore

/// The numbers between two numbers.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes the range that holds 0 alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range that holds 0 alone.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether it is the range of all numbers.
  public var isInfinite: Bool { self == .infinite }

  /// The same as a closed range; an empty one holds its minimum, and what is no number all.
  var closed: ClosedRange<Double> {
    guard !minimum.isNaN, !maximum.isNaN else { return -.infinity ... .infinity }
    return Double(minimum)...Double(max(minimum, maximum))
  }
}
