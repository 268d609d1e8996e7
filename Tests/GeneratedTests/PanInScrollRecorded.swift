// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "pan-in-scroll".
@MainActor @Test func `The recorded session of pan-in-scroll`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "pan-in-scroll", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("scroll", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("greedy", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("polite", expecting: .nothing)
  stage.advance(by: 0.683)
  stage.doubleTap("scroll", expecting: .nothing)
  stage.advance(by: 0.156)
  stage.longPress("scroll", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "scroll", at: CGPoint(x: 280.6, y: 484), by: CGVector(dx: -209.8, dy: -290.6),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect((stage.view("logText") as? UILabel)?.text == "the list scrolls")
  #expect(stage.contentOffset(of: "scroll") == CGPoint(x: 0.0, y: 505.0))
  stage.swipe(
    "scroll", at: CGPoint(x: 299.8, y: 788.6), by: CGVector(dx: -259.2, dy: -9.4),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect((stage.view("logText") as? UILabel)?.text == "the list scrolls\nthe list scrolls")
  #expect(stage.contentOffset(of: "scroll") == CGPoint(x: 0.0, y: 550.0))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  let finger1 = stage.touch(at: CGPoint(x: 154.9, y: 399.9))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 399.4))
  stage.together {
    finger1.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.5, y: 420.2), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the list scrolls\nthe list scrolls\nthe list scrolls")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
