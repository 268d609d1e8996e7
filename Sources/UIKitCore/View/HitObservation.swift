package import TouchstoneTrace

/// A log of one hit test: the visited views in order, with point and verdict.
@MainActor
package final class HitObservation {
  /// One visited view.
  package struct Visit {
    package let view: UIView
    /// The point in the view's coordinates.
    package let point: CGPoint
    package var verdict: HitVerdict = .hit
    /// The view that this view's hit test returned, or `nil` if it returned `nil`.
    package var answer: UIView?
  }

  /// The visits, in the order in which they began.
  package private(set) var visits: [Visit] = []
  private var open: [Int] = []

  package init() {}

  /// Begins a visit and returns its index, or `nil` if `view` is already the current visit.
  ///
  /// An override that calls `super` is therefore recorded as one visit.
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
