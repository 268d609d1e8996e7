import Testing
import TouchstoneTesting
import UIKit

/// Force fields.
@Suite("Fields of force", .staged) @MainActor
struct FieldTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let animator: UIDynamicAnimator
  private let nature: UIDynamicItemBehavior

  init() {
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.window.addSubview(box)
    nature = UIDynamicItemBehavior(items: [box])
    animator.addBehavior(nature)
  }

  /// Returns the velocity of the box after a second in a field.
  private func velocity(
    in field: UIFieldBehavior, from start: CGPoint = .zero, charge: CGFloat = 0
  ) -> CGPoint {
    box.center = CGPoint(x: 150, y: 150)
    animator.updateItem(usingCurrentState: box)
    nature.charge = charge
    nature.addLinearVelocity(start, for: box)
    field.addItem(box)
    animator.addBehavior(field)
    stage.advance(by: 1)
    animator.removeBehavior(field)
    return nature.linearVelocity(for: box)
  }

  private func isNear(_ value: CGFloat, _ other: CGFloat, _ room: CGFloat = 1) -> Bool {
    abs(value - other) <= room
  }

  @Test("each kind of field pushes as its name states")
  func kinds() {
    let fast = CGPoint(x: 100, y: 0)
    let linear = velocity(in: .linearGravityField(direction: CGVector(dx: 0, dy: 1)))
    #expect(isNear(linear.x, 0) && isNear(linear.y, 100))
    let radial = velocity(in: .radialGravityField(position: CGPoint(x: 1150, y: 150)))
    #expect(isNear(radial.x, 100) && isNear(radial.y, 0))
    #expect(isNear(velocity(in: .dragField(), from: fast).x, 36.8))
    let carried = velocity(in: .velocityField(direction: CGVector(dx: 0, dy: 50)))
    #expect(isNear(carried.y, 31.6))
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 150, y: 10_150)
    #expect(isNear(velocity(in: vortex).x, 100), "around a middle far below")
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: -10_000, y: 150)
    #expect(isNear(velocity(in: electric, charge: 2).x, 200))
    #expect(isNear(velocity(in: electric).x, 0), "without a charge nothing happens")
    let magnetic = velocity(in: .magneticField(), from: fast, charge: 1)
    #expect(isNear(hypot(magnetic.x, magnetic.y), 100, 2) && magnetic.y > 50)
    let own = UIFieldBehavior.field { _, _, _, mass, _, _ in CGVector(dx: 0, dy: -mass) }
    #expect(isNear(velocity(in: own).y, -100))
  }

  @Test("a field affects only its region, and weakens with the distance")
  func regions() {
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 1150, y: 150))
    field.region = UIRegion(radius: 500)
    #expect(velocity(in: field) == .zero)
    field.region = field.region.inverse()
    field.falloff = 1
    field.strength = 1000
    #expect(isNear(velocity(in: field).x, 100, 5))
    let square = UIRegion(size: CGSize(width: 10, height: 10))
    let ring = UIRegion(radius: 20).difference(from: square)
    #expect(ring.contains(CGPoint(x: 10, y: 0)) && !ring.contains(.zero))
    #expect(ring.union(with: square).contains(.zero))
    #expect(!ring.intersection(with: square).contains(.zero))
    #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
  }
}
