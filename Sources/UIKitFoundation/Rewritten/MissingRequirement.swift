/// An error for an optional method of an app's own protocol that isn't implemented.
///
/// The rewriter of iOS sources makes an `@objc optional` requirement throwing. Its default
/// implementation throws this error, and `try?` turns it into the `nil` that the call returns on
/// iOS.
public struct MissingRequirement: Error {
  /// Creates an error for an unimplemented requirement.
  public init() {}
}
