import Testing
import TouchstoneHost
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@Suite("The scene of drawing") @MainActor
struct DrawingSceneTests {
  private let gallery = GalleryStage("drawing")

  private func strokes(_ list: DrawingList?) -> Int {
    list?.commands.count { if case .stroke = $0 { true } else { false } } ?? 0
  }

  @Test("a stroke is drawn on the earlier image, and the snapshot stays unchanged")
  func drawing() throws {
    let sheet = try gallery.view("sheet")
    #expect(strokes(sheet.layer.drawing) == 0)
    let start = sheet.convert(CGPoint(x: 40, y: 40), to: nil)
    gallery.stage.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y + 60), duration: 0.2)
    gallery.stage.advance(by: 0.1)
    let first = strokes(sheet.layer.drawing)
    #expect(first > 5)
    gallery.stage.tap(try gallery.view("snapshotButton"))
    gallery.stage.advance(by: 0.5)
    gallery.stage.drag(from: start, to: CGPoint(x: start.x + 10, y: start.y + 90), duration: 0.2)
    gallery.stage.advance(by: 0.1)
    #expect(strokes(sheet.layer.drawing) > first)
    let shown = try #require(gallery.view("snapshot").layer.contents as? CGImage)
    #expect(strokes(shown.recording?.list) == first)
  }

  @Test("every sample is drawn, and every stroke that begins ends")
  func samples() throws {
    let list = ApplicationHost(gallery.stage.application).displayList()
    let steps = try #require(list.nodes.first { $0.identifier == "samples" }).drawing
    let used = Set(steps.map(\.operation.rawValue))
    #expect(
      used.isSuperset(of: [
        "fill", "stroke", "clip", "gradient", "shadow", "blend", "alpha", "clear", "group",
        "groupEnd", "image", "text",
      ]))
    #expect(steps.count { $0.operation == .save } == steps.count { $0.operation == .restore })
    #expect(steps.count { $0.operation == .group } == steps.count { $0.operation == .groupEnd })
  }
}
