/// One report of a pointer or pencil above the screen that touches nothing.
package struct HoverSample: Hashable, Sendable {
  /// What a sample says about the pointer.
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer came over the screen.
    case began
    /// The pointer is somewhere over the screen.
    case moved
    /// The pointer left the screen.
    case ended
  }

  /// What happened to the pointer.
  package var phase: Phase
  /// Where it is, in screen points.
  package var position: Point
  /// When it was there, in seconds.
  package var time: Double
  /// The modifier keys held.
  package var modifiers: ModifierKeys
  /// How far above the screen a pencil is, from 0 on the glass to 1 where it is lost.
  package var zOffset: Double
  /// The angle between pencil and screen, in radians; 0 for what can't lean (statement 208).
  package var altitude: Double
  /// The direction in which the pencil points, in radians from the x axis.
  package var azimuth: Double
  /// How far the pencil is turned about itself, in radians.
  package var roll: Double

  /// Makes a sample; everything but the first three has a plain pointer's value.
  package init(
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
