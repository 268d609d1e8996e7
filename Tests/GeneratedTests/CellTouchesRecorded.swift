// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "cell-touches".
@MainActor @Test func `The recorded session of cell-touches`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "cell-touches", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap(row: IndexPath(row: 4, section: 0))
  stage.advance(by: 0.783)
  #expect((stage.view("logText") as? UILabel)?.text == "The row “A recognizer” was selected.")
  stage.tap(at: CGPoint(x: 289.1, y: 547.9))
  stage.advance(by: 0.783)
  stage.tap(at: CGPoint(x: 289.5, y: 483.5))
  stage.advance(by: 0.783)
  #expect(stage.firstResponderName == "UITextView in cell 0.5 of rivals")
  stage.tap(at: CGPoint(x: 290.2, y: 420.7))
  stage.advance(by: 0.683)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "The row “A recognizer” was selected.\nThe tap recognizer of the label answered.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 29.0))
  stage.tap(row: IndexPath(row: 4, section: 0), count: 2)
  stage.advance(by: 0.156)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "The row “A recognizer” was selected.\nThe tap recognizer of the label answered.\nThe row “A recognizer” was selected.\nThe row “A recognizer” was selected.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 57.0))
  stage.longPress(row: IndexPath(row: 4, section: 0), duration: 0.75)
  stage.advance(by: 0.65)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "The row “A recognizer” was selected.\nThe tap recognizer of the label answered.\nThe row “A recognizer” was selected.\nThe row “A recognizer” was selected.\nThe row “A recognizer” was selected.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 72.0))
  stage.drag(
    "cell 0.7 of rivals", to: "cell 0.3 of rivals",
    duration: 0.45)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "rivals") == CGPoint(x: 0.0, y: 1.0))
  stage.swipe(
    "cell 0.4 of rivals", at: CGPoint(x: 319.8, y: 33.7), by: CGVector(dx: -259.4, dy: -11.7),
    duration: 0.12)
  stage.advance(by: 0.6)
  #expect(stage.contentOffset(of: "rivals") == CGPoint(x: 0.0, y: 0.0))
  let finger1 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger2 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger1.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger2.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
  }
  finger1.lift()
  finger2.lift()
  stage.advance(by: 0.6)
  stage.type("a b")
  stage.advance(by: 0.48)
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(stage.hasView("editMenu"))
  #expect(stage.hasView("editMenu.Select"))
  #expect(stage.hasView("editMenu.Select All"))
  #expect(stage.shows("Select"))
  #expect(stage.shows("Select All"))
}
