import UIKit
import XCTest

/// A base class with the object of each test, as apps write it.
class StopwatchTestCase: XCTestCase {
  var view: StopwatchView!
  var window: UIWindow!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view = StopwatchView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
  }

  override func tearDown() {
    view = nil
    window = nil
    super.tearDown()
  }

  func assertCount(_ count: Int, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(view.count, count, file: file, line: line)
    XCTAssertEqual(view.label.text, "\(count)", file: file, line: line)
  }
}
