/// Refined values for a touch sample that only estimated them, as when a pencil reports its force
/// late.
public struct TouchUpdateSample: Hashable, Sendable {
  /// The number of the refined sample: its ``TouchSample/update``.
  public var update: Int
  /// The force, or `nil` if it isn't refined.
  public var force: Double?
  /// The angle between pencil and screen, in radians, or `nil` if it isn't refined.
  public var altitude: Double?
  /// The direction in which the pencil pointed, in radians from the x axis, or `nil` if it isn't
  /// refined.
  public var azimuth: Double?
  /// The rotation of the pencil about its own axis, in radians, or `nil` if it isn't refined.
  public var roll: Double?
  /// The time at which the refined values arrived, in seconds.
  public var time: Double

  /// Creates a sample; properties that are `nil` stay estimated.
  public init(
    update: Int, force: Double? = nil, altitude: Double? = nil, azimuth: Double? = nil,
    roll: Double? = nil, time: Double
  ) {
    self.update = update
    self.force = force
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.time = time
  }

  /// The refined properties.
  package var properties: TouchProperties {
    var properties: TouchProperties = []
    if force != nil { properties.insert(.force) }
    if azimuth != nil { properties.insert(.azimuth) }
    if altitude != nil { properties.insert(.altitude) }
    if roll != nil { properties.insert(.roll) }
    return properties
  }
}

/// The properties of a touch that may be estimates; the bits are those of UITouch.Properties.
public struct TouchProperties: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt8

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The force.
  public static let force = TouchProperties(rawValue: 1 << 0)
  /// The direction that the pencil points to.
  public static let azimuth = TouchProperties(rawValue: 1 << 1)
  /// The angle between pencil and screen.
  public static let altitude = TouchProperties(rawValue: 1 << 2)
  /// The rotation of the pencil about its own axis; bit 3, the location, is never an estimate of a
  /// host.
  public static let roll = TouchProperties(rawValue: 1 << 4)
}

extension TouchSample {
  /// Applies refined values; other expected properties are still expected.
  package mutating func apply(_ update: TouchUpdateSample) {
    force = update.force ?? force
    altitude = update.altitude ?? altitude
    azimuth = update.azimuth ?? azimuth
    roll = update.roll ?? roll
    estimated.subtract(update.properties)
    expected.subtract(update.properties)
  }
}
