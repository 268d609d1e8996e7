import Foundation
import Fuzzing
import Testing

/// Beginnings and their ends among views that may be removed at any moment.
///
/// Every run plays a few hundred streams. `TOUCHSTONE_FUZZ=1000000` sets the number, for a release
/// build. `TOUCHSTONE_SEED=7` plays only the stream of that seed and prints its history.
@MainActor
@Suite("Random removals of open objects", .serialized)
struct EndsFuzzTests {
  private static let count = setting("TOUCHSTONE_FUZZ") ?? 240

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The number of steps in a whole stream.
  private static let steps = 60

  private static func play(
    _ stream: StreamCase, noting begun: inout [EndsLedger.Pair: Int]
  ) throws -> StreamOutcome {
    var world: EndsWorld? = try EndsWorld(seed: stream.seed)
    world?.play(steps: stream.steps, stopsInTheMiddle: stream.seed % 8 == 7)
    let problems = world?.problems ?? []
    let counts = world?.ledger.begun ?? [:]
    let history = world?.ledger.history ?? []
    begun.merge(counts) { $0 + $1 }
    let everything = world?.everything ?? []
    world?.end()
    world = nil
    let left = everything.filter { $0.object.object != nil }.map { "\($0.name) lives" }
    return StreamOutcome(
      count: counts.values.reduce(0, +), trace: history.joined(separator: "\n"),
      problem: (problems + left).first)
  }

  /// Returns the first rule that a stream breaks, or `nil` if it breaks none.
  static func violation(_ stream: StreamCase) throws -> String? {
    var begun: [EndsLedger.Pair: Int] = [:]
    return try play(stream, noting: &begun).problem
  }

  // statement 123, 137, 217, 224, 257, 313, 370, 373, 388, 390, 399
  @Test(
    "each beginning has the ends that its statement lists, whatever removes the object",
    .enabled(if: EndsFuzzTests.setting("TOUCHSTONE_SEED") == nil, "one seed is asked for"))
  func laws() throws {
    var begun: [EndsLedger.Pair: Int] = [:]
    let (_, report) = try StreamCase.playAll(
      0..<Self.count, steps: Self.steps, again: "EndsFuzzTests.violation"
    ) { try Self.play($0, noting: &begun) }
    if let report {
      Issue.record("\(report)")
      return
    }
    for pair in EndsLedger.Pair.allCases {
      #expect(begun[pair, default: 0] > 0, "no \(pair) has begun")
    }
  }

  @Test(
    "the stream of ends of one seed",
    .enabled(if: EndsFuzzTests.setting("TOUCHSTONE_SEED") != nil, "TOUCHSTONE_SEED is not set"))
  func oneSeed() throws {
    let seed = Self.setting("TOUCHSTONE_SEED") ?? 0
    var begun: [EndsLedger.Pair: Int] = [:]
    let result = try Self.play(StreamCase(seed: seed, steps: Self.steps), noting: &begun)
    print(result.trace)
    #expect(result.problem == nil)
  }
}
