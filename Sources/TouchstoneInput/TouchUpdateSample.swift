/// What a touch sample only estimated is known better now, as when a pencil reports its force late.
public struct TouchUpdateSample: Hashable, Sendable {
  /// The number that the sample in question gave: its ``TouchSample/update``.
  public var update: Int
  /// How hard it pressed; nil where that is not what is known better. So with the others.
  public var force: Double?
  /// The angle between pencil and screen, in radians.
  public var altitude: Double?
  /// The direction in which the pencil pointed, in radians from the x axis.
  public var azimuth: Double?
  /// How far the pencil was turned about itself, in radians.
  public var roll: Double?
  /// When the better values came, in seconds.
  public var time: Double

  /// Makes a sample; what is left out stays an estimate.
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

  /// What is known better.
  package var properties: TouchProperties {
    var properties: TouchProperties = []
    if force != nil { properties.insert(.force) }
    if azimuth != nil { properties.insert(.azimuth) }
    if altitude != nil { properties.insert(.altitude) }
    if roll != nil { properties.insert(.roll) }
    return properties
  }
}

/// Values of a touch that may be estimates; the bits are those of UITouch.Properties.
public struct TouchProperties: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt8

  /// Makes a set of UIKit's bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// How hard it presses.
  public static let force = TouchProperties(rawValue: 1 << 0)
  /// Where the pencil points to.
  public static let azimuth = TouchProperties(rawValue: 1 << 1)
  /// How steep the pencil stands.
  public static let altitude = TouchProperties(rawValue: 1 << 2)
  /// How the pencil is turned about its axis; its place is never an estimate of a host.
  public static let roll = TouchProperties(rawValue: 1 << 4)
}

extension TouchSample {
  /// Takes over what is known better; the rest of what was expected is still expected.
  package mutating func apply(_ update: TouchUpdateSample) {
    force = update.force ?? force
    altitude = update.altitude ?? altitude
    azimuth = update.azimuth ?? azimuth
    roll = update.roll ?? roll
    estimated.subtract(update.properties)
    expected.subtract(update.properties)
  }
}
