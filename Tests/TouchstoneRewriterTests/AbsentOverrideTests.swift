import Testing
import TouchstoneRewriter

/// Overrides of members that Touchstone's classes don't have.
struct AbsentOverrideTests {
  private let prepare = "override func prepare(for segue: UIStoryboardSegue, sender: Any?)"

  @Test func `An override of prepare becomes a method, without the call of super`() {
    let text = rewritten(
      "class A: UIViewController {\n  \(prepare) {\n    super.prepare(for: segue, sender: sender)\n"
        + "    go()\n  }\n}")
    #expect(
      text == "class A: UIViewController {\n"
        + "  func prepare(for segue: UIStoryboardSegue, sender: Any?) {\n    \n    go()\n  }\n}")
  }

  @Test func `A value of the superclass becomes the value without storyboards`() {
    let text = rewritten(
      "class A: UIViewController { override func shouldPerformSegue(withIdentifier i: String, "
        + "sender: Any?) -> Bool { return a && super.shouldPerformSegue(withIdentifier: i, "
        + "sender: sender) } }")
    #expect(
      text == "class A: UIViewController { func shouldPerformSegue(withIdentifier i: String, "
        + "sender: Any?) -> Bool { return a && true } }")
  }

  @Test func `An override of a class of the target stays`() {
    let text = rewritten(
      "class A: UIViewController { \(prepare) {} }\nclass B: A { \(prepare) {} }")
    #expect(
      text == "class A: UIViewController { "
        + "func prepare(for segue: UIStoryboardSegue, sender: Any?) {} }\nclass B: A { \(prepare) {} }"
    )
  }

  @Test func `An override of a class beside Original stays`() {
    var settings = RewriterSettings()
    settings.addTypes(
      declaredIn: "open class Base: UIViewController {\n"
        + "  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}\n}\n"
        + "class UIStoryboardSegue {}")
    let source = "class A: Base { \(prepare) { super.prepare(for: segue, sender: sender) } }"
    let result = Rewriter(marksLocations: false, settings: settings).rewrite([("a.swift", source)])
    #expect(result.files[0].text == source)
    #expect(result.notices.isEmpty)
  }

  @Test func `An override over a stand-in beside Original is one line`() {
    var settings = RewriterSettings()
    settings.addTypes(declaredIn: "class UIStoryboardSegue { var identifier: String? }")
    let result = Rewriter(marksLocations: false, settings: settings).rewrite([
      ("a.swift", "class A: UIViewController { \(prepare) {} }")
    ])
    #expect(!result.files[0].text.contains("override"))
    #expect(
      result.notices.map(\.description) == [
        "a.swift:1:29: warning: Touchstone doesn't have prepare(for:sender:) yet; the override "
          + "becomes a method of its class; call it where you present the controller"
      ])
  }

  @Test func `An overridden property becomes a property, and has no placeholder`() {
    let result = Rewriter(marksLocations: false).rewrite([
      (
        "a.swift",
        "class A: UIViewController { override var hidesBottomBarWhenPushed: Bool { get { true } "
          + "set {} } }"
      )
    ])
    #expect(result.files[0].text.contains("{ var hidesBottomBarWhenPushed: Bool"))
    #expect(!result.placeholders.contains("hidesBottomBarWhenPushed"))
  }

  @Test(arguments: [
    "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }",
    "class A: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }",
  ])
  func `An override of a member that Touchstone has stays`(source: String) {
    #expect(rewritten(source) == source)
  }
}
