import Testing

@testable import TouchstonePhysics

/// Joints that hold bodies.
struct JointTests {
  private func world(_ joint: PhysicsJoint, _ bodies: [PhysicsBody]) -> PhysicsWorld {
    var world = PhysicsWorld()
    world.bodies = bodies
    world.joints = [joint]
    world.forces = [.gravity([0, 1000], bodies: Array(bodies.indices))]
    return world
  }

  private func box(_ x: Double, _ y: Double) -> PhysicsBody {
    PhysicsBody(
      position: [x, y], angle: 0, direction: [1, 0],
      shape: .rectangle(width: 100, height: 100))
  }

  private func joint(_ kind: PhysicsJoint.Kind, other: Int? = nil) -> PhysicsJoint {
    PhysicsJoint(kind, body: 0, hold: .zero, other: other, otherHold: .zero)
  }

  @Test("a pendulum keeps its length, and has the textbook's period")
  func pendulum() {
    var world = world(joint(.distance(250)), [box(60, 242.7)])
    var turns: [Int] = []
    for step in 0..<960 {
      let before = world.bodies[0].velocity.x
      _ = world.step()
      let length = world.bodies[0].position.length
      #expect(abs(length - 250) < 1, "\(length)")
      if before < 0, world.bodies[0].velocity.x >= 0 { turns.append(step) }
    }
    // Half of 2π√(l/g), 1.571 s, and a little more for the amplitude of the swing.
    #expect(abs(Double(turns.first ?? 0) / 240 - 1.574) < 0.02, "\(turns)")
  }

  @Test(
    "a spring swings at its frequency, and a damped one comes to rest in equilibrium")
  func spring() {
    var spring = joint(.distance(100))
    spring.frequency = 2
    spring.damping = 0.1
    var world = world(spring, [box(0, 100)])
    var turns: [Int] = []
    for step in 0..<2400 {
      let before = world.bodies[0].velocity.y
      _ = world.step()
      if before > 0, world.bodies[0].velocity.y <= 0 { turns.append(step) }
    }
    #expect(abs(Double(turns[1] - turns[0]) / 240 - 0.5) < 0.03)
    // 1000 / (2π·2)².
    #expect(abs(world.bodies[0].position.y - 106.33) < 0.5)
  }

  @Test("a rope has no force until it is tight")
  func rope() {
    var world = world(joint(.rope(300)), [box(0, 0)])
    for _ in 0..<120 { _ = world.step() }
    #expect(abs(world.bodies[0].position.y - 125) < 1e-6)
    for _ in 0..<480 {
      _ = world.step()
      #expect(world.bodies[0].position.y < 305)
    }
  }

  @Test("a rail lets a body move along it only, within its limits")
  func rail() {
    var world = world(joint(.slide(along: [0.6, 0.8], range: -50...200)), [box(0, 0)])
    for _ in 0..<720 {
      _ = world.step()
      let position = world.bodies[0].position
      #expect(abs(position.cross([0.6, 0.8])) < 1 && position.length < 205)
      #expect(abs(world.bodies[0].angle) < 0.01)
    }
    #expect(abs(world.bodies[0].position.length - 200) < 2)
  }

  @Test("welded bodies move as one, and pinned ones rotate about their pin")
  func pairs() {
    for kind in [PhysicsJoint.Kind.weld, .pin] {
      var held = joint(kind, other: 1)
      held.hold = [50, 0]
      held.otherHold = [-50, 0]
      var world = world(held, [box(0, 0), box(100, 0)])
      world.bodies[0].angularVelocity = 3
      for _ in 0..<120 { _ = world.step() }
      let turn = world.bodies[0].angle - world.bodies[1].angle
      #expect(kind == .weld ? abs(turn) < 0.05 : abs(turn) > 0.5, "\(turn)")
      let ends = (
        world.bodies[0].position + world.bodies[0].arm(to: [50, 0]),
        world.bodies[1].position + world.bodies[1].arm(to: [-50, 0])
      )
      #expect((ends.0 - ends.1).length < 2)
    }
  }
}
