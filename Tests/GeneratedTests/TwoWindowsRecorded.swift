// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Made of a recording of the scene "two-windows".
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
  let finger1 = stage.touch(at: CGPoint(x: 300.3, y: 620.9))
  finger1.move(to: CGPoint(x: 294.6, y: 613.5), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.7, y: 586.6), duration: 0.055)
  finger1.move(to: CGPoint(x: 115.5, y: 368.1), duration: 0.252)
  finger1.move(to: CGPoint(x: 92.6, y: 334.7), duration: 0.066)
  finger1.move(to: CGPoint(x: 90.8, y: 330.4), duration: 0.033)
  finger1.lift()
  stage.advance(by: 0.6)
  let finger2 = stage.touch(at: CGPoint(x: 320.9, y: 419.5))
  finger2.move(to: CGPoint(x: 314.3, y: 421.5), duration: 0.011)
  finger2.move(to: CGPoint(x: 272.5, y: 421.8), duration: 0.022)
  finger2.move(to: CGPoint(x: 82.5, y: 412.8), duration: 0.065)
  finger2.move(to: CGPoint(x: 59.7, y: 409.5), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.6)
  #expect((stage.view("logText") as? UILabel)?.text == "the window in front: a touch")
  let finger3 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger4 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger3.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 27.0))
  stage.type("a b")
  stage.advance(by: 0.48)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch\nthe window in front: a key\nthe window in front: a key\nthe window in front: a key")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 67.0))
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "the window in front: a touch\nthe window in front: a touch\nthe window in front: a key\nthe window in front: a key\nthe window in front: a key\nthe window in front: a shake\nthe window in front: a key")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 94.0))
}
