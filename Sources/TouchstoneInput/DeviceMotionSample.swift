/// One reading of the sensors that feel how the device moves.
///
/// The axes are the device's own: x to its right, y to its top, z out of its screen. A device that
/// lies on its back and rests reads an acceleration of (0, 0, −1), as on iOS.
public struct DeviceMotionSample: Hashable, Sendable {
  /// One value for each axis.
  public struct Axes: Hashable, Sendable {
    /// The share to the right.
    public var x: Double
    /// The share to the top.
    public var y: Double
    /// The share out of the screen.
    public var z: Double

    /// Makes values.
    public init(_ x: Double, _ y: Double, _ z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    /// Whether all three are numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
  }

  /// Gravity and what the hand does together, in g, 9.80665 m/s².
  public var acceleration: Axes
  /// Gravity alone, in g; nothing from a host that can't tell.
  public var gravity: Axes?
  /// How fast the device turns about each axis, in radians a second; nothing without a gyroscope.
  public var rotationRate: Axes?
  /// The magnetic field, in microtesla; nothing without a magnetometer.
  public var magneticField: Axes?
  /// When it was read, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(
    acceleration: Axes, gravity: Axes? = nil, rotationRate: Axes? = nil,
    magneticField: Axes? = nil, time: Double
  ) {
    self.acceleration = acceleration
    self.gravity = gravity
    self.rotationRate = rotationRate
    self.magneticField = magneticField
    self.time = time
  }
}
