public import Foundation

extension CGFloat {
  /// The number as near as it can be told.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The number, if it can be told exactly.
  public init?(exactly number: NSNumber) {
    guard let exact = Double(exactly: number) else { return nil }
    self.init(exact)
  }
}

// What `as` makes a number of, and takes out of one:
//
//     animation.keyTimes = [0, part, 1] as [NSNumber]
//     let width = attributes["width"] as? CGFloat
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Wraps it.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }

  /// Reads what is wrapped.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(truncating: source)
  }

  /// Reads what is wrapped, if it can be told exactly.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(exactly: source)
    return result != nil
  }

  /// Reads what is wrapped; 0 where nothing is.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat(truncating: $0) } ?? 0
  }
}
