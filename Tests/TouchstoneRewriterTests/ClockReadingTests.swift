import Testing
import TouchstoneRewriter

/// Forms of reading a clock whose type the sources write elsewhere.
struct ClockReadingTests {
  private static let now = "Date.onApplicationClock"

  @Test(arguments: [
    "let start: Date = @", "var start: Date? = @", "func f(at date: Date = @) {}",
    "struct A { static let start: Date = @ }", "enum A { static var start: Date { @ } }",
    "struct A { init(date: Date = @) {} }", "enum A { case at(date: Date = @) }",
    "func f() -> Date { return @ }", "func f() -> Date { @ }", "var a: Date { get { @ } set {} }",
    "class A { var d: Date?; func f() { d = @ } }",
    "class A { var d: Date?; func f() { self.d = @ } }",
    "class A { var d: Date?; func f() -> Date { d ?? @ } }", "let a: () -> Date = { @ }",
    "let a = b.timeIntervalSince(@)", "let a = Date(timeInterval: 5, since: @)",
    "class A { var d = Date.distantPast; var t: Date; func f() -> Bool { t < @ } }",
    "struct E { var date: Date }\nlet e = E(date: @)",
    "class A { func log(at d: Date) {}; func f() { log(at: @); self.log(at: @) } }",
    "let a: Date = flag ? @ : other", "let a: Date = (@)", "let a: Date = @.addingTimeInterval(5)",
    "let a: Foundation.Date = @",
  ])
  func `A date of the written type is on the application's clock`(source: String) {
    let new = "import UIKit\n" + source.replacing("@", with: Self.now)
    for old in [".now", ".init()"] {
      #expect(rewritten("import UIKit\n" + source.replacing("@", with: old)) == new)
    }
  }

  @Test(arguments: [
    ("let a = Date.init()", "let a = Date.onApplicationClock"),
    ("let a = Foundation.Date.now", "let a = Date.onApplicationClock"),
    ("let a: () -> Date = Date.init", "let a: () -> Date = { Date.onApplicationClock }"),
    (
      "func f(now: @escaping () -> Date = Date.init) {}",
      "func f(now: @escaping () -> Date = { Date.onApplicationClock }) {}"
    ),
    (
      "let a = Date.timeIntervalSinceReferenceDate",
      "let a = Date.onApplicationClock.timeIntervalSinceReferenceDate"
    ),
    (
      "let a = NSDate()",
      "let a = NSDate(timeIntervalSinceReferenceDate: "
        + "Date.onApplicationClock.timeIntervalSinceReferenceDate)"
    ),
    ("let a = ContinuousClock.now", "let a = ContinuousClock.Instant.onApplicationClock"),
    ("let a = ContinuousClock().now", "let a = ContinuousClock.Instant.onApplicationClock"),
    ("let a = SuspendingClock.Instant.now", "let a = SuspendingClock.Instant.onApplicationClock"),
    (
      "let c = ContinuousClock()\nlet a = c.now - b",
      "let c = ContinuousClock()\nlet a = ContinuousClock.Instant.onApplicationClock - b"
    ),
    (
      "class A { let c = ContinuousClock(); func f() { g(c.now) } }",
      "class A { let c = ContinuousClock(); func f() { g(ContinuousClock.Instant.onApplicationClock) } }"
    ),
    (
      "let a: ContinuousClock.Instant = .now",
      "let a: ContinuousClock.Instant = .onApplicationClock"
    ),
    (
      "let a = DispatchTime.now().uptimeNanoseconds",
      "let a = DispatchTime.onApplicationClock.uptimeNanoseconds"
    ),
    (
      "let a = DispatchTime.now()\nlet b = a.uptimeNanoseconds",
      "let a = DispatchTime.onApplicationClock\nlet b = a.uptimeNanoseconds"
    ),
    (
      "let a: DispatchTime = .now()\nlet b = self.a.rawValue",
      "let a: DispatchTime = DispatchTime.onApplicationClock\nlet b = self.a.rawValue"
    ),
    ("func f(date: Date = Date()) {}", "func f(date: Date = Date.onApplicationClock) {}"),
    (
      "enum A { static let start = Date() }",
      "enum A { static let start = Date.onApplicationClock }"
    ),
  ])
  func `A clock is read on the application's clock`(before: String, after: String) {
    #expect(rewritten("import UIKit\n" + before) == "import UIKit\n" + after)
  }

  @Test(arguments: [
    "let a: Moment = .now", "f(.now)", "let a: Date = .distantPast", "let a: DispatchTime = .now()",
    "q.asyncAfter(deadline: DispatchTime.now() + 1) {}", "s.wait(timeout: .now() + 1)",
    "let a = CACurrentMediaTime()", "let a = b.now", "let a: Date = f(.now)",
    "let a = DispatchTime.now()",
    "let a: String = .init()", "let a: Date = .init(timeIntervalSince1970: 0)",
  ])
  func `Another type's now, and a deadline of the machine's clock, stay`(source: String) {
    #expect(rewritten("import UIKit\n" + source) == "import UIKit\n" + source)
  }

  @Test func `A file without UIKit imports it`() {
    #expect(
      rewritten("import Foundation\nstruct A { var d: Date = .now }")
        == "import UIKit\nimport Foundation\nstruct A { var d: Date = Date.onApplicationClock }")
  }
}
