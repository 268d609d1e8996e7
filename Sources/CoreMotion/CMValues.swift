internal import TouchstoneGestures

/// An acceleration along the device's three axes in g, which is 9.80665 m/s².
public struct CMAcceleration: Equatable, Sendable {
  /// The component to the device's right.
  public var x: Double
  /// The component to the device's top.
  public var y: Double
  /// The component out of the screen.
  public var z: Double

  /// Creates an acceleration of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates an acceleration from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rotation rate about the device's three axes in radians per second, by the right-hand rule.
public struct CMRotationRate: Equatable, Sendable {
  /// The rate about the axis to the right.
  public var x: Double
  /// The rate about the axis to the top.
  public var y: Double
  /// The rate about the axis out of the screen.
  public var z: Double

  /// Creates a rotation rate of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a rotation rate from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A magnetic field along the device's three axes, in microtesla.
public struct CMMagneticField: Equatable, Sendable {
  /// The component to the device's right.
  public var x: Double
  /// The component to the device's top.
  public var y: Double
  /// The component out of the screen.
  public var z: Double

  /// Creates a field of zero.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a field from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// The accuracy of a magnetic field's calibration.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// The field isn't calibrated.
  case uncalibrated = -1
  /// The accuracy is low.
  case low = 0
  /// The accuracy is medium.
  case medium = 1
  /// The accuracy is high.
  case high = 2
}

/// A magnetic field without that of the device itself, and the accuracy of its calibration.
public struct CMCalibratedMagneticField: Equatable, Sendable {
  /// The magnetic field.
  public var field: CMMagneticField
  /// The accuracy of the calibration.
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  /// Creates an uncalibrated field of zero.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }

  /// Creates a calibrated field from a field and its accuracy.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Equatable, Sendable {
  /// The axis component to the right, times the sine of half the angle.
  public var x: Double
  /// The axis component to the top, times the sine of half the angle.
  public var y: Double
  /// The upward axis component, times the sine of half the angle.
  public var z: Double
  /// The cosine of half the angle.
  public var w: Double

  /// Creates four zeros, as C does, which isn't a rotation.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  /// Creates a quaternion from its components.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A rotation as a matrix, where the first digit of a name is the row.
public struct CMRotationMatrix: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11 = 0.0
  /// Row 1, column 2.
  public var m12 = 0.0
  /// Row 1, column 3.
  public var m13 = 0.0
  /// Row 2, column 1.
  public var m21 = 0.0
  /// Row 2, column 2.
  public var m22 = 0.0
  /// Row 2, column 3.
  public var m23 = 0.0
  /// Row 3, column 1.
  public var m31 = 0.0
  /// Row 3, column 2.
  public var m32 = 0.0
  /// Row 3, column 3.
  public var m33 = 0.0

  /// Creates nine zeros, as C does.
  public init() {}

  /// Creates a matrix from its elements, row by row.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }
}

/// The directions of the world's axes relative to which attitudes are measured.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The z axis points up, and the x axis in an arbitrary initial direction.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// The z axis points up, and the x axis in an arbitrary initial direction that a compass
  /// corrects.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// The z axis points up, and the x axis to magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// The z axis points up, and the x axis to geographic north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

extension CMAcceleration {
  init(_ vector: SpaceVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

extension CMRotationRate {
  init(_ vector: SpaceVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}

extension CMMagneticField {
  init(_ vector: SpaceVector) { self.init(x: vector.x, y: vector.y, z: vector.z) }
}
