// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "outside-parent".
@MainActor @Test func `The recorded session of outside-parent`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "outside-parent", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("clips")
  stage.advance(by: 0.783)
  #expect((stage.view("clips") as? UISwitch)?.isOn == true)
  stage.tap("taught")
  stage.advance(by: 0.683)
  #expect((stage.view("taught") as? UISwitch)?.isOn == true)
  stage.doubleTap("clips")
  stage.advance(by: 0.156)
  stage.longPress("clips", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("clips") as? UISwitch)?.isOn == false)
  stage.drag(
    "page", at: CGPoint(x: 300.3, y: 620.9), by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", by: CGVector(dx: -261.2, dy: -10),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger1.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(stage.shows("B, in A · handled 1×"))
  #expect(!stage.shows("B, in A"))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
