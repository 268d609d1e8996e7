// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "accessibility".
@MainActor @Test func `The recorded session of accessibility`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "accessibility", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("like")
  stage.advance(by: 0.783)
  #expect((stage.view("like") as? UIButton)?.currentTitle == "Like · 1")
  #expect((stage.view("logText") as? UILabel)?.text == "like: touchUpInside")
  #expect(stage.shows("Like · 1"))
  #expect(!stage.shows("Like"))
  #expect((stage.view("like") as? UIControl)?.isSelected == true)
  stage.tap("details")
  stage.advance(by: 0.783)
  #expect(stage.hasView("sheet"))
  #expect(stage.hasView("done"))
  #expect((stage.view("details") as? UIButton)?.currentTitle == "Details · 1")
  #expect((stage.view("done") as? UIButton)?.currentTitle == "Done")
  #expect(stage.shows("Details · 1"))
  #expect(stage.shows("Nothing behind this sheet is read. Escape closes it."))
  #expect(stage.shows("Done"))
  #expect(!stage.shows("Details"))
  stage.tap("sheet", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("sheet", expecting: .nothing)
  stage.advance(by: 0.683)
  stage.doubleTap("done")
  stage.advance(by: 0.156)
  #expect(!stage.hasView("sheet"))
  #expect(!stage.hasView("done"))
  #expect((stage.view("logText") as? UILabel)?.text == "like: touchUpInside\ndone: touchUpInside")
  #expect(!stage.shows("Nothing behind this sheet is read. Escape closes it."))
  #expect(!stage.shows("Done"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.longPress(at: CGPoint(x: 195.5, y: 394.6), duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "page", by: CGVector(dx: -209.7, dy: -291.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", at: CGPoint(x: 319.8, y: 421), by: CGVector(dx: -259.4, dy: -11.7),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger2 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger1.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
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
