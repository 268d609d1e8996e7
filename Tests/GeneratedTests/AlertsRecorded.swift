// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "alerts".
@MainActor @Test func `The recorded session of alerts`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "alerts", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("ask")
  stage.advance(by: 0.783)
  #expect(stage.controllers == ["AlertsScene", "UIAlertController"])
  #expect((stage.view("ask") as? UIButton)?.currentTitle == "Ask before deleting · 1")
  #expect(stage.shows("Ask before deleting · 1"))
  #expect(stage.shows("Delete the list?") == true)
  #expect(stage.shows("You can't undo this."))
  #expect(stage.shows("Delete"))
  #expect(stage.shows("Cancel"))
  #expect(!stage.shows("Ask before deleting"))
  stage.tap(at: CGPoint(x: 194.1, y: 237.9))
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 194.5, y: 309.5))
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 195.2, y: 382.7))
  stage.advance(by: 0.683)
  stage.doubleTap(at: CGPoint(x: 194.3, y: 396.3))
  stage.advance(by: 0.156)
  stage.longPress(at: CGPoint(x: 195.5, y: 397.1), duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    from: CGPoint(x: 300.2, y: 620.8), to: CGPoint(x: 90.5, y: 329.3),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    from: CGPoint(x: 319.8, y: 421), to: CGPoint(x: 60.4, y: 409.3),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger2 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger1.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
