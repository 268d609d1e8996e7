internal import TouchstonePhysics
public import UIKitCore

/// Moves an item to a point with a spring, and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// The spring's frequency in oscillations per second. UIKit doesn't document it. With this value,
  /// an item arrives after about a third of a second.
  private static let frequency = 3.0

  /// Creates a behavior that moves an item to a point of the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point that the item moves to.
  open var snapPoint: CGPoint {
    didSet {
      snapPoint = number(snapPoint, else: oldValue, "snapPoint")
      didChange()
    }
  }

  /// The damping of the oscillation at the end, from 0 to 1.
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
    // Without any damping, the item would never come to rest.
    joint.damping = 0.2 + 0.8 * Double(damping)
    setup.joints.append(joint)
  }
}
