import Testing
import TouchstoneRewriter

/// Types that the framework doesn't have.
struct MissingTypeTests {
  private let remedy =
    "a placeholder without function takes its place; declare the parts that you use in your own "
    + "file to replace it"

  @Test func `A missing type is one line where a file first names it`() {
    let source = """
      import UIKit
      class A: UICollectionView {
        let cell = UICollectionView(), view = UIView()
        var bar: UITabBar?
      }
      """
    #expect(
      notices(source) == [
        "2:10: warning: Touchstone doesn't have UICollectionView yet; \(remedy)",
        "4:12: warning: Touchstone doesn't have UITabBar yet; \(remedy)",
      ])
  }

  @Test func `A missing type is one line at its first use in all files of the target`() {
    let result = Rewriter().rewrite([
      ("a.swift", "let a = 1"), ("b.swift", "let b = UITabBar()"), ("c.swift", "let c: UITabBar"),
    ])
    #expect(
      result.notices.map(\.description) == [
        "b.swift:1:9: warning: Touchstone doesn't have UITabBar yet; \(remedy)"
      ])
  }

  @Test func `A missing type without a placeholder says that its code must go`() {
    #expect(
      notices("let a = UIHostingController(rootView: b)") == [
        "1:9: warning: Touchstone doesn't have UIHostingController yet; remove the code that needs "
          + "it, or declare the parts that you use in your own file"
      ])
  }

  @Test(arguments: [
    "#if os(iOS)\n#else\nlet a = UITabBar()\n#endif",
    "#if canImport(UIKit)\n#elseif DEBUG\nlet a = UITabBar()\n#endif",
    "#if !canImport(UIKit)\nlet a = UITabBar()\n#endif",
    "#if os(macOS) || os(tvOS)\n#if DEBUG\nlet a = UITabBar()\n#endif\n#endif",
    "#if DEBUG && os(macOS)\nlet a = UITabBar()\n#endif",
    "#if !(os(iOS) || os(tvOS))\nlet a = self.navigationItem\n#endif",
    "#if canImport(SwiftUI)\nlet a: UIHostingController<A>\n#endif",
  ])
  func `Code that isn't compiled for iOS has no missing types and members`(source: String) {
    #expect(notices(source) == [])
  }

  @Test(arguments: [
    "#if DEBUG\nlet a = UITabBar()\n#endif", "#if !os(macOS)\nlet a = UITabBar()\n#endif",
    "#if os(macOS)\n#else\nlet a = UITabBar()\n#endif",
    "#if os(Linux)\n#else\nlet a = UITabBar()\n#endif",
    "#if os(macOS) || DEBUG\nlet a = UITabBar()\n#endif",
  ])
  func `Code that may be compiled for iOS has missing types`(source: String) {
    #expect(notices(source).count == 1)
  }

  @Test(arguments: [
    "class UITabBar: UIView {}\nlet a = UITabBar()",
    "typealias UITabBar = UIView\nlet a = UITabBar()",
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
