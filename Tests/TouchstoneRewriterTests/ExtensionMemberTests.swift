import Testing
import TouchstoneRewriter

/// Members of extensions that subclasses override, and overrides in extensions of other modules'
/// classes.
struct ExtensionMemberTests {
  @Test(arguments: [
    "open override func sizeToFit() { super.sizeToFit() }",
    "override var frame: CGRect { didSet {} }",
    "override class var layerClass: AnyClass { CAShapeLayer.self }",
  ])
  func `An override in an extension of a Touchstone class is left out`(member: String) {
    let source = "import UIKit\nextension UIPageControl {\n  \(member)\n  func own() {}\n}"
    #expect(rewritten(source) == "import UIKit\nextension UIPageControl {\n  \n  func own() {}\n}")
    #expect(notices(source).count == 1)
    #expect(notices(source)[0].contains("is left out; override it in a subclass"))
  }

  @Test func `An override for another platform isn't reported`() {
    let source = "#if os(macOS)\nextension NSView {\n  override func f() {}\n}\n#endif"
    #expect(notices(source) == [])
    #expect(rewritten(source) == source)
  }

  @Test(arguments: [
    "@objc func f() {}", "@objc var f: Int { 1 }", "@objc class func f() {}",
    "@objc class var f: Int { 1 }",
  ])
  func `A member that a subclass overrides moves into the class`(member: String) {
    let plain = String(member.dropFirst(6))
    let source = "class A {\n}\nextension A { \(member) }\nclass B: A { override \(plain) }"
    #expect(
      rewritten(source)
        == "class A {\n\n  \(plain)\n}\nextension A {  }\nclass B: A { override \(plain) }")
  }

  @Test func `A member of a nested class's extension moves too`() {
    let text = rewritten(
      "class A {\n  class In {\n  }\n}\nextension A.In { @objc func f() {} }\n"
        + "class B: A.In { override func f() {} }")
    #expect(text.hasPrefix("class A {\n  class In {\n  \n  func f() {}\n}\n}"))
  }

  @Test func `A static member of the name of an overridden method stays`() {
    let source =
      "class A {\n}\nextension A { static func f() {} }\nclass B: A { override func f() {} }"
    #expect(rewritten(source) == source)
  }

  @Test(arguments: ["open func f() {}", "open class func f() {}", "open var f: Int { 1 }"])
  func `An open member moves into the class, for other modules' subclasses`(member: String) {
    let source = "open class A {\n}\nextension A { @objc \(member) }"
    #expect(rewritten(source) == "open class A {\n\n  \(member)\n}\nextension A {  }")
  }

  @Test(arguments: [
    ("open func f() {}", "public func f() {}"),
    ("open var f: Int { 1 }", "public var f: Int { 1 }"),
    ("open subscript(i: Int) -> Int { 1 }", "public subscript(i: Int) -> Int { 1 }"),
    ("@objc open class func f() {}", "public class func f() {}"),
  ])
  func `An open member of a Touchstone class's extension is public`(before: String, after: String) {
    #expect(
      rewritten("import UIKit\nextension UIView { \(before) }")
        == "import UIKit\nextension UIView { \(after) }")
  }

  @Test func `An overridden class member checks the class`() {
    let text = rewritten([
      "import UIKit\nextension UIView { @objc open class var nibName: String { \"v\" } }",
      "import UIKit\nclass A: UIView { override class var nibName: String { super.nibName + \"a\" } }\n"
        + "class B<T>: UIView { override class var nibName: String { \"b\" } }",
    ])
    #expect(
      text[0]
        == "import UIKit\nextension UIView { public class var nibName: String { switch self { "
        + "case let object as A.Type: return object.nibName_ofA; "
        + "case let object as any Own_nibName_ofB.Type: return object.nibName_ofB; "
        + "default: return self.nibName_ofUIView } }; "
        + "public class var nibName_ofUIView: String { \"v\" } }"
        + "; @MainActor protocol Own_nibName_ofB: AnyObject { static var nibName_ofB: String { get } }"
        + "; extension B: Own_nibName_ofB {}")
    #expect(
      text[1]
        == "import UIKit\nclass A: UIView { class var nibName_ofA: String { self.nibName_ofUIView + \"a\" } }\n"
        + "class B<T>: UIView { class var nibName_ofB: String { \"b\" } }")
  }

  @Test func `A method that a protocol's extension also has is an ordinary override`() {
    let source =
      "import UIKit\nextension UIScrollViewDelegate { func f() {} }\n"
      + "class A: NSObject, UIScrollViewDelegate { func f() {} }\nclass B: A { override func f() {} }"
    #expect(rewritten(source) == source)
  }

  @Test func `A moved override keeps the whole condition, as it is rewritten`() {
    let text = rewritten(
      "class A: B {\n}\nextension A {\n#if os(iOS)\n  override func f() {}\n#elseif DEBUG\n"
        + "  override func g() {}\n#else\n  override func h() {}\n#endif\n}")
    #expect(text.contains("#if true\noverride func f() {}"))
    #expect(text.contains("#if !(true) && (DEBUG)\noverride func g() {}"))
    #expect(text.contains("#if !(true) && !(DEBUG)\noverride func h() {}"))
  }
}
