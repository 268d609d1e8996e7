import Testing
import TouchstoneRewriter

/// Classes and protocols that must be on the main actor get the attribute in Swift 6.
struct IsolationTests {
  private let mark = "#if swift(>=6)\n@preconcurrency @MainActor\n#endif\n"

  @Test(arguments: [
    "class A { let label = UILabel() }",
    "class A { let label = UILabel.init(frame: .zero) }",
    "class A { lazy var label: UILabel = { let l = UILabel(); l.text = \"x\"; return l }() }",
    "class A { private let layer: CALayer; init(_ layer: CALayer) { self.layer = layer; layer.opacity = 0 } }",
    "class A { weak var view: UIView?; func hide() { view?.isHidden = true } }",
    "class A { weak var view: UIView!; func hide() { self.view!.isHidden = true } }",
    "class A { var height: CGFloat { UIScreen.main.bounds.height } }",
    "class A { func hide(_ view: UIView) { view.isHidden = true } }",
    "class A { func close() { UIView.animate(withDuration: 1) {} } }",
    "class A { subscript(view: UIView) -> Int { view.tag } }",
    "class A { static let shared = A()\n  weak var view: UIView? }",
    "class A { static var main: A = { A() }()\n  weak var view: UIView? }",
    "final class A: NSObject { let a: B; func f() { a.view } }\nclass B: UIViewController {}",
  ])
  func `A class that uses views becomes main-actor isolated`(source: String) {
    #expect(rewritten(source) == mark + source)
  }

  @Test(arguments: [
    "class A: UIView { let label = UILabel() }",
    "class A: NSObject, UIScrollViewDelegate { let label = UILabel() }",
    "@MainActor class A { let label = UILabel() }",
    "@CartActor class A { func f(_ v: UIView) { v.tag = 1 } }",
    "nonisolated class A { func f(_ v: UIView) { v.tag = 1 } }",
    "final class A: Sendable { func f(_ v: UIView) { v.tag = 1 } }",
    "final class A: @unchecked Sendable { func f(_ v: UIView) { v.tag = 1 } }",
    "class A { @MainActor let label = UILabel() }",
    "class A { @MainActor func f(_ v: UIView) { v.tag = 1 } }",
    "class A { weak var view: UIView? }",
    "class A { func f(_ v: UIView) async { await v.hide() } }",
    "class A { func f(_ v: UIView) { Task { @MainActor in v.tag = 1 } } }",
    "class A { func f() { center.post(name: UIApplication.didBecomeActiveNotification) } }",
    "class A { func f(_ v: UIView) -> Bool { UIView.self == B.self } }",
    "class A { static let shared = A() }",
    "class A { let color = UIColor.red\n  let image = UIImage() }",
    "class A: Operation { override func main() { UIView().tag = 1 } }",
    "struct A { func f(_ v: UIView) { v.tag = 1 } }",
    "actor A { func f(_ v: UIView) { v.tag = 1 } }",
    "class A { class B: UIView { let label = UILabel() } }",
  ])
  func `An isolated class, or one that need not be, stays as it is`(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func `A delegate's methods in an extension are already isolated`() {
    let source =
      "class A: NSObject { var count = 0 }\n"
      + "extension A: UIScrollViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) { s.tag = 1 } }"
    #expect(rewritten(source) == source)
  }

  @Test func `Code in extensions counts for the class`() {
    let text = rewritten([
      "class A {}", "extension A { func hide(_ view: UIView) { view.isHidden = true } }",
    ])
    #expect(text[0] == mark + "class A {}")
  }

  @Test func `A user of such a class becomes isolated too, and a subclass inherits isolation`() {
    let source = "class A { let b = B() }\nclass B { let view = UIView() }\nclass C: B {}"
    #expect(
      rewritten(source)
        == "\(mark)class A { let b = B() }\n\(mark)class B { let view = UIView() }\nclass C: B {}")
  }

  @Test(arguments: [
    "protocol P { func go() }\nclass V: UIView, P { func go() {} }",
    "protocol P { var view: UIView! { get } }\nclass V: UIViewController, P {}",
    "protocol P { var count: Int { get set } }\nclass V: UIView {}\n"
      + "extension V: P { var count: Int { get { tag } set { tag = newValue } } }",
    "protocol P { func go() }\nstruct S: P { func go() {} }\nclass V: UIView, P { func go() {} }",
  ])
  func `A protocol that views conform to becomes isolated`(source: String) {
    #expect(rewritten(source) == mark + source)
  }

  @Test(arguments: [
    "protocol P {}\nclass V: UIView, P {}",
    "protocol P { func go() async }\nclass V: UIView, P { func go() async {} }",
    "protocol P { func go() }\nclass V: UIView, P { nonisolated func go() {} }",
    "protocol P { var id: Int { get } }\nclass V: UIView, P { let id = 1 }",
    "protocol P { func go() }\nextension P { func go() {} }\nclass V: UIView, P {}",
    "@MainActor protocol P { func go() }\nclass V: UIView, P { func go() {} }",
    "protocol P: UIScrollViewDelegate { func go() }\nclass V: UIView, P { func go() {} }",
    "protocol P { func go() }\nclass V: P { func go() {} }",
  ])
  func `A protocol conformed to without the main actor stays as it is`(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func `A class that calls a view delegate becomes isolated`() {
    let source =
      "protocol D: AnyObject { func end() }\nclass V: UIView, D { func end() {} }\n"
      + "class A { weak var d: D?; func end() { d?.end() } }"
    #expect(rewritten(source) == mark + source.replacing("class A", with: mark + "class A"))
  }

  @Test func `The attribute is below the comment and keeps the author's lines`() {
    let result = Rewriter().rewrite([
      (
        "/a/A.swift",
        "\n\n/// A.\n@objcMembers class A {\n  enum E { class B { let v = UIView() } }\n}"
      )
    ])
    #expect(
      result.files[0].text == """
        #sourceLocation(file: "/a/A.swift", line: 1)


        /// A.
        class A {
          enum E {\u{20}
        #sourceLocation(file: "/a/A.swift", line: 2)
        #if swift(>=6)
        @preconcurrency @MainActor
        #endif
        class B { let v = UIView() } }
        }
        """)
  }

  @Test func `In the first lines of a file the members keep their lines`() {
    let result = Rewriter().rewrite([
      ("/a/A.swift", "import UIKit\nclass A {\n  let v = UIView()\n}")
    ])
    #expect(
      result.files[0].text == """
        #sourceLocation(file: "/a/A.swift", line: 1)
        import UIKit

        #sourceLocation(file: "/a/A.swift", line: 1)
        #if swift(>=6)
        @preconcurrency @MainActor
        #endif
        class A {
        #sourceLocation(file: "/a/A.swift", line: 2)

          let v = UIView()
        }
        """)
  }
}
