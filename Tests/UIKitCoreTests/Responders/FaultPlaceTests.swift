import Testing
import TouchstoneTesting
import UIKit

/// The trace that contains a fault when there are two applications.
@MainActor
struct FaultPlaceTests {
  private let first = Stage()
  private let second = Stage()

  private func faults(of stage: Stage) -> [String] {
    stage.trace.filter { $0.kind == .fault }.compactMap(\.detail)
  }

  /// Expects the fault in the first stage's trace, although the second stage is current.
  private func expectFirst(_ what: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      faults(of: first).contains { $0.contains(what) }, "\(faults(of: first))",
      sourceLocation: sourceLocation)
    #expect(faults(of: second) == [], sourceLocation: sourceLocation)
  }

  @Test("a view's fault is reported to the application of its window")
  func views() {
    let view = UIView()
    first.window.addSubview(view)
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    expectFirst("a frame must be finite")
    view.addSubview(first.window)
    expectFirst("can't be added")
    let scroll = UIScrollView()
    first.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: CGFloat.infinity, height: 0)
    expectFirst("a content size must be finite")
  }

  @Test("a recognizer's fault is reported to the application of its view")
  func recognizers() {
    let tap = UITapGestureRecognizer()
    first.window.addGestureRecognizer(tap)
    tap.require(toFail: tap)
    expectFirst("can't require itself")
    tap.buttonMaskRequired = []
    expectFirst("can't be empty")
    _ = tap.location(ofTouch: 3, in: nil)
    expectFirst("has no touch 3")
  }

  @Test("a controller's or an undo manager's fault is reported to their window's application")
  func controllers() {
    let root = UIViewController()
    first.window.rootViewController = root
    root.present(root, animated: false)
    expectFirst("present")
    first.window.undoManager?.endUndoGrouping()
    expectFirst("endUndoGrouping")
  }

  @Test("a cyclic responder chain is reported to the application that walks it")
  func rings() {
    final class Ring: UIView {
      override var next: UIResponder? { subviews.first ?? super.next }
    }
    let ring = Ring()
    first.window.addSubview(ring)
    ring.addSubview(UIView())
    _ = ring.target(forAction: "nobodyInThisRing:", withSender: nil)
    expectFirst("contains a cycle")
  }

  @Test("undo groups close with the turn of their window's application")
  func undoTurn() throws {
    let manager = try #require(first.window.undoManager)
    manager.registerUndo(withTarget: first.window) { _ in }
    #expect(manager.groupingLevel == 1)
    second.advance(by: 0.02)
    #expect(manager.groupingLevel == 1)
    first.advance(by: 0.02)
    #expect(manager.groupingLevel == 0)
  }
}
