/// The attitude of a device, as a rotation from the device's axes to the world's axes.
package struct Attitude: Hashable, Sendable {
  /// The cosine of half the angle.
  package var w: Double
  /// The axis, with the sine of half the angle as its length.
  package var axis: SpaceVector

  /// Creates a rotation from its components.
  package init(w: Double, axis: SpaceVector) {
    self.w = w
    self.axis = axis
  }

  /// No rotation: the device is on its back, with its x axis along the world's x axis.
  package static let level = Attitude(w: 1, axis: .zero)

  /// The inverse rotation.
  package var inverse: Attitude { Attitude(w: w, axis: axis * -1) }

  /// Returns a vector of the device in world coordinates.
  package func turned(_ vector: SpaceVector) -> SpaceVector {
    let twice = axis.cross(vector) * 2
    return vector + twice * w + axis.cross(twice)
  }

  /// Returns the rotation that applies `right` first and then `left`.
  package static func * (left: Attitude, right: Attitude) -> Attitude {
    Attitude(
      w: left.w * right.w - left.axis.dot(right.axis),
      axis: right.axis * left.w + left.axis * right.w + left.axis.cross(right.axis))
  }

  /// The rotation scaled to unit length, or ``level`` if its length is 0 or not finite.
  package var normalized: Attitude {
    let size = (w * w + axis.dot(axis)).squareRoot()
    guard size > 0, size.isFinite else { return .level }
    return Attitude(w: w / size, axis: axis * (1 / size))
  }

  /// Returns the shortest rotation from one unit vector to another.
  package static func from(_ start: SpaceVector, to end: SpaceVector) -> Attitude {
    let cosine = start.dot(end)
    guard cosine > -1 + 1e-9 else {
      // A half turn about any perpendicular axis.
      let side = abs(start.x) < 0.9 ? SpaceVector(1, 0, 0) : SpaceVector(0, 1, 0)
      return Attitude(w: 0, axis: start.cross(side)).normalized
    }
    return Attitude(w: 1 + cosine, axis: start.cross(end)).normalized
  }
}

/// Tracks the attitude of a device, using gravity for its tilt and the gyroscope for the rotation
/// about the vertical.
///
/// Without a compass, the first reading determines the direction of the world's x axis.
package struct AttitudeEstimator: Hashable, Sendable {
  /// The direction of gravity in the world. The world's z axis points up.
  private static let down = SpaceVector(0, 0, -1)

  private var attitude: Attitude?
  private var latest = 0.0

  /// Creates an estimator without readings.
  package init() {}

  /// Adds gravity in any unit and the rotation rate in radians per second, and returns the
  /// attitude.
  package mutating func add(
    gravity: SpaceVector, rotationRate: SpaceVector, at time: Double
  ) -> Attitude {
    let size = gravity.length
    var next = attitude ?? .level
    if attitude != nil, time > latest {
      let half = rotationRate * ((time - latest) / 2)
      next = (next * Attitude(w: 1, axis: half)).normalized
    }
    if size > 0, size.isFinite {
      let expected = next.inverse.turned(Self.down)
      // Rotate the expected direction of gravity to the measured one.
      next = (next * Attitude.from(gravity * (1 / size), to: expected)).normalized
    }
    attitude = next
    latest = time
    return next
  }
}
