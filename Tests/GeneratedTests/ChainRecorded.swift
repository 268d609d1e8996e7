// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "chain".
@MainActor @Test func `The recorded session of chain`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "chain", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("button")
  stage.advance(by: 0.783)
  #expect((stage.view("button") as? UIButton)?.currentTitle == "Button: no super · 1")
  #expect(stage.shows("Button: no super · 1"))
  #expect(!stage.shows("Button: no super"))
  stage.tap("present")
  stage.advance(by: 0.683)
  #expect(stage.controllers == ["ChainScene", "ChainPresentedController"])
  #expect(stage.hasView("presentedView"))
  #expect(stage.hasView("inPresented"))
  #expect(stage.hasView("dismiss"))
  #expect(stage.hasView("presentedLog"))
  #expect(stage.hasView("presentedLogText"))
  #expect(!stage.hasView("page"))
  #expect(!stage.hasView("childView"))
  // 26 more changed.
  stage.doubleTap("dismiss")
  stage.advance(by: 0.156)
  #expect(stage.controllers == ["ChainScene", "ChainChildController"])
  #expect(stage.hasView("page"))
  #expect(stage.hasView("childView"))
  #expect(stage.hasView("inChild"))
  #expect(stage.hasView("callsSuper"))
  #expect(stage.hasView("callsNext"))
  #expect(stage.hasView("overridesNext"))
  #expect(stage.hasView("detour"))
  // 27 more changed.
  stage.longPress("overridesNext", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "page", at: CGPoint(x: 300.3, y: 620.9), by: CGVector(dx: -209.5, dy: -290.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "ChainScene, the root controller\nClimbWindow, the window\nGalleryDelegate, the delegate")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.swipe(
    "detour", by: CGVector(dx: -261.2, dy: -10),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "detour\nChainScene, the root controller\nClimbWindow, the window\nGalleryDelegate, the delegate")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 57.0))
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
      == "overridesNext\ndetour\nChainScene, the root controller\nClimbWindow, the window\nGalleryDelegate, the delegate")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 72.0))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
