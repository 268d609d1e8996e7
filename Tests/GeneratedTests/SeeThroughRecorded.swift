// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "see-through".
@MainActor @Test func `The recorded session of see-through`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "see-through", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("button")
  stage.advance(by: 0.683)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 1")
  #expect(stage.shows("Button · 1"))
  #expect(!stage.shows("Button"))
  stage.doubleTap("button")
  stage.advance(by: 0.156)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 3")
  #expect(stage.shows("Button · 3"))
  #expect(!stage.shows("Button · 1"))
  stage.longPress("button", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 4")
  #expect(stage.shows("Button · 4"))
  #expect(!stage.shows("Button · 3"))
  stage.drag(
    "yellow", by: CGVector(dx: -208.6, dy: -289),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.shows("yellow, in front · handled 1×"))
  #expect(!stage.shows("yellow, in front"))
  stage.swipe(
    "yellow", at: CGPoint(x: 209.1, y: 270.9), by: CGVector(dx: -259.1, dy: -10.1),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.shows("yellow, in front · handled 2×"))
  #expect(!stage.shows("yellow, in front · handled 1×"))
  let finger1 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger1.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button · 5")
  #expect(stage.shows("Button · 5"))
  #expect(!stage.shows("Button · 4"))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
