// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "event".
@MainActor @Test func `The recorded session of event`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "event", device: .iPhone14)
  stage.advance(by: 0.7)
  stage.drag(
    from: CGPoint(x: 300.9, y: 620.9), to: CGPoint(x: 89.5, y: 330.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("eventText") as? UILabel)?.text
      == "type       touches\nsubtype    none\ntimestamp  1.150 s\nallTouches 1")
  #expect((stage.view("touchesText") as? UILabel)?.text == "1 ended, tap 0, (90, 331) → (90, 331)")
  #expect(stage.frame(of: "eventText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 57.0))
  stage.swipe(
    "pad", at: CGPoint(x: 299.5, y: 64.4), by: CGVector(dx: -260.3, dy: -9.8),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("eventText") as? UILabel)?.text
      == "type       touches\nsubtype    none\ntimestamp  1.870 s\nallTouches 1")
  #expect((stage.view("touchesText") as? UILabel)?.text == "1 ended, tap 0, (59, 411) → (59, 411)")
  let finger1 = stage.touch(at: CGPoint(x: 155.7, y: 400.1))
  let finger2 = stage.touch(at: CGPoint(x: 234.7, y: 399.2))
  stage.together {
    finger1.move(to: CGPoint(x: 94.5, y: 380.3), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.7, y: 419.6), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(
    (stage.view("eventText") as? UILabel)?.text
      == "type       touches\nsubtype    none\ntimestamp  2.823 s\nallTouches 1")
  #expect(
    (stage.view("touchesText") as? UILabel)?.text
      == "2 ended, tap 0, (295, 420) → (295, 420)")
  stage.type("a b")
  stage.advance(by: 0.48)
  #expect(
    (stage.view("eventText") as? UILabel)?.text
      == "type       presses\nsubtype    none\ntimestamp  3.573 s\nallTouches nil")
  #expect((stage.view("touchesText") as? UILabel)?.text == "")
  #expect(stage.frame(of: "touchesText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 0.0))
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(
    (stage.view("eventText") as? UILabel)?.text
      == "type       presses\nsubtype    none\ntimestamp  4.603 s\nallTouches nil")
}
