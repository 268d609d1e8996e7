import Testing

@testable import TouchstonePhysics

/// Collisions between bodies.
struct CollisionTests {
  private func disc(_ x: Double, _ y: Double = 0, radius: Double = 50) -> PhysicsBody {
    PhysicsBody(position: [x, y], angle: 0, direction: [1, 0], shape: .disc(radius: radius))
  }

  private func box(_ x: Double, _ y: Double) -> PhysicsBody {
    PhysicsBody(
      position: [x, y], angle: 0, direction: [1, 0],
      shape: .rectangle(width: 100, height: 100))
  }

  private func world(_ bodies: [PhysicsBody]) -> PhysicsWorld {
    var world = PhysicsWorld()
    world.bodies = bodies
    world.gatherings = [
      PhysicsGathering(bodies: Array(bodies.indices), boundaries: [], collidesBodies: true)
    ]
    return world
  }

  private func momentum(_ world: PhysicsWorld) -> PhysicsVector {
    world.bodies.reduce(.zero) { $0 + $1.velocity * $1.mass }
  }

  private func energy(_ world: PhysicsWorld) -> Double {
    world.bodies.reduce(0) {
      $0 + $1.mass * $1.velocity.dot($1.velocity) / 2
        + $1.angularVelocity * $1.angularVelocity / $1.inverseSpin / 2
    }
  }

  @Test("a body that hits an equal one head-on stops, and the other moves on at its speed")
  func billiard() {
    for (mine, other) in [(disc(0), disc(300)), (box(0, 0), box(300, 0))] {
      var bodies = [mine, other]
      bodies[0].velocity = [500, 0]
      bodies[0].elasticity = 1
      var world = world(bodies)
      for _ in 0..<240 { _ = world.step() }
      #expect(world.bodies[0].velocity.length < 1)
      #expect(abs(world.bodies[1].velocity.x - 500) < 1)
    }
  }

  @Test("momentum is conserved, and energy does not increase, in any collision")
  func laws() {
    for (offset, elasticity) in [(0.0, 0.5), (30, 1), (60, 0.8), (-45, 0)] {
      var bodies = [box(0, 0), disc(300, offset, radius: 30), box(420, -offset / 2)]
      bodies[0].velocity = [600, 20]
      bodies[0].elasticity = elasticity
      bodies[1].density = 3
      bodies[2].velocity = [-200, 0]
      var world = world(bodies)
      let (before, most) = (momentum(world), energy(world))
      for _ in 0..<480 {
        _ = world.step()
        let now = momentum(world)
        #expect(abs(now.x - before.x) < 1e-6 && abs(now.y - before.y) < 1e-6)
        #expect(energy(world) < most * 1.001)
      }
      #expect(world.bodies[1].velocity.length > 1, "it was hit")
    }
  }

  @Test("a contact is reported once when it begins and once when it ends")
  func events() {
    var bodies = [disc(0), disc(200)]
    bodies[0].velocity = [400, 0]
    bodies[0].elasticity = 1
    var world = world(bodies)
    let events = (0..<240).flatMap { _ in world.step() }
    #expect(events.map(\.begins) == [true, false])
    #expect(events.allSatisfy { $0.touch.body == 0 && $0.touch.partner == .body(1) })
    #expect(abs((events.first?.touch.point.x ?? 0) - 150) < 3)
  }

  @Test("an impulse is divided by mass")
  func masses() {
    var bodies = [disc(0), disc(200)]
    bodies[0].density = 3
    bodies[0].velocity = [400, 0]
    var world = world(bodies)
    for _ in 0..<240 { _ = world.step() }
    // Without elasticity, both continue together at three quarters of the speed.
    #expect(abs(world.bodies[0].velocity.x - 300) < 1 && abs(world.bodies[1].velocity.x - 300) < 1)
  }

  @Test("anchored bodies do not move")
  func anchored() {
    var bodies = [disc(0), disc(200)]
    bodies[0].velocity = [400, 0]
    bodies[0].elasticity = 1
    bodies[1].isAnchored = true
    var world = world(bodies)
    for _ in 0..<240 { _ = world.step() }
    #expect(world.bodies[1].position == [200, 0] && abs(world.bodies[0].velocity.x + 400) < 1)
  }

  @Test("an off-center push rotates, and a resistance slows down")
  func pushes() {
    var world = PhysicsWorld()
    world.bodies = [box(0, 0), box(1000, 0)]
    world.bodies[1].resistance = 2
    world.bodies[1].velocity = [100, 0]
    world.forces = [.push([1, 0], at: [0, 20], body: 0)]
    for _ in 0..<240 { _ = world.step() }
    // A mass of 1 and a force of 1: the velocity increases by 100 points per second.
    #expect(abs(world.bodies[0].velocity.length - 100) < 20)
    #expect(world.bodies[0].angularVelocity < -0.5)
    #expect(abs(world.bodies[1].velocity.x - 13.5) < 0.2, "e to the power of -2")
  }
}
