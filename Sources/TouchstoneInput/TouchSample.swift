/// One report of a finger, pencil or pointer, as the host detected it.
///
/// A touch is a stream of samples with one ID: a `began`, any number of moves, then an `ended` or a
/// `cancelled`. The queue never changes a sample. It only decides which samples are delivered
/// together.
public struct TouchSample: Hashable, Sendable {
  /// The phase of the touch in a sample.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The touch came down.
    case began = "began"
    /// The touch changed its location, its force or another property while staying down.
    case moved = "moved"
    /// The touch lifted.
    case ended = "ended"
    /// The system cancelled the touch.
    case cancelled = "cancelled"
  }

  /// The kind of touch; the cases are those of UITouch.TouchType.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct = "direct"
    /// A finger on a surface away from the screen, such as a remote control.
    case indirect = "indirect"
    /// A pencil on the screen.
    case pencil = "pencil"
    /// A mouse or trackpad with a button pressed.
    case indirectPointer = "indirectPointer"
  }

  // Small values are adjacent at the end: a sample is copied about thirty times on its path, and up
  // to 128 bytes are copied without a call.

  /// The host's ID for the contact, which is unique among live contacts and may be reused after its
  /// end.
  public var id: Int
  /// The location, in screen points.
  public var position: Point
  /// The time of the sample, in seconds on the host's clock.
  public var time: Double
  /// The force; 1 is an ordinary touch.
  public var force: Double
  /// The largest force that the device can measure, or 0 if it doesn't measure force.
  public var maximumForce: Double
  /// The radius of the contact in points, or 0 if it is unknown.
  public var radius: Double
  /// The tolerance of the radius, in points.
  public var radiusTolerance: Double
  /// The pressed buttons, as the bits of UIEvent.ButtonMask: 1 primary, 2 secondary.
  public var buttons: Int
  /// The modifier keys that are down.
  public var modifiers: ModifierKeys
  /// The angle between pencil and screen, in radians; a right angle is upright.
  public var altitude: Double
  /// The direction in which the pencil points, in radians from the x axis.
  public var azimuth: Double
  /// The rotation of the pencil about its own axis, in radians.
  public var roll: Double
  /// The number by which refined values identify this sample, or `nil` if it isn't refined.
  public var update: Int?
  /// The phase of the touch.
  public var phase: Phase
  /// The kind of touch.
  public var kind: Kind
  /// The properties that are only estimates.
  public var estimated: TouchProperties = []
  /// The estimated properties that will be refined.
  public var expected: TouchProperties = []

  /// Creates a sample; all parameters but the first four default to the values of a plain finger.
  public init(
    id: Int, phase: Phase, position: Point, time: Double, force: Double = 0,
    maximumForce: Double = 0, radius: Double = 0, radiusTolerance: Double = 0,
    kind: Kind = .direct, buttons: Int = 0, modifiers: ModifierKeys = [],
    altitude: Double = TouchSample.uprightAltitude, azimuth: Double = 0, roll: Double = 0
  ) {
    self.id = id
    self.phase = phase
    self.position = position
    self.time = time
    self.force = force
    self.maximumForce = maximumForce
    self.radius = radius
    self.radiusTolerance = radiusTolerance
    self.kind = kind
    self.buttons = buttons
    self.modifiers = modifiers
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
  }

  /// The altitude of a finger or an upright pencil: a right angle.
  public static let uprightAltitude = Double.pi / 2
}

extension TouchSample {
  /// Whether every number of the sample is finite.
  var isFinite: Bool {
    position.isFinite && time.isFinite && force.isFinite && maximumForce.isFinite
      && radius.isFinite && radiusTolerance.isFinite && altitude.isFinite && azimuth.isFinite
      && roll.isFinite
  }
}
