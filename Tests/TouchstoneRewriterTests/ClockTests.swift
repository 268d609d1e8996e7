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
    (
      "try await Task.sleep(for: .seconds(1), tolerance: .zero)",
      "try await ApplicationQueue.sleep(for: .seconds(1), tolerance: .zero)"
    ),
    ("if Thread.isMainThread { f() }", "if ApplicationQueue.isCurrent { f() }"),
    ("let a = -start.timeIntervalSinceNow", "let a = -start.secondsSinceNowOnApplicationClock"),
    ("let a = Date(timeIntervalSinceNow: 5)", "let a = Date(secondsOnApplicationClock: 5)"),
    ("let a = ProcessInfo.processInfo.systemUptime", "let a = CACurrentMediaTime()"),
    (
      "struct A { var timeIntervalSinceNow = 1 }\nlet a = b.timeIntervalSinceNow",
      "struct A { var timeIntervalSinceNow = 1 }\nlet a = b.timeIntervalSinceNow"
    ),
    ("let a = Date()", "let a = Date.onApplicationClock"),
    ("let a = Date.now", "let a = Date.onApplicationClock"),
    ("let a = Date(timeIntervalSince1970: 0)", "let a = Date(timeIntervalSince1970: 0)"),
    ("DispatchQueue.global().async { f() }", "DispatchQueue.global().async { f() }"),
  ])
  func `Calls run on the application's clock`(before: String, after: String) {
    #expect(rewritten("import UIKit\n" + before) == "import UIKit\n" + after)
  }

  @Test func `A queue passed as an argument is reported`() {
    #expect(
      notices("import UIKit\nlet a = f(on: DispatchQueue.main)") == [
        "2:15: warning: the main queue is passed on, so this uses the machine's clock; "
          + "call async or asyncAfter on DispatchQueue.main itself, or use a Timer"
      ])
  }

  @Test(arguments: [
    (
      "group.notify(queue: .main) { f() }",
      "pass another queue, and call async on DispatchQueue.main from there"
    ),
    (
      "c.addObserver(forName: a, object: nil, queue: .main) { _ in f() }",
      "pass nil, so the block runs on the thread that posts the notification"
    ),
  ])
  func `A main queue of inferred type is reported`(source: String, remedy: String) {
    #expect(notices(source).map { $0.split(separator: "; ").last.map(String.init) } == [remedy])
  }

  @Test func `The main operation queue is reported`() {
    #expect(
      notices("OperationQueue.main.addOperation { f() }") == [
        "1:1: warning: the main operation queue uses the machine's clock, not the app's; "
          + "call async on DispatchQueue.main, or use a Timer"
      ])
  }

  @Test func `A setting leaves the main queue unchanged`() {
    var settings = RewriterSettings()
    settings.usesApplicationClock = false
    let source = "DispatchQueue.main.async { f(Date()) }"
    let result = Rewriter(marksLocations: false, settings: settings).rewrite([("a.swift", source)])
    #expect(result.files[0].text == source)
  }
}
