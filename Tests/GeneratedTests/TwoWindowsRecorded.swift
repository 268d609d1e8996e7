// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "two-windows".
@MainActor @Test func `The recorded session of two-windows`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "two-windows", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("frontKey")
  stage.advance(by: 0.783)
  #expect(stage.controllers == ["FrontWindowController"])
  #expect((stage.view("frontState") as? UILabel)?.text == "is key")
  #expect((stage.view("frontKey") as? UIButton)?.currentTitle == "Make it key · 1")
  #expect((stage.view("backState") as? UILabel)?.text == "is not key")
  #expect(stage.shows("Make it key · 1"))
  #expect(stage.firstResponderName == "front")
  stage.tap("backKey")
  stage.advance(by: 0.683)
  #expect(stage.controllers == ["TwoWindowsScene"])
  #expect((stage.view("frontState") as? UILabel)?.text == "is not key")
  #expect((stage.view("backState") as? UILabel)?.text == "is key")
  #expect((stage.view("backKey") as? UIButton)?.currentTitle == "Make it key · 1")
  #expect(!stage.shows("Make it key"))
  #expect(stage.firstResponderName == "back")
  stage.doubleTap("frontKey")
  stage.advance(by: 0.156)
  #expect(stage.controllers == ["FrontWindowController"])
  #expect((stage.view("frontState") as? UILabel)?.text == "is key")
  #expect((stage.view("frontKey") as? UIButton)?.currentTitle == "Make it key · 3")
  #expect((stage.view("backState") as? UILabel)?.text == "is not key")
  #expect(stage.shows("Make it key · 3"))
  #expect(stage.firstResponderName == "front")
  stage.longPress("frontKey", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("frontKey") as? UIButton)?.currentTitle == "Make it key · 4")
  #expect(stage.shows("Make it key · 4"))
  #expect(!stage.shows("Make it key · 3"))
  stage.drag(
    "page", by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "front", at: CGPoint(x: 286.9, y: 65.5), by: CGVector(dx: -261.2, dy: -10),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect((stage.view("logText") as? UILabel)?.text == "the window in front: a touch")
  let finger1 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger1.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.type("a b")
  stage.advance(by: 0.48)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch\nthe window in front: a key\nthe window in front: a key\nthe window in front: a key")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 72.0))
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch\nthe window in front: a key\nthe window in front: a key\nthe window in front: a key\nthe window in front: a shake\nthe window in front: a key")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 100.0))
}
