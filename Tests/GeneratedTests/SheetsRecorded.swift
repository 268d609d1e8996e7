// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "sheets".
@MainActor @Test func `The recorded session of sheets`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "sheets", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap("sheet")
  stage.advance(by: 0.783)
  #expect(stage.controllers == ["SheetsScene", "SheetListController"])
  #expect(stage.hasView("sheetView"))
  #expect(stage.hasView("sheetList"))
  #expect((stage.view("sheet") as? UIButton)?.currentTitle == "Show a sheet · 1")
  #expect(stage.shows("Show a sheet · 1"))
  #expect(stage.shows("Row 1"))
  #expect(stage.shows("Row 2"))
  #expect(stage.shows("Row 3"))
  // 22 more changed.
  stage.tap(at: CGPoint(x: 194.1, y: 237.9))
  stage.advance(by: 0.683)
  #expect(stage.controllers == ["SheetsScene"])
  #expect(!stage.hasView("sheetView"))
  #expect(!stage.hasView("sheetList"))
  #expect(!stage.shows("Row 1"))
  #expect(!stage.shows("Row 2"))
  #expect(!stage.shows("Row 3"))
  #expect(!stage.shows("Row 4"))
  #expect(!stage.shows("Row 5"))
  // 19 more changed.
  stage.drag(
    from: CGPoint(x: 299.5, y: 619.5), to: CGPoint(x: 89.6, y: 330.4),
    duration: 0.45)
  stage.advance(by: 0.6)
  stage.swipe(
    from: CGPoint(x: 321, y: 419.1), to: CGPoint(x: 59.2, y: 409.9),
    duration: 0.12)
  stage.advance(by: 0.6)
  let finger1 = stage.touch(at: CGPoint(x: 155.3, y: 401))
  let finger2 = stage.touch(at: CGPoint(x: 235.1, y: 399.1))
  stage.together {
    finger1.move(to: CGPoint(x: 95.9, y: 380.9), duration: 0.353)
    finger2.move(to: CGPoint(x: 295.8, y: 420.1), duration: 0.353)
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
