/// Formats numbers for sentences: rounded, without trailing zeros, and with their unit.
package enum Amount {
  /// The number of decimal places of lengths. Traces round to 0.01 pt.
  private static let lengthPlaces = 2
  /// The number of decimal places of times. Traces round to 0.1 ms.
  private static let timePlaces = 4
  /// The scaled number from which rounding to an integer might not fit.
  private static let largest = 1e12

  /// Returns a length without its unit, such as 14.2.
  package static func length(_ points: Double) -> String { text(points, places: lengthPlaces) }

  /// Returns a length, such as 14.2 pt.
  package static func points(_ points: Double) -> String { length(points) + " pt" }

  /// Returns a time, such as 0.35 s.
  package static func seconds(_ seconds: Double) -> String {
    text(seconds, places: timePlaces) + " s"
  }

  /// Returns a short time in whole milliseconds, such as 350 ms.
  package static func milliseconds(_ seconds: Double) -> String {
    text(seconds * 1000, places: 0) + " ms"
  }

  /// Returns an angle in degrees, such as 12.5°.
  package static func degrees(radians: Double) -> String {
    text(radians * 180 / .pi, places: 1) + "°"
  }

  /// Returns a number with a noun in singular or plural, such as 1 finger or 2 fingers.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a number rounded to decimal places, without trailing zeros.
  package static func text(_ number: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let parts = number.magnitude * Double(scale)
    guard parts < largest, let rounded = Int(exactly: parts.rounded()) else { return "\(number)" }
    let whole = rounded / scale
    var digits = String(rounded % scale)
    while digits.count < places { digits = "0" + digits }
    while digits.last == "0" { digits.removeLast() }
    let sign = number < 0 && rounded != 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }
}
