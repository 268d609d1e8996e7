import Testing
import TouchstoneTesting
import UIKit

/// Layout margins of views, and margins that preserve the superview's.
@MainActor @Suite(.staged)
struct MarginTests {
  private final class CountingView: UIView {
    var changes = 0
    override func layoutMarginsDidChange() { changes += 1 }
  }

  private func insets(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }

  /// Returns a view with margins of 20 on all sides, and a subview 10 points from its top and left.
  private func pair() -> (outer: UIView, inner: CountingView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = insets(20)
    let inner = CountingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test("the superview's margins that overlap a view count if it preserves them")
  func preserved() {
    let (outer, inner) = pair()
    #expect(inner.layoutMargins.numbers == [8, 8, 8, 8])
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins.numbers == [10, 10, 8, 8])
    #expect(inner.changes == 1)
    inner.layoutMargins = insets(15)
    #expect(inner.layoutMargins.numbers == [15, 15, 15, 15])
    inner.layoutMargins = .zero
    inner.frame = outer.bounds
    #expect(inner.layoutMargins.numbers == [20, 20, 20, 20])
    inner.frame = outer.bounds.insetBy(dx: -50, dy: -50)
    #expect(inner.layoutMargins.numbers == [20, 20, 20, 20])
  }

  @Test("a view that preserves margins is notified when they or its frame change")
  func told() {
    let (outer, inner) = pair()
    inner.preservesSuperviewLayoutMargins = true
    let deepest = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    deepest.preservesSuperviewLayoutMargins = true
    inner.addSubview(deepest)
    #expect(deepest.layoutMargins.numbers == [10, 10, 8, 8])
    let (before, deepBefore) = (inner.changes, deepest.changes)
    outer.layoutMargins = insets(30)
    #expect(inner.layoutMargins.numbers == [20, 20, 8, 8])
    #expect(inner.changes == before + 1)
    #expect(deepest.changes == deepBefore + 1)
    inner.frame.origin.x = 200
    #expect(inner.layoutMargins.numbers == [20, 8, 8, 30])
    #expect(inner.changes == before + 2)
    inner.frame.origin.x = 201
    outer.frame.size.width = 400
    #expect(inner.layoutMargins.numbers == [20, 8, 8, 8])
  }

  @Test("margins set to their current value notify no view")
  func unchanged() {
    let view = CountingView()
    view.layoutMargins = insets(8)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.changes == 0)
    view.layoutMargins = insets(9)
    #expect(view.changes == 1)
    view.directionalLayoutMargins.leading = 12
    #expect(view.layoutMargins.left == 12)
    #expect(view.changes == 2)
  }

  @Test("the safe area is part of the margins unless excluded")
  func safeArea() {
    let stage = Stage(device: .iPhone14)
    let view = CountingView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    #expect(view.layoutMargins.numbers == [55, 8, 42, 8])
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins.numbers == [8, 8, 8, 8])
    let changes = view.changes
    view.frame.origin.y = 20
    #expect(view.changes == changes)
  }
}
