import Testing
import TouchstoneRewriter

/// Types that the framework doesn't have.
struct MissingTypeTests {
  private let remedy =
    "remove the code that needs it, or declare the parts that you use in your own file"

  @Test func `A missing type is one line where a file first names it`() {
    let source = """
      import UIKit
      class A: UITableView {
        let cell = UITableView(), view = UIView()
        var bar: UITabBar?
      }
      """
    #expect(
      notices(source) == [
        "2:10: warning: Touchstone doesn't have UITableView yet; \(remedy)",
        "4:12: warning: Touchstone doesn't have UITabBar yet; \(remedy)",
      ])
  }

  @Test(arguments: [
    "class UITabBar: UIView {}\nlet a = UITabBar()",
    "#if canImport(AppKit)\nlet a = UITabBar()\n#endif",
  ])
  func `A type that the app declares, or code for another platform, is not reported`(source: String)
  {
    #expect(notices(source) == [])
  }

  @Test func `A missing member is one line where a file first names it`() {
    let source = """
      class A: UIViewController {
        override func viewDidLoad() {
          navigationItem.title = "A"
          self.navigationItem.prompt = nil
          navigationController?.pushViewController(self, animated: true)
        }
        override func encodeRestorableState(with coder: NSCoder) {}
      }
      """
    let container = "remove it, or use a container view controller of your own"
    #expect(
      notices(source) == [
        "3:5: warning: Touchstone doesn't have navigationItem yet; \(container)",
        "5:5: warning: Touchstone doesn't have navigationController yet; \(container)",
        "7:17: warning: Touchstone doesn't have encodeRestorableState yet; "
          + "remove it, because Touchstone doesn't restore state",
      ])
  }

  @Test(arguments: [
    "class A { var tabBarItem = 1; func f() { tabBarItem = 2 } }",
    "func f(navigationController: Any) { g(navigationController) }",
    "let navigationController = B()\nnavigationController.go()",
    "class UINavigationController: UIViewController {}\nlet a = b.navigationController",
    "f(navigationItem: 1)",
  ])
  func `A member that the app declares is not reported`(source: String) {
    #expect(notices(source) == [])
  }

  @Test func `A type that another file of the target declares is not reported`() {
    var settings = RewriterSettings()
    settings.addTypes(declaredIn: "import UIKit\nopen class UITabBar: UIView {}")
    let result = Rewriter(settings: settings).rewrite([("a.swift", "let a = UITabBar()")])
    #expect(result.notices.isEmpty)
  }
}
