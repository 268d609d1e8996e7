// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "nil-target".
@MainActor @Test func `The recorded session of nil-target`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "nil-target", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("copy")
  stage.advance(by: 0.783)
  #expect((stage.view("copy") as? UIButton)?.currentTitle == "Copy · 1")
  #expect((stage.view("logText") as? UILabel)?.text == "no responder: copy")
  #expect(stage.shows("Copy · 1"))
  #expect(!stage.shows("Copy"))
  stage.tap("save")
  stage.advance(by: 0.783)
  #expect((stage.view("save") as? UIButton)?.currentTitle == "Save · 1")
  #expect((stage.view("logText") as? UILabel)?.text == "no responder: copy\nthe controller saved")
  #expect(stage.shows("Save · 1"))
  #expect(!stage.shows("Save"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.tap("delete")
  stage.advance(by: 0.683)
  #expect((stage.view("delete") as? UIButton)?.currentTitle == "Delete · 1")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "no responder: copy\nthe controller saved\nno responder: delete")
  #expect(stage.shows("Delete · 1"))
  #expect(!stage.shows("Delete"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.doubleTap("copy")
  stage.advance(by: 0.156)
  #expect((stage.view("copy") as? UIButton)?.currentTitle == "Copy · 3")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "no responder: copy\nthe controller saved\nno responder: delete\nno responder: copy\nno responder: copy")
  #expect(stage.shows("Copy · 3"))
  #expect(!stage.shows("Copy · 1"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 72.0))
  stage.longPress("copy", duration: 0.75)
  stage.advance(by: 0.65)
  #expect((stage.view("copy") as? UIButton)?.currentTitle == "Copy · 4")
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "no responder: copy\nthe controller saved\nno responder: delete\nno responder: copy\nno responder: copy\nno responder: copy")
  #expect(stage.shows("Copy · 4"))
  #expect(!stage.shows("Copy · 3"))
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 86.0))
  stage.drag(
    "page", by: CGVector(dx: -209.8, dy: -290.6),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "folder", at: CGPoint(x: 299.8, y: 279.9), by: CGVector(dx: -259.2, dy: -9.4),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(
    (stage.view("answerers") as? UILabel)?.text
      == "Copy: no responder\nSave: the folder\nDelete: no responder")
  #expect(stage.firstResponderName == "folder")
  let finger1 = stage.touch(at: CGPoint(x: 154.9, y: 399.9))
  let finger2 = stage.touch(at: CGPoint(x: 234.8, y: 399.4))
  stage.together {
    finger1.move(to: CGPoint(x: 95.8, y: 379.7), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.5, y: 420.2), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  #expect(stage.firstResponderName == "blank")
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
}
