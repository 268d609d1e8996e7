internal import TouchstoneGestures

/// The orientation of a device, relative to the world or to another attitude.
///
/// Apps receive attitudes and don't create them. The attitude of a device motion is a new object
/// that the app may change with ``multiply(byInverseOf:)``.
open class CMAttitude: NSObject, @unchecked Sendable {
  private var attitude: Attitude

  init(_ attitude: Attitude) {
    self.attitude = attitude
    super.init()
  }

  /// The rotation from the device's axes to the world's, as a quaternion.
  open var quaternion: CMQuaternion {
    let axis = attitude.axis
    return CMQuaternion(x: axis.x, y: axis.y, z: axis.z, w: attitude.w)
  }

  /// The rotation from the world's axes to the device's, as a matrix.
  ///
  /// Its third column is the upward direction.
  open var rotationMatrix: CMRotationMatrix {
    let x = attitude.inverse.turned(SpaceVector(1, 0, 0))
    let y = attitude.inverse.turned(SpaceVector(0, 1, 0))
    let z = attitude.inverse.turned(SpaceVector(0, 0, 1))
    return CMRotationMatrix(
      m11: x.x, m12: y.x, m13: z.x, m21: x.y, m22: y.y, m23: z.y, m31: x.z, m32: y.z, m33: z.z)
  }

  /// The rotation about the axis to the device's top, in radians, from −π to π.
  open var roll: Double {
    let up = attitude.inverse.turned(SpaceVector(0, 0, 1))
    return atan2(-up.x, up.z)
  }

  /// The rotation about the axis to the device's right, in radians, from −π/2 to π/2.
  open var pitch: Double {
    asin(max(-1, min(1, attitude.turned(SpaceVector(0, 1, 0)).z)))
  }

  /// The rotation about the vertical, in radians, from −π to π.
  open var yaw: Double {
    let top = attitude.turned(SpaceVector(0, 1, 0))
    return atan2(-top.x, top.y)
  }

  /// Makes this attitude relative to another attitude.
  open func multiply(byInverseOf attitude: CMAttitude) {
    self.attitude = (attitude.attitude.inverse * self.attitude).normalized
  }
}
