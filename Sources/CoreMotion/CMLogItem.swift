internal import TouchstoneGestures
internal import TouchstoneKit

/// Something that was read at one moment.
open class CMLogItem: NSObject, @unchecked Sendable {
  /// When it was read, in seconds on the application's clock.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }
}

/// What the accelerometer read: gravity and what the hand does, together.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration; (0, 0, −1) for a device that lies on its back.
  public let acceleration: CMAcceleration

  init(_ reading: MotionReading) {
    acceleration = CMAcceleration(reading.acceleration)
    super.init(timestamp: reading.time)
  }
}

/// What the gyroscope read.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// How fast the device turns.
  public let rotationRate: CMRotationRate

  init?(_ reading: MotionReading) {
    guard let rate = reading.rotationRate else { return nil }
    rotationRate = CMRotationRate(rate)
    super.init(timestamp: reading.time)
  }
}

/// What the magnetometer read, the device's own field included.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The field.
  public let magneticField: CMMagneticField

  init?(_ reading: MotionReading) {
    guard let field = reading.magneticField else { return nil }
    magneticField = CMMagneticField(field)
    super.init(timestamp: reading.time)
  }
}

/// What all sensors say together: how the device is turned, where down is, what the hand does.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Where a sensor sits in what is worn on the head.
  public enum SensorLocation: Int, Sendable {
    /// In the device.
    case `default` = 0
    /// On the left.
    case headphoneLeft = 1
    /// On the right.
    case headphoneRight = 2
  }

  private let turned: Attitude
  /// Where down is, in g.
  public let gravity: CMAcceleration
  /// What the hand does, without gravity, in g.
  public let userAcceleration: CMAcceleration
  /// How fast the device turns; zero without a gyroscope.
  public let rotationRate: CMRotationRate
  /// The magnetic field, as the magnetometer read it: nobody calibrates it here.
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

  /// How the device is turned; a new object each time.
  open var attitude: CMAttitude { CMAttitude(turned) }
  /// Where north is; always −1, since no frame here knows it.
  open var heading: Double { -1 }
  /// Where the sensors sit: always in the device.
  open var sensorLocation: SensorLocation { .default }
}
