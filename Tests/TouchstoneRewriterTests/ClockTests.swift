import Testing
import TouchstoneRewriter

/// The main queue and the application's clock.
struct ClockTests {
  @Test(arguments: [
    ("DispatchQueue.main.async { f() }", "ApplicationQueue.main.async { f() }"),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f() }",
      "ApplicationQueue.main.asyncAfter(deadline: .now() + 1) { f() }"
    ),
    (
      "DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 1, execute: item)",
      "ApplicationQueue.main.asyncAfter(deadline: ApplicationTime.now() + 1, execute: item)"
    ),
    ("DispatchQueue.main.sync { f() }", "ApplicationQueue.main.sync { f() }"),
    ("try await Task.sleep(nanoseconds: 1)", "try await ApplicationQueue.sleep(nanoseconds: 1)"),
    (
      "try await Task.sleep(for: .seconds(1))", "try await ApplicationQueue.sleep(for: .seconds(1))"
    ),
    ("let a = Date()", "let a = Date.onApplicationClock"),
    ("let a = Date.now", "let a = Date.onApplicationClock"),
    ("let a = Date(timeIntervalSince1970: 0)", "let a = Date(timeIntervalSince1970: 0)"),
    ("DispatchQueue.global().async { f() }", "DispatchQueue.global().async { f() }"),
  ])
  func `Calls run on the application's clock`(before: String, after: String) {
    #expect(rewritten("import UIKit\n" + before) == "import UIKit\n" + after)
  }

  @Test func `A queue that is handed on is told to the author`() {
    #expect(
      notices("import UIKit\nlet a = f(on: DispatchQueue.main)") == [
        "2:15: warning: the main queue is handed on here, so this runs by the machine's clock; "
          + "call async or asyncAfter on DispatchQueue.main itself, or use a Timer"
      ])
  }

  @Test func `The main operation queue is told to the author`() {
    #expect(
      notices("OperationQueue.main.addOperation { f() }") == [
        "1:1: warning: the main operation queue runs by the machine's clock; "
          + "call async on DispatchQueue.main, or use a Timer"
      ])
  }

  @Test func `A setting leaves the main queue alone`() {
    var settings = RewriterSettings()
    settings.usesApplicationClock = false
    let source = "DispatchQueue.main.async { f(Date()) }"
    let result = Rewriter(marksLocations: false, settings: settings).rewrite([("a.swift", source)])
    #expect(result.files[0].text == source)
  }
}
