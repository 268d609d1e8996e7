public import Foundation

extension CGFloat {
  /// Creates the nearest representable number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates the number, or returns `nil` if it can't be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let exact = Double(exactly: number) else { return nil }
    self.init(exact)
  }
}

// Bridging to and from `NSNumber` with `as`:
//
//     animation.keyTimes = [0, part, 1] as [NSNumber]
//     let width = attributes["width"] as? CGFloat
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns an `NSNumber` that wraps the number.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// Reads the wrapped number.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  /// Reads the wrapped number, and returns whether it can be represented exactly.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  /// Reads the wrapped number, or 0 if `source` is `nil`.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }
}
