import Testing
import TouchstoneTesting
import UIKit

@testable import Gallery

@Suite("The scene with a sheet and a drawer", .staged) @MainActor
struct SheetsSceneTests {
  private let gallery = GalleryStage("sheets")
  private var stage: Stage { gallery.stage }

  @Test("the sheet opens at its medium height, is dragged to its largest, and is dismissed")
  func sheet() throws {
    try gallery.tap("sheet")
    stage.settle()
    let view = try gallery.view("sheetView")
    let start = view.frame.minY
    #expect(start > 300)
    stage.drag(from: CGPoint(x: 195, y: start + 40), to: CGPoint(x: 195, y: 80), duration: 0.8)
    stage.settle()
    #expect(view.frame.maxY == stage.window.bounds.maxY)
    #expect(view.frame.minY < start)
    stage.drag(from: CGPoint(x: 195, y: view.frame.minY + 40), to: CGPoint(x: 195, y: 800))
    stage.settle()
    #expect(gallery.find("sheetView") == nil)
  }

  @Test("the drawer follows a finger back, reopens if the drag is cancelled, and closes by a tap")
  func drawer() throws {
    try gallery.tap("drawer")
    stage.settle()
    let view = try gallery.view("drawerView")
    let place = view.frame
    #expect(place.maxX == stage.window.bounds.maxX)
    let finger = stage.touch(at: CGPoint(x: 200, y: 500))
    for step in 1...8 {
      finger.move(to: CGPoint(x: 200 + CGFloat(step) * 10, y: 500))
      stage.advance(by: 0.05)
    }
    let seen = try #require(view.layer.presentation()).frame.minX
    #expect(seen > place.minX + 50)
    stage.advance(by: 0.3)
    finger.lift()
    stage.settle()
    #expect(view.frame == place)
    #expect(view.transform == .identity)
    try gallery.tap("besideDrawer")
    stage.settle()
    #expect(gallery.find("drawerView") == nil)
  }
}
