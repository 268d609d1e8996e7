#if !Raster
import Testing
import TouchstoneGeometry
import TouchstoneTesting
import UIKit

/// The messages to an app that requests pixels if they can't be painted.
@MainActor @Suite(.staged) struct WithoutRasterTests {
  private func faults(_ body: () -> Void) -> [String] {
    let report = NumberCheck.report
    defer { NumberCheck.report = report }
    var lines: [String] = []
    NumberCheck.report = { line, _ in lines.append(line) }
    body()
    return lines
  }

  @Test("asking for pixels names the trait that paints them, and answers none")
  func trait() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
    let uses: [(String, () -> Bool)] = [
      ("pngData()", { image.pngData() == nil }),
      ("CGImage.dataProvider", { image.cgImage?.dataProvider?.data == nil }),
    ]
    for (name, use) in uses {
      let lines = faults { #expect(use()) }
      #expect(lines.count == 1)
      #expect(lines.allSatisfy { $0.hasPrefix(name) && $0.contains("trait Raster") })
    }
  }

  @Test("a picture of a stage is recorded all the same")
  func stage() {
    let stage = Stage()
    _ = stage.window
    #expect(stage.picture.size == CGSize(width: 390, height: 844))
  }
}
#endif
