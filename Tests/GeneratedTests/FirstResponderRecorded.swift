// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "first-responder".
@MainActor @Test func `The recorded session of first-responder`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "first-responder", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("field")
  stage.advance(by: 0.783)
  #expect(stage.hasView("keyA"))
  #expect(stage.hasView("keyB"))
  #expect(stage.hasView("keyC"))
  #expect(stage.hasView("keyD"))
  #expect(stage.hasView("keyE"))
  #expect(stage.hasView("keyDel"))
  #expect((stage.view("keyA") as? UIButton)?.currentTitle == "A")
  #expect((stage.view("keyB") as? UIButton)?.currentTitle == "B")
  // 21 more changed.
  stage.tap("done")
  stage.advance(by: 0.683)
  #expect(!stage.hasView("keyA"))
  #expect(!stage.hasView("keyB"))
  #expect(!stage.hasView("keyC"))
  #expect(!stage.hasView("keyD"))
  #expect(!stage.hasView("keyE"))
  #expect(!stage.hasView("keyDel"))
  #expect((stage.view("done") as? UIButton)?.currentTitle == "Done · 1")
  #expect(stage.shows("Done · 1"))
  // 18 more changed.
  stage.doubleTap(at: CGPoint(x: 39.5, y: 885.5))
  stage.advance(by: 0.156)
  stage.longPress(at: CGPoint(x: 39.3, y: 885.8), duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "page", by: CGVector(dx: -209.5, dy: -290.5),
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
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
