// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "hit-area".
@MainActor @Test func `The recorded session of hit-area`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "hit-area", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("wideButton")
  stage.advance(by: 0.783)
  #expect((stage.view("wideButton") as? UIButton)?.currentTitle == "Button · 1")
  #expect(stage.shows("Button · 1"))
  stage.tap("helpedButton")
  stage.advance(by: 0.683)
  #expect((stage.view("helpedButton") as? UIButton)?.currentTitle == "Button · 1")
  #expect(!stage.shows("Button"))
  stage.doubleTap("wideButton")
  stage.advance(by: 0.156)
  #expect((stage.view("wideButton") as? UIButton)?.currentTitle == "Button · 3")
  #expect(stage.shows("Button · 3"))
  stage.longPress("wideButton", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("wideButton") as? UIButton)?.currentTitle == "Button · 4")
  #expect(stage.shows("Button · 4"))
  #expect(!stage.shows("Button · 3"))
  stage.drag(
    "helper", by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", at: CGPoint(x: 320.9, y: 419.5), by: CGVector(dx: -261.2, dy: -10),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger1.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
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
