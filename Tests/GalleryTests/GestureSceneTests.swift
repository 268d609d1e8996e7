import Gallery
import Testing
import TouchstoneTesting
import UIKit

/// The scenes of gestures, driven by fingers.
@MainActor
struct GestureSceneTests {
  private func view(_ name: String, in stage: Stage) throws -> UIView {
    try #require(find(name, in: stage.window))
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  private func log(_ stage: Stage) throws -> [String] {
    let label = try #require(try view("logText", in: stage) as? UILabel)
    return (label.text ?? "").split(separator: "\n").map(String.init)
  }

  @Test("a tap that requires a double tap to fail waits for it, and only one of them answers")
  func waiting() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "tap-double-tap")
    stage.doubleTap(try view("waiting", in: stage))
    stage.settle()
    #expect(try log(stage) == ["double tap on waiting"])
    stage.tap(try view("waiting", in: stage))
    #expect(try log(stage) == ["double tap on waiting"])
    stage.settle()
    #expect(try log(stage) == ["double tap on waiting", "tap on waiting"])
  }

  @Test("without the requirement the single tap answers first and the double tap second")
  func hasty() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "tap-double-tap")
    stage.doubleTap(try view("hasty", in: stage))
    stage.settle()
    #expect(try log(stage) == ["tap on hasty", "double tap on hasty"])
  }

  @Test("two fingers scale and turn the card at once, as its delegate allows")
  func together() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "pinch-rotate-pan")
    let card = try view("card", in: stage)
    stage.pinch(at: CGPoint(x: 195, y: 450), from: 60, to: 150)
    stage.settle()
    #expect(card.transform.a > 1.5)
    stage.rotate(at: CGPoint(x: 195, y: 450), by: .pi / 2)
    stage.settle()
    #expect(abs(card.transform.b) > 1)
  }

  @Test("one finger drags the card by the way it moved beyond the first ten points")
  func drag() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "pinch-rotate-pan")
    let card = try view("card", in: stage)
    stage.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 255, y: 450))
    stage.settle()
    #expect(abs(card.center.x - 245) < 1)
    #expect(card.center.y == 450)
  }

  @Test("a button keeps its tap from the panel's recognizer, and a plain control loses it")
  func control() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "control-vs-tap")
    stage.tap(try view("button", in: stage))
    stage.settle()
    #expect(try log(stage) == ["the button answered"])
    stage.tap(try view("control", in: stage))
    stage.settle()
    #expect(try log(stage) == ["the button answered", "the panel's tap answered"])
  }

  @Test("a recognizer says why it failed, with the numbers")
  func why() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "control-vs-tap")
    let panel = try view("panel", in: stage)
    let tap = try #require(panel.gestureRecognizers?.first)
    #expect(stage.why(tap) == "*tap* on *panel* has had no touch.")
    stage.drag(from: CGPoint(x: 30, y: 180), to: CGPoint(x: 130, y: 180))
    #expect(stage.why(tap).hasPrefix("*tap* on *panel*: failed: moved "))
    #expect(stage.why(tap).hasSuffix(" pt, 45 allowed."))
  }
}
