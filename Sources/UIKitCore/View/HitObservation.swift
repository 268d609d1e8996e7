internal import TouchstoneHitTree
package import TouchstoneTrace

/// Everything one hit test did, in order: who was asked, at which point, and what came of it.
@MainActor
package final class HitObservation {
  /// One view that was asked.
  package struct Visit {
    /// The view.
    package let view: UIView
    /// The point in the view's coordinates.
    package let point: CGPoint
    /// What came of it.
    package var verdict: HitVerdict = .hit
    /// The view that this one answered with; nil where it refused.
    package var answer: UIView?
  }

  /// The visits, in the order in which they began.
  package private(set) var visits: [Visit] = []
  private var open: [Int] = []

  /// An observation that has seen nothing.
  package init() {}

  /// A view is asked. An override that calls `super` stays one visit.
  func begin(_ view: UIView, _ point: CGPoint) -> Int? {
    if let last = open.last, visits[last].view === view { return nil }
    visits.append(Visit(view: view, point: point))
    open.append(visits.count - 1)
    return visits.count - 1
  }

  func end(_ visit: Int?, _ verdict: HitVerdict, _ answer: UIView?) {
    guard let visit else { return }
    visits[visit].verdict = verdict
    visits[visit].answer = answer
    while let last = open.popLast(), last != visit {}
  }
}

extension UIView {
  /// The views in this one whose bounds hold a point, or nearly do, parents before children, the
  /// backmost first; nil where they have to be asked one by one.
  ///
  /// The point is in this view's coordinates.
  package func subviewsInTreeOrder(near point: CGPoint) -> [UIView]? {
    node.ownersBelow(near: point.x, point.y)?.map {
      Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
