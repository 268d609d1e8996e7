// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "pass-through".
@MainActor @Test func `The recorded session of pass-through`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "pass-through", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("behindButton")
  stage.advance(by: 0.783)
  #expect((stage.view("behindButton") as? UIButton)?.currentTitle == "Button behind the glass · 1")
  #expect(stage.shows("Button behind the glass · 1"))
  #expect(!stage.shows("Button behind the glass"))
  stage.tap("glassButton")
  stage.advance(by: 0.683)
  #expect((stage.view("glassButton") as? UIButton)?.currentTitle == "Button on the glass · 1")
  #expect(stage.shows("Button on the glass · 1"))
  #expect(!stage.shows("Button on the glass"))
  stage.doubleTap("behindButton")
  stage.advance(by: 0.156)
  #expect((stage.view("behindButton") as? UIButton)?.currentTitle == "Button behind the glass · 3")
  #expect(stage.shows("Button behind the glass · 3"))
  #expect(!stage.shows("Button behind the glass · 1"))
  stage.longPress("behindButton", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("behindButton") as? UIButton)?.currentTitle == "Button behind the glass · 4")
  #expect(stage.shows("Button behind the glass · 4"))
  #expect(!stage.shows("Button behind the glass · 3"))
  stage.drag(
    "page", by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "behindBox", at: CGPoint(x: 260.9, y: 149.5), by: CGVector(dx: -261.2, dy: -10),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.shows("Box behind the glass · handled 1×"))
  #expect(!stage.shows("Box behind the glass"))
  let finger1 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger1.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(stage.shows("Box behind the glass · handled 2×"))
  #expect(!stage.shows("Box behind the glass · handled 1×"))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
