import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// Two applications live at once and take turns with every step. Nothing that belongs to one (clock,
/// touches, recognizers, focus, menus, texts, animations) may show in the other.
@Suite("Scenes of two applications", .staged) @MainActor
struct InterleavedScenesTests {
  private static let steps = 150

  /// A scene, and the one after it in the list.
  private nonisolated static let pairs = zip(
    AllScenesTests.names, AllScenesTests.names.dropFirst() + AllScenesTests.names.prefix(1))

  private struct Outcome {
    let happened: [String]
    let picture: [String]
  }

  private func play(_ scenes: [String]) -> [String: Outcome] {
    let hands = scenes.map { RandomHands($0, seed: seed(of: $0)) }
    for _ in 0..<Self.steps {
      for hand in hands { hand.act() }
    }
    for hand in hands { hand.end() }
    return Dictionary(
      uniqueKeysWithValues: zip(
        scenes, hands.map { Outcome(happened: $0.happened, picture: $0.picture) }))
  }

  private func seed(of scene: String) -> Int { AllScenesTests.names.firstIndex(of: scene) ?? 0 }

  @Test("a scene does the same beside another application as alone", arguments: pairs)
  func takingTurns(one: String, other: String) throws {
    let beside = play([one, other])
    for scene in [one, other] {
      let alone = try #require(play([scene])[scene])
      let together = try #require(beside[scene])
      #expect(alone.happened.count > Self.steps)
      let difference = zip(alone.happened, together.happened).first { $0 != $1 }
      #expect(difference == nil, "\(scene)")
      #expect(alone.happened.count == together.happened.count, "\(scene)")
      #expect(alone.picture == together.picture, "\(scene)")
    }
  }
}
