internal import TouchstoneMutations

/// The axis to which a drag is locked (statement 275).
package enum DirectionalLock: Hashable, Sendable, CaseIterable {
  /// No axis, after a diagonal start.
  case none
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical

  /// The ratio of the components from which a start counts as straight. Unpublished, chosen as 30
  /// degrees around each axis, so a third of the directions are diagonal.
  package static let dominance = 3.0.squareRoot()

  /// Creates the lock for a drag that starts with a translation.
  package init(start way: GesturePoint) {
    if way.x.magnitude >= way.y.magnitude * Self.dominance, way.x != 0 {
      self = .horizontal
    } else if way.y.magnitude >= way.x.magnitude * Self.dominance, way.y != 0 {
      self = .vertical
    } else {
      self = .none
    }
  }

  /// Returns the component of a translation that the lock allows.
  package func apply(to way: GesturePoint) -> GesturePoint {
    switch self {
    case .none: way
    case .horizontal: GesturePoint(x: way.x, y: 0)
    case .vertical: GesturePoint(x: Mutation.locksDontHold.isOn ? way.x : 0, y: way.y)
    }
  }
}
