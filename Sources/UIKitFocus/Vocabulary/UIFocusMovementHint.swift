public import Foundation
public import TouchstoneGeometry

/// An attempt to move the focus that failed, reported to the focused item.
///
/// On a remote control with a touch surface, the hint grows with the finger's movement. Keys and
/// buttons have no intermediate positions, so they send one hint of full length if the focus can't
/// move.
open class UIFocusMovementHint: NSObject, NSCopying {
  private let direction: CGVector

  package init(direction: CGVector) {
    self.direction = direction
    super.init()
  }

  /// The maximum rotation in radians and the maximum translation in points. They are chosen to be
  /// visible without reaching a neighboring item.
  private static let reach: (lean: CGFloat, shift: CGFloat) = (0.1, 4)

  /// The direction, from −1 to 1 on each axis.
  open var movementDirection: CGVector { direction }
  /// The rotation about each axis, in radians.
  open var rotation: CGVector {
    CGVector(dx: direction.dx * Self.reach.lean, dy: direction.dy * Self.reach.lean)
  }
  /// The translation, in points.
  open var translation: CGVector {
    CGVector(dx: direction.dx * Self.reach.shift, dy: direction.dy * Self.reach.shift)
  }
  /// The perspective of the item's rotation, always the identity.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The translation as a transform.
  open var interactionTransform: CATransform3D {
    CATransform3DMakeTranslation(translation.dx, translation.dy, 0)
  }

  /// Returns a copy of the hint.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusMovementHint(direction: direction) }
}
