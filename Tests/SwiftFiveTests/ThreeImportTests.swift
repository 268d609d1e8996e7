import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct ThreeImportTests {
  @Test("a test file in Swift 5 may import Testing, the harness and UIKit")
  func testingHarnessAndUIKit() {
    let stage = Stage()
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(stage.now == 0.05)
  }
}
