// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "presses".
@MainActor @Test func `The recorded session of presses`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "presses", device: .iPhone14)
  stage.advance(by: 0.7)
  stage.drag(
    "page", by: CGVector(dx: -211.4, dy: -290.4),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", by: CGVector(dx: -260.3, dy: -9.8),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 155.7, y: 400.1))
  let finger2 = stage.touch(at: CGPoint(x: 234.7, y: 399.2))
  stage.together {
    finger1.move(to: CGPoint(x: 94.5, y: 380.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.7, y: 419.6), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  stage.type("a b")
  stage.advance(by: 0.48)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "key A began\nkey A ended\nkey Spacebar began\nkey Spacebar ended\nkey B began\nkey B ended")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 86.0))
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "key A began\nkey A ended\nkey Spacebar began\nkey Spacebar ended\nkey B began\nkey B ended\nbutton select began\nbutton select ended")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 115.0))
}
