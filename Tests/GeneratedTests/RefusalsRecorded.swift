// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "refusals".
@MainActor @Test func `The recorded session of refusals`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "refusals", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("alpha002Button")
  stage.advance(by: 0.783)
  #expect((stage.view("alpha002Button") as? UIButton)?.currentTitle == "Button · 1")
  #expect(stage.shows("alpha 0.02: enough · 1"))
  #expect(stage.shows("Button · 1"))
  #expect(!stage.shows("alpha 0.02: enough"))
  stage.tap("enableImageView")
  stage.advance(by: 0.683)
  #expect((stage.view("enableImageView") as? UISwitch)?.isOn == true)
  stage.doubleTap("alpha002Button")
  stage.advance(by: 0.156)
  #expect((stage.view("alpha002Button") as? UIButton)?.currentTitle == "Button · 3")
  #expect(stage.shows("alpha 0.02: enough · 3"))
  #expect(stage.shows("Button · 3"))
  #expect(!stage.shows("alpha 0.02: enough · 1"))
  #expect(!stage.shows("Button · 1"))
  stage.longPress("alpha002Button", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("alpha002Button") as? UIButton)?.currentTitle == "Button · 4")
  #expect(stage.shows("alpha 0.02: enough · 4"))
  #expect(stage.shows("Button · 4"))
  #expect(!stage.shows("alpha 0.02: enough · 3"))
  #expect(!stage.shows("Button · 3"))
  stage.drag(
    "answeringParent", at: CGPoint(x: 280.3, y: 36.9), by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.shows("Parent: handles its child's touches · handled 1×"))
  #expect(!stage.shows("Parent: handles its child's touches"))
  stage.swipe(
    "page", at: CGPoint(x: 320.9, y: 419.5), by: CGVector(dx: -261.2, dy: -10),
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
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
