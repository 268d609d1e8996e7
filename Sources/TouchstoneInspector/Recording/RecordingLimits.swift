/// What a recording may say; anything beyond is a slip of the pen or an attack.
enum RecordingLimits {
  /// Seconds since the start: some thirty years.
  static let time: ClosedRange<Double> = 0...1_000_000_000
  /// Coordinates and distances in points: far larger than any wall of screens.
  static let coordinate: ClosedRange<Double> = -1_000_000...1_000_000
  /// Forces, radii and other sizes that are never negative.
  static let size: ClosedRange<Double> = 0...1_000_000
  /// Angles in radians, of which hosts count full turns differently.
  static let angle: ClosedRange<Double> = -1_000...1_000
  /// How many times as far apart two fingers are as before; more than nothing.
  static let factor: ClosedRange<Double> = 0.000001...1_000_000
  /// What a sensor reads for an axis, in its unit.
  static let reading: ClosedRange<Double> = -1_000_000...1_000_000
  /// What a remote command speaks of: a moment, an interval, a rate, a rating.
  static let value: ClosedRange<Double> = -1_000_000_000...1_000_000_000
  /// The width and the height of a screen in points; it has at least one.
  static let screen: ClosedRange<Double> = 1...1_000_000
  /// The pixels of a point.
  static let scale: ClosedRange<Double> = 0.01...100
  /// The frames of a second.
  static let rate: ClosedRange<Double> = 1...1_000
  /// Ids of touches: every whole number that a double of another language holds.
  static let identifier: ClosedRange<Int> = -(1 << 53)...(1 << 53)
  /// Keys on the HID keyboard page.
  static let usage: ClosedRange<Int> = 0...0xFFFF
  /// Places in an order of reading, and among lines of a menu with the same titles.
  static let place: ClosedRange<Int> = 0...1_000_000
  /// Sets of buttons.
  static let buttons: ClosedRange<Int> = 0...0x7FFF_FFFF
}
