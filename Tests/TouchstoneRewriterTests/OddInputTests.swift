import Testing
import TouchstoneRewriter

/// Invalid sources.
struct OddInputTests {
  @Test(arguments: [
    "", "\n", "#", "#selector", "#selector(", "class {", "@objc", "extension", "}}}}", "\u{0}",
    "delegate?.?()", "#if os(iOS)", "import", "\"", "/*", "@objc protocol { optional }",
  ])
  func `A file that does not parse stays as it is`(text: String) {
    let result = Rewriter(marksLocations: false).rewrite([("a.swift", text)])
    #expect(result.files.map(\.text) == [text])
  }

  @Test func `A file that does not parse is reported`() {
    #expect(
      notices("class {") == [
        "1:1: warning: this file doesn't parse; it is passed to the compiler unchanged"
      ])
  }

  @Test(arguments: [
    "let a = #selector()", "let a = #selector(1)", "let a = #selector(a.b.c)",
    "let a = #selector(getter: self)", "let a = Selector(\"\")", "let a = #keyPath()",
    "let a = #colorLiteral()", "let a = #imageLiteral()", "extension Int { override func f() {} }",
    "extension [Int] { func f() { a?.b?() } }", "class A: A { override func f() {} }",
    "class A: B {}\nclass B: A {}\nextension A { override func f() {} }",
    "class A {}\nclass A {}\nextension A { override func f() {} }",
    "@objc protocol P { @objc optional init() }", "import a.b.c.d",
    "extension A { override func f() { class A {} } }",
    "extension A { override var f: Int { class A {}; return 1 } }",
    "extension A { override func f() { class B {} } }\n"
      + "extension B { override func g() { class A {} } }",
    "extension A { override var f: () -> Void { { class A {} } } }",
  ])
  func `Nonsense is rewritten without a crash`(text: String) {
    #expect(!rewritten(text).isEmpty)
  }

  @Test func `Line endings stay`() {
    #expect(rewritten("@objc class A {\r\n}\r\n") == "class A {\r\n}\r\n")
  }
}
