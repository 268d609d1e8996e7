import Foundation
import GestureOracle
import Testing

/// Compares the production coordinator with a plain statement of the rules.
///
/// A part is compared in every run. To compare everything:
///
///     TOUCHSTONE_MODEL=all swift test -c release -Xswiftc -enable-testing --filter GestureModelCheck
///
/// To compare one of several parts, with graphs from everywhere: `TOUCHSTONE_MODEL=3/100`, counted
/// from 1. All combinations in graphs of three are too many for a run. They are sampled by a seed:
/// `TOUCHSTONE_MODEL_SEED`.
@MainActor
@Suite("The gesture coordinator compared with the oracle", .serialized)
struct ModelCheckTests {
  /// Compares one graph with some scripts. Returns `false` after a difference, which is then
  /// reduced.
  private func compare(
    _ graph: OracleGraph, _ scripts: some Sequence<[OracleStep]>, in world: ModelWorld,
    _ origin: () -> String
  ) throws -> Bool {
    world.set(graph)
    for script in scripts {
      let steps = script + ModelSpace.ending
      if world.run(steps) == GestureOracle.log(graph, steps) { continue }
      let found = ModelCase(graph: graph, steps: steps)
      let text =
        try found.agrees()
        ? "only after other scripts of the same graph:\n\(try found.report())"
        : try found.shrunken().report()
      Issue.record("\(origin())\n\(text)")
      return false
    }
    return true
  }

  @Test(
    "random graphs and scripts have the outcome of the oracle", arguments: [1, 2])
  func sample(fingers: Int) throws {
    var random = ModelRandom(seed: Self.seed &+ UInt64(fingers))
    let families = ModelSpace.families + [ModelSpace.product]
    let all = (1...fingers).flatMap { OracleStep.all(finger: $0) }
    let world = try ModelWorld()
    for _ in 0..<Self.sampledGraphs {
      let family = families[random.below(families.count)]
      let graph = family.graph(random.below(family.count))
      // Steps that can't happen are among these.
      let scripts = (0..<Self.scriptsOfAGraph).map { _ in
        (0..<(fingers == 1 ? 5 : 6)).map { place in
          place == 0 ? .down(1) : all[random.below(all.count)]
        }
      }
      guard
        try compare(
          graph, scripts, in: world,
          { "seed \(Self.seed), \(fingers) fingers, family \(family.name)" })
      else { return }
    }
  }

  private static let seed =
    ProcessInfo.processInfo.environment["TOUCHSTONE_MODEL_SEED"].flatMap { UInt64($0) } ?? 2026
  private static let sampledGraphs = 400
  private static let scriptsOfAGraph = 10

  // MARK: Everything

  /// The number of graphs sampled from the product, in all parts together.
  private static let drawnGraphs = 50_000

  /// The requested part of everything: part `index` of `count`, from 0, or `nil` if none is
  /// requested.
  private nonisolated static var part: (index: Int, count: Int)? {
    guard let text = ProcessInfo.processInfo.environment["TOUCHSTONE_MODEL"] else { return nil }
    if text == "all" { return (0, 1) }
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, (1...max(1, numbers[1])).contains(numbers[0]) else { return nil }
    return (numbers[0] - 1, numbers[1])
  }

  private func compare(
    _ number: Int, of family: ModelSpace.Family, _ scripts: [[OracleStep]], in world: ModelWorld
  ) throws -> Bool {
    try compare(
      family.graph(number), scripts, in: world, { "graph \(number) of \(family.name)" })
  }

  @Test(
    "every graph of up to three, with every script of five steps of one finger and of four of two",
    .enabled(if: ModelCheckTests.part != nil, "TOUCHSTONE_MODEL is not set"))
  func everything() throws {
    let part = Self.part ?? (0, 1)
    let world = try ModelWorld()
    var graphs = 0
    let scripts =
      ModelSpace.scripts(fingers: 1, steps: 5) + ModelSpace.scripts(fingers: 2, steps: 4)
    for family in ModelSpace.families {
      for number in 0..<family.count
      where ModelRandom.scattered(number) % UInt64(part.count) == part.index {
        graphs += 1
        guard try compare(number, of: family, scripts, in: world) else { return }
      }
    }
    var random = ModelRandom(seed: Self.seed &+ UInt64(part.index))
    for _ in 0..<Self.drawnGraphs / part.count {
      graphs += 1
      let number = random.below(ModelSpace.product.count)
      guard try compare(number, of: ModelSpace.product, scripts, in: world) else { return }
    }
    print("seed \(Self.seed): compared \(graphs) graphs with \(scripts.count) scripts each")
    #expect(graphs > 0)
  }
}

/// A pseudorandom sequence that is the same in every run of a seed.
struct ModelRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a hash that is the same for the same number, and far apart for neighboring numbers.
  static func scattered(_ number: Int) -> UInt64 {
    var mixed = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}
