// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "reorder".
@MainActor @Test func `The recorded session of reorder`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "reorder", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("songs")
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 367.1, y: 647.9))
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 367.5, y: 603.5))
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 368.2, y: 560.7))
  stage.advance(by: 0.683)
  stage.doubleTap("songs")
  stage.advance(by: 0.156)
  stage.longPress("songs", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "cell 1.3 of songs", to: "cell 0.4 of songs",
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "songs") == CGPoint(x: 0.0, y: 1.0))
  stage.swipe(
    "songs", by: CGVector(dx: -259.4, dy: -11.7),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "songs") == CGPoint(x: 0.0, y: 0.0))
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
