/// Nobody wrote a method that a protocol of the program's own leaves open.
///
/// The rewriter of iOS sources makes an `@objc optional` requirement one that may throw: its default
/// throws this, and `try?` turns it into the nil that the call gives on iOS.
public struct MissingRequirement: Error {
  /// Says that a requirement was left open.
  public init() {}
}
