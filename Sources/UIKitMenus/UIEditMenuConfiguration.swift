@_spi(Kit) public import UIKitCore

/// The location and purpose of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  private let identity: AnyHashable
  private let point: CGPoint

  /// Creates a configuration for a point of the interaction's view.
  ///
  /// If `identifier` is `nil`, a unique one is created.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    identity = identifier ?? AnyHashable(UUID())
    point = sourcePoint
    super.init()
  }

  /// The identifier of the configuration.
  open var identifier: AnyHashable { identity }
  /// The target point of the menu, in the coordinates of the interaction's view.
  ///
  /// The search for commands begins at the hit-tested view at this point, unless the first
  /// responder is in the interaction's view.
  open var sourcePoint: CGPoint { point }
  /// The preferred direction of the arrow.
  ///
  /// With an arrow pointing down, the menu is above its target.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// The direction of an edit menu's arrow, from the menu to its target.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Chosen according to the available space.
  case automatic = 0
  /// The menu is below its target.
  case up = 1
  /// The menu is above its target.
  case down = 2
  /// The menu is to the right of its target.
  case left = 3
  /// The menu is to the left of its target.
  case right = 4
}
