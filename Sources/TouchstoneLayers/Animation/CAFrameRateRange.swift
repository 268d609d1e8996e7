/// A range of frame rates with a preferred rate, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest acceptable frame rate.
  public var minimum: Float
  /// The highest useful frame rate.
  public var maximum: Float
  /// The preferred frame rate, or `nil` to prefer the maximum.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Creates a range without a preference.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range without a preference, for which every frame counts.
  public static let `default` = CAFrameRateRange()

  /// The resulting frames per second, or 0 for every frame.
  package var rate: Double {
    let rate = preferred ?? maximum
    return rate.isFinite && rate > 0 ? Double(rate) : 0
  }
}
