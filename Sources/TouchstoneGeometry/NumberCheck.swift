package import Foundation

/// Validates the numbers that an app passes to Touchstone.
///
/// A number that isn't finite is rejected, and the value doesn't change. In such cases UIKit
/// crashes the app, or shows nothing from then on. A number larger than anything on a screen is
/// clamped to a limit, so that sums and products stay finite. Both are reported in one line.
package enum NumberCheck {
  /// The largest accepted number, in points or seconds.
  ///
  /// Beyond it, a `Double` can't represent a ten-thousandth, which is the resolution of times in a
  /// trace.
  package static let largest: CGFloat = 1e12

  /// The longest accepted time in seconds: about thirty years, as long as a recording.
  package static let longest: CGFloat = 1e9

  /// Reports a rejected number, by default on standard error.
  @MainActor package static var report: (_ message: String, _ object: AnyObject?) -> Void = {
    message, _ in write(message)
  }

  /// Returns the value that a property should store.
  ///
  /// - Parameters:
  ///   - value: The value that the app sets.
  ///   - old: The previous value.
  ///   - name: The name of the property, for the message.
  ///   - object: The owner of the property, or `nil` for a value without an owner.
  ///   - limit: The largest number. If it is infinite, infinity is accepted like any number.
  ///   - isQuiet: Whether to report nothing.
  /// - Returns: The new value, the new value clamped to the limit, or the old value.
  package static func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, of object: AnyObject?,
    limit: CGFloat = largest, quietly isQuiet: Bool = false
  ) -> Value {
    if value.isWithin(limit) { return value }
    return corrected(value, old, limit) {
      if !isQuiet { tell("\(name) \($0)", object) }
    }
  }

  /// Returns the list of wrapped numbers that a property should store.
  package static func admit(
    _ values: [NSNumber]?, else old: [NSNumber]?, _ name: String, of object: AnyObject?,
    quietly isQuiet: Bool = false
  ) -> [NSNumber]? {
    guard let numbers = values?.map(\.doubleValue), !numbers.isWithin(largest) else {
      return values
    }
    let taken = admit(numbers, else: [], name, of: object, quietly: isQuiet)
    return taken.isEmpty ? old : taken.map { NSNumber(value: $0) }
  }

  private static func corrected<Value: NumberHolding>(
    _ value: Value, _ old: Value, _ limit: CGFloat, say: (_ problem: String) -> Void
  ) -> Value {
    guard value.allNumbers(\.isFinite) || limit == .infinity && value.allNumbers({ !$0.isNaN })
    else {
      say("must be finite, not \(value)")
      return old
    }
    let cut = value.mapNumbers { max(-limit, min(limit, $0)) }
    // An app that passes the greatest finite number means the largest possible number.
    let isMeant = value.allNumbers { abs($0) <= limit || abs($0) == .greatestFiniteMagnitude }
    if !isMeant { say("can't be \(value); it becomes \(cut)") }
    return cut
  }

  /// Reports why an operation had no effect.
  package static func tell(_ message: String, _ object: AnyObject?) {
    nonisolated(unsafe) let object = object
    if MainQueue.ifCurrent({ report(message, object) }) == nil { write(message) }
  }

  private static func write(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("Touchstone: \(message)\n".utf8))
  }
}
