import Testing

/// Key-value observing.
struct ObservingTests {
  @Test(arguments: [
    (
      "@objc dynamic var total = 0", "var total = 0 { didSet { KeyValueChanges.look(at: self) } }"
    ),
    (
      "@objc dynamic var total = 0 { didSet { show() } }",
      "var total = 0 { didSet { defer { KeyValueChanges.look(at: self) }; show() } }"
    ),
    (
      "@objc dynamic var total = 0 { willSet { show() } }",
      "var total = 0 { didSet { KeyValueChanges.look(at: self) } willSet { show() } }"
    ),
    ("@objc var total = 0", "var total = 0"),
    (
      "@objc dynamic var total = 0 { willSet { hide() } didSet { show() } }",
      "var total = 0 { willSet { hide() } "
        + "didSet { defer { KeyValueChanges.look(at: self) }; show() } }"
    ),
    (
      "@objc dynamic var total: Int { get { kept } set { kept = newValue } }",
      "var total: Int { get { kept } "
        + "set { defer { KeyValueChanges.look(at: self) }; kept = newValue } }"
    ),
    ("@objc dynamic func show() {}", "func show() {}"),
    ("@objc dynamic var total: Int { 1 }", "var total: Int { 1 }"),
  ])
  func `A dynamic property notifies when it is set`(before: String, after: String) {
    #expect(
      rewritten("import UIKit\nclass A: NSObject { \(before) }")
        == "import UIKit\nclass A: NSObject { \(after) }")
  }

  @Test func `A class that overrides observeValue conforms to UIKit's protocol`() {
    let text = rewritten(
      """
      import UIKit
      class A: UIView {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          f()
        }
      }
      """)
    #expect(text.contains("\n  func observeValue(\n"))
    #expect(!text.contains("super.observeValue"))
    #expect(text.hasSuffix("\n}; extension A: KeyValueObserver {}"))
  }
}
