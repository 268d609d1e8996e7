import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// Two applications exist at once and alternate with every step.
///
/// The state of one (clock, touches, recognizers, focus, menus, texts, animations) must not affect
/// the other.
@Suite("Scenes of two applications", .staged) @MainActor
struct InterleavedScenesTests {
  private static let steps = 50

  /// A scene, and the next scene in the list.
  private nonisolated static let pairs = zip(
    AllScenesTests.names, AllScenesTests.names.dropFirst() + AllScenesTests.names.prefix(1))

  /// Plays some scenes that alternate, and returns the outcome of the first one.
  private func play(_ scenes: String...) -> (happened: [String], picture: [String]) {
    let hands = scenes.map { RandomHands($0, seed: AllScenesTests.names.firstIndex(of: $0) ?? 0) }
    for _ in 0..<Self.steps {
      for hand in hands { hand.act() }
    }
    for hand in hands { hand.end() }
    return (hands[0].happened, hands[0].picture)
  }

  @Test("a scene behaves the same next to another application as alone", arguments: pairs)
  func takingTurns(one: String, other: String) {
    let together = play(one, other)
    let alone = play(one)
    #expect(alone.happened.count > Self.steps)
    let difference = zip(alone.happened, together.happened).first { $0 != $1 }
    #expect(difference == nil)
    #expect(alone.happened.count == together.happened.count)
    #expect(alone.picture == together.picture)
  }
}
