import Testing
import TouchstoneRewriter

/// The bundle of the target.
struct ModuleBundleTests {
  private static let helper = "extension Foundation.Bundle {\n  static var module"

  @Test(arguments: [
    "import UIKit\nlet a = Bundle.module",
    "import UIKit\nlet a = UIImage(named: \"a\", in: .module, with: nil)",
    "import UIKit\nfunc f(bundle: Bundle = .module) {}", "import UIKit\nlet a: Bundle = .module",
    "import UIKit\nlet a = Foundation.Bundle.module.url(forResource: \"a\", withExtension: nil)",
  ])
  func `A target without resources has a bundle too`(source: String) {
    let text = rewritten(source + "\n")
    #expect(text.hasPrefix(source + "\n"))
    #expect(text.contains("#else\n" + Self.helper))
  }

  @Test(arguments: [
    (
      "public init(in bundle: Bundle = .module) {}",
      "public init(in bundle: Bundle = .ofRewrittenModule) {}"
    ),
    (
      "public func f(_ b: Bundle? = Bundle.module) {}",
      "public func f(_ b: Bundle? = Bundle.ofRewrittenModule) {}"
    ),
    ("init(in bundle: Bundle = .module) {}", "init(in bundle: Bundle = .module) {}"),
  ])
  func `A public default argument is visible to other modules`(before: String, after: String) {
    let text = rewritten("import Foundation\npublic struct A { \(before) }\n")
    #expect(text.hasPrefix("import Foundation\npublic struct A { \(after) }\n\n#if SWIFT_MODULE"))
  }

  @Test func `A public extension's function counts as public`() {
    let text = rewritten(
      "import Foundation\npublic extension A { func f(b: Bundle = .module) {} }\n")
    #expect(text.contains("func f(b: Bundle = .ofRewrittenModule)"))
  }

  @Test func `Only the first file declares the bundle`() {
    let texts = rewritten([
      "import UIKit\nlet a = 1\n", "import UIKit\nlet b = Bundle.module\n",
      "import UIKit\nlet c = Bundle.module\n",
    ])
    #expect(texts.map { $0.contains(Self.helper) } == [false, true, false])
  }

  @Test(arguments: [
    "import UIKit\nextension Bundle { static let module = Bundle(for: A.self) }\nlet a = Bundle.module",
    "import UIKit\nlet a = Kind.module", "import UIKit\nlet a: Kind = .module",
    "import UIKit\nlet a = Bundle(for: Self.self)",
  ])
  func `A target's own declaration and other names stay`(source: String) {
    #expect(rewritten(source) == source)
  }

  @Test func `A declaration for Xcode only doesn't count`() {
    let text = rewritten(
      "import UIKit\n#if !SWIFT_PACKAGE\nextension Bundle { static let module = main }\n#endif\n"
        + "let a = Bundle.module\n")
    #expect(text.contains(Self.helper))
  }
}
