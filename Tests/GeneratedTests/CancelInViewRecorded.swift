// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "cancel-in-view".
/// Its calls are simpler than the recorded input, so different objects respond.
@MainActor @Test func `The recorded session of cancel-in-view`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "cancel-in-view", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("cancelling")
  stage.advance(by: 0.783)
  #expect((stage.view("cancellingLogText") as? UILabel)?.text == "touchesBegan\ntouchesEnded")
  stage.tap("leaving")
  stage.advance(by: 0.683)
  #expect((stage.view("leavingLogText") as? UILabel)?.text == "touchesBegan\ntouchesEnded")
  stage.doubleTap("cancelling")
  stage.advance(by: 0.156)
  stage.longPress("cancelling", duration: 0.75)
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
  #expect(
    (stage.view("leavingLogText") as? UILabel)?.text
      == "touchesBegan\ntouchesMoved 10×\n  pan began\n  pan changed 8×\n  pan ended\ntouchesEnded")
  #expect(stage.frame(of: "leavingLogText") == CGRect(x: 12.0, y: 12.0, width: 145.0, height: 86.0))
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
    (stage.view("cancellingLogText") as? UILabel)?.text
      == "touchesBegan\ntouchesMoved 3×\ntouchesCancelled\n  pan began\n  pan changed 17×\n  pan ended")
  #expect(
    (stage.view("leavingLogText") as? UILabel)?.text
      == "touchesBegan\ntouchesMoved 21×\n  pan began\n  pan changed 17×\n  pan ended\ntouchesEnded")
  #expect(
    stage.frame(of: "cancellingLogText")
      == CGRect(x: 12.0, y: 12.0, width: 145.0, height: 86.0))
  stage.type("a b", expecting: .anything)
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
