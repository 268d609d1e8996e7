import Testing
import TouchstoneRewriter

/// The methods that XCTest calls are nonisolated, and their bodies run on the main actor.
struct XCTestTests {
  private func test(_ members: String, of attribute: String = "") -> String {
    "import XCTest\nimport UIKit\n\(attribute)class A: XCTestCase {\n\(members)\n}"
  }

  private func expected(_ members: String, of attribute: String = "") -> String {
    test(members, of: attribute).replacing("XCTestCase", with: "XCTestCase, @unchecked Sendable")
  }

  @Test(arguments: [
    (
      "func testTap() { f() }",
      "nonisolated func testTap() { ApplicationQueue.runTest { () -> Void in f() } }"
    ),
    (
      "@MainActor func testTap() throws {\n  try f()\n}",
      "nonisolated func testTap() throws { try ApplicationQueue.runTest { () throws -> Void in\n"
        + "  try f()\n} }"
    ),
    (
      "@MainActor func testTap() async throws { try await f() }",
      "nonisolated func testTap() async throws { try await ApplicationQueue.runTest "
        + "{ () async throws -> Void in try await f() } }"
    ),
    (
      "func testLoad() async { await f() }",
      "nonisolated func testLoad() async { ApplicationQueue.prepareForTest(); await f() }"
    ),
    (
      "override func setUp() {\n  super.setUp()\n  view = UIView()\n}",
      "nonisolated override func setUp() { ApplicationQueue.runTest { () -> Void in\n"
        + "  super.setUp()\n  view = UIView()\n} }"
    ),
    (
      "override class func setUp() { f() }",
      "nonisolated override class func setUp() { ApplicationQueue.runTest { () -> Void in f() } }"
    ),
    (
      "override func tearDownWithError() throws { view = nil }",
      "nonisolated override func tearDownWithError() throws "
        + "{ try ApplicationQueue.runTest { () throws -> Void in view = nil } }"
    ),
    (
      "func testNothing() {}",
      "nonisolated func testNothing() { ApplicationQueue.runTest { () -> Void in} }"
    ),
  ])
  func `A method that XCTest calls runs on the main actor`(before: String, after: String) {
    #expect(rewritten(test(before)) == expected(after))
  }

  @Test(arguments: [
    "func makeView() -> UIView { UIView() }",
    "func testView() -> UIView { UIView() }",
    "func testing(_ view: UIView) { view.tag = 1 }",
    "private func testRest() { f() }",
    "static func testAll() { f() }",
    "nonisolated func testTap() { f() }",
    "@CartActor func testTap() { f() }",
    "func setUp() { f() }",
    "var view: UIView!",
  ])
  func `Any other member stays as it is`(member: String) {
    #expect(rewritten(test(member)) == expected(member))
  }

  @Test func `An async test of a main-actor class runs on the main actor`() {
    #expect(
      rewritten(test("func testTap() async { await f() }", of: "@MainActor "))
        == expected(
          "nonisolated func testTap() async { await ApplicationQueue.runTest "
            + "{ () async -> Void in await f() } }", of: "@MainActor "))
  }

  @Test func `A subclass of the target's base class and its extensions are rewritten`() {
    let text = rewritten([
      "import XCTest\nimport UIKit\nclass Base: XCTestCase {}",
      "import UIKit\nfinal class A: Base {}\nextension A { func testTap() { f() } }",
    ])
    #expect(text[0].hasSuffix("class Base: XCTestCase, @unchecked Sendable {}"))
    #expect(
      text[1] == "import UIKit\nfinal class A: Base, @unchecked Sendable {}\n"
        + "extension A { nonisolated func testTap() "
        + "{ ApplicationQueue.runTest { () -> Void in f() } } }")
  }

  @Test func `A test case that uses views gets no actor`() {
    let member = "func help() { UIView().tag = 1 }"
    #expect(rewritten(test(member)) == expected(member))
  }

  @Test func `A class that isn't a test case stays as it is`() {
    let source = "class A { func testTap() { f() }\n  override func setUp() {} }"
    #expect(rewritten(source) == source)
  }

  @Test func `A test without UIKit imports it`() {
    #expect(
      rewritten("import XCTest\nclass A: XCTestCase { func testA() { f() } }")
        .hasPrefix("import UIKit\nimport XCTest\n"))
  }

  @Test func `The author's lines remain`() {
    let source = test("func testTap() {\n  a()\n  b()\n}")
    let lines = rewritten(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[4] == "  a()")
  }

  @Test func `A test that runs an app from outside is reported once`() {
    #expect(
      notices(
        "import XCTest\nlet a = XCUIApplication()\nlet b = XCUIApplication()") == [
          "2:9: warning: Touchstone doesn't run an app in another process; "
            + "move this file out of the folder, and write the test with a Stage"
        ])
  }
}
