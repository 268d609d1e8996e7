/// One report of one finger, pencil or pointer, as the host saw it.
///
/// A touch is a stream of samples with one id: a began, any number of moves, then an ended or a
/// cancelled. The queue never changes a sample; it only decides which ones come out together.
public struct TouchSample: Hashable, Sendable {
  /// What a sample says about its touch.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The touch came down.
    case began
    /// The touch changed its place, its force or anything else while staying down.
    case moved
    /// The touch lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// What touches; the cases are those of UITouch.TouchType.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A finger on the screen.
    case direct
    /// A finger on a surface away from the screen, as a remote's.
    case indirect
    /// A pencil on the screen.
    case pencil
    /// A mouse or trackpad with a button down.
    case indirectPointer
  }

  // Small values stand at the end, side by side: a sample is copied some thirty times on its way, and
  // up to 128 bytes are copied without a call.

  /// The host's number for the contact, unique among the live ones and free again after its end.
  public var id: Int
  /// Where it is, in screen points.
  public var position: Point
  /// When it was there, in seconds on the clock of the host.
  public var time: Double
  /// How hard it presses; 1 is an ordinary touch.
  public var force: Double
  /// The greatest force the device can tell; 0 where it knows no force.
  public var maximumForce: Double
  /// The radius of the contact, in points; 0 where unknown.
  public var radius: Double
  /// How far the radius may be wrong, in points.
  public var radiusTolerance: Double
  /// The buttons held, as the bits of UIEvent.ButtonMask: 1 primary, 2 secondary.
  public var buttons: Int
  /// The modifier keys held.
  public var modifiers: ModifierKeys
  /// The angle between pencil and screen, in radians; a right angle stands upright.
  public var altitude: Double
  /// The direction in which the pencil points, in radians from the x axis.
  public var azimuth: Double
  /// How far the pencil is turned about itself, in radians.
  public var roll: Double
  /// The number by which better values find this sample; nil where none come.
  public var update: Int?
  /// What happened to the touch.
  public var phase: Phase
  /// What touches.
  public var kind: Kind
  /// Which of the values are only estimates.
  public var estimated: TouchProperties = []
  /// Which of the estimates will be known better.
  public var expected: TouchProperties = []

  /// Makes a sample; everything but the first four has a plain finger's value.
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

  /// The altitude of whatever stands upright on the screen, a finger included: a right angle.
  public static let uprightAltitude = Double.pi / 2
}

extension TouchSample {
  /// Whether every number of the sample is one.
  var isFinite: Bool {
    position.isFinite && time.isFinite && force.isFinite && maximumForce.isFinite
      && radius.isFinite && radiusTolerance.isFinite && altitude.isFinite && azimuth.isFinite
      && roll.isFinite
  }
}
