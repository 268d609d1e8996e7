import Foundation
import Fuzzing
import Testing

/// Random streams.
///
/// Every run plays a few hundred. `TOUCHSTONE_FUZZ=1000000` sets the number, for a release build.
/// `TOUCHSTONE_SEED=7` plays only the stream of that seed and prints its trace if it fails.
@MainActor
@Suite("Random recognizers under random fingers", .serialized)
struct GestureFuzzTests {
  private static let count = setting("TOUCHSTONE_FUZZ") ?? 320

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The number of steps in a whole stream.
  private static let steps = 40

  /// Plays a stream, whole or only its first steps, and reports objects that should have been
  /// deallocated.
  private static func play(_ stream: StreamCase, isTraced: Bool) throws -> StreamOutcome {
    var world: FuzzWorld? = try FuzzWorld(seed: stream.seed, isTraced: isTraced)
    world?.play(steps: stream.steps, stopsInTheMiddle: stream.seed % 8 == 7)
    var problems = world?.problems ?? []
    let (actions, trace) = (world?.actionCount ?? 0, world?.traceText ?? "")
    let recognizers = world?.recognizers ?? []
    let touches = world?.touches ?? []
    world?.end()
    world = nil
    if recognizers.contains(where: { $0.object != nil }) { problems.append("a recognizer lives") }
    if touches.contains(where: { $0.object != nil }) { problems.append("a touch lives") }
    return StreamOutcome(count: actions, trace: trace, problem: problems.first)
  }

  /// Returns the first rule that a stream breaks, or `nil` if it breaks none.
  static func violation(_ stream: StreamCase) throws -> String? {
    try play(stream, isTraced: false).problem
  }

  // statement 32, 87, 108, 117, 123, 135, 137, 138, 387, 397
  @Test(
    "touches end once, gestures end, nothing stays undecided or alive, every verdict is single",
    .enabled(if: GestureFuzzTests.setting("TOUCHSTONE_SEED") == nil, "one seed is asked for"),
    arguments: 0..<8)
  func laws(block: Int) throws {
    let size = Self.count / 8
    let seeds = (block * size)..<(block * size + size)
    let (actions, report) = try StreamCase.playAll(
      seeds, steps: Self.steps, again: "GestureFuzzTests.violation"
    ) { try Self.play($0, isTraced: $0.seed % 16 == 0) }
    if let report {
      Issue.record("\(report)")
      return
    }
    #expect(actions > size / 2)
  }

  @Test(
    "the stream of one seed",
    .enabled(if: GestureFuzzTests.setting("TOUCHSTONE_SEED") != nil, "TOUCHSTONE_SEED is not set"))
  func oneSeed() throws {
    let seed = Self.setting("TOUCHSTONE_SEED") ?? 0
    let result = try Self.play(StreamCase(seed: seed, steps: Self.steps), isTraced: true)
    print(result.trace)
    #expect(result.problem == nil)
  }

  @Test("the same input makes the same trace, byte for byte")
  func sameTrace() throws {
    for seed in 0..<12 {
      let stream = StreamCase(seed: seed, steps: Self.steps)
      let first = try Self.play(stream, isTraced: true).trace
      let second = try Self.play(stream, isTraced: true).trace
      #expect(first == second)
      #expect(first.count > 1000)
    }
  }
}
