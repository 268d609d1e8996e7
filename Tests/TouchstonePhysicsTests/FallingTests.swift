import Testing

@testable import TouchstonePhysics

/// Returns a box of 100 × 100 points with a mass of 1.
private func box(_ x: Double, _ y: Double) -> PhysicsBody {
  PhysicsBody(
    position: [x, y], angle: 0, direction: [1, 0],
    shape: .rectangle(width: 100, height: 100))
}

/// A floor at y 1000.
private let floor = (number: 1, edges: [PhysicsEdge(from: [-5000, 1000], to: [5000, 1000])])

/// Bodies under well-known laws.
struct FallingTests {
  private func world(_ bodies: [PhysicsBody], collides: Bool = true) -> PhysicsWorld {
    var world = PhysicsWorld()
    world.bodies = bodies
    world.forces = [.gravity([0, 1000], bodies: Array(bodies.indices))]
    if collides {
      world.gatherings = [
        PhysicsGathering(
          bodies: Array(bodies.indices), boundaries: [floor], collidesBodies: true)
      ]
    }
    return world
  }

  private func run(_ world: inout PhysicsWorld, _ seconds: Double, _ look: (PhysicsWorld) -> Void) {
    for _ in 0..<(Int(exactly: (seconds * 240).rounded()) ?? 0) {
      _ = world.step()
      look(world)
    }
  }

  @Test("a falling body is half g t squared lower after t seconds")
  func freeFall() {
    var world = world([box(0, 0)], collides: false)
    for second in 1...3 {
      run(&world, 1) { _ in }
      let time = Double(second)
      #expect(abs(world.bodies[0].position.y - 500 * time * time) < 1e-6)
      #expect(abs(world.bodies[0].velocity.y - 1000 * time) < 1e-9)
    }
  }

  @Test("a bouncing body rises to the square of its elasticity", arguments: [0.3, 0.5, 0.8, 1])
  func bounce(_ elasticity: Double) {
    var ball = box(0, 500)
    ball.elasticity = elasticity
    ball.shape = .disc(radius: 50)
    for shape in [PhysicsShape.disc(radius: 50), .rectangle(width: 100, height: 100)] {
      ball.shape = shape
      var world = world([ball])
      var hasBounced = false
      var highest = Double.infinity
      run(&world, 2) {
        if $0.bodies[0].velocity.y < 0 { hasBounced = true }
        // Until it falls for the second time.
        if hasBounced { highest = min(highest, $0.bodies[0].position.y) }
      }
      // It falls 450 points until its bottom is on the floor.
      let height = 950 - highest
      #expect(abs(height - 450 * elasticity * elasticity) < 2, "\(shape): \(height)")
    }
  }

  @Test("a box without elasticity rests on the floor, and a tower is stable")
  func resting() {
    var world = world([box(0, 500), box(5, 300), box(-5, 100)])
    // Without friction, the stack would slide apart, however slowly.
    for index in world.bodies.indices { world.bodies[index].friction = 0.5 }
    run(&world, 4) { _ in }
    for (body, y) in zip(world.bodies, [950.0, 850, 750]) {
      #expect(abs(body.position.y - y) < 1, "\(body.position)")
      #expect(abs(body.angle) < 0.01 && body.velocity.length < 1, "\(body.velocity)")
    }
    #expect(world.restingTime > 1)
  }

  @Test("a tilted box falls flat")
  func tilted() {
    var tilted = box(0, 800)
    tilted.turn(to: 0.6, direction: [0.8253356149096783, 0.5646424733950354])
    tilted.friction = 0.5
    var world = world([tilted])
    run(&world, 5) { _ in }
    let quarters = world.bodies[0].angle / (.pi / 2)
    #expect(abs(quarters - quarters.rounded()) < 0.01)
    #expect(abs(world.bodies[0].position.y - 950) < 1)
  }

  @Test("a body passes through no line, at any speed")
  func fast() {
    for speed in [1_000.0, 5_000, 20_000] {
      var thrown = box(0, 0)
      thrown.velocity = [speed / 3, speed]
      thrown.elasticity = 0.5
      var world = world([thrown])
      run(&world, 2) { #expect($0.bodies[0].position.y < 1000) }
    }
  }

  @Test("friction stops a sliding body, and without it nothing does")
  func friction() {
    for (friction, isStopped) in [(0.5, true), (0, false)] {
      var sliding = box(0, 950)
      sliding.velocity = [300, 0]
      sliding.friction = friction
      sliding.allowsRotation = false
      var world = world([sliding])
      run(&world, 2) { _ in }
      let x = world.bodies[0].position.x
      // Decelerated by half of the weight: 300² / (2 · 500).
      #expect(isStopped ? abs(x - 90) < 3 : abs(x - 600) < 3, "\(x)")
    }
  }

  @Test("the same world moves identically, bit for bit")
  func repeatable() {
    func way() -> [PhysicsVector] {
      var bodies = [box(0, 500), box(40, 300), box(-30, 100)]
      bodies[1].elasticity = 0.7
      bodies[2].angularVelocity = 5
      var world = world(bodies)
      run(&world, 3) { _ in }
      return world.bodies.map(\.position)
    }
    #expect(way() == way())
  }
}
