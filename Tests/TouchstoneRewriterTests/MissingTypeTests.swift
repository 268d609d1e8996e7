import Testing
import TouchstoneRewriter

/// Types that the kit does not have.
struct MissingTypeTests {
  private let remedy =
    "keep what needs it out, or declare what you use of it in a file of your own"

  @Test func `A type that is missing is a line where a file first names it`() {
    let source = """
      import UIKit
      class A: UITableView {
        let cell = UITableView(), view = UIView()
        var bar: UITabBar?
      }
      """
    #expect(
      notices(source) == [
        "2:10: warning: UITableView does not exist here yet; \(remedy)",
        "4:12: warning: UITabBar does not exist here yet; \(remedy)",
      ])
  }

  @Test(arguments: [
    "class UITabBar: UIView {}\nlet a = UITabBar()",
    "#if canImport(AppKit)\nlet a = UITabBar()\n#endif",
  ])
  func `One that the program declares, or names for others, is not`(source: String) {
    #expect(notices(source) == [])
  }

  @Test func `One that another file of the target declares is not`() {
    var settings = RewriterSettings()
    settings.addTypes(declaredIn: "import UIKit\nopen class UITabBar: UIView {}")
    let result = Rewriter(settings: settings).rewrite([("a.swift", "let a = UITabBar()")])
    #expect(result.notices.isEmpty)
  }
}
