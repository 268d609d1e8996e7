// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "edge-pan".
@MainActor @Test func `The recorded session of edge-pan`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "edge-pan", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("page2", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("back2")
  stage.advance(by: 0.783)
  #expect(stage.hasView("page1"))
  #expect(stage.hasView("open1"))
  #expect(!stage.hasView("page2"))
  #expect(!stage.hasView("back2"))
  #expect(!stage.hasView("open2"))
  #expect((stage.view("open1") as? UIButton)?.currentTitle == "Open another page")
  #expect((stage.view("logText") as? UILabel)?.text == "popped")
  #expect(stage.shows("Page 1"))
  // 2 more changed.
  stage.tap("open1")
  stage.advance(by: 0.683)
  #expect(stage.hasView("page2"))
  #expect(stage.hasView("back2"))
  #expect(stage.hasView("open2"))
  #expect(!stage.hasView("page1"))
  #expect(!stage.hasView("open1"))
  #expect((stage.view("back2") as? UIButton)?.currentTitle == "Back")
  #expect((stage.view("open2") as? UIButton)?.currentTitle == "Open another page")
  #expect(stage.shows("Page 2"))
  // 2 more changed.
  stage.doubleTap("page2", expecting: .nothing)
  stage.advance(by: 0.156)
  stage.longPress("page2", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "page2", by: CGVector(dx: -209.8, dy: -290.6),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page2", by: CGVector(dx: -259.2, dy: -9.4),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.9, y: 399.9))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 399.4))
  stage.together {
    finger1.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.5, y: 420.2), duration: 0.353)
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
