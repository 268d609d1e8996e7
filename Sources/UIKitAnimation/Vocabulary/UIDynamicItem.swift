public import Foundation
public import TouchstoneGeometry
public import UIKitGraphics

/// An object that a physics engine can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the item.
  var center: CGPoint { get set }
  /// The size of the item.
  var bounds: CGRect { get }
  /// The rotation of the item.
  var transform: CGAffineTransform { get set }
  /// The shape of the item in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex outline around the center, used if the collision shape is a path.
  ///
  /// Concave parts of the outline are filled.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default shape, a rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default outline, an empty path, which counts as a rectangle.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of a dynamic item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse in the item's bounds.
  case ellipse = 1
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path = 2
}
