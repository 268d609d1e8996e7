import Foundation
import Testing

/// `#selector` becomes a name with a method.
struct SelectorTests {
  /// Returns the rewritten selector of an expression in a method of a class with some usual
  /// methods.
  private func selector(_ text: String, in type: String = "class Editor: UIViewController")
    -> String
  {
    let source = """
      import UIKit
      @objc protocol Saving { func save(_ sender: Any) }
      class Other: NSObject { @objc func stop() {} }
      \(type) {
        @objc var draft = "", size: CGFloat = 0
        let other = Other()
        @objc func tapped() {}
        @objc func didTap(_ sender: UIButton) {}
        @objc func handle(_ sender: UIButton, for event: UIEvent) {}
        @objc func show(message: String) {}
        @objc func move(to place: String) {}
        @objc func scroll(with pan: UIPanGestureRecognizer) {}
        @objc func press() {}
        @objc func press(_ sender: Any) -> Bool { true }
        @objc(rename:) func givenName(_ sender: Any) {}
        @objc func three(_ one: Any, two: Any, three: Any) {}
        @objc class func shared() {}
        func make() -> Selector { return \(text) }
      }
      """
    let text = rewritten(source)
    guard let line = text.split(separator: "\n").first(where: { $0.contains("func make()") }),
      let from = line.range(of: "return "), line.hasSuffix(" }")
    else { return text }
    return String(line[from.upperBound...].dropLast(2))
  }

  @Test(arguments: [
    ("#selector(tapped)", #"Selector("tapped", Editor.tapped)"#),
    ("#selector(didTap(_:))", #"Selector("didTap:", Editor.didTap(_:))"#),
    ("#selector(didTap)", #"Selector("didTap:", Editor.didTap(_:))"#),
    ("#selector(self.didTap(_:))", #"Selector("didTap:", Editor.didTap(_:))"#),
    ("#selector(Editor.didTap(_:))", #"Selector("didTap:", Editor.didTap(_:))"#),
    ("#selector(handle(_:for:))", #"Selector("handle:for:", Editor.handle(_:for:))"#),
    ("#selector(handle)", #"Selector("handle:for:", Editor.handle(_:for:))"#),
    ("#selector(show(message:))", #"Selector("showWithMessage:", Editor.show(message:))"#),
    ("#selector(move(to:))", #"Selector("moveTo:", Editor.move(to:))"#),
    ("#selector(scroll(with:))", #"Selector("scrollWith:", Editor.scroll(with:))"#),
    ("#selector(givenName(_:))", #"Selector("rename:", Editor.givenName(_:))"#),
  ])
  func `Own methods, with or without labels`(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test(arguments: [
    (
      "#selector(press as () -> Void)",
      #"Selector("press", Editor.press as @MainActor (Editor) -> @MainActor () -> Void)"#
    ),
    (
      "#selector(press(_:) as (Any) -> Bool)",
      #"Selector("press:", Editor.press(_:) as @MainActor (Editor) -> @MainActor (Any) -> Bool)"#
    ),
    (
      "#selector(Editor.press(_:) as (Editor) -> (Any) -> Bool)",
      #"Selector("press:", Editor.press(_:) as @MainActor (Editor) -> @MainActor (Any) -> Bool)"#
    ),
    ("#selector(tapped as () -> Void)", #"Selector("tapped", Editor.tapped)"#),
    (
      "#selector(press)",
      #"Selector("press", Editor.press as @MainActor (Editor) -> @MainActor () -> Void)"#
    ),
  ])
  func `Overloads are told apart by type`(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test(arguments: [
    ("#selector(Other.stop)", #"Selector("stop", Other.stop)"#),
    ("#selector(other.stop)", #"Selector("stop", Other.stop)"#),
    ("#selector(Saving.save(_:))", #"Selector("save:", (any Saving).save(_:))"#),
    ("#selector(UIView.endEditing(_:))", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    ("#selector(UIView.endEditing)", #"Selector("endEditing:", UIView.endEditing(_:))"#),
    ("#selector(UIWindow.makeKey)", #"Selector("makeKeyWindow", UIWindow.makeKey)"#),
    (
      "#selector(UIResponder.resignFirstResponder)",
      #"Selector("resignFirstResponder", UIResponder.resignFirstResponder)"#
    ),
  ])
  func `Methods of other types, of protocols and of UIKit`(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test(arguments: [
    (
      "#selector(getter: Editor.draft)",
      #"Selector("draft", { (target: Editor) in { target.draft } })"#
    ),
    (
      "#selector(setter: size)",
      #"Selector("setSize:", { (target: Editor) in { (value: CGFloat) in target.size = value } })"#
    ),
  ])
  func `Properties are read and set`(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test(arguments: [
    ("Selector(\"didTap:\")", #"Selector("didTap:", Editor.didTap(_:))"#),
    ("Selector((\"tapped\"))", #"Selector("tapped", Editor.tapped)"#),
    ("NSSelectorFromString(\"stop\")", #"Selector("stop", Other.stop)"#),
    ("Selector(\"nobody:\")", #"Selector("nobody:")"#),
  ])
  func `A name alone finds the app's declarations`(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test func `A selector of an optional requirement names its conforming types`() {
    let source = """
      import UIKit
      @objc protocol P: NSObjectProtocol {
        @objc optional func pick(_ a: Int)
        @objc optional func drop()
      }
      class A: UIView { func pick(_ a: Int) {} }
      extension A: P {}
      class B: A {}
      class C: UIView, P { func drop() {} }
      class D: UIView { func drop() {} }
      let pick = #selector(P.pick(_:)), drop = #selector(P.drop)
      let scrolled = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))
      """
    let text = rewritten(source)
    #expect(
      text.contains(
        #"pick = { _ = Selector("pick:", A.pick(_:)); return Selector("pick:", B.pick(_:)) }()"#))
    #expect(text.contains(#"drop = Selector("drop", C.drop)"#))
    #expect(text.contains(#"scrolled = Selector("scrollViewDidScroll:")"#))
  }

  @Test func `A name alone skips types that can't be written`() {
    let text = rewritten([
      "import UIKit\nlet hide = Selector((\"hide\"))",
      "import UIKit\nprivate class A: UIView { @objc func hide() {} }\n"
        + "func f() { class B: UIView { @objc func hide() {} } }",
    ])
    #expect(text[0].contains(#"hide = Selector(("hide"))"#))
  }

  @Test func `A selector in an extension names the class that it extends`() {
    let text = rewritten([
      "import UIKit\nclass A: UIView { @objc func hide() {} }",
      "import UIKit\nextension A { func make() -> Selector { #selector(hide) } }",
    ])
    #expect(text[1].contains(#"Selector("hide", A.hide)"#))
  }

  @Test func `An inherited method belongs to the class that names it`() {
    let text = rewritten(
      "import UIKit\nclass A: UIView { @objc func hide(_ a: Any) {} }\n"
        + "class B: A { func make() -> Selector { #selector(hide) } }")
    #expect(text.contains(#"Selector("hide:", B.hide(_:))"#))
  }

  @Test func `A file that does not import UIKit imports it for a selector`() {
    let text = rewritten(
      "import Foundation\nclass A: NSObject { @objc func f() {}; let s = #selector(f) }")
    #expect(text.hasPrefix("import UIKit\nimport Foundation\n"))
  }

  @Test(arguments: [
    (
      "#selector(three(_:two:three:))",
      "an action can have at most two arguments; accept only the sender and the event"
    ),
    (
      "#selector(shared)",
      "in Touchstone, a selector can't name a class or static method; make it an instance method"
    ),
  ])
  func `A method that can't be an action is reported`(text: String, notice: String) {
    let source = """
      import UIKit
      class A: UIView {
        @objc func three(_ one: Any, two: Any, three: Any) {}
        @objc class func shared() {}
        func make() -> Selector { \(text) }
      }
      """
    #expect(notices(source) == ["5:29: warning: \(notice)"])
  }

  @Test func `An Objective-C key path is its name`() {
    #expect(
      rewritten("let a = #keyPath(UIScrollView.contentOffset), b = #keyPath(self.a.b)")
        == #"let a = "contentOffset", b = "a.b""#)
  }

  @Test(arguments: [
    (
      "UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))",
      "(UIApplication.shared as Any?)"
    ),
    ("view?.value(forKey: #keyPath(UIView.alpha))", "(view?.alpha as Any?)"),
    (
      "view.value(forKeyPath: #keyPath(UIView.layer.opacity))",
      #"view.value(forKeyPath: "layer.opacity")"#
    ),
  ])
  func `A property read by its literal name is that property`(before: String, after: String) {
    #expect(rewritten("let a = \(before)") == "let a = \(after)")
  }

  @Test func `A name created at run time is reported`() {
    let source = """
      import UIKit
      class A: UIView {
        @objc func hide() {}
        func make(_ a: String) -> Selector { Selector("hi\\(a)") }
        func other(_ a: String) -> Selector { NSSelectorFromString(a) }
      }
      """
    let line =
      "warning: the name of this selector is known only at run time; "
      + "create it from the method, as in #selector(Type.method)"
    #expect(notices(source) == ["4:40: \(line)", "5:41: \(line)"])
  }

  @Test func `Exchanged methods are reported`() {
    #expect(
      notices("import UIKit\nfunc f() { method_exchangeImplementations(a!, b!) }") == [
        "2:12: warning: Touchstone can't exchange methods, so this call does nothing; "
          + "override the method in a subclass"
      ])
  }
}
