import Testing
import UIKit

@MainActor
struct TestingAndUIKitTests {
  @Test("a test file in Swift 5 may import Testing and UIKit without the harness")
  func testingAndUIKit() {
    #expect(UIView().alpha == 1)
  }
}
