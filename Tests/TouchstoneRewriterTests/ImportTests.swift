import Testing
import TouchstoneRewriter

/// Imports and conditions.
struct ImportTests {
  @Test(arguments: [
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import class UIKit.UIView", "import UIKit"),
    ("@testable import UIKit", "@testable import UIKit"),
    ("import ObjectiveC", "import UIKit"),
    ("import Foundation", "import Foundation"),
  ])
  func `Imports of parts of UIKit become imports of UIKit`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test func `A module that does not exist is removed, with a line that suggests a replacement`() {
    #expect(rewritten("import UIKit\nimport Combine\nlet a = 1") == "import UIKit\n\nlet a = 1")
    #expect(
      notices("import UIKit\nimport Combine") == [
        "2:1: warning: Touchstone has no module Combine; "
          + "add the trait Combine to the dependency on Touchstone, and the product "
          + "TouchstoneCombine to the target"
      ])
  }

  @Test(arguments: [
    ("os", "TouchstoneOS"), ("AudioToolbox", "TouchstoneSounds"),
    ("UniformTypeIdentifiers", "TouchstoneTypes"), ("MobileCoreServices", "TouchstoneTypes"),
  ])
  func `A module that has another name here is imported by that name`(name: String, ours: String) {
    #expect(rewritten("import \(name)") == "import \(ours)")
    #expect(notices("import \(name)").isEmpty)
  }

  @Test func `A target that depends on TouchstoneCombine imports it`() {
    var settings = RewriterSettings()
    settings.hasCombine = true
    let source = """
      import Combine
      let a = b.receive(on: DispatchQueue.main).subscribe(on: RunLoop.main)
      let c = d.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
      let e = f.receive(on: OperationQueue.main)
      """
    let found = result([source], settings: settings)
    #expect(found.notices.isEmpty)
    #expect(
      found.files[0].text == source.replacing("import Combine", with: "import TouchstoneCombine"))
  }

  @Test func `Without Combine, a scheduler is a queue that is passed on`() {
    #expect(notices("let a = b.receive(on: DispatchQueue.main)").count == 1)
  }

  @Test(arguments: [
    ("import WebKit", "import UIKit"),
    ("import WebKit\nimport MapKit", "import UIKit\n"),
    ("import WebKit\nimport Foundation", "\nimport Foundation"),
    ("import UIKit\nimport WebKit", "import UIKit\n"),
  ])
  func `A file keeps the names that an absent module brings on iOS`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: ["CoreBluetooth", "CoreLocation", "LocalAuthentication", "PDFKit", "simd"])
  func `Apple's other modules are a line each`(module: String) {
    #expect(
      notices("import UIKit\nimport \(module)") == [
        "2:1: warning: Touchstone has no module \(module); "
          + "remove the code that needs it, or put it behind a protocol"
      ])
  }

  @Test(arguments: [
    "#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif",
    "#if os(iOS)\nimport UIKit\n#elseif os(macOS)\nimport AppKit\n#endif",
    "#if os(iOS) || os(tvOS)\nimport UIKit\n#else\nimport Cocoa\n#endif",
    "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif",
    "#if !canImport(UIKit)\nimport AppKit\n#endif",
    "#if os(iOS) && !os(macOS)\nimport UIKit\n#else\nimport AppKit\n#endif",
    "#if canImport(UIKit)\nimport UIKit\n#elseif canImport(AppKit)\nimport AppKit\n#endif",
    "#if canImport(UIKit)\n#else\n#if DEBUG\nimport AppKit\n#endif\n#endif",
    "#if (os(macOS))\nimport AppKit\n#endif",
  ])
  func `An import that iOS doesn't compile is not reported and stays`(source: String) {
    #expect(notices(source) == [])
    #expect(rewritten(source).contains("import AppKit") || source.contains("Cocoa"))
  }

  @Test func `An import for iOS beside one for another platform is reported`() {
    let source = "#if os(macOS)\nimport AppKit\n#else\nimport WebKit\n#endif"
    #expect(
      notices(source) == [
        "4:1: warning: Touchstone has no module WebKit; show web pages outside the app"
      ])
  }

  @Test func `An import inside canImport stays`() {
    let source = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
    #expect(rewritten(source) == source)
    #expect(notices(source) == [])
  }

  @Test(arguments: [
    (
      "#if canImport(os)\nimport os\n#endif",
      "#if canImport(TouchstoneOS)\nimport TouchstoneOS\n#endif"
    ),
    (
      "#if canImport(os.log)\nimport os.log\n#else\nf()\n#endif",
      "#if canImport(TouchstoneOS)\nimport TouchstoneOS\n#else\nf()\n#endif"
    ),
    (
      "#if canImport(OSLog) && canImport(UIKit)\nimport OSLog\n#endif",
      "#if canImport(TouchstoneOS) && true\nimport TouchstoneOS\n#endif"
    ),
    ("#if canImport(Combine)\n#endif", "#if canImport(Combine)\n#endif"),
  ])
  func `A test for a module that has another name here tests for that name`(
    before: String, after: String
  ) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true\n#endif"),
    ("#if os(iOS) || os(tvOS)\n#endif", "#if true || os(tvOS)\n#endif"),
    ("#if !os(iOS)\n#endif", "#if !true\n#endif"),
    ("#if os(macOS)\n#else\n#endif", "#if os(macOS)\n#else\n#endif"),
    ("#if os(Linux)\n#elseif os(iOS)\n#endif", "#if false\n#elseif true\n#endif"),
    ("#if os(Linux)\n#else\n#endif", "#if os(Linux)\n#else\n#endif"),
    ("#if canImport(UIKit)\n#endif", "#if true\n#endif"),
    (
      "#if targetEnvironment(macCatalyst)\n#endif", "#if targetEnvironment(macCatalyst)\n#endif"
    ),
  ])
  func `Conditions select the code for iOS`(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: [
    (
      "let a = #colorLiteral(red: 1, green: 0, blue: 0.5, alpha: 1)",
      "let a = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)"
    ),
    (
      "let a = #imageLiteral(resourceName: \"cat\")",
      "let a = (UIImage(named: \"cat\") ?? UIImage())"
    ),
    ("#Preview {\n  A()\n}\nlet a = 1", "\n\n\nlet a = 1"),
    ("#Preview(\"one\") {\n  A()\n}", "\n\n"),
  ])
  func `Xcode's literals become their values, and previews are removed`(
    before: String, after: String
  ) {
    #expect(rewritten(before) == after)
  }
}
