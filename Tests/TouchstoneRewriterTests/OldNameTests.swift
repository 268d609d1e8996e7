import Testing

/// Names from before Swift 4.2.
struct OldNameTests {
  @Test(arguments: [
    ("let a: UIViewAnimationOptions = []", "let a: UIView.AnimationOptions = []"),
    ("let a = UIControlState.normal", "let a = UIControl.State.normal"),
    ("let a: [NSAttributedStringKey: Any] = [:]", "let a: [NSAttributedString.Key: Any] = [:]"),
    (
      "layer.contentsGravity = kCAGravityCenter",
      "layer.contentsGravity = CALayerContentsGravity.center"
    ),
    ("let a: NSInteger = 3", "let a: Int = 3"),
    ("f(UIEdgeInsetsMake(1, 2, 3, 4))", "f(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"),
    ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("f(NSNotification.Name.UIKeyboardWillShow)", "f(UIResponder.keyboardWillShowNotification)"),
    ("f(.UIKeyboardDidHide)", "f(UIResponder.keyboardDidHideNotification)"),
    ("for child in childViewControllers {}", "for child in children {}"),
  ])
  func `A name from before Swift 4-2 gets its present name`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test func `An override of a renamed method is renamed with its labels`() {
    let source = """
      class A: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {
          super.didMove(toParentViewController: parent)
        }
      }
      """
    #expect(
      rewritten(source).contains("override func didMove(toParent parent: UIViewController?) {"))
    #expect(rewritten(source).contains("super.didMove(toParent: parent)"))
  }

  @Test(arguments: [
    "if let childViewControllers = a.b { for child in childViewControllers {} }",
    "func f(childViewControllers: [A]) { g(childViewControllers) }",
  ])
  func `A variable with the name of an old member stays`(source: String) {
    #expect(rewritten(source) == source)
    #expect(rewritten(source + "\nf(a.childViewControllers)") == source + "\nf(a.children)")
  }

  @Test(arguments: [
    "struct UIControlState {}\nlet a = UIControlState()",
    "func UIEdgeInsetsMake(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {}\nUIEdgeInsetsMake(1, 2, 3, 4)",
    "f(kCAGravityCenter: 1)", "let a = b.NSInteger", "a.bringSubview(toBack: b)",
    "UIEdgeInsetsMake(top: 1, 2, 3, 4)",
  ])
  func `A name of the app itself, a label and another call stay`(source: String) {
    #expect(rewritten(source) == source)
  }
}
