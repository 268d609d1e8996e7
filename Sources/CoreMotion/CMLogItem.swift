internal import TouchstoneGestures
internal import TouchstoneKit

/// A sensor reading at one moment.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// The time of the reading, in seconds on the application's clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// A reading of the accelerometer: the sum of gravity and user acceleration.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration in g, which is (0, 0, −1) for a device that lies on its back.
  public let acceleration: CMAcceleration

  init(_ reading: MotionReading) {
    acceleration = CMAcceleration(reading.acceleration)
    super.init(timestamp: reading.time)
  }
}

/// A reading of the gyroscope.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The rotation rate of the device.
  public let rotationRate: CMRotationRate

  init?(_ reading: MotionReading) {
    guard let rate = reading.rotationRate else { return nil }
    rotationRate = CMRotationRate(rate)
    super.init(timestamp: reading.time)
  }
}

/// A reading of the magnetometer, including the device's own field.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The magnetic field.
  public let magneticField: CMMagneticField

  init?(_ reading: MotionReading) {
    guard let field = reading.magneticField else { return nil }
    magneticField = CMMagneticField(field)
    super.init(timestamp: reading.time)
  }
}

/// A combined reading of all sensors: attitude, gravity, user acceleration, rotation rate and
/// magnetic field.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The location of a sensor in a headset.
  public enum SensorLocation: Int, Sendable {
    /// The sensor is in the device.
    case `default` = 0
    /// The sensor is on the left.
    case headphoneLeft = 1
    /// The sensor is on the right.
    case headphoneRight = 2
  }

  private let turned: Attitude
  /// Gravity as a vector, in g.
  public let gravity: CMAcceleration
  /// The acceleration without gravity, in g.
  public let userAcceleration: CMAcceleration
  /// The rotation rate of the device, or zero without a gyroscope.
  public let rotationRate: CMRotationRate
  /// The magnetic field as the magnetometer read it, without calibration.
  ///
  /// Zero without a magnetometer.
  public let magneticField: CMCalibratedMagneticField

  init(_ reading: MotionReading) {
    turned = reading.attitude
    gravity = CMAcceleration(reading.gravity)
    userAcceleration = CMAcceleration(reading.acceleration - reading.gravity)
    rotationRate = reading.rotationRate.map { CMRotationRate($0) } ?? CMRotationRate()
    magneticField =
      reading.magneticField.map {
        CMCalibratedMagneticField(field: CMMagneticField($0), accuracy: .uncalibrated)
      } ?? CMCalibratedMagneticField()
    super.init(timestamp: reading.time)
  }

  /// The orientation of the device, as a new object on each access.
  open var attitude: CMAttitude { CMAttitude(turned) }
  /// The heading, which is always −1 because no reference frame includes north.
  open var heading: Double { -1 }
  /// The location of the sensors, which is always the device.
  open var sensorLocation: SensorLocation { .default }
}
