import Testing
import TouchstoneRewriter

/// The cost of sources of any length, counted in steps.
struct CostTests {
  /// Sources with a size that depends on a number.
  private static let shapes: [String: @Sendable (Int) -> String] = [
    "selectors in one function": { count in
      let lines = lines(count) { "    let s\($0) = #selector(other.act)" }
      return """
        class A: UIView {
          func f() {
            let other = B()
        \(lines)
          }
        }
        class B: NSObject { @objc func act() {} }
        """
    },
    "selectors of local variables": { count in
      "class A {\nfunc f() {\n"
        + lines(count) { "let v\($0) = B(); let s\($0) = #selector(v\($0).act)" } + "\n}\n}"
    },
    "methods with a selector each": { count in
      "class A: UIView {\n" + lines(count) { "@objc func m\($0)() { use(#selector(m\($0))) }" }
        + "\n}"
    },
    "selectors by name": { count in
      "class A: UIView {\n" + lines(count) { "@objc func m\($0)() { use(Selector(\"m\($0)\")) }" }
        + "\n}"
    },
    "classes with an override in an extension": { count in
      lines(count) {
        "class A\($0): UIView {}\n"
          + "extension A\($0) { override func layoutSubviews() { super.layoutSubviews() } }"
      }
    },
    "overrides of one extension's member": { count in
      "extension UIView { @objc func act() {} }\n"
        + lines(count) { "class A\($0): UIView { override func act() { super.act() } }" }
    },
    "members of an extension, each overridden": { count in
      "extension UIView {\n" + lines(count) { "@objc func act\($0)() {}" } + "\n}\n"
        + lines(count) { "class A\($0): UIView { override func act\($0)() { super.act\($0)() } }" }
    },
    "overrides in one extension": { count in
      "class B {\n" + lines(count) { "func m\($0)() {}" } + "\n}\nclass A: B {}\nextension A {\n"
        + lines(count) { "override func m\($0)() {}" } + "\n}"
    },
    "classes that inherit from each other": { count in
      "class A0: UIView {}\n"
        + lines(count) {
          "class A\($0 + 1): A\($0) {}\n"
            + "extension A\($0 + 1) { override func f() { super.f() } }"
        }
    },
    "classes that make each other, the last first": { count in
      lines(count) { "class A\($0) { func f() { A\($0 + 1)() } }" }
        + "\nclass A\(count): UIView {}"
    },
    "protocols and classes that meet them": { count in
      lines(count) { "protocol P\($0) { func f() }\nclass A\($0): UIView, P\($0) { func f() {} }" }
    },
    "a protocol that many classes meet": { count in
      "protocol P { func f() async }\n"
        + lines(count) { "class A\($0): UIView, P { func f() async {} }" }
    },
    "a chain of calls": { count in "let a = b" + String(repeating: ".a()", count: count) },
    "a chain of optional calls": { count in
      "@objc protocol P { @objc optional func end() -> P }\nlet a = delegate"
        + String(repeating: "?.end?()", count: count)
    },
    "optional calls in one function": { count in
      "@objc protocol P { @objc optional func end() }\nfunc f(_ d: P) {\n"
        + lines(count) { _ in "d.end?()" } + "\n}"
    },
    "optional calls with closures": { count in
      "@objc protocol P {\n" + lines(count) { "@objc optional func end\($0)(_ f: () -> Void)" }
        + "\n}\nfunc f(_ d: P) {\n" + lines(count) { "d.end\($0)? { }" } + "\n}"
    },
    "clauses of a condition": { count in
      "#if os(macOS)\n" + lines(count) { "#elseif V\($0)\nlet a = \($0)" } + "\n#endif"
    },
    "kit classes of many names": { count in
      lines(count) { "struct S\($0) { struct T { let view = UIOther\($0)() } }" }
    },
    "recognizers": { count in
      lines(count) { "class A\($0): UIGestureRecognizer { func reset() {} }" }
    },
    "observers": { count in
      lines(count) { "class A\($0): NSObject { @objc dynamic var v\($0) = 1 }" }
    },
    "a class that is declared again and again": { count in
      lines(count) { _ in "class A: UIView { @objc func act() { use(#selector(act)) } }" }
    },
    "methods of one name with different labels": { count in
      "class A: UIView {\n"
        + lines(count) { "@objc func act(a\($0): Int) { use(#selector(act(a\($0):))) }" } + "\n}"
    },
    "methods of one name with different types": { count in
      "class A: UIView {\n"
        + lines(count) { "func act(_ a: T\($0)) {}\n@objc func b\($0)() { use(#selector(act)) }" }
        + "\n}"
    },
    "extensions of one class with one override": { count in
      "class A: UIView {}\n"
        + lines(count) { _ in "extension A { override func f() { super.f() } }" }
    },
    "recognizers that are declared again and again": { count in
      lines(count) { _ in "class A: UIGestureRecognizer { func reset() {} }" }
    },
    "protocols that are declared again and again": { count in
      lines(count) { "protocol P { func f() }\nclass A\($0): UIView, P { func f() {} }" }
    },
    "variants of a class under conditions": { count in
      lines(count) {
        "#if V\($0)\nclass A: UIView { @objc func act() { use(#selector(act)) } }\n#endif"
      }
    },
    "selectors along a line of superclasses": { count in
      "class A0: UIView { @objc func act() {} }\n"
        + lines(count) { "class A\($0 + 1): A\($0) { func f() { use(#selector(act)) } }" }
    },
    "nested classes of one name": { count in
      lines(count) { "struct S\($0) { class A: UIView { func f() { A.g() } } }" }
    },
    "delegates of one protocol that leaves methods open": { count in
      "@objc protocol P { @objc optional func end() }\n"
        + lines(count) { "class A\($0): UIView, P { func end() {}; func f(p: P) { p.end?() } }" }
    },
    "tests for the methods of a protocol": { count in
      "@objc protocol P {\n" + lines(count) { "@objc optional func end\($0)()" }
        + "\n}\nclass A: NSObject, P {\n" + lines(count) { "func end\($0)() {}" } + "\nfunc f() {\n"
        + lines(count) { "use(#selector(P.end\($0)))" } + "\n}\n}"
    },
    "observed properties of one class": { count in
      "class A: NSObject {\n" + lines(count) { "@objc dynamic var v\($0) = 1" } + "\nfunc f() {\n"
        + lines(count) { "observe(\\.v\($0)) { _, _ in }" } + "\n}\n}"
    },
    "arguments of one call": { count in
      "class A: UIView { @objc func act() {}\nfunc f() { use(\n"
        + lines(count) { _ in "#selector(act)," }
        + "nil) } }"
    },
    "switches with a case each": { count in
      "func f() { switch a {\n" + lines(count) { "case \($0): let v\($0) = UIColor.red" }
        + "\ndefault: break } }"
    },
    "comments and texts": { count in
      lines(count) { "// comment \($0)\n/* and \($0) */\nlet t\($0) = \"a \\(b) c\"" }
    },
    "instances for everybody": { count in
      "class A {\n" + lines(count) { "static let a\($0) = A()" } + "\n}"
    },
  ]

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  private func steps(_ text: String) -> Int {
    WorkCount.count { _ = Rewriter().rewrite([("a.swift", text)]) }
  }

  @Test(arguments: CostTests.shapes.keys.sorted())
  func `Four times the source costs at most five times the steps`(shape: String) throws {
    let source = try #require(Self.shapes[shape])
    let (few, many) = (steps(source(60)), steps(source(240)))
    #expect(few > 60)
    #expect(many <= 5 * few, "\(many) steps for four times what costs \(few)")
  }

  @Test func `Files cost as much together as separately`() {
    func steps(_ count: Int) -> Int {
      let sources = (0..<count).map { number in
        (
          path: "\(number).swift",
          text: """
          import UIKit
          class A\(number): UIView { @objc func act() { use(#selector(act)) } }
          private func help\(number)() {}
          extension A\(number == 0 ? count - 1 : number - 1) {
            override func layoutSubviews() { help\(number)() }
          }
          """
        )
      }
      return WorkCount.count { _ = Rewriter().rewrite(sources) }
    }
    #expect(steps(160) <= 5 * steps(40))
  }
}
