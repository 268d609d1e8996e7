public import Foundation
public import TouchstoneGeometry
public import UIKitGraphics

/// An object with a coordinate system: a view, a window or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds in the object's coordinate system.
  var bounds: CGRect { get }
  /// Converts a point to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

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

/// A marker protocol for classes that appearance rules can name.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object that tests and tools can find by name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which is never shown.
  var accessibilityIdentifier: String? { get set }
}

/// An object that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The current traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
