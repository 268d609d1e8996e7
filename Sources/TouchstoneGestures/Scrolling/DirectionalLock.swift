internal import TouchstoneMutations

/// To which axis a drag is locked (statement 275).
package enum DirectionalLock: Hashable, Sendable, CaseIterable {
  /// To none: a diagonal start.
  case none
  /// To the horizontal.
  case horizontal
  /// To the vertical.
  case vertical

  /// How many times longer along than across a start has to be to count as straight; unpublished,
  /// chosen as 30 degrees around each axis, so that a third of the directions is diagonal.
  package static let dominance = 3.0.squareRoot()

  /// The lock for a drag that starts along a way.
  package init(start way: GesturePoint) {
    if way.x.magnitude >= way.y.magnitude * Self.dominance, way.x != 0 {
      self = .horizontal
    } else if way.y.magnitude >= way.x.magnitude * Self.dominance, way.y != 0 {
      self = .vertical
    } else {
      self = .none
    }
  }

  /// What is left of a way.
  package func apply(to way: GesturePoint) -> GesturePoint {
    switch self {
    case .none: way
    case .horizontal: GesturePoint(x: way.x, y: 0)
    case .vertical: GesturePoint(x: Mutation.locksDontHold.isOn ? way.x : 0, y: way.y)
    }
  }
}
