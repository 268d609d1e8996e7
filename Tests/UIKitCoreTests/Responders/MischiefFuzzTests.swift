import Fuzzing
import Testing
import TouchstoneTesting
import UIKit

/// Random actions in random handlers of random trees, with one to five fingers.
@MainActor
struct MischiefFuzzTests {
  /// The number of sequences per seed. All seeds together have thousands.
  private static let sequences = 100

  @Test("random mischief under random fingers breaks no law of touches", arguments: 0..<20)
  func fuzz(seed: Int) {
    let before = MischiefCount.living
    var told = 0
    var deeds = 0
    for sequence in 0..<Self.sequences {
      let number = UInt64(seed * Self.sequences + sequence)
      let result = run(number)
      told += result.told
      deeds += result.deeds
      guard result.problems.isEmpty else {
        Issue.record("sequence \(number): \(result.problems)")
        return
      }
    }
    #expect(told > Self.sequences * 5)
    #expect(deeds > Self.sequences)
    #expect(MischiefCount.living == before)
  }

  private func run(_ number: UInt64) -> (problems: [String], told: Int, deeds: Int) {
    var random = SeededGenerator(seed: number)
    // Without a trace, moves use another code path.
    let world = makeWorld(&random, isTraced: number.isMultiple(of: 2))
    var deeds = SeededGenerator(seed: number ^ 0xABCD)
    let rarity = 6 + random.below(40)
    world.decide = { _, _ in
      guard deeds.chance(rarity) else { return nil }
      return MischiefDeed.allCases[deeds.below(MischiefDeed.allCases.count)]
    }
    let fingers = 1 + random.below(5)
    var down = Array(repeating: false, count: fingers)
    for _ in 0..<(8 + random.below(16)) {
      step(world, &down, &random)
    }
    let problems = world.finish(cancelling: (0..<fingers).filter { down[$0] })
    return (problems, world.book.toldCount, world.deeds)
  }

  private func step(_ world: MischiefWorld, _ down: inout [Bool], _ random: inout SeededGenerator) {
    for finger in down.indices where random.chance(2) {
      let x = Double(random.below(380))
      let y = Double(random.below(400))
      if !down[finger] {
        world.post(.began, finger, x, y)
        down[finger] = true
      } else if random.chance(4) {
        world.post(random.chance(3) ? .cancelled : .ended, finger, x, y)
        down[finger] = false
      } else {
        world.post(.moved, finger, x, y)
      }
    }
    switch random.below(12) {
    case 0: world.loop.post(.interrupt(time: world.loop.now))
    case 1, 2: world.loop.post(.resume(time: world.loop.now))
    case 3: world.stage.advance(by: 0.05)
    default: break
    }
    if random.chance(2) { world.stage.advance(by: 0.017) }
    world.flush()
  }

  private func makeWorld(_ random: inout SeededGenerator, isTraced: Bool) -> MischiefWorld {
    let world = MischiefWorld(isTraced: isTraced)
    world.other = window(world, &random)
    world.window = window(world, &random)
    world.window?.makeKeyAndVisible()
    return world
  }

  private func window(_ world: MischiefWorld, _ random: inout SeededGenerator) -> MischiefWindow {
    let window = MischiefWindow(world)
    let controller = MischiefController(world)
    window.rootViewController = controller
    var views: [UIView] = [controller.view]
    for _ in 0..<(2 + random.below(10)) {
      let view = MischiefView(
        world,
        frame: CGRect(
          x: Double(random.below(200)) - 20, y: Double(random.below(200)) - 20,
          width: Double(50 + random.below(300)), height: Double(50 + random.below(300))))
      view.isMultipleTouchEnabled = !random.chance(3)
      view.isExclusiveTouch = random.chance(8)
      view.isUserInteractionEnabled = !random.chance(10)
      if random.chance(4) { view.transform = CGAffineTransform(rotationAngle: 0.4) }
      if random.chance(3) {
        view.addGestureRecognizer(MischiefRecognizer(world, cancels: random.chance(2)))
      }
      views[random.below(views.count)].addSubview(view)
      views.append(view)
      world.target = view
    }
    window.isHidden = false
    return window
  }
}
