// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "paging".
@MainActor @Test func `The recorded session of paging`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "paging", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("pages", expecting: .nothing)
  stage.advance(by: 0.683)
  stage.doubleTap("pages", expecting: .nothing)
  stage.advance(by: 0.156)
  stage.longPress("pages", duration: 0.75)
  stage.advance(by: 0.65)
  let finger1 = stage.touch(at: CGPoint(x: 299.3, y: 619.4))
  finger1.move(to: CGPoint(x: 294.5, y: 614.1), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.4, y: 587.5), duration: 0.055)
  finger1.move(to: CGPoint(x: 120.6, y: 376.8), duration: 0.241)
  finger1.move(to: CGPoint(x: 95.2, y: 338), duration: 0.066)
  finger1.move(to: CGPoint(x: 90.7, y: 330.4), duration: 0.044)
  finger1.lift()
  stage.advance(by: 0.6)
  let finger2 = stage.touch(at: CGPoint(x: 319.1, y: 420.9))
  finger2.move(to: CGPoint(x: 297.8, y: 420.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 108.3, y: 415), duration: 0.065)
  finger2.move(to: CGPoint(x: 66.5, y: 411.9), duration: 0.022)
  finger2.move(to: CGPoint(x: 60, y: 410.8), duration: 0.011)
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "released at 2.44 pt/ms, to page 2\npage 2 is shown")
  #expect(stage.contentOffset(of: "pages") == CGPoint(x: 350.0, y: 0.0))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  let finger3 = stage.touch(at: CGPoint(x: 154.2, y: 399.6))
  let finger4 = stage.touch(at: CGPoint(x: 234.1, y: 399.8))
  stage.together {
    finger3.move(to: CGPoint(x: 95.1, y: 379.3), duration: 0.353)
    finger4.move(to: CGPoint(x: 295.4, y: 420.9), duration: 0.353)
  }
  finger3.lift()
  finger4.lift()
  stage.advance(by: 0.6)
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
