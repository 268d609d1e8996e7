internal import TouchstoneGestures

/// How something speeds up along the device's three axes, in g, 9.80665 m/s².
public struct CMAcceleration: Equatable, Sendable {
  /// To the device's right.
  public var x: Double
  /// To the device's top.
  public var y: Double
  /// Out of the screen.
  public var z: Double

  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Makes one of its shares.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How fast the device turns about its three axes, in radians a second, by the right-hand rule.
public struct CMRotationRate: Equatable, Sendable {
  /// About the axis to the right.
  public var x: Double
  /// About the axis to the top.
  public var y: Double
  /// About the axis out of the screen.
  public var z: Double

  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Makes one of its shares.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A magnetic field along the device's three axes, in microtesla.
public struct CMMagneticField: Equatable, Sendable {
  /// To the device's right.
  public var x: Double
  /// To the device's top.
  public var y: Double
  /// Out of the screen.
  public var z: Double

  /// None.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Makes one of its shares.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// How far a magnetic field can be trusted.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// Not at all.
  case uncalibrated = -1
  /// A little.
  case low = 0
  /// Somewhat.
  case medium = 1
  /// Well.
  case high = 2
}

/// A magnetic field without that of the device itself, and how far it can be trusted.
public struct CMCalibratedMagneticField: Equatable, Sendable {
  /// The field.
  public var field: CMMagneticField
  /// How far it can be trusted.
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  /// A field of nothing, which nobody calibrated.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }

  /// Makes one of its parts.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// A rotation as four numbers.
public struct CMQuaternion: Equatable, Sendable {
  /// The axis' share to the right, times the sine of half the angle.
  public var x: Double
  /// The axis' share to the top, times the sine of half the angle.
  public var y: Double
  /// The axis' share upwards, times the sine of half the angle.
  public var z: Double
  /// The cosine of half the angle.
  public var w: Double

  /// Four zeros, as C makes them; no rotation has those.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  /// Makes one of its numbers.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A rotation as a matrix; the first number of a name is the row.
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

  /// Nine zeros, as C makes them.
  public init() {}

  /// Makes one of its numbers, row after row.
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

/// Which way the axes of the world point that a device's attitude is told in.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Z points up, and x wherever it pointed first.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// Z points up, and x wherever it pointed first, held by a compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// Z points up, and x to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// Z points up, and x to the geographic north.
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
