internal import TouchstoneMutations

/// The valid zoom scales, and the resistance of a pinch beyond them (statement 277, 278).
package struct ZoomLimits: Hashable, Sendable {
  /// The smallest scale.
  package var minimum: Double
  /// The largest scale.
  package var maximum: Double
  /// Whether a pinch may exceed the limits, and the scale then bounces back.
  package var bounces = true

  /// Creates limits from the smallest and the largest scale. The largest is raised to the smallest
  /// if it is below it.
  package init(minimum: Double, maximum: Double) {
    self.minimum = max(minimum, .leastNormalMagnitude)
    self.maximum = max(self.minimum, maximum)
  }

  /// Whether the limits allow more than one scale.
  package var allowsZooming: Bool { minimum < maximum }

  /// Returns the nearest valid scale.
  package func clamp(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

  /// Returns the scale for a pinch to `scale`.
  ///
  /// Beyond a limit, only the square root of the excess counts. This rule is chosen, because
  /// UIKit's rule is unpublished.
  package func pinched(to scale: Double) -> Double {
    let limit = clamp(scale)
    guard bounces, !Mutation.zoomsStopAtTheirLimits.isOn, scale != limit, scale > 0 else {
      return limit
    }
    return limit * (scale / limit).squareRoot()
  }

  /// Returns the scale that fingers would have to request for the given scale: the inverse of
  /// `pinched`.
  ///
  /// It is used when fingers catch a bounce.
  package func wanted(scale: Double) -> Double {
    let limit = clamp(scale)
    guard bounces, scale != limit else { return limit }
    let excess = scale / limit
    return limit * excess * excess
  }
}
