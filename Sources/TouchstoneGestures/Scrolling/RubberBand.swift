internal import TouchstoneMutations

/// The resistance of content that is dragged beyond its edge (statement 268).
package enum RubberBand {
  /// The initial ratio of content movement to finger movement, the reverse-engineered constant
  /// (statement 268).
  package static let stiffness = 0.55

  /// Returns how far content moves beyond the edge when a finger drags it, always less than the
  /// viewport's size.
  ///
  /// - Parameters:
  ///   - travel: The distance of the finger beyond the edge, in points, with its sign.
  ///   - dimension: The viewport's size along the axis, in points.
  /// - Returns: The distance beyond the edge in points, with the sign of `travel`.
  package static func offset(travel: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = travel.magnitude * stiffness
    let offset =
      Mutation.edgesDontResist.isOn ? travel.magnitude : pull * dimension / (pull + dimension)
    return travel < 0 ? -offset : offset
  }

  /// Returns the finger's distance beyond the edge for an offset, the inverse of
  /// ``offset(travel:dimension:)``.
  ///
  /// It is used when a scroll beyond its edge is caught. An offset as large as the viewport would
  /// need an infinite distance, so the result is the largest finite one.
  package static func travel(offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let given = min(offset.magnitude, dimension.nextDown)
    let travel = given * dimension / (stiffness * (dimension - given))
    return offset < 0 ? -travel : travel
  }

  /// Returns the position of the content for a finger that drags it to `wanted`, which may be out
  /// of range.
  package static func position(
    _ wanted: Double, in range: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(wanted, range.lowerBound), range.upperBound)
    return edge + offset(travel: wanted - edge, dimension: dimension)
  }

  /// Returns the position to which a finger would have to drag the content: the inverse of
  /// `position`.
  package static func wanted(
    position: Double, in range: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    return edge + travel(offset: position - edge, dimension: dimension)
  }
}
