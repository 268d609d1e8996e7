/// Numbers as text in sentences: rounded, without idle zeros, with their unit.
package enum Amount {
  /// Decimal places of lengths; traces round to 0.01 pt.
  private static let lengthPlaces = 2
  /// Decimal places of times; traces round to 0.1 ms.
  private static let timePlaces = 4
  /// The size from which rounding to whole numbers of places would no longer fit an integer.
  private static let largest = 1e12

  /// A length without its unit: 14.2.
  package static func length(_ points: Double) -> String { text(points, places: lengthPlaces) }

  /// A length: 14.2 pt.
  package static func points(_ points: Double) -> String { length(points) + " pt" }

  /// A time: 0.35 s.
  package static func seconds(_ seconds: Double) -> String {
    text(seconds, places: timePlaces) + " s"
  }

  /// A short time in whole thousandths: 350 ms.
  package static func milliseconds(_ seconds: Double) -> String {
    text(seconds * 1000, places: 0) + " ms"
  }

  /// An angle in degrees: 12.5°.
  package static func degrees(radians: Double) -> String {
    text(radians * 180 / .pi, places: 1) + "°"
  }

  /// So many of something: 1 finger, 2 fingers.
  package static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number rounded to some places, idle zeros left out.
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
