// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Made of a recording of the scene "sheets".
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
  let finger1 = stage.touch(at: CGPoint(x: 299.5, y: 619.5))
  finger1.move(to: CGPoint(x: 295, y: 613.3), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.3, y: 587.3), duration: 0.055)
  finger1.move(to: CGPoint(x: 120.6, y: 376.9), duration: 0.241)
  finger1.move(to: CGPoint(x: 94.8, y: 339.6), duration: 0.066)
  finger1.move(to: CGPoint(x: 89.6, y: 330.4), duration: 0.044)
  finger1.lift()
  stage.advance(by: 0.6)
  let finger2 = stage.touch(at: CGPoint(x: 321, y: 419.1))
  finger2.move(to: CGPoint(x: 297.7, y: 421.8), duration: 0.022)
  finger2.move(to: CGPoint(x: 108.1, y: 414.3), duration: 0.065)
  finger2.move(to: CGPoint(x: 83, y: 412.6), duration: 0.011)
  finger2.move(to: CGPoint(x: 59.2, y: 409.9), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.6)
  let finger3 = stage.touch(at: CGPoint(x: 155.3, y: 401))
  let finger4 = stage.touch(at: CGPoint(x: 235.1, y: 399.1))
  stage.together {
    finger3.move(to: CGPoint(x: 95.9, y: 380.9), duration: 0.353)
    finger4.move(to: CGPoint(x: 295.8, y: 420.1), duration: 0.353)
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
