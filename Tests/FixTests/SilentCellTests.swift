import Gallery
import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

/// A cell of the sample app that keeps its touches.
@Suite(.staged) @MainActor
struct SilentCellTests {
  @Test func `A cell that overrides touchesBegan without super is named as the reason`() throws {
    let stage = Stage(app: GalleryDelegate.self, scene: "cell-touches")
    stage.tap(at: CGPoint(x: 60, y: 612))
    stage.settle()
    let sink = TouchOutcomeSink()
    for record in stage.trace { sink.record(record) }
    let found = try #require(sink.explanation(at: 60, 612))
    #expect(found.isLost)
    #expect(found.title == "The row isn't selected")
    #expect(found.account.happened.contains("touchesBegan"), "\(found.account.happened)")
  }
}
