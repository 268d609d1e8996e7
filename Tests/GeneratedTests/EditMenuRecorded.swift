// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "edit-menu".
@MainActor @Test func `The recorded session of edit-menu`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "edit-menu", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("copyable")
  stage.advance(by: 0.783)
  #expect(stage.firstResponderName == "copyable")
  stage.tap("field")
  stage.advance(by: 0.783)
  #expect(stage.firstResponderName == "field")
  stage.tap("card", expecting: .nothing)
  stage.advance(by: 0.783)
  stage.tap("popUp")
  stage.advance(by: 0.683)
  #expect(stage.hasView("contextMenu.ground"))
  #expect(stage.hasView("contextMenu"))
  #expect(stage.hasView("contextMenu.Sort by"))
  #expect(stage.hasView("contextMenu.Name"))
  #expect(stage.hasView("contextMenu.Date"))
  #expect(stage.hasView("contextMenu.Size"))
  #expect(stage.shows("Sort by"))
  #expect(stage.shows("Date"))
  // 1 more changed.
  stage.doubleTap("contextMenu.ground")
  stage.advance(by: 0.156)
  #expect(!stage.hasView("contextMenu.ground"))
  #expect(!stage.hasView("contextMenu"))
  #expect(!stage.hasView("contextMenu.Sort by"))
  #expect(!stage.hasView("contextMenu.Name"))
  #expect(!stage.hasView("contextMenu.Date"))
  #expect(!stage.hasView("contextMenu.Size"))
  #expect(!stage.shows("Sort by"))
  #expect(!stage.shows("Date"))
  // 1 more changed.
  stage.longPress("page", duration: 0.75)
  stage.advance(by: 0.65)
  stage.drag(
    "page", by: CGVector(dx: -209.7, dy: -291.5),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    "page", by: CGVector(dx: -259.4, dy: -11.7),
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
  stage.type("a b")
  stage.advance(by: 0.48)
  #expect((stage.view("field") as? UITextField)?.text == "Two taps select a wora bd")
  stage.shake()
  stage.remoteCommand(.togglePlayPause)
  stage.press(UIPress.PressType.select)
  stage.advance(by: 0.5)
  #expect(stage.hasView("undoAlertTitle"))
  #expect(stage.hasView("cancelUndo"))
  #expect(stage.hasView("undo"))
  #expect((stage.view("undoAlertTitle") as? UILabel)?.text == "Undo Typing")
  #expect((stage.view("cancelUndo") as? UIButton)?.currentTitle == "Cancel")
  #expect((stage.view("undo") as? UIButton)?.currentTitle == "Undo")
  #expect(stage.shows("Cancel"))
  #expect(stage.shows("Undo"))
}
