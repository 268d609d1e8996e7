// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "shake".
@MainActor @Test func `The recorded session of shake`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "shake", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("first")
  stage.advance(by: 0.683)
  #expect((stage.view("first") as? UISwitch)?.isOn == false)
  #expect(stage.firstResponderName == nil)
  stage.doubleTap("first")
  stage.advance(by: 0.156)
  stage.longPress("first", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("first") as? UISwitch)?.isOn == true)
  #expect(stage.firstResponderName == "card")
  stage.drag(
    "page", by: CGVector(dx: -208.6, dy: -289),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", by: CGVector(dx: -259.1, dy: -10.1),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger1.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect((stage.view("cardCount") as? UILabel)?.text == "1")
  #expect((stage.view("logText") as? UILabel)?.text == "card: motionBegan\ncard: motionEnded")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
}
