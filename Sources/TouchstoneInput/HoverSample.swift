/// One report of a pointer or pencil above the screen that touches nothing.
public struct HoverSample: Hashable, Sendable {
  /// What a sample says about the pointer.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer came over the screen.
    case began
    /// The pointer is somewhere over the screen.
    case moved
    /// The pointer left the screen.
    case ended
  }

  /// What happened to the pointer.
  public var phase: Phase
  /// Where it is, in screen points.
  public var position: Point
  /// When it was there, in seconds.
  public var time: Double
  /// The modifier keys held.
  public var modifiers: ModifierKeys
  /// How far above the screen a pencil is, from 0 on the glass to 1 where it is lost.
  public var zOffset: Double
  /// The angle between pencil and screen, in radians; 0 for what can't lean (statement 208).
  public var altitude: Double
  /// The direction in which the pencil points, in radians from the x axis.
  public var azimuth: Double
  /// How far the pencil is turned about itself, in radians.
  public var roll: Double

  /// Makes a sample; everything but the first three has a plain pointer's value.
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
