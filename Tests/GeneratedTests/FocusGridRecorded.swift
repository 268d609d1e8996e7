// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "focus-grid".
@MainActor @Test func `The recorded session of focus-grid`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "focus-grid", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("A1")
  stage.advance(by: 0.783)
  #expect((stage.view("A1") as? UIButton)?.currentTitle == "A1 · 1")
  #expect(stage.shows("A1 · 1"))
  #expect(!stage.shows("A1"))
  stage.tap("A2")
  stage.advance(by: 0.783)
  #expect((stage.view("A2") as? UIButton)?.currentTitle == "A2 · 1")
  #expect(stage.shows("A2 · 1"))
  #expect(!stage.shows("A2"))
  stage.tap("A3")
  stage.advance(by: 0.783)
  #expect((stage.view("A3") as? UIButton)?.currentTitle == "A3 · 1")
  #expect(stage.shows("A3 · 1"))
  #expect(!stage.shows("A3"))
  stage.tap("B1")
  stage.advance(by: 0.683)
  #expect((stage.view("B1") as? UIButton)?.currentTitle == "B1 · 1")
  #expect(stage.shows("B1 · 1"))
  #expect(!stage.shows("B1"))
  stage.doubleTap("A1")
  stage.advance(by: 0.156)
  #expect((stage.view("A1") as? UIButton)?.currentTitle == "A1 · 3")
  #expect(stage.shows("A1 · 3"))
  #expect(!stage.shows("A1 · 1"))
  stage.longPress("A1", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("A1") as? UIButton)?.currentTitle == "A1 · 4")
  #expect(stage.shows("A1 · 4"))
  #expect(!stage.shows("A1 · 3"))
  stage.drag(
    "why", by: CGVector(dx: -209.7, dy: -291.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", at: CGPoint(x: 319.8, y: 421), by: CGVector(dx: -259.4, dy: -11.7),
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
