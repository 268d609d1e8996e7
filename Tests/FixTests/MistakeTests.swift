import Gallery
import Synchronization
import Testing
import TouchstoneHost
import TouchstoneReplay
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

@testable import TouchstoneInspector

/// The scenes of mistakes: the popup, *Why?*, the command line and a failed tap name the same
/// cause.
@Suite("Mistake scenes", .staged) @MainActor
struct MistakeTests {
  /// A mistake: the scene, the view to tap, the clause in each explanation, and whether a tap has
  /// another effect, so that a stage's tap doesn't fail.
  struct Case: Sendable, CustomTestStringConvertible {
    let scene: String
    let view: String
    let clause: String
    var hasEffect = false

    var testDescription: String { scene }
  }

  nonisolated static let cases = [
    Case(
      scene: "mistake-event", view: "buy",
      clause: "*buy* has actions for valueChanged only; a tap sends touchUpInside."),
    Case(
      scene: "mistake-no-action", view: "buy", clause: "it has no action, so a tap does nothing"),
    Case(
      scene: "mistake-gone", view: "buy",
      clause: "the target of its action was deallocated, so a tap does nothing"),
    Case(
      scene: "mistake-unperformed", view: "buy",
      clause: "*buy* sends nobodyHasThis, but no responder implements it."),
    Case(
      scene: "mistake-moved", view: "first",
      clause: "*tap* was added to *first*, and later to *third*"),
    Case(
      scene: "mistake-declined", view: "card",
      clause: "*tap* on *card*: never received the touch: its delegate declined the touch."),
    Case(
      scene: "mistake-begin", view: "card",
      clause: "*tap* on *card*: failed: its delegate's gestureRecognizerShouldBegin said no."),
    Case(scene: "mistake-disabled", view: "card", clause: "*tap* on *card* is disabled"),
    Case(scene: "mistake-no-target", view: "card", clause: "*tap* on *card* has no target"),
    Case(
      scene: "mistake-keyboard", view: "row",
      clause: "Set cancelsTouchesInView of *dismiss* to false.", hasEffect: true),
    Case(
      scene: "mistake-image", view: "picture",
      clause: "Set isUserInteractionEnabled of *picture* to true"),
    Case(scene: "mistake-cover", view: "buy", clause: "*veil* covers it at that point"),
  ]

  @Test("the group of mistakes contains each mistake scene")
  func theGroup() {
    let group = GalleryDelegate().sceneGroups.first { $0.title == "Mistakes" }
    #expect(group?.names == Self.cases.map(\.scene))
  }

  @Test("the popup shows the cause, and so does Why?", arguments: cases)
  func popup(mistake: Case) throws {
    let host = try ApplicationHost(
      delegate: GalleryDelegate.self, scene: mistake.scene, size: CGSize(width: 390, height: 844))
    let session = ApplicationSession(host, appName: "Test")
    let view = try #require(ViewTree.views(named: mistake.view, in: host.application).first)
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    for (phase, time) in [(TouchSample.Phase.began, 1.0), (.ended, 1.05)] {
      try session.receive(
        [
          .touch(
            TouchSample(id: 1, phase: phase, position: Point(x: point.x, y: point.y), time: time))
        ], from: 0)
    }
    host.runFrame(at: 1.2)
    let answer = session.inspection(at: point.x, y: point.y)
    // The page shows the popup if there is a culprit, or if the touch is lost.
    #expect(answer.culprit != nil || answer.outcome?.isLost == true)
    let words = [answer.culprit == nil ? "" : answer.sentence, answer.outcome?.sentence ?? ""]
    #expect(words.joined(separator: " ").contains(mistake.clause), "\(words)")
  }

  @Test("the command line names the cause", arguments: cases)
  func commandLine(mistake: Case) throws {
    let stage = Stage(app: GalleryDelegate.self, scene: mistake.scene)
    let view = try #require(stage.view(mistake.view))
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let explanation = view.explanation(forTouchAt: middle)
    let tap = TapTrial(at: explanation.point, on: stage.application).outcome
    let words = "\(explanation.sentence) \(tap.sentence)"
    #expect(words.contains(mistake.clause), "\(words)")
  }

  @Test("a failed tap names the cause", arguments: cases.filter { !$0.hasEffect })
  func failedTap(mistake: Case) {
    let stage = Stage(app: GalleryDelegate.self, scene: mistake.scene)
    let text = Stage.failures { stage.tap(mistake.view) }.map(\.text).joined()
    #expect(text.contains(mistake.clause), "\(text)")
  }
}
