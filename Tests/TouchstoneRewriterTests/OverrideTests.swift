import Testing
import TouchstoneRewriter

/// Overrides are moved out of extensions.
struct OverrideTests {
  @Test func `An override moves into the class, across files`() {
    let text = rewritten([
      "import UIKit\nclass A: UIView {\n}\n",
      "import UIKit\nextension A {\n  override func layoutSubviews() { go() }\n  func go() {}\n}\n",
    ])
    #expect(
      text[0] == "import UIKit\nclass A: UIView {\n\n  override func layoutSubviews() { go() }\n}\n"
    )
    #expect(text[1] == "import UIKit\nextension A {\n  \n  func go() {}\n}\n")
  }

  @Test func `A moved declaration keeps its file and line`() {
    let result = Rewriter().rewrite([
      ("/a/A.swift", "class A: B {\n}"),
      ("/a/E.swift", "extension A {\n\n  override func f() {}\n}"),
    ])
    #expect(
      result.files[0].text == """
        #sourceLocation(file: "/a/A.swift", line: 1)
        class A: B {

        #sourceLocation(file: "/a/E.swift", line: 3)
        override func f() {}
        #sourceLocation(file: "/a/A.swift", line: 2)
        }
        """)
  }

  @Test func `Rewritten code inside a moved override moves with it`() {
    let text = rewritten(
      "import UIKit\nclass A: UIView { @objc func tap() {} }\n"
        + "extension A { override func layoutSubviews() { add(#selector(tap)) } }")
    #expect(text.contains("override func layoutSubviews() { add(Selector(\"tap\", A.tap)) }\n}"))
  }

  @Test func `Declarations that a subclass overrides move too`() {
    let text = rewritten(
      "import UIKit\nclass A: UIView {\n}\nextension A { @objc func f() {} }\n"
        + "class B: A { override func f() {} }")
    #expect(text.hasPrefix("import UIKit\nclass A: UIView {\n\n  func f() {}\n}"))
  }

  @Test func `A name that was private to the file becomes internal`() {
    let text = rewritten([
      "class A: B {\n}\n",
      "private let word = 1\nextension A { override func f() { g(word) }; private func g(_ a: Int) {} }",
    ])
    #expect(text[1] == "let word = 1\nextension A { ; func g(_ a: Int) {} }")
  }

  @Test func `A private name that another file has too is reported`() {
    let result = Rewriter().rewrite([
      ("a.swift", "private let word = 2\nclass A: B {\n}\n"),
      ("b.swift", "private let word = 1\nextension A { override func f() { g(word) } }"),
    ])
    #expect(
      result.notices.map(\.description) == [
        "b.swift:2:15: warning: the override can't move into its class, because it uses 'word', which "
          + "is private to this file, and another file declares the same name; "
          + "rename one of the two, or move the override into the class"
      ])
  }

  @Test func `A public extension's access moves with the member`() {
    let text = rewritten("public class A: B {\n}\npublic extension A { override func f() {} }")
    #expect(text.contains("  public override func f() {}\n}"))
  }

  @Test func `An override under a condition keeps it`() {
    let text = rewritten(
      "class A: B {\n}\nextension A {\n#if DEBUG\n  override func f() {}\n#endif\n}")
    #expect(text.hasPrefix("class A: B {\n\n  #if DEBUG\noverride func f() {}\n#endif\n}"))
  }

  @Test func `An override in an extension of UIKit's is reported`() {
    #expect(
      notices("extension UIScrollView { override func f() {} }") == [
        "1:26: warning: can't override in an extension of 'UIScrollView', which isn't a class of "
          + "these sources, so 'f()' is left out; override it in a subclass, and create objects of "
          + "the subclass"
      ])
  }

  @Test(arguments: [
    ("class A: UIPanGestureRecognizer { func reset() {} }", "override func reset() {}"),
    ("public class A: UIPanGestureRecognizer { func reset() {} }", "public override func reset()"),
    (
      "class A: B {}; class B: UIGestureRecognizer { func reset() {} }", " override func reset() {}"
    ),
  ])
  func `Methods that recognizers hide from most files become overrides`(
    before: String, part: String
  ) {
    #expect(rewritten("import UIKit\n" + before).contains(part))
  }

  @Test func `A recognizer that each clause of a condition declares is overridden once`() {
    let text = rewritten(
      "import UIKit\n#if V\nclass A: UIGestureRecognizer { func reset() {} }\n#else\n"
        + "public class A: UIGestureRecognizer { func reset() {} }\n#endif")
    #expect(text.contains("#if V\nclass A: UIGestureRecognizer { override func reset() {} }"))
    #expect(text.contains("{ public override func reset() {} }"))
    #expect(!text.contains("override override"))
  }

  @Test(arguments: [
    "class A: UIView { func reset() {} }",
    "class A: UITapGestureRecognizer { override func reset() {} }",
  ])
  func `Other methods of those names stay as they are`(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func `A declaration in a UIKit extension checks the object's type`() {
    let text = rewritten([
      "import UIKit\nextension UIResponder { @objc open var word: String? { next?.word } }",
      "import UIKit\nclass A: UIView { override var word: String? { super.word ?? \"a\" } }\n"
        + "class B: A { override var word: String? { super.word } }",
      "import UIKit\nextension UIViewController { override open var word: String? { \"c\" } }",
    ])
    #expect(
      text[0]
        == "import UIKit\nextension UIResponder { public var word: String? { switch self { "
        + "case let object as B: return object.word_ofB; "
        + "case let object as A: return object.word_ofA; "
        + "case let object as UIViewController: return object.word_ofUIViewController; "
        + "default: return self.word_ofUIResponder } }; "
        + "public var word_ofUIResponder: String? { next?.word } }")
    #expect(
      text[1]
        == "import UIKit\nclass A: UIView { var word_ofA: String? { self.word_ofUIResponder ?? \"a\" } }\n"
        + "class B: A { var word_ofB: String? { self.word_ofA } }")
    #expect(
      text[2]
        == "import UIKit\nextension UIViewController { public var word_ofUIViewController: String? "
        + "{ \"c\" } }")
  }

  @Test func `Methods forward their arguments, and settable properties are set`() {
    let text = rewritten(
      "import UIKit\nextension UIView {\n"
        + "  @objc func go(_ a: Int, by b: inout Int) throws -> Int { a }\n"
        + "  @objc var size: Int { get { 0 } set { tag = newValue } }\n}\n"
        + "class A: UIView {\n"
        + "  override func go(_ a: Int, by b: inout Int) throws -> Int { 1 }\n"
        + "  override var size: Int { get { 1 } set {} }\n}")
    #expect(
      text.contains(
        "throws -> Int { switch self { case let object as A: return try object.go_ofA(a, by: &b); "
          + "default: return try self.go_ofUIView(a, by: &b) } }; "
          + "func go_ofUIView(_ a: Int, by b: inout Int) throws -> Int { a }"))
    #expect(
      text.contains(
        "var size: Int { get { switch self { case let object as A: return object.size_ofA; "
          + "default: return self.size_ofUIView } } set { switch self { "
          + "case let object as A: return object.size_ofA = newValue; "
          + "default: return self.size_ofUIView = newValue } } }; var size_ofUIView: Int { get"))
  }

  @Test func `A generic class gets a protocol`() {
    let text = rewritten(
      "import UIKit\nextension UIResponder { @objc var word: Int { 0 } }\n"
        + "class A<T>: UIResponder { override var word: Int { 1 } }")
    #expect(text.contains("case let object as any Own_word_ofA: return object.word_ofA;"))
    #expect(
      text.contains(
        "}; @MainActor protocol Own_word_ofA: AnyObject { var word_ofA: Int { get } }; "
          + "extension A: Own_word_ofA {}\n"))
  }

  @Test func `An override with observers of an extension's declaration is reported`() {
    #expect(
      notices(
        "import UIKit\nextension UIView { @objc var word: Int { get { 0 } set {} } }\n"
          + "class A: UIView { override var word: Int { didSet {} } }") == [
          "3:19: warning: this overrides a property of an extension but has no accessors; "
            + "add get and set"
        ])
  }
}
