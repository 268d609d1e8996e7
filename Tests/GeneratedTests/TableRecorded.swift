// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "table".
@MainActor @Test func `The recorded session of table`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "table", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("messages")
  stage.advance(by: 0.783)
  stage.tap("★ in cell 1.4 of messages")
  stage.advance(by: 0.783)
  #expect((stage.view("logText") as? UILabel)?.text == "The star of Eva answered.")
  stage.tap("★ in cell 1.3 of messages")
  stage.advance(by: 0.783)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "The star of Eva answered.\nThe star of Choir answered.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.tap("★ in cell 1.2 of messages")
  stage.advance(by: 0.683)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "The star of Choir answered.\nThe star of Tom answered.")
  stage.doubleTap("messages")
  stage.advance(by: 0.156)
  stage.longPress("messages", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "cell 1.4 of messages", at: CGPoint(x: 284.2, y: 8.8), by: CGVector(dx: -209.7, dy: -291.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "messages") == CGPoint(x: 0.0, y: 1.0))
  stage.swipe(
    "★ in cell 1.0 of messages", by: CGVector(dx: -259.4, dy: -11.7),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "messages") == CGPoint(x: 0.0, y: 0.0))
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
