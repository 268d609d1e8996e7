/// How a device is turned, as a rotation that takes its own axes to those of the world.
package struct Attitude: Hashable, Sendable {
  /// The cosine of half the angle.
  package var w: Double
  /// The axis, as long as the sine of half the angle.
  package var axis: SpaceVector

  /// A rotation from its parts.
  package init(w: Double, axis: SpaceVector) {
    self.w = w
    self.axis = axis
  }

  /// Not turned: on its back, its x axis where the world has its own.
  package static let level = Attitude(w: 1, axis: .zero)

  /// The rotation back.
  package var inverse: Attitude { Attitude(w: w, axis: axis * -1) }

  /// A direction of the device as the world sees it.
  package func turned(_ vector: SpaceVector) -> SpaceVector {
    let twice = axis.cross(vector) * 2
    return vector + twice * w + axis.cross(twice)
  }

  /// First the right rotation, then the left one.
  package static func * (left: Attitude, right: Attitude) -> Attitude {
    Attitude(
      w: left.w * right.w - left.axis.dot(right.axis),
      axis: right.axis * left.w + left.axis * right.w + left.axis.cross(right.axis))
  }

  /// The same rotation with the size that rotations have.
  package var normalized: Attitude {
    let size = (w * w + axis.dot(axis)).squareRoot()
    guard size > 0, size.isFinite else { return .level }
    return Attitude(w: w / size, axis: axis * (1 / size))
  }

  /// The shortest rotation from one direction to another, both of size 1.
  package static func from(_ start: SpaceVector, to end: SpaceVector) -> Attitude {
    let cosine = start.dot(end)
    guard cosine > -1 + 1e-9 else {
      // Half a turn, about any axis at right angles.
      let side = abs(start.x) < 0.9 ? SpaceVector(1, 0, 0) : SpaceVector(0, 1, 0)
      return Attitude(w: 0, axis: start.cross(side)).normalized
    }
    return Attitude(w: 1 + cosine, axis: start.cross(end)).normalized
  }
}

/// Follows how a device is turned: gravity tells its tilt, the gyroscope the way about the vertical.
///
/// Which way is north nobody tells, so the first reading decides where the world's x axis is.
package struct AttitudeEstimator: Hashable, Sendable {
  /// Where down is in the world, whose z axis points up.
  private static let down = SpaceVector(0, 0, -1)

  private var attitude: Attitude?
  private var latest = 0.0

  /// An estimator that has read nothing.
  package init() {}

  /// Takes gravity in any unit and the rate of rotation in radians a second.
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
      // What the device calls down is turned onto what it feels.
      next = (next * Attitude.from(gravity * (1 / size), to: expected)).normalized
    }
    attitude = next
    latest = time
    return next
  }
}
