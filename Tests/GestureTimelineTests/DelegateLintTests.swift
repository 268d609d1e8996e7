import Foundation
import Testing
import TouchstoneInspector
import TouchstoneRequirements

/// Delegate methods that only a subclass of the conforming class has, found in sources.
struct DelegateLintTests {
  private func found(_ sources: (file: String, text: String)...) -> [SourceFinding] {
    DelegateLint(sources: sources).findings
  }

  private let base = (
    file: "Base.swift",
    text: """
    import UIKit

    class BaseController: UIViewController, UIScrollViewDelegate {
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    }
    """
  )

  // statement 407
  @Test("a delegate method that only a subclass has is reported with class, file, line and remedy")
  func onlyInSubclass() throws {
    let feed = (
      file: "Feed.swift",
      text: """
      final class FeedController: BaseController {
        // The page follows.
        func scrollViewDidScroll(_ scrollView: UIScrollView) { print("moved") }
      }
      """
    )
    let finding = try #require(found(base, feed).first)
    #expect(found(base, feed).count == 1)
    #expect((finding.file, finding.line) == ("Feed.swift", 3))
    #expect(finding.className == "FeedController")
    #expect(finding.member == "scrollViewDidScroll(_:)")
    #expect(finding.protocolName == "UIScrollViewDelegate")
    #expect(finding.conformingClass == "BaseController")
    #expect(
      finding.description
        == "Feed.swift:3: problem unheardMethod: FeedController adds scrollViewDidScroll(_:), but "
        + "it is never called: BaseController conforms to UIScrollViewDelegate but doesn't declare "
        + "this method. Declare it in BaseController (Base.swift:3), and override it in "
        + "FeedController.")
  }

  // statement 407
  @Test("overrides, the conforming class's own methods and other methods are left alone")
  func clean() {
    let feed = (
      file: "Feed.swift",
      text: """
      class FeedController: BaseController {
        override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
        static func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func scrollViewDidScroll(to place: CGPoint) {}
        func reload() { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
      }
      class Plain: UIViewController {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class Own: UIViewController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class Late: Plain, UIScrollViewDelegate {}
      """
    )
    #expect(found(base, feed) == [])
  }

  // statement 407
  @Test("conformances and methods in extensions and in intermediate classes are seen")
  func extensionsAndDepth() {
    let findings = found(
      (
        "Page.swift",
        """
        class Page<Item: Hashable>: UIViewController {}
        extension Page: @MainActor UITextViewDelegate where Item: Sendable {}
        class Middle: Page<Int> {
          func textViewDidChange(_ textView: UITextView) {}
        }
        """
      ),
      (
        "Last.swift",
        """
        class Last: Middle {
          override func textViewDidChange(_ textView: UITextView) {}
        }
        extension Last {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """
      ))
    #expect(
      findings.map { "\($0.className) \($0.member) \($0.protocolName) \($0.conformingClass)" } == [
        "Middle textViewDidChange(_:) UITextViewDelegate Page",
        "Last scrollViewDidScroll(_:) UIScrollViewDelegate Page",
      ])
  }

  // statement 407
  @Test("an app's protocol that inherits from a delegate protocol counts as one")
  func ownProtocol() {
    let findings = found(
      (
        "Card.swift",
        """
        protocol CardDelegate: AnyObject, UIGestureRecognizerDelegate { func cardMoved() }
        class Card: UIView, CardDelegate { func cardMoved() {} }
        class Joker: Card {
          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
          ) -> Bool { true }
        }
        """
      ))
    #expect(
      findings.map(\.member) == ["gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"])
  }

  // statement 407
  @Test("comments, literals and braces in them do not confuse the source parser")
  func confusion() {
    let findings = found(
      (
        "Odd.swift",
        #"""
        /* class Ghost: BaseController { /* } */ func scrollViewDidScroll(_ s: UIScrollView) {} } */
        let text = "class Ghost: BaseController { \(["}": "\"{"].count)"
        let more = """
          class Ghost: Base { func scrollViewDidScroll(_ s: UIScrollView) {} "
          """
        let raw = ##"}"#"##
        @available(iOS 13, *) @MainActor
        open class Base: UIView, UIScrollViewDelegate {
          private(set) var `class` = [Int](), handler: (_ a: Int, (Int) -> Void) -> Void = { _, _ in }
          class var shared: Base { Base() }
          class func make() -> Base { Base() }
          lazy var closure: () -> Void = { [weak self] in if self == nil { return } }
        }
        enum Places {
          final class Inner: Base {
            @objc(x:) public func `scrollViewDidScroll`<T>(_ scrollView: T) where T: UIScrollView {}
          }
        }
        func local() {
          final class Deep: Base {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
          }
        }
        """#
      ))
    #expect(
      findings.map { "\($0.line) \($0.className) \($0.member)" } == [
        "16 Inner scrollViewDidScroll(_:)", "21 Deep viewForZooming(in:)",
      ])
  }

  // statement 407
  @Test("an ambiguous class name is not reported")
  func ambiguous() {
    let one = ("One.swift", "class Base: UIView, UIScrollViewDelegate {}")
    let two = ("Two.swift", "class Base: UIView {}")
    let sub = (
      "Sub.swift", "class Sub: Base { func scrollViewDidScroll(_ s: UIScrollView) {} }"
    )
    #expect(found(one, sub).count == 1)
    #expect(found(one, two, sub) == [])
    let together = ("Two.swift", two.1 + "\n" + sub.1)
    #expect(found(one, together) == [])
    #expect(found(two, ("One.swift", one.1 + "\n" + sub.1)).count == 1)
  }

  @Test("the list of optional requirements matches UIKit's sources")
  func complete() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let kit = try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasPrefix("UIKit") }
    let modules = kit + ["TouchstoneGeometry", "TouchstoneLayers", "CoreMotion", "MediaPlayer"]
    let found = try SourceRequirements(
      paths: modules.map { root.appendingPathComponent($0).path })
    #expect(
      found.members == OptionalRequirements.members,
      "run Scripts/checks delegate-methods --write")
    #expect(found.parents == OptionalRequirements.parents)
    #expect(found.members["UIScrollViewDelegate"]?.contains("scrollViewDidScroll(_:)") == true)
    #expect(found.parents["UITextViewDelegate"] == ["UIScrollViewDelegate"])
  }

  @Test("the package's own sources have no delegate method that is never called")
  func ownSources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let lint = try DelegateLint(paths: [root.appendingPathComponent("Sources").path])
    #expect(lint.findings == [])
  }
}
