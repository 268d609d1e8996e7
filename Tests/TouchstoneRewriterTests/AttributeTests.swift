import Testing

/// Attributes for the Objective-C runtime are removed.
struct AttributeTests {
  @Test(arguments: [
    ("@objc class A {}", "class A {}"),
    ("@objcMembers final class A: NSObject {}", "final class A: NSObject {}"),
    ("@objc(CartView)\nclass A {}", "\nclass A {}"),
    ("class A { @objc dynamic func f() {} }", "class A { func f() {} }"),
    ("class A { @objc func save(_ sender: Any) {} }", "class A { func save(_ sender: Any) {} }"),
    ("class A { @IBOutlet weak var label: UILabel! }", "class A { weak var label: UILabel! }"),
    (
      "class A { @IBAction func save(_ sender: Any) {} }", "class A { func save(_ sender: Any) {} }"
    ),
    ("class A { @IBInspectable var width: CGFloat = 0 }", "class A { var width: CGFloat = 0 }"),
    ("@IBDesignable class A: UIView {}", "class A: UIView {}"),
    ("@objc enum Kind: Int { case one }", "enum Kind: Int { case one }"),
    ("@objc extension A {}", "extension A {}"),
    ("@available(iOS 13, *) @objc class A {}", "@available(iOS 13, *) class A {}"),
  ])
  func `Attributes of the runtime are removed, and lines stay`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: ["@UIApplicationMain", "@NSApplicationMain"])
  func `The application's delegate is the main type`(attribute: String) {
    #expect(
      rewritten("\(attribute)\nclass AppDelegate: UIResponder {}")
        == "@main\nclass AppDelegate: UIResponder {}")
  }

  @Test(arguments: [
    ("@objc protocol P {}", "protocol P: AnyObject {}"),
    ("@objc protocol P: Q {}", "protocol P: AnyObject, Q {}"),
    ("@objc protocol P: NSObjectProtocol {}", "protocol P: NSObjectProtocol {}"),
    ("@objc(Pausing) public protocol P {}", "public protocol P: AnyObject {}"),
    ("protocol P {}", "protocol P {}"),
  ])
  func `A protocol of Objective-C is a class protocol`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test func `A managed property is reported`() {
    #expect(
      notices("class A {\n  @NSManaged var name: String\n}") == [
        "2:3: warning: Touchstone has no Core Data managed properties; "
          + "store the property's value in the class"
      ])
  }

  @Test func `A space before the arguments of an attribute is accepted, as in Swift 5`() {
    let source = "class A: UIView {\n  @available (iOS 13, *)\n  @objc func f() {}\n}"
    #expect(notices(source) == [])
    #expect(!rewritten(source).contains("@objc"))
  }
}
