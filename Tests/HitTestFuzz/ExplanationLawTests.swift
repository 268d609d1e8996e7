import HitTestOracle
import Testing
import TouchstoneTesting
import UIKit

/// Explanations must agree with the delivery of touches.
@MainActor
struct ExplanationLawTests {
  private static let trees: UInt64 = 120
  private static let pointsEach = 8

  @Test("an explanation names the view that a real touch hits, and the visits it makes")
  func explanationEqualsTouch() {
    let stage = Stage(size: CGSize(width: 384, height: 512))
    stage.window.isHidden = true
    for seed in 1...Self.trees {
      var random = RandomTrees(seed: seed)
      let tree = random.tree()
      let twin = Twin(tree)
      for view in twin.views { view.accessibilityIdentifier = "#\(view.tag)" }
      for _ in 0..<Self.pointsEach {
        let point = CGPoint(random.point(in: tree))
        if let difference = difference(stage, at: point) {
          Issue.record("seed \(seed), point (\(point.x), \(point.y)): \(difference)\n\(tree)")
          return
        }
      }
      twin.removeWindows()
    }
  }

  private func difference(_ stage: Stage, at point: CGPoint) -> String? {
    let explanation = stage.explanation(at: point)
    stage.clearTrace()
    stage.touch(at: point).cancel()
    let bound = stage.trace.first { $0.kind == .bound }
    guard explanation.hit?.object === bound?.subject?.object else {
      return "\(explanation.hit?.name ?? "nothing") is explained, "
        + "\(bound?.subject?.name ?? "nothing") is hit"
    }
    let said = (explanation.path + explanation.refused).filter { !$0.isDerived }
      .map { "\($0.subject.name) \($0.verdict)" }
    let done = stage.trace.filter { $0.kind == .visited }
      .map { "\($0.subject?.name ?? "?") \($0.hit.map(\.description) ?? "?")" }
    guard Set(said) == Set(done) else {
      return "explained \(said.sorted()), visited \(done.sorted())"
    }
    guard let hit = explanation.hit else {
      return explanation.path.isEmpty ? nil : "a path leads to nothing"
    }
    guard explanation.path.last?.subject.object === hit.object else {
      return
        "the path ends at \(explanation.path.last?.subject.name ?? "nothing"), not at \(hit.name)"
    }
    guard explanation.path.first?.subject.object === bound?.other?.object else {
      return "the path begins at \(explanation.path.first?.subject.name ?? "nothing")"
    }
    guard explanation.chain.first?.object === hit.object else {
      return "the chain begins elsewhere"
    }
    return nil
  }
}
