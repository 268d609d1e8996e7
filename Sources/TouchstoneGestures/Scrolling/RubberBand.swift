internal import TouchstoneMutations

/// How far something gives way that is pulled beyond its edge (statement 268).
package enum RubberBand {
  /// How much it gives way at first; the reverse-engineered constant (statement 268).
  package static let stiffness = 0.55

  /// How far it moves when a finger pulls so far beyond the edge; never as far as the viewport.
  ///
  /// - Parameters:
  ///   - travel: the finger's way beyond the edge, in points; the sign is kept.
  ///   - dimension: the viewport's size along the axis, in points.
  /// - Returns: points beyond the edge, with the travel's sign.
  package static func offset(travel: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = travel.magnitude * stiffness
    let offset =
      Mutation.edgesDontResist.isOn ? travel.magnitude : pull * dimension / (pull + dimension)
    return travel < 0 ? -offset : offset
  }

  /// How far a finger has to pull for an offset: the inverse of the other.
  ///
  /// Used when a scroll that is beyond its edge is caught; an offset as large as the viewport would
  /// need an endless pull and gets the largest finite one.
  package static func travel(offset: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let given = min(offset.magnitude, dimension.nextDown)
    let travel = given * dimension / (stiffness * (dimension - given))
    return offset < 0 ? -travel : travel
  }

  /// Where the content is when the finger would have it at a place, which may be out of range.
  package static func position(
    _ wanted: Double, in range: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(wanted, range.lowerBound), range.upperBound)
    return edge + offset(travel: wanted - edge, dimension: dimension)
  }

  /// Where the finger would have the content that is at a place: the inverse of `position`.
  package static func wanted(
    position: Double, in range: ClosedRange<Double>, dimension: Double
  ) -> Double {
    let edge = min(max(position, range.lowerBound), range.upperBound)
    return edge + travel(offset: position - edge, dimension: dimension)
  }
}
