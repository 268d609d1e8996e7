// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "delays".
/// Its calls are simpler than the recorded input, so different objects respond.
@MainActor @Test func `The recorded session of delays`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "delays", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("delayedList", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("delayed")
  stage.advance(by: 0.783)
  #expect((stage.view("delayed") as? UIButton)?.currentTitle == "Press me · 1")
  #expect((stage.view("logText") as? UILabel)?.text == "delayed: the button is down after 50 ms")
  #expect(stage.shows("Press me · 1"))
  stage.tap("promptList", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("prompt")
  stage.advance(by: 0.683)
  #expect((stage.view("prompt") as? UIButton)?.currentTitle == "Press me · 1")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "delayed: the button is down after 50 ms\nprompt: the button is down after 0 ms")
  #expect(!stage.shows("Press me"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.doubleTap("delayedList", expecting: .nothing)
  stage.advance(by: 0.156)
  stage.longPress("delayedList", duration: 0.75)
  stage.advance(by: 0.65)
  let finger1 = stage.touch(at: CGPoint(x: 300.2, y: 620.8))
  finger1.move(to: CGPoint(x: 293.7, y: 614.4), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.3, y: 586.1), duration: 0.055)
  finger1.move(to: CGPoint(x: 237, y: 535.6), duration: 0.066)
  finger1.move(to: CGPoint(x: 126.4, y: 383.9), duration: 0.165)
  finger1.move(to: CGPoint(x: 101.6, y: 347.6), duration: 0.055)
  finger1.move(to: CGPoint(x: 90.5, y: 329.3), duration: 0.066)
  finger1.lift()
  stage.advance(by: 0.599)
  let finger2 = stage.touch(at: CGPoint(x: 319.8, y: 421))
  finger2.move(to: CGPoint(x: 314.8, y: 420.4), duration: 0.011)
  finger2.move(to: CGPoint(x: 273.1, y: 421.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 137.4, y: 416.6), duration: 0.044)
  finger2.move(to: CGPoint(x: 81.8, y: 412.6), duration: 0.022)
  finger2.move(to: CGPoint(x: 60.4, y: 409.3), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.599)
  let finger3 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger4 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger3.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "delayedList") == CGPoint(x: 0.0, y: 31.0))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  #expect(stage.contentOffset(of: "delayedList") == CGPoint(x: 0.0, y: 35.0))
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
