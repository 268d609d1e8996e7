import Testing
import TouchstoneRewriter

/// The generated file that declares placeholders for what Touchstone doesn't have.
struct PlaceholderTests {
  private func result(_ source: String, beside: String = "") -> Rewriter.Result {
    var settings = RewriterSettings()
    settings.addTypes(declaredIn: beside)
    return Rewriter(settings: settings).rewrite([("/app/A.swift", source)])
  }

  @Test func `Sources that need nothing have a file with one comment`() {
    let result = result("import UIKit\nclass A: UIView {}")
    #expect(!result.hasPlaceholders)
    #expect(
      result.placeholders == "// These sources use no type of iOS that Touchstone doesn't have.\n")
    #expect(result.summary == [])
  }

  @Test(arguments: [
    ("class A: UICollectionViewController {}", "open class UICollectionView: UIScrollView {"),
    (
      "class A: UICollectionViewController {}",
      "open class UICollectionViewController: UIViewController,"
    ),
    ("var a: (any UINavigationControllerDelegate)?", "public protocol UINavigationControllerDel"),
    ("let a = UICellAccessory.checkmark()", "public struct UICellAccessory {"),
    ("let a = UIBarStyle.black", "public enum UIBarStyle: Int, Sendable {"),
    ("class A: UIViewController { func f() { navigationItem.title = \"\" } }", "class UIBarBut"),
    ("import WebKit\nlet a = WKWebView()", "open class WKWebView: UIView {"),
    ("let a = DateComponentsFormatter()", "open class DateComponentsFormatter: NSObject {"),
    ("import MapKit\nlet a = MKMapView()", "public struct CLLocationCoordinate2D {"),
    (
      "import AVFoundation\ntry AVAudioSession.sharedInstance().setActive(true)",
      "open class AVAudioSession: NSObject {"
    ),
  ])
  func `A placeholder has the kind and the superclass of the type`(source: String, part: String) {
    let text = result(source).placeholders
    #expect(text.contains("\nimport UIKit\n"))
    #expect(text.contains(part))
  }

  @Test func `Only the names that the sources use have placeholders`() {
    let text = result("let a = UIStoryboard(name: \"Main\", bundle: nil)").placeholders
    #expect(text.contains("class UIStoryboard:"))
    #expect(!text.contains("class UICollectionView"))
    #expect(!text.contains("extension UIViewController"))
  }

  @Test(arguments: ["let a = WKWebView()", "import Other\nlet a: CLLocation"])
  func `A type of a module that no file imports has no placeholder`(source: String) {
    #expect(!result(source).hasPlaceholders)
    #expect(result(source).notices.isEmpty)
  }

  @Test func `A type that the target declares in Original or beside it has no placeholder`() {
    let own = "open class UICollectionView: UIView {}"
    #expect(!result("\(own)\nlet a = UICollectionView()").hasPlaceholders)
    #expect(!result("let a = UICollectionView()", beside: own).hasPlaceholders)
  }

  @Test func `A placeholder that needs a type of the target isn't written`() {
    let result = result(
      "class A: UICollectionViewController {}", beside: "class UICollectionViewCell {}")
    #expect(!result.hasPlaceholders)
    #expect(result.summary.first?.hasPrefix("Touchstone doesn't have 1 part") == true)
  }

  @Test func `The summary groups everything that is absent`() {
    let source = """
      import CoreData
      class A: UIViewController {
        let table = UICollectionView(), other: UICollectionView? = nil
        func f() { navigationItem.title = ""; present(UIImagePickerController(), animated: true) }
        let host = UIHostingController(rootView: b)
      }
      """
    #expect(
      result(source).summary == [
        "Touchstone has placeholders for 3 parts of iOS that these sources use; the app can run "
          + "without them:",
        "  UICollectionView: 2 uses, first in A.swift:3; its place stays blank",
        "  UIImagePickerController: 1 use, in A.swift:4; the screen closes as soon as it appears",
        "  navigationItem: 1 use, in A.swift:4; it has no effect",
        "Touchstone doesn't have 1 part of iOS that these sources use; the code that uses it "
          + "doesn't compile:",
        "  UIHostingController: 1 use, in A.swift:5; remove the code that needs it, or declare the "
          + "parts that you use in your own file",
        "Touchstone doesn't have 1 imported module; code that uses more of a module doesn't "
          + "compile:",
        "  CoreData: 1 use, in A.swift:1; store the model in your own types",
      ])
  }

  @Test(arguments: [
    ("let a = NSPredicate(format: \"SELF MATCHES %@\", b)", "NSPredicate(format:)"),
    ("let a = b as? NSComparisonPredicate", "NSComparisonPredicate"),
    ("extension NSExpression {}", "NSExpression"),
    ("var a: NSMutableArray { mutableArrayValue(forKey: \"b\") }", "mutableArrayValue"),
    ("if a.getObjectValue(b, for: c, errorDescription: d) {}", "getObjectValue"),
  ])
  func `What Foundation has only on Apple's platforms is one line`(source: String, name: String) {
    let lines = result("import Foundation\n\(source)").notices
    #expect(lines.count == 1)
    #expect(lines.first.map { "\($0)".contains("Touchstone doesn't have \(name) yet; ") } == true)
    #expect(result("let a = NSPredicate(block: b)").notices.isEmpty)
  }

  @Test func `An absent module is one line for all files`() {
    let result = Rewriter(marksLocations: false).rewrite([
      ("a.swift", "import CoreData"), ("b.swift", "import CoreData"),
    ])
    #expect(result.notices.map(\.file) == ["a.swift"])
    #expect(result.files.map(\.text) == ["import UIKit", "import UIKit"])
  }

  @Test func `A delegate's method doesn't hide the property of its name`() {
    let source = """
      class A: UIViewController, UINavigationControllerDelegate {
        func navigationController(_ a: UINavigationController, didShow b: UIViewController) {}
        func f() { navigationController?.popViewController(animated: true) }
      }
      """
    #expect(
      result(source).placeholders.contains(
        "extension UIViewController {\n  public var navigationController:"))
  }

  @Test(arguments: [
    (
      "func f(c: A, barButtonItem: B) { c.popover?.barButtonItem = barButtonItem }",
      "extension UIPopoverPresentationController {\n  public var barButtonItem: UIBarButtonItem?"
    ),
    (
      "let a = Bundle.main.loadNibNamed(\"A\", owner: nil, options: nil)![0] as! UIView",
      "extension Bundle {\n  public func loadNibNamed("
    ),
  ])
  func `A member of another class than a view controller has a placeholder`(
    source: String, part: String
  ) {
    let result = result(source)
    #expect(result.placeholders.contains(part))
    #expect(result.notices.count == 1)
    #expect(!self.result("let barButtonItem = 1, a = barButtonItem").hasPlaceholders)
    #expect(!self.result("func loadNibNamed() {}\nlet a = loadNibNamed()").hasPlaceholders)
  }

  @Test func `A placeholder of a delegate has the methods that sources call on another one`() {
    let source = """
      import UIKit
      class A: NSObject, UINavigationControllerDelegate {
        weak var other: UINavigationControllerDelegate?
        func navigationController(
          _ a: UINavigationController, didShow b: UIViewController, animated: Bool
        ) {
          other?.navigationController?(a, didShow: b, animated: animated)
        }
      }
      """
    #expect(
      result(source).files[0].text.contains(
        "other?.navigationController(a, didShow: b, animated: animated)"))
    #expect(result(source).placeholders.contains("extension UINavigationControllerDelegate {"))
  }

  @Test func `The sources and their placeholders together need no more placeholders`() {
    let source = "class A: UICollectionViewController { func f() { navigationItem.title = nil } }"
    let first = result(source)
    let second = result(first.files[0].text, beside: first.placeholders)
    #expect(!second.hasPlaceholders)
    #expect(second.summary == [])
  }
}
