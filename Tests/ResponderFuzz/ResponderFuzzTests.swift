import Foundation
import Fuzzing
import Testing

/// Presses, shakes and remote commands among responders that misbehave.
///
/// Every run plays a few hundred streams. `TOUCHSTONE_FUZZ=1000000` sets the number, for a release
/// build. `TOUCHSTONE_SEED=7` plays only the stream of that seed and prints its trace.
@MainActor
@Suite("Random responders under keys, buttons, shakes and remote commands", .serialized)
struct ResponderFuzzTests {
  private static let count = setting("TOUCHSTONE_FUZZ") ?? 160

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// The number of steps in a whole stream.
  private static let steps = 80

  /// Plays a stream, whole or only its first steps, and reports objects that should have been
  /// deallocated.
  private static func play(_ stream: StreamCase) throws -> StreamOutcome {
    var world: FuzzWorld? = try FuzzWorld(seed: stream.seed)
    world?.play(steps: stream.steps, stopsInTheMiddle: stream.seed % 8 == 7)
    let problems = world?.problems ?? []
    let (begun, trace) = (world?.book.begun ?? 0, world?.traceText ?? "")
    let everybody = world?.everybody ?? []
    world?.end()
    world = nil
    let left = everybody.filter { $0.object.object != nil }.map { "\($0.name) lives" }
    return StreamOutcome(count: begun, trace: trace, problem: (problems + left).first)
  }

  /// Returns the first rule that a stream breaks, or `nil` if it breaks none.
  static func violation(_ stream: StreamCase) throws -> String? { try play(stream).problem }

  // statement 18, 303, 307, 313, 343, 362, 363, 367
  @Test(
    "a window has one first responder, presses and motions end once where they began",
    .enabled(if: ResponderFuzzTests.setting("TOUCHSTONE_SEED") == nil, "one seed is asked for"),
    arguments: 0..<8)
  func laws(block: Int) throws {
    let size = Self.count / 8
    let seeds = (block * size)..<(block * size + size)
    let (begun, report) = try StreamCase.playAll(
      seeds, steps: Self.steps, again: "ResponderFuzzTests.violation", Self.play)
    if let report {
      Issue.record("\(report)")
      return
    }
    #expect(begun > size * 4)
  }

  @Test(
    "the stream of responders of one seed",
    .enabled(if: ResponderFuzzTests.setting("TOUCHSTONE_SEED") != nil, "TOUCHSTONE_SEED is not set")
  )
  func oneSeed() throws {
    let seed = Self.setting("TOUCHSTONE_SEED") ?? 0
    let result = try Self.play(StreamCase(seed: seed, steps: Self.steps))
    print(result.trace)
    #expect(result.problem == nil)
  }

  @Test("the same stream to responders makes the same trace, byte for byte")
  func sameTrace() throws {
    for seed in 0..<12 {
      let stream = StreamCase(seed: seed, steps: Self.steps)
      let first = try Self.play(stream).trace
      let second = try Self.play(stream).trace
      #expect(first == second)
      #expect(first.count > 1000)
    }
  }
}
