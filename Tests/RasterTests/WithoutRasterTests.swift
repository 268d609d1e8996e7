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

  @Test("a request for pixels without the trait names the trait, and returns nil")
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

  @Test("an image of a stage is recorded without the trait")
  func stage() {
    let stage = Stage()
    _ = stage.window
    #expect(stage.picture.size == CGSize(width: 390, height: 844))
  }
}
#endif
