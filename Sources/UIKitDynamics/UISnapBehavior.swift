internal import TouchstonePhysics
public import UIKitCore

/// Draws an item to a point, upright, as a spring does.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Swings a second of the spring, which UIKit doesn't tell: an item is there in about a third of a
  /// second.
  private static let frequency = 3.0

  /// Draws an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where it draws the item.
  open var snapPoint: CGPoint {
    didSet {
      snapPoint = number(snapPoint, else: oldValue, "snapPoint")
      didChange()
    }
  }

  /// How little it swings at the end, from 0 to 1.
  open var damping: CGFloat = 0.5 {
    didSet {
      damping = min(1, max(0, number(damping, else: oldValue, "damping")))
      didChange()
    }
  }

  override func contribute(to setup: DynamicSetup) {
    var joint = PhysicsJoint(
      .weld, body: setup.body(item), hold: .zero, other: nil,
      otherHold: PhysicsVector(snapPoint))
    joint.frequency = Self.frequency
    // Without any brake it would never come to rest.
    joint.damping = 0.2 + 0.8 * Double(damping)
    setup.joints.append(joint)
  }
}
