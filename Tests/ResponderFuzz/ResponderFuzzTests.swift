import Foundation
import Testing

/// Presses, shakes and remote commands among responders that do whatever they please.
///
/// A few hundred streams in every run; with `TOUCHSTONE_FUZZ=1000000` so many, in a release build.
/// With `TOUCHSTONE_SEED=7` only the stream of that seed, whose trace is printed.
@MainActor
@Suite("Random responders under keys, buttons, shakes and remote commands", .serialized)
struct ResponderFuzzTests {
  private static let count = setting("TOUCHSTONE_FUZZ") ?? 160

  private nonisolated static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Plays a stream; what it leaves behind is told by objects that should be gone.
  private func play(_ seed: Int) throws -> (begun: Int, trace: String) {
    var world: FuzzWorld? = try FuzzWorld(seed: seed)
    world?.play(steps: 80, stopsInTheMiddle: seed % 8 == 7)
    let problems = world?.problems ?? []
    let result = (world?.book.begun ?? 0, world?.traceText ?? "")
    let everybody = world?.everybody ?? []
    world?.end()
    world = nil
    let left = everybody.filter { $0.object.object != nil }.map(\.name)
    #expect(problems == [], "seed \(seed)")
    #expect(left == [], "seed \(seed) leaves them")
    return result
  }

  // behaviour 18, 303, 307, 313, 343, 362, 363, 367
  @Test(
    "a window has one first responder, presses and motions end once where they began, none is lost",
    .enabled(if: ResponderFuzzTests.setting("TOUCHSTONE_SEED") == nil, "one seed is asked for"),
    arguments: 0..<8)
  func laws(block: Int) throws {
    let size = Self.count / 8
    var begun = 0
    for seed in (block * size)..<(block * size + size) { begun += try play(seed).begun }
    #expect(begun > size * 4)
  }

  @Test(
    "the stream of responders of one seed",
    .enabled(if: ResponderFuzzTests.setting("TOUCHSTONE_SEED") != nil, "TOUCHSTONE_SEED is not set")
  )
  func oneSeed() throws {
    let trace = try play(Self.setting("TOUCHSTONE_SEED") ?? 0).trace
    print(trace)
  }

  @Test("the same stream to responders makes the same trace, byte for byte")
  func sameTrace() throws {
    for seed in 0..<12 {
      let first = try play(seed).trace
      let second = try play(seed).trace
      #expect(first == second)
      #expect(first.count > 1000)
    }
  }
}
