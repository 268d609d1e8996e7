import Foundation
import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("Scenes about hit testing") @MainActor
struct HitTestScenesTests {
  // MARK: delivery

  @Test(
    "a touch goes through every parent down to the box under the finger",
    arguments: [
      ("green", ["white", "green"]), ("blue", ["white", "orange", "blue"]),
      ("yellow", ["white", "orange", "blue", "yellow"]),
    ])
  func delivery(name: String, path: [String]) throws {
    let gallery = GalleryStage("delivery")
    let point = try gallery.point(name, 0.5, name == "blue" ? 0.9 : 0.5)
    let explanation = gallery.stage.explanation(at: point)
    #expect(explanation.path.dropFirst().map(\.subject.identifier) == path)
    gallery.stage.tap(at: point)
    for other in ["green", "orange", "blue", "yellow"] {
      #expect(try gallery.answers(other) == (other == name ? 1 : 0))
    }
  }

  // MARK: refusals

  @Test(
    "a view that refuses touches refuses them for its button too",
    arguments: [
      ("interactionOff", "interactionDisabled"), ("hidden", "hidden"),
      ("alpha001", "transparent(0.01)"),
    ])
  func refusal(name: String, verdict: String) throws {
    let gallery = GalleryStage("refusals")
    let point = try gallery.point(name + "Button")
    #expect(gallery.hit(at: point) == "page")
    #expect(gallery.refusal(name, at: point) == verdict)
    #expect(
      gallery.refusal(name + "Button", at: point) == "ancestorRefused(\(name), \(verdict))")
    gallery.stage.tap(at: point)
    #expect(try gallery.taps(name + "Button") == 0)
  }

  @Test("an alpha of 0.02 is hardly visible, and is enough for touches")
  func almostTransparent() throws {
    let gallery = GalleryStage("refusals")
    try gallery.tap("alpha002Button")
    #expect(try gallery.taps("alpha002Button") == 1)
  }

  @Test("the button in an image view is dead until the image view takes touches")
  func imageView() throws {
    let gallery = GalleryStage("refusals")
    let point = try gallery.point("imageViewButton")
    #expect(gallery.refusal("imageView", at: point) == "interactionDisabled")
    gallery.stage.tap(at: point)
    #expect(try gallery.taps("imageViewButton") == 0)
    try gallery.tap("enableImageView")
    gallery.stage.settle()
    gallery.stage.tap(at: point)
    #expect(try gallery.taps("imageViewButton") == 1)
  }

  @Test("the parent handles touches of a disabled child")
  func disabledChild() throws {
    let gallery = GalleryStage("refusals")
    let point = try gallery.point("disabledChild")
    #expect(gallery.refusal("disabledChild", at: point) == "interactionDisabled")
    gallery.stage.tap(at: point)
    #expect(try gallery.answers("answeringParent") == 1)
    #expect(try gallery.answers("disabledChild") == 0)
  }

  // MARK: see-through

  @Test("a button under a larger view handles touches in the overlap, the view elsewhere")
  func seeThrough() throws {
    let gallery = GalleryStage("see-through")
    let overlap = try gallery.point("button", 0.9, 0.5)
    let yellow = try gallery.view("yellow")
    #expect(yellow.frame.contains(overlap))
    gallery.stage.tap(at: overlap)
    #expect(try gallery.taps("button") == 1)
    gallery.stage.tap(at: try gallery.point("button", 0.1, 0.5))
    #expect(try gallery.taps("button") == 2)
    #expect(try gallery.answers("yellow") == 0)
    gallery.stage.tap(at: try gallery.point("yellow", 0.5, 0.9))
    #expect(try gallery.taps("button") == 2)
    #expect(try gallery.answers("yellow") == 1)
  }

  // MARK: hit-area

  @Test(
    "a button handles touches up to 20 points around itself, and no farther",
    arguments: ["wideButton", "helpedButton"])
  func hitArea(name: String) throws {
    let gallery = GalleryStage("hit-area")
    let frame = try gallery.view(name).convert(try gallery.view(name).bounds, to: nil)
    let near = [
      CGPoint(x: frame.minX - 19, y: frame.midY), CGPoint(x: frame.maxX + 19, y: frame.midY),
      CGPoint(x: frame.midX, y: frame.minY - 19), CGPoint(x: frame.midX, y: frame.maxY + 19),
    ]
    for point in near { gallery.stage.tap(at: point) }
    #expect(try gallery.taps(name) == 4)
    gallery.stage.tap(at: CGPoint(x: frame.minX - 21, y: frame.midY))
    gallery.stage.tap(at: CGPoint(x: frame.midX, y: frame.maxY + 21))
    #expect(try gallery.taps(name) == 4)
  }

  // MARK: outside-parent

  @Test("a child outside its parent is dead, clipped or not, until the parent accepts the point")
  func outsideParent() throws {
    let gallery = GalleryStage("outside-parent")
    let outside = try gallery.point("B", 0.5, 0.9)
    #expect(gallery.refusal("B", at: outside)?.hasPrefix("outsideAncestor(A, ") == true)
    gallery.stage.tap(at: outside)
    try gallery.tap("clips")
    #expect(try gallery.view("A").clipsToBounds)
    gallery.stage.tap(at: outside)
    #expect(try gallery.answers("B") == 0)
    gallery.stage.tap(at: try gallery.point("B", 0.5, 0.2))
    #expect(try gallery.answers("B") == 1)
    try gallery.tap("taught")
    gallery.stage.tap(at: outside)
    #expect(try gallery.answers("B") == 2)
    try gallery.tap("clips")
    gallery.stage.tap(at: outside)
    #expect(try gallery.answers("B") == 3)
    #expect(try gallery.answers("A") == 0)
    gallery.stage.settle()
  }

  // MARK: pass-through

  @Test("touches fall through the glass, but not through the button on it")
  func passThrough() throws {
    let gallery = GalleryStage("pass-through")
    for name in ["behindButton", "behindBox", "glassButton"] {
      let point = try gallery.point(name)
      #expect(gallery.hit(at: point) == name)
      gallery.stage.tap(at: point)
    }
    #expect(try gallery.taps("behindButton") == 1)
    #expect(try gallery.answers("behindBox") == 1)
    #expect(try gallery.taps("glassButton") == 1)
    #expect(gallery.hit(at: try gallery.point("glass", 0.5, 0.95)) == "page")
  }
}
