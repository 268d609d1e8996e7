/// One reading of the device's motion sensors.
///
/// The axes are the device's own: x to its right, y to its top, z out of its screen. A device that
/// rests on its back reads an acceleration of (0, 0, −1), as on iOS.
public struct DeviceMotionSample: Hashable, Sendable {
  /// A vector with one value for each axis.
  public struct Axes: Hashable, Sendable {
    /// The component to the right.
    public var x: Double
    /// The component to the top.
    public var y: Double
    /// The component out of the screen.
    public var z: Double

    /// Creates a vector.
    public init(_ x: Double, _ y: Double, _ z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    /// Whether all three values are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
  }

  /// The sum of gravity and the user's acceleration, in g, which is 9.80665 m/s².
  public var acceleration: Axes
  /// Gravity alone, in g, or `nil` if the host can't separate it.
  public var gravity: Axes?
  /// The rotation rate about each axis, in radians per second, or `nil` without a gyroscope.
  public var rotationRate: Axes?
  /// The magnetic field, in microtesla, or `nil` without a magnetometer.
  public var magneticField: Axes?
  /// The time of the reading, in seconds.
  public var time: Double

  /// Creates a sample.
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
