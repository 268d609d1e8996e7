public import Foundation
public import TouchstoneGeometry
public import UIKitGraphics

/// A place with coordinates of its own: a view, a window, a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The place's own rectangle, in its own coordinates.
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

/// Something a physics engine could move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where its middle is.
  var center: CGPoint { get set }
  /// How large it is.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
  /// Its shape in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Its outline around its middle, where its shape is a path; it has no dents, or they are filled.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path, which counts as a rectangle.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an item in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// That of its bounds.
  case rectangle = 0
  /// The ellipse within its bounds.
  case ellipse = 1
  /// A path of its own.
  case path = 2
}

/// A class that can be named in an appearance rule; a marker.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Something tests and tools can find by name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name; never shown.
  var accessibilityIdentifier: String? { get set }
}

/// Something that knows its surroundings.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What is known.
  var traitCollection: UITraitCollection { get }
  /// It has changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
