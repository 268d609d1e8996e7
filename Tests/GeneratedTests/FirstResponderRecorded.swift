// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Made of a recording of the scene "first-responder".
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
  let finger3 = stage.touch(at: CGPoint(x: 154.1, y: 399.6))
  let finger4 = stage.touch(at: CGPoint(x: 234.8, y: 400.1))
  stage.together {
    finger3.move(to: CGPoint(x: 94.7, y: 380.2), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.3, y: 420.7), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
