import Testing
import TouchstoneRewriter

/// Calls of Objective-C's methods on values of the type `AnyObject`.
struct AnyObjectTests {
  /// The calls in a class with a target and an action.
  private static let frame = (
    before: """
    import UIKit
    class A: UIView {
      weak var target: AnyObject?
      var owner: AnyObject!
      let strong: AnyObject
      var known: UIView?
      var targets: [AnyObject] = []
      var byName: [String: AnyObject] = [:]
      var pair: (AnyObject & Delegate)?
      var other: A?
      func send(_ sender: Any, to receiver: AnyObject, or maybe: AnyObject?) {

    """, after: "\n  }\n}\nprotocol Delegate: AnyObject {}"
  )

  @Test(arguments: [
    (
      "target?.perform(action, with: sender)",
      "ObjectiveCObject(target)?.perform(action, with: sender)"
    ),
    ("target!.perform(action)", "ObjectiveCObject(target)!.perform(action)"),
    (
      "self.target?.perform(action, with: 1, with: e)",
      "ObjectiveCObject(self.target)?.perform(action, with: 1, with: e)"
    ),
    ("owner.perform(action)", "ObjectiveCObject(owner)!.perform(action)"),
    ("owner?.perform(action)", "ObjectiveCObject(owner)?.perform(action)"),
    ("strong.perform(action)", "ObjectiveCObject(strong).perform(action)"),
    ("receiver.perform(action)", "ObjectiveCObject(receiver).perform(action)"),
    (
      "maybe?.perform(action, with: nil, afterDelay: 1)",
      "ObjectiveCObject(maybe)?.perform(action, with: nil, afterDelay: 1)"
    ),
    (
      "if let target { target.perform(action) }",
      "if let target { ObjectiveCObject(target).perform(action) }"
    ),
    (
      "if let owner { owner.perform(action) }",
      "if let owner { ObjectiveCObject(owner).perform(action) }"
    ),
    (
      "guard let t = self.target else { return }; t.perform(action)",
      "guard let t = self.target else { return }; ObjectiveCObject(t).perform(action)"
    ),
    ("let t = owner; t?.perform(action)", "let t = owner; ObjectiveCObject(t)?.perform(action)"),
    (
      "let t = x as AnyObject; t.perform(action)",
      "let t = x as AnyObject; ObjectiveCObject(t).perform(action)"
    ),
    ("(x as AnyObject).perform(action)", "ObjectiveCObject((x as AnyObject)).perform(action)"),
    ("(x as AnyObject?)?.perform(action)", "ObjectiveCObject((x as AnyObject?))?.perform(action)"),
    (
      "for t in targets { t.perform(action) }",
      "for t in targets { ObjectiveCObject(t).perform(action) }"
    ),
    ("targets[0].perform(action)", "ObjectiveCObject(targets[0]).perform(action)"),
    ("targets.first?.perform(action)", "ObjectiveCObject(targets.first)?.perform(action)"),
    ("byName[\"a\"]?.perform(action)", "ObjectiveCObject(byName[\"a\"])?.perform(action)"),
    ("pair?.perform(action)", "ObjectiveCObject(pair)?.perform(action)"),
    ("other?.strong.perform(action)", "ObjectiveCObject(other?.strong)?.perform(action)"),
    ("other?.target?.perform(action)", "ObjectiveCObject(other?.target)?.perform(action)"),
    (
      "if target?.responds(to: action) == true {}",
      "if ObjectiveCObject(target)?.responds(to: action) == true {}"
    ),
    (
      "if strong.responds?(to: action) == true {}",
      "if ObjectiveCObject(strong).responds(to: action) == true {}"
    ),
    ("if strong.isKind(of: A.self) {}", "if ObjectiveCObject(strong).isKind(of: A.self) {}"),
    (
      "let r = target?.perform(action)?.takeUnretainedValue()",
      "let r = ObjectiveCObject(target)?.perform(action)?.takeUnretainedValue()"
    ),
    (
      "let v = receiver.value(forKey: \"value\") as! Float",
      "let v = ObjectiveCObject(receiver).value(forKey: \"value\") as! Float"
    ),
    (
      "target?.setValue(1, forKey: \"tag\")",
      "ObjectiveCObject(target)?.setValue(1, forKey: \"tag\")"
    ),
    (
      "let d = type(of: strong).description()", "let d = NSStringFromClass(type(of: strong))"
    ),
    (
      "log(type(of: receiver).description() + \"!\")",
      "log(NSStringFromClass(type(of: receiver)) + \"!\")"
    ),
  ])
  func `A method of every object is called on a wrapped object`(before: String, after: String) {
    let (start, end) = Self.frame
    #expect(rewritten(start + before + end) == start + after + end)
  }

  @Test(arguments: [
    "known?.perform(action)", "unknown.perform(action)", "self.perform(action)", "perform(action)",
    "let target = UIView(); target.perform(action)", "target?.perform(action, on: queue)",
    "let known = unknown(); known.perform(action)", "(x as? UIView)?.perform(action)",
    "if let target = target as? NSObject { target.perform(action) }",
    "let d = type(of: known).description()", "let d = type(of: strong).description",
    "let d = type(of: strong).description(1)",
  ])
  func `An object of another or an unknown type is called as before`(source: String) {
    let whole = Self.frame.before + source + Self.frame.after
    #expect(rewritten(whole) == whole)
  }

  @Test func `A closure's parameter and a variable of the file are known`() {
    #expect(
      rewritten("import UIKit\nlet f = { (target: AnyObject?) in target?.perform(action) }")
        == "import UIKit\nlet f = { (target: AnyObject?) in ObjectiveCObject(target)?.perform(action) }"
    )
    #expect(
      rewritten("import UIKit\nvar target: AnyObject?\ntarget?.perform(action)")
        == "import UIKit\nvar target: AnyObject?\nObjectiveCObject(target)?.perform(action)")
  }

  @Test func `A property that another file declares is known`() {
    let texts = rewritten([
      "import UIKit\nclass A { weak var target: AnyObject? }",
      "import UIKit\nextension A { func go() { target?.perform(s) } }\nlet a: A = b\n"
        + "func f(_ a: A) { a.target?.perform(s) }",
    ])
    #expect(texts[1].contains("{ ObjectiveCObject(target)?.perform(s) }"))
    #expect(texts[1].contains("{ ObjectiveCObject(a.target)?.perform(s) }"))
  }
}
