public import UIKitCore

// Elsewhere a string becomes an `NSString` where something that can be copied is asked for.
extension String: @retroactive NSCopying {
  /// Itself: a string is a value.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
