import UIKit
import XCTest

/// A test case on the main actor, with async tests.
@MainActor
final class MainActorTests: XCTestCase {
  var view = StopwatchView(frame: .zero)

  override func setUp() async throws {
    try await super.setUp()
    view.didTap()
  }

  func testSetUpRan() {
    XCTAssertEqual(view.count, 1)
  }

  func testAsyncCount() async throws {
    let count = await view.loadedCount()
    XCTAssertEqual(count, 1)
    XCTAssertTrue(Thread.isMainThread)
  }

  func testFulfillment() async {
    let counted = expectation(description: "counted")
    view.start(every: 0.02, until: 3) { counted.fulfill() }
    await fulfillment(of: [counted], timeout: 5)
    XCTAssertEqual(view.count, 3)
  }
}
