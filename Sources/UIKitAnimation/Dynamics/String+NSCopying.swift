public import UIKitCore

// On Apple's platforms, a string is bridged to `NSString` where an `NSCopying` value is required.
extension String: @retroactive NSCopying {
  /// Returns the string itself, because it is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
