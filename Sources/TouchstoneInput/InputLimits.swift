/// The valid ranges of input values; a value out of range is a mistake or an attack.
///
/// Recordings and hosts share these limits, so that every input that a host admits can be recorded
/// and played.
package enum InputLimits {
  /// Seconds since the start: about thirty years.
  package static let time: ClosedRange<Double> = 0...1_000_000_000
  /// Coordinates and distances in points: far larger than any display.
  package static let coordinate: ClosedRange<Double> = -1_000_000...1_000_000
  /// Forces, radii and other sizes that are never negative.
  package static let size: ClosedRange<Double> = 0...1_000_000
  /// The factor by which the distance of two fingers changes; greater than 0.
  package static let factor: ClosedRange<Double> = 0.000001...1_000_000
  /// Angles in radians; hosts count full turns differently.
  package static let angle: ClosedRange<Double> = -1_000...1_000
  /// A sensor reading for one axis, in the sensor's unit.
  package static let reading: ClosedRange<Double> = -1_000_000...1_000_000
  /// The value of a remote command: a time, an interval, a rate, a rating.
  package static let value: ClosedRange<Double> = -1_000_000_000...1_000_000_000
  /// The width and the height of a screen in points; at least one.
  package static let screen: ClosedRange<Double> = 1...1_000_000
  /// The number of pixels per point.
  package static let scale: ClosedRange<Double> = 0.01...100
  /// The number of frames per second.
  package static let rate: ClosedRange<Double> = 1...1_000
  /// The IDs of touches: all integers that a double can represent exactly.
  package static let identifier: ClosedRange<Int> = -(1 << 53)...(1 << 53)
  /// The usages of keys on the HID keyboard page.
  package static let usage: ClosedRange<Int> = 0...0xFFFF
  /// Indices in reading order, the increasing numbers by which a page names elements, and indices
  /// among menu items with the same title.
  package static let place: ClosedRange<Int> = 0...(1 << 53)
  /// Button masks.
  package static let buttons: ClosedRange<Int> = 0...0x7FFF_FFFF

  /// Returns the bounds of a range for a message; integers have no fraction.
  package static func text<Number: CustomStringConvertible>(_ range: ClosedRange<Number>) -> String
  {
    let bounds = [range.lowerBound, range.upperBound].map { bound in
      let text = bound.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(bounds[0]) to \(bounds[1])"
  }
}
