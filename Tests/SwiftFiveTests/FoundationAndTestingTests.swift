import Foundation
import Testing

struct FoundationAndTestingTests {
  @Test("a Swift 5 test file may omit UIKit, even if other files import it")
  func foundationAndTesting() {
    #expect(Date.distantPast < Date.distantFuture)
  }
}
