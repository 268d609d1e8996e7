import Testing
import TouchstoneTesting
import UIKit
@testable import Untouched

/// Names that Foundation or UIKit have only on Apple's platforms, in rewritten sources.
@Suite(.staged) @MainActor
struct SmallNameTests {
  private let view = SmallNames()

  @Test func `Properties are set by name, and read`() {
    view.layers()
    #expect(view.backgroundColor == .red && view.alpha == 0.5)
    view.setValue(NSNumber(value: 0.25), forKey: "alpha")
    #expect(view.alpha == 0.25)
    view.setValue("a text", forKey: "alpha")
    view.setValue(1, forKey: "noSuchName")
    #expect(view.alpha == 0.25 && view.value(forKey: "noSuchName") == nil)
    view.alpha = 0.5
    #expect(view.tag == 0 && view.clipsToBounds)
    view.backgroundColor = nil
    #expect(view.value(forKey: "backgroundColor") == nil)
    view.backgroundColor = .red
    view.setValue(5, forKeyPath: "frame.origin.x")
    #expect(view.frame.minX == 0)
    #expect(view.layer.magnificationFilter == .nearest && view.accessibilityIgnoresInvertColors)
    #expect(view.measures() == [log(2.0), 1_000_000_000, 1_000_000, 3, 0.5])
  }

  @Test func `A format is appended, and a class has a description`() {
    #expect(view.texts() == "Untouched.SmallNames3 of 7")
  }

  @Test func `A timer without a time is never valid`() {
    #expect(!view.timer.isValid)
  }

  @Test func `A descriptor makes a font bold`() {
    let bold = view.bold(.italicSystemFont(ofSize: 20))
    #expect(bold.pointSize == 20 && bold.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `An image is made of pixels`() {
    let image = view.picture([255, 0, 0, 255, 0, 0, 0, 0])
    #expect(image?.size == CGSize(width: 2, height: 1))
  }

  @Test func `An app writes messages with the modules of its platform`() {
    let logs = Logs()
    logs.add(view)
    #expect(logs.count == 1)
  }

  @Test func `A request makes a task`() throws {
    let task = view.load(try #require(URL(string: "http://localhost/")))
    #expect(task.originalRequest?.url?.host == "localhost")
    task.cancel()
  }
}
