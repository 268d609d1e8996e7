// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "hit-log".
@MainActor @Test func `The recorded session of hit-log`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "hit-log", device: .iPhone14)
  stage.advance(by: 0.7)
  stage.drag(
    "0", at: CGPoint(x: 300.9, y: 620.9), by: CGVector(dx: -211.4, dy: -290.4),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "hit test from view TestWindow\nhit test from view 0\nhit test from view 2\nreturn hit view (null), self view 2\nhit test from view 1\nreturn hit view (null), self view 1\nreturn hit view 0, self view 0\nreturn hit view 0, self view TestWindow")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 115.0))
  stage.swipe(
    "4", by: CGVector(dx: -260.3, dy: -9.8),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "hit test from view TestWindow\nhit test from view 0\nhit test from view 2\nreturn hit view (null), self view 2\nhit test from view 1\nhit test from view 4\nreturn hit view 4, self view 4\nreturn hit view 4, self view 1\nreturn hit view 4, self view 0\nreturn hit view 4, self view TestWindow")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 143.0))
  let finger1 = stage.touch(at: CGPoint(x: 155.7, y: 400.1))
  let finger2 = stage.touch(at: CGPoint(x: 234.7, y: 399.2))
  stage.together {
    finger1.move(to: CGPoint(x: 94.5, y: 380.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.7, y: 419.6), duration: 0.353)
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
