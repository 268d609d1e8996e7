// swift-format-ignore-file
@testable import Gallery
import TouchstoneTesting
import UIKit

/// Generated from a recording of the scene "table-100000".
/// Its calls are simpler than the recorded input, so different objects respond.
@MainActor @Test func `The recorded session of table-100000`() {
  let stage = Stage(
    app: GalleryDelegate.self, scene: "table-100000", device: .iPhone14)
  stage.advance(by: 0.8)
  stage.tap(row: IndexPath(row: 6, section: 0))
  stage.advance(by: 0.783)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "Rows: 100000\nCells made so far: 13\nRow 6 answered.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.tap("first")
  stage.advance(by: 0.783)
  stage.tap("middle")
  stage.advance(by: 0.783)
  #expect((stage.view("logText") as? UILabel)?.text == "Rows: 100000\nCells made so far: 14")
  #expect(stage.shows("Row 50006"))
  #expect(stage.shows("Row 50005"))
  #expect(stage.shows("Row 50004"))
  #expect(stage.shows("Row 50003"))
  #expect(stage.shows("Row 50002"))
  #expect(stage.shows("Row 50001"))
  #expect(stage.shows("Row 50000"))
  // 21 more changed.
  stage.tap("last")
  stage.advance(by: 0.683)
  #expect(stage.shows("Row 99988"))
  #expect(stage.shows("Row 99987"))
  #expect(stage.shows("Row 99999"))
  #expect(stage.shows("Row 99998"))
  #expect(stage.shows("Row 99997"))
  #expect(stage.shows("Row 99996"))
  #expect(stage.shows("Row 99995"))
  #expect(stage.shows("Row 99994"))
  // 19 more changed.
  stage.tap(row: IndexPath(row: 99993, section: 0), count: 2)
  stage.advance(by: 0.156)
  #expect(
    (stage.view("logText") as? UILabel)?.text
      == "Rows: 100000\nCells made so far: 14\nRow 99993 answered.")
  #expect(stage.frame(of: "logText") == CGRect(x: 12.0, y: 12.0, width: 326.0, height: 43.0))
  stage.longPress(row: IndexPath(row: 99993, section: 0), duration: 0.75)
  stage.advance(by: 0.65)
  let finger1 = stage.touch(at: CGPoint(x: 300.2, y: 620.8))
  finger1.move(to: CGPoint(x: 293.7, y: 614.4), duration: 0.044)
  finger1.move(to: CGPoint(x: 274.3, y: 586.1), duration: 0.055)
  finger1.move(to: CGPoint(x: 237, y: 535.6), duration: 0.066)
  finger1.move(to: CGPoint(x: 126.4, y: 383.9), duration: 0.165)
  finger1.move(to: CGPoint(x: 101.6, y: 347.6), duration: 0.055)
  finger1.move(to: CGPoint(x: 90.5, y: 329.3), duration: 0.066)
  finger1.lift()
  stage.advance(by: 0.599)
  #expect(stage.contentOffset(of: "rows") == CGPoint(x: 0.0, y: 4399441.0))
  let finger2 = stage.touch(at: CGPoint(x: 319.8, y: 421))
  finger2.move(to: CGPoint(x: 314.8, y: 420.4), duration: 0.011)
  finger2.move(to: CGPoint(x: 273.1, y: 421.5), duration: 0.022)
  finger2.move(to: CGPoint(x: 137.4, y: 416.6), duration: 0.044)
  finger2.move(to: CGPoint(x: 81.8, y: 412.6), duration: 0.022)
  finger2.move(to: CGPoint(x: 60.4, y: 409.3), duration: 0.022)
  finger2.lift()
  stage.advance(by: 0.599)
  #expect(stage.contentOffset(of: "rows") == CGPoint(x: 0.0, y: 4399440.0))
  let finger3 = stage.touch(at: CGPoint(x: 154.4, y: 399.5))
  let finger4 = stage.touch(at: CGPoint(x: 235.9, y: 400.4))
  stage.together {
    finger3.move(to: CGPoint(x: 94.6, y: 379), duration: 0.353)
    finger4.move(to: CGPoint(x: 294.9, y: 420.4), duration: 0.353)
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
