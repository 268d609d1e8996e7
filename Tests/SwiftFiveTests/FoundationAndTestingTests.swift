import Foundation
import Testing

struct FoundationAndTestingTests {
  @Test("a test file in Swift 5 beside the others may know nothing of UIKit")
  func foundationAndTesting() {
    #expect(Date.distantPast < Date.distantFuture)
  }
}
