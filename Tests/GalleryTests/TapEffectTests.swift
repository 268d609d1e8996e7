import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("The tap effect") @MainActor
struct TapEffectTests {
  /// Returns the names of the views that currently show a ripple.
  private func rippling(_ gallery: GalleryStage) -> [String] {
    gallery.all.filter { view in
      (view.layer.sublayers ?? []).contains { $0.name == "touch effect" }
    }.map { $0.accessibilityIdentifier ?? "a view without a name" }
  }

  @Test("a touch on green passes through white, back0 and back1, and green handles it")
  func path() throws {
    let gallery = GalleryStage("tap-effect")
    let path = gallery.stage.explanation(at: try gallery.point("green")).path
    #expect(path.dropFirst().map(\.subject.identifier) == ["white", "back0", "back1", "green"])
    try gallery.tap("green")
    #expect(try gallery.answers("green") == 1)
    #expect(try gallery.answers("back0") == 0)
  }

  @Test(
    "the ripple is on the view that handled the touch, never on a view that was only hit",
    arguments: [("green", ["green"]), ("back1", ["back0"]), ("back0", ["back0"])])
  func ripple(name: String, expected: [String]) throws {
    let gallery = GalleryStage("tap-effect")
    gallery.stage.tap(at: try gallery.point(name, 0.5, 0.93))
    #expect(rippling(gallery) == expected)
    gallery.stage.settle()
    #expect(rippling(gallery).isEmpty)
  }

  @Test("there is no ripple if no view handles the touch")
  func nobody() {
    let gallery = GalleryStage("tap-effect")
    gallery.stage.tap(at: CGPoint(x: 195, y: 800))
    #expect(rippling(gallery).isEmpty)
  }

  @Test("the effect is on only while the scene is shown")
  func otherScenes() throws {
    let gallery = GalleryStage("tap-effect")
    #expect(TouchEffects.isEnabled)
    gallery.stage.application.show(sceneNamed: "delivery")
    #expect(!TouchEffects.isEnabled)
    try gallery.tap("green")
    #expect(rippling(gallery).isEmpty)
  }

  @Test("an effect that was on before stays on afterwards")
  func staysOn() {
    let gallery = GalleryStage("delivery")
    TouchEffects.isEnabled = true
    gallery.stage.application.show(sceneNamed: "tap-effect")
    gallery.stage.application.show(sceneNamed: "delivery")
    #expect(TouchEffects.isEnabled)
  }
}
