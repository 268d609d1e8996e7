/// One report of a pointer or pencil that is over the screen without touching it.
public struct HoverSample: Hashable, Sendable {
  /// The state of the pointer in a sample.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer entered the screen.
    case began = "began"
    /// The pointer is over the screen.
    case moved = "moved"
    /// The pointer left the screen.
    case ended = "ended"
  }

  /// The state of the pointer.
  public var phase: Phase
  /// The location, in screen points.
  public var position: Point
  /// The time of the sample, in seconds.
  public var time: Double
  /// The modifier keys that are down.
  public var modifiers: ModifierKeys
  /// The distance of a pencil from the screen, from 0 on the glass to 1 at the limit of detection.
  public var zOffset: Double
  /// The angle between pencil and screen, in radians; 0 without a tilt (statement 208).
  public var altitude: Double
  /// The direction in which the pencil points, in radians from the x axis.
  public var azimuth: Double
  /// The rotation of the pencil about its own axis, in radians.
  public var roll: Double

  /// Creates a sample; all parameters but the first three default to the values of a plain pointer.
  public init(
    phase: Phase, position: Point, time: Double, modifiers: ModifierKeys = [],
    zOffset: Double = 0, altitude: Double = 0, azimuth: Double = 0,
    roll: Double = 0
  ) {
    self.phase = phase
    self.position = position
    self.time = time
    self.modifiers = modifiers
    self.zOffset = zOffset
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
  }
}
