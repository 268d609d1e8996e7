import XCTest

final class StopwatchTests: StopwatchTestCase {
  private lazy var expected = 1

  func testTapCounts() {
    view.didTap()
    assertCount(expected)
    XCTAssertTrue(view.window === window)
    XCTAssertTrue(Thread.isMainThread)
  }

  func testLabelIsThere() throws {
    let label = try XCTUnwrap(view.subviews.first as? UILabel)
    addTeardownBlock { label.text = nil }
    XCTAssertNil(label.text)
  }

  func testTimerFulfillsExpectation() {
    let counted = expectation(description: "counted to 3")
    view.start(every: 0.02, until: 3) { counted.fulfill() }
    wait(for: [counted], timeout: 5)
    assertCount(3)
  }

  func testWorkOfAnotherQueueArrives() {
    let loaded = expectation(description: "loaded")
    view.load { count in
      XCTAssertEqual(count, 0)
      loaded.fulfill()
    }
    waitForExpectations(timeout: 5) { error in XCTAssertNil(error) }
  }

  func testAnimationEnds() {
    let ended = expectation(description: "ended")
    UIView.animate(withDuration: 0.05, animations: { self.view.alpha = 0 }) { _ in ended.fulfill() }
    wait(for: [ended], timeout: 5)
    XCTAssertEqual(view.alpha, 0)
  }

  func testCountingIsFast() {
    measure { view.didTap() }
    XCTAssertGreaterThan(view.count, 1)
  }

  func testApplicationExists() {
    XCTAssertNotNil(UIApplication.shared)
    XCTAssertEqual(UIApplication.shared.windows.count, 1)
  }
}
