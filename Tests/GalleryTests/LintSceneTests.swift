import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The lint of the Gallery's scenes finds their deliberate problems, and nothing else.
@Suite("Lint of the scenes") @MainActor
struct LintSceneTests {
  /// The deliberate problems of a scene, by kind and by the name of the view.
  nonisolated static let wanted: [String: [String]] = [
    "dead-buttons": ["covered shade", "outsideParent box", "interactionOff poster"],
    "refusals": [
      "interactionOff interactionOff", "transparent alpha001", "interactionOff imageView",
    ],
    "see-through": ["overlapping button"],
    "focus-grid": [
      "A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "S1", "S2", "S3", "Left", "Far",
    ].map { "small \($0)" },
    "tap-double-tap": ["waits tap", "bothRecognized tap"],
    "swipe-vs-pan": ["waits pan", "neverRecognized swipe"],
    "custom-recognizer": [],
    "mistake-event": ["noAction buy"], "mistake-no-action": ["noAction buy"],
    "mistake-gone": ["targetGone buy"], "mistake-image": ["interactionOff picture"],
    "mistake-cover": ["covered veil"], "mistake-no-target": ["noTarget tap"],
    "mistake-moved": ["movedRecognizer tap", "movedRecognizer tap"],
  ]

  @Test(
    "a scene has only its intended lint findings",
    arguments: AllScenesTests.names)
  func scene(name: String) {
    let stage = Stage(app: GalleryDelegate.self, scene: name)
    let found = stage.lint.map { "\($0.kind.rawValue) \($0.subject.name)" }
    #expect(found.sorted() == (Self.wanted[name] ?? []).sorted(), "\(stage.lint)")
  }
}
