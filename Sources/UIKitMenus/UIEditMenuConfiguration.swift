@_spi(Kit) public import UIKitCore

/// Where an edit menu is to appear, and what for.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let identity: AnyHashable
  private let point: CGPoint

  init(identity: AnyHashable, point: CGPoint) {
    self.identity = identity
    self.point = point
    super.init()
  }

  /// Makes a configuration for a point of the interaction's view; nil makes up an identifier.
  public convenience init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.init(identity: identifier ?? AnyHashable(UUID()), point: sourcePoint)
  }

  /// What tells it from other configurations.
  open var identifier: AnyHashable { identity }
  /// What the menu is for, in the coordinates of the interaction's view.
  ///
  /// The view that is hit there is the first to be asked for commands, unless the first responder
  /// lies in the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// On which side of its place the menu stands: an arrow that points down stands above it.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// Which way the arrow of an edit menu points, from the menu to its place.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// As there is room.
  case automatic = 0
  /// The menu stands below.
  case up = 1
  /// The menu stands above.
  case down = 2
  /// The menu stands at the right.
  case left = 3
  /// The menu stands at the left.
  case right = 4
}
