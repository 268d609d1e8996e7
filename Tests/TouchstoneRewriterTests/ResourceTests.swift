import Foundation
import Testing
import TouchstoneRewriter

/// The bundle in rewritten sources.
struct ResourceTests {
  private func rewritten(_ source: String) -> String {
    var settings = RewriterSettings()
    settings.hasResourceAccess = true
    let rewriter = Rewriter(marksLocations: false, settings: settings)
    return rewriter.rewrite([(path: "0.swift", text: source)]).files[0].text
  }

  @Test(arguments: [
    (
      "let a = Bundle.main.url(forResource: \"a\", withExtension: \"json\")",
      "Bundle.appResources.url"
    ),
    ("let a = Foundation.Bundle.main", "Foundation.Bundle.appResources"),
    ("let a = Bundle.module", "Bundle.appResources"),
    ("let a = Bundle(for: Cart.self)", "Bundle.appResources(for: Cart.self)"),
    (
      "let a = Bundle(for: type(of: self)).path(forResource: \"a\", ofType: nil)",
      "Bundle.appResources(for: type(of: self)).path"
    ),
    ("let a = NSLocalizedString(\"a\", bundle: .main, comment: \"\")", "bundle: .appResources,"),
    ("let a = UIImage(named: \"a\", in: .main, with: nil)", "in: .appResources,"),
    ("func load(from bundle: Bundle = .main) {}", "Bundle = .appResources"),
    ("let bundle: Bundle = .main", "Bundle = .appResources"),
  ])
  func `The main bundle is the bundle of the target's resources`(source: String, part: String) {
    #expect(rewritten(source).contains(part))
  }

  @Test(arguments: [
    "let a = RunLoop.main", "let a = Bundle(path: \"/tmp\")", "timer.receive(on: .main, in: .main)",
    "struct Bundle { static let main = 1 }\nlet a = Bundle.main", "let a = Shop.Bundle.main",
  ])
  func `Other names stay as they are`(source: String) {
    #expect(!rewritten(source).contains("appResources"))
  }

  @Test func `A copy to keep names the main bundle`() {
    let result = Rewriter(marksLocations: false).rewrite([
      (path: "0.swift", text: "let a = Bundle.main")
    ])
    #expect(result.files[0].text.contains("Bundle.main"))
  }

  @Test func `The generated source names the target, and a quote can't end its name`() {
    #expect(ResourceAccess.source(target: "Shop").contains("ofTarget: \"Shop\")"))
    #expect(ResourceAccess.source(target: "a\"b").contains(#"ofTarget: "a\"b")"#))
  }
}
