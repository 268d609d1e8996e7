/// What an input may say; anything beyond is a slip of the pen or an attack.
///
/// One table serves recordings and hosts, so that whatever a host admits can be recorded and played.
package enum InputLimits {
  /// Seconds since the start: some thirty years.
  package static let time: ClosedRange<Double> = 0...1_000_000_000
  /// Coordinates and distances in points: far larger than any wall of screens.
  package static let coordinate: ClosedRange<Double> = -1_000_000...1_000_000
  /// Forces, radii and other sizes that are never negative.
  package static let size: ClosedRange<Double> = 0...1_000_000
  /// How many times as far apart two fingers are as before; more than nothing.
  package static let factor: ClosedRange<Double> = 0.000001...1_000_000
  /// Angles in radians, of which hosts count full turns differently.
  package static let angle: ClosedRange<Double> = -1_000...1_000
  /// What a sensor reads for an axis, in its unit.
  package static let reading: ClosedRange<Double> = -1_000_000...1_000_000
  /// What a remote command speaks of: a moment, an interval, a rate, a rating.
  package static let value: ClosedRange<Double> = -1_000_000_000...1_000_000_000
  /// The width and the height of a screen in points; it has at least one.
  package static let screen: ClosedRange<Double> = 1...1_000_000
  /// The pixels of a point.
  package static let scale: ClosedRange<Double> = 0.01...100
  /// The frames of a second.
  package static let rate: ClosedRange<Double> = 1...1_000
  /// Ids of touches: every whole number that a double of another language holds.
  package static let identifier: ClosedRange<Int> = -(1 << 53)...(1 << 53)
  /// Keys on the HID keyboard page.
  package static let usage: ClosedRange<Int> = 0...0xFFFF
  /// Places in an order of reading, or the numbers by which a page names elements, which it counts up;
  /// and places among lines of a menu with the same titles.
  package static let place: ClosedRange<Int> = 0...(1 << 53)
  /// Sets of buttons.
  package static let buttons: ClosedRange<Int> = 0...0x7FFF_FFFF

  /// The bounds of a range as a message names them: whole numbers without a fraction.
  package static func text<Number: CustomStringConvertible>(_ range: ClosedRange<Number>) -> String
  {
    let bounds = [range.lowerBound, range.upperBound].map { bound in
      let text = bound.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(bounds[0]) to \(bounds[1])"
  }
}
