import Testing
import TouchstoneTesting
import UIKit

/// Dynamic animators on the stage's clock.
@Suite("Dynamic animators", .staged) @MainActor
struct DynamicAnimatorTests {
  private let stage = Stage()
  private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  private let other = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: stage.window)
    stage.window.addSubview(box)
    stage.window.addSubview(other)
  }

  private func isNear(_ value: CGFloat, _ other: CGFloat, _ room: CGFloat = 0.01) -> Bool {
    abs(value - other) <= room
  }

  /// Records its delegate calls.
  @MainActor
  private final class Listener: NSObject, UIDynamicAnimatorDelegate,
    UICollisionBehaviorDelegate
  {
    var log: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { log.append("items") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { log.append("items part") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("boundary \(identifier.map { "\($0)" } ?? "of the view")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("boundary parts") }
  }

  @Test("an animator that gets a behavior as it resumes resumes once")
  func resumesOnce() {
    final class Adding: NSObject, UIDynamicAnimatorDelegate {
      var log: [String] = []
      weak var item: UIView?
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        log.append("resume")
        guard log.count < 5, let item else { return }
        animator.addBehavior(UISnapBehavior(item: item, snapTo: item.center))
      }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    }
    let delegate = Adding()
    delegate.item = other
    animator.delegate = delegate
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 150, y: 200)))
    stage.advance(by: 5)
    #expect(delegate.log == ["resume", "pause"])
  }

  @Test(
    "a contact ends with its behavior, item or boundary, and continues under a new behavior")
  func contactsEnd() {
    for way in ["behavior", "item", "boundary"] {
      let listener = Listener()
      box.center = CGPoint(x: 150, y: 420)
      let collision = UICollisionBehavior(items: [box])
      collision.collisionDelegate = listener
      collision.addBoundary(
        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 480),
        to: CGPoint(x: 390, y: 480))
      let gravity = UIGravityBehavior(items: [box])
      animator.addBehavior(gravity)
      animator.addBehavior(collision)
      stage.advance(by: 1)
      #expect(listener.log == ["boundary floor"], "\(way)")
      animator.addBehavior(UICollisionBehavior(items: [other]))
      stage.advance(by: 0.1)
      #expect(listener.log == ["boundary floor"], "\(way)")
      switch way {
      case "behavior": animator.removeBehavior(collision)
      case "item": collision.removeItem(box)
      default: collision.removeBoundary(withIdentifier: "floor" as NSString)
      }
      stage.advance(by: 0.1)
      #expect(listener.log == ["boundary floor", "boundary parts"], "\(way)")
      animator.removeAllBehaviors()
      stage.advance(by: 0.1)
      #expect(listener.log.count == 2, "\(way)")
    }
  }

  @Test("with a magnitude of 1 an item falls by 1000 points per second squared")
  func gravity() {
    let gravity = UIGravityBehavior(items: [box])
    #expect(gravity.magnitude == 1 && isNear(gravity.angle, .pi / 2))
    animator.addBehavior(gravity)
    stage.advance(by: 0.5)
    #expect(isNear(box.center.y, 50 + 125) && box.center.x == 150)
    #expect(isNear(animator.elapsedTime, 0.5, 0.005) && animator.isRunning)
    gravity.setAngle(0, magnitude: 2)
    stage.advance(by: 0.5)
    #expect(isNear(box.center.x, 150 + 250, 0.1))
    animator.removeAllBehaviors()
  }

  @Test("on the ground an item comes to rest, and the animator pauses until a change")
  func rest() {
    let listener = Listener()
    animator.delegate = listener
    let collision = UICollisionBehavior(items: [box])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    #expect(listener.log == ["resume"])
    stage.advance(by: 4)
    #expect(listener.log == ["resume", "boundary of the view", "pause"] && !animator.isRunning)
    #expect(isNear(box.frame.maxY, 844, 0.5) && isNear(box.transform.b, 0, 0.001))
    box.center.y = 500
    animator.updateItem(usingCurrentState: box)
    #expect(animator.isRunning)
    stage.advance(by: 4)
    #expect(isNear(box.frame.maxY, 844, 0.5) && !animator.isRunning)
  }

  @Test("items collide with each other and with lines, and identifiers are reported")
  func collisions() throws {
    let listener = Listener()
    let collision = UICollisionBehavior(items: [box, other])
    collision.addBoundary(
      withIdentifier: "shelf" as any NSCopying, from: CGPoint(x: 0, y: 600),
      to: CGPoint(x: 390, y: 600))
    collision.collisionDelegate = listener
    #expect(collision.boundaryIdentifiers?.count == 1)
    #expect(collision.boundary(withIdentifier: "shelf" as any NSCopying) != nil)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    stage.advance(by: 4)
    #expect(listener.log.first == "items" && listener.log.contains("boundary shelf"))
    #expect(isNear(other.frame.maxY, 600, 0.5), "it was pushed down")
    collision.removeBoundary(withIdentifier: "shelf" as any NSCopying)
    #expect(collision.boundaryIdentifiers == nil)
    animator.removeAllBehaviors()
  }

  @Test("the collision mode selects what items collide with")
  func modes() {
    let collision = UICollisionBehavior(items: [box, other])
    collision.collisionMode = .boundaries
    collision.addBoundary(
      withIdentifier: "path" as any NSCopying,
      for: UIBezierPath(rect: CGRect(x: 0, y: 700, width: 390, height: 50)))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 4)
    #expect(other.center.y == 350, "it was passed by")
    #expect(isNear(box.frame.maxY, 700, 0.5))
  }

  @Test("an item's elasticity decides its bounce, and items can be described, thrown and queried")
  func nature() {
    let nature = UIDynamicItemBehavior(items: [box])
    nature.resistance = 1
    nature.addLinearVelocity(CGPoint(x: 100, y: 0), for: box)
    nature.addAngularVelocity(2, for: box)
    #expect(nature.linearVelocity(for: box).x == 100 && nature.angularVelocity(for: box) == 2)
    animator.addBehavior(nature)
    stage.advance(by: 1)
    #expect(isNear(nature.linearVelocity(for: box).x, 36.8, 0.5), "braked, by e")
    #expect(isNear(box.center.x, 150 + 63, 1))
    #expect(isNear(atan2(box.transform.b, box.transform.a), 2, 0.03))
    nature.isAnchored = true
    let place = box.center
    stage.advance(by: 1)
    #expect(box.center == place)
  }

  @Test("an instantaneous push adds a speed, and a continuous one an acceleration")
  func pushes() {
    let once = UIPushBehavior(items: [box], mode: .instantaneous)
    once.pushDirection = CGVector(dx: 2, dy: 0)
    #expect(once.active)
    animator.addBehavior(once)
    let nature = UIDynamicItemBehavior(items: [box, other])
    animator.addBehavior(nature)
    let always = UIPushBehavior(items: [other], mode: .continuous)
    always.setAngle(0, magnitude: 1)
    animator.addBehavior(always)
    stage.advance(by: 0.5)
    #expect(!once.active && isNear(nature.linearVelocity(for: box).x, 200))
    #expect(isNear(nature.linearVelocity(for: other).x, 50, 1))
    once.active = true
    stage.advance(by: 0.1)
    #expect(isNear(nature.linearVelocity(for: box).x, 400))
    always.active = false
    animator.removeAllBehaviors()
  }

  @Test("a snap pulls an item to its point, upright, and to rest there")
  func snap() {
    box.transform = CGAffineTransform(rotationAngle: 0.5)
    let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400))
    animator.addBehavior(snap)
    stage.advance(by: 3)
    #expect(!animator.isRunning)
    #expect(isNear(box.center.x, 200, 1) && isNear(box.center.y, 400, 1))
    #expect(isNear(box.transform.b, 0, 0.02))
    snap.snapPoint = CGPoint(x: 100, y: 100)
    stage.advance(by: 3)
    #expect(isNear(box.center.x, 100, 1) && isNear(box.center.y, 100, 1))
  }

  @Test("an attachment keeps its length, and the item follows its anchor")
  func attachment() {
    let attachment = UIAttachmentBehavior(
      item: box, attachedToAnchor: CGPoint(x: 50, y: 50))
    #expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
    animator.addBehavior(attachment)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    for _ in 0..<60 {
      stage.advance(by: 1.0 / 30)
      #expect(isNear(hypot(box.center.x - 50, box.center.y - 50), 100, 2))
    }
    attachment.anchorPoint = CGPoint(x: 250, y: 300)
    stage.advance(by: 1)
    #expect(isNear(hypot(box.center.x - 250, box.center.y - 300), 100, 3))
    animator.removeAllBehaviors()
  }

  @Test("two items are connected by a rod, a limit, a pin, a weld, or a rail")
  func attachments() {
    let anchor = CGPoint(x: 150, y: 200)
    let pairs: [UIAttachmentBehavior] = [
      UIAttachmentBehavior(item: box, attachedTo: other),
      .limitAttachment(
        with: box, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero),
      .pinAttachment(with: box, attachedTo: other, attachmentAnchor: anchor),
      .fixedAttachment(with: box, attachedTo: other, attachmentAnchor: anchor),
      .slidingAttachment(
        with: box, attachedTo: other, attachmentAnchor: anchor,
        axisOfTranslation: CGVector(dx: 0, dy: 1)),
    ]
    for attachment in pairs {
      #expect(attachment.attachedBehaviorType == .items && attachment.items.count == 2)
      UIView.performWithoutAnimation {
        (box.center, other.center) = (CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 350))
        (box.transform, other.transform) = (.identity, .identity)
      }
      animator.addBehavior(attachment)
      animator.updateItem(usingCurrentState: box)
      animator.updateItem(usingCurrentState: other)
      let nature = UIDynamicItemBehavior(items: [box])
      nature.addLinearVelocity(CGPoint(x: 0, y: -300), for: box)
      animator.addBehavior(nature)
      stage.advance(by: 0.5)
      let way = other.center.y - box.center.y
      if attachment === pairs[4] {
        #expect(way > 400, "a rail lets it go")
      } else if attachment === pairs[1] {
        #expect(way < 303 && way > 280, "a limit lets it come back: \(way)")
      } else {
        #expect(isNear(way, 300, 3), "\(way)")
      }
      animator.removeAllBehaviors()
      stage.advance(by: 0.1)
    }
  }

  @Test("a custom behavior combines others, and its action runs in every frame")
  func composed() {
    @MainActor final class Falling: UIDynamicBehavior {
      var animators: [UIDynamicAnimator?] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        animators.append(dynamicAnimator)
      }
    }
    let falling = Falling()
    falling.addChildBehavior(UIGravityBehavior(items: [box]))
    var frames = 0
    falling.action = { frames += 1 }
    animator.addBehavior(falling)
    #expect(falling.childBehaviors.first?.dynamicAnimator === animator)
    stage.advance(by: 0.5)
    #expect(frames >= 29 && frames <= 31 && isNear(box.center.y, 175))
    animator.removeBehavior(falling)
    #expect(falling.animators.count == 2 && falling.animators.last == .some(nil))
    let place = box.center
    stage.advance(by: 0.5)
    #expect(box.center == place)
  }

  @Test("a deallocated animator moves nothing")
  func gone() {
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.window)
    animator?.addBehavior(UIGravityBehavior(items: [box]))
    stage.advance(by: 0.1)
    #expect(box.center.y > 50)
    animator = nil
    let place = box.center
    stage.advance(by: 0.5)
    #expect(box.center == place)
  }

  @Test("a group moves as one body, and an ellipse rolls")
  func shapes() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let group = UIDynamicItemGroup(items: [box, other])
    #expect(group.bounds.size == CGSize(width: 100, height: 400))
    let ball = Ball(frame: CGRect(x: 300, y: 700, width: 50, height: 50))
    stage.window.addSubview(ball)
    let nature = UIDynamicItemBehavior(items: [group, ball])
    nature.friction = 0.5
    nature.addLinearVelocity(CGPoint(x: -100, y: 0), for: ball)
    let collision = UICollisionBehavior(items: [group, ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [nature, collision, UIGravityBehavior(items: [group, ball])] {
      animator.addBehavior(behavior)
    }
    stage.advance(by: 1)
    #expect(isNear(other.center.y - box.center.y, 300, 0.01))
    #expect(isNear(other.frame.maxY, 844, 1))
    #expect(ball.transform.b < -0.1 || ball.transform.a < 0.9, "it has turned")
    animator.removeAllBehaviors()
  }

  @Test("invalid numbers are refused with a line, and a behavior can't be added twice")
  func odd() {
    let gravity = UIGravityBehavior(items: [box])
    gravity.magnitude = .nan
    gravity.gravityDirection = CGVector(dx: CGFloat.infinity, dy: 0)
    #expect(gravity.magnitude == 1)
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: .zero)
    attachment.length = -5
    attachment.frequency = .nan
    #expect(attachment.length == 0 && attachment.frequency == 0)
    box.removeFromSuperview()
    stage.advance(by: 1)
    #expect(box.center.y.isFinite && animator.behaviors.count == 1)
    #expect(stage.trace.filter { $0.kind == .fault }.count == 4)
    animator.removeAllBehaviors()
  }
}
