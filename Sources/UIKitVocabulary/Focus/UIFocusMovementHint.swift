public import Foundation
public import TouchstoneGeometry

/// A push in a direction that did not move the focus, told to the focused item.
///
/// On a remote control with a touch surface it grows with the finger. Keys and buttons know no half
/// way: there is one hint, at its full length, where the focus can't move.
open class UIFocusMovementHint: NSObject, NSCopying {
  private let direction: CGVector

  package init(direction: CGVector) {
    self.direction = direction
    super.init()
  }

  /// How far an item leans or shifts at most: radians of the lean, points of the shift. Chosen to
  /// be seen and not to reach a neighbour.
  private static let reach: (lean: CGFloat, shift: CGFloat) = (0.1, 4)

  /// Which way, between −1 and 1 in each direction.
  open var movementDirection: CGVector { direction }
  /// How far to lean about each axis, in radians.
  open var rotation: CGVector {
    CGVector(dx: direction.dx * Self.reach.lean, dy: direction.dy * Self.reach.lean)
  }
  /// How far to shift, in points.
  open var translation: CGVector {
    CGVector(dx: direction.dx * Self.reach.shift, dy: direction.dy * Self.reach.shift)
  }
  /// The depth of the space in which the item leans; a flat one here.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The shift as a transform.
  open var interactionTransform: CATransform3D {
    CATransform3DMakeTranslation(translation.dx, translation.dy, 0)
  }

  /// The same hint.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(direction: direction) }
}
