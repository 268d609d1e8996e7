/// How many frames a second something asks for: at least, at most, and rather.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that will do.
  public var minimum: Float
  /// The most that is of use.
  public var maximum: Float
  /// What is best; nil for as many as may be.
  public var preferred: Float?

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Makes the range that asks for nothing.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range that asks for nothing, so that every frame counts.
  public static let `default` = CAFrameRateRange()

  /// The frames a second that it comes down to; 0 for all.
  package var rate: Double {
    let rate = preferred ?? maximum
    return rate.isFinite && rate > 0 ? Double(rate) : 0
  }
}
