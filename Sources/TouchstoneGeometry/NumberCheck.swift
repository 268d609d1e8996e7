package import Foundation

/// Decides what becomes of the numbers that a program hands in.
///
/// What is no number is refused, and the value stays as it was: UIKit stops the program there, or
/// shows nothing from then on. A number that is larger than anything on a screen is cut to the
/// limit, so that sums and products stay numbers. Both say so in one line.
package enum NumberCheck {
  /// The largest number that is kept, in points or times; beyond it a `Double` no longer holds a
  /// ten-thousandth, which is as fine as a trace writes times.
  package static let largest: CGFloat = 1e12

  /// The longest time that is kept, in seconds: some thirty years, as long as a recording.
  package static let longest: CGFloat = 1e9

  /// Tells of a number that was not taken; by default on standard error.
  @MainActor package static var report: (_ message: String, _ object: AnyObject?) -> Void = {
    message, _ in write(message)
  }

  /// Decides what a property is to hold.
  ///
  /// - Parameters:
  ///   - value: What the program asks for.
  ///   - old: What there was.
  ///   - name: The name of the property, for the message.
  ///   - object: Whose property it is; nil for a value that belongs to nobody yet.
  ///   - limit: The largest number; where it is infinite, infinity is a number like others.
  ///   - isQuiet: Whether nothing is to be said.
  /// - Returns: The new value, the new value cut to the limit, or the old one.
  package static func admit<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String, of object: AnyObject?,
    limit: CGFloat = largest, quietly isQuiet: Bool = false
  ) -> Value {
    if value.isWithin(limit) { return value }
    return corrected(value, old, limit) {
      if !isQuiet { tell("\(name) \($0)", object) }
    }
  }

  /// The same for a list of numbers that are wrapped.
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
      say("needs numbers, not \(value)")
      return old
    }
    let cut = value.mapNumbers { max(-limit, min(limit, $0)) }
    // A program that writes the greatest number means: as large as may be.
    let isMeant = value.allNumbers { abs($0) <= limit || abs($0) == .greatestFiniteMagnitude }
    if !isMeant { say("can't be \(value), and becomes \(cut)") }
    return cut
  }

  /// Says why something was not done.
  package static func tell(_ message: String, _ object: AnyObject?) {
    nonisolated(unsafe) let object = object
    if MainQueue.ifCurrent({ report(message, object) }) == nil { write(message) }
  }

  private static func write(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("Touchstone: \(message)\n".utf8))
  }
}
