internal import TouchstoneMutations

/// The scales a zoom may have, and how it gives way beyond them (statement 277, 278).
package struct ZoomLimits: Hashable, Sendable {
  /// The smallest scale.
  package var minimum: Double
  /// The largest scale.
  package var maximum: Double
  /// Whether a pinch may go beyond and come back.
  package var bounces = true

  /// Limits from the smallest to the largest scale; a largest below the smallest counts as it.
  package init(minimum: Double, maximum: Double) {
    self.minimum = max(minimum, .leastNormalMagnitude)
    self.maximum = max(self.minimum, maximum)
  }

  /// Whether there is anything to zoom.
  package var allowsZooming: Bool { minimum < maximum }

  /// The nearest valid scale.
  package func clamp(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// The scale for fingers that ask for one: beyond a limit only the square root of the excess,
  /// which is chosen; UIKit's rule is unpublished.
  package func pinched(to scale: Double) -> Double {
    let limit = clamp(scale)
    guard bounces, !Mutation.zoomsStopAtTheirLimits.isOn, scale != limit, scale > 0 else {
      return limit
    }
    return limit * (scale / limit).squareRoot()
  }

  /// What fingers ask for when the scale is so: the inverse of `pinched`, for catching a bounce.
  package func wanted(scale: Double) -> Double {
    let limit = clamp(scale)
    guard bounces, scale != limit else { return limit }
    let excess = scale / limit
    return limit * excess * excess
  }
}
