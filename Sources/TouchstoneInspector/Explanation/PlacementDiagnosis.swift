internal import TouchstoneKit
internal import TouchstoneTrace

/// A view whose actual position differs from its visible position or order, so that the hit test's
/// verdict alone would mislead.
@MainActor
struct PlacementDiagnosis {
  /// The reason that the view doesn't receive the touch, as a clause.
  let reason: String
  let usually: String
  let remedy: String

  /// Creates the trouble, or returns `nil` if the verdict is sufficient.
  init?(_ verdict: HitVerdict, of view: UIView, in walk: WindowWalk, at derivation: Derivation) {
    switch verdict {
    case .occluded(let front):
      guard let cover = front.object as? UIView, !front.isPrivate else { return nil }
      if let type = walk.typeAnswering(elsewhere: cover, at: derivation.local(cover)) {
        self.init(answeringElsewhere: front, type)
      } else if view.isDrawnInFront(of: cover) {
        self.init(drawnInFront: view, of: front)
      } else {
        return nil
      }
    case .outsideBounds, .outsideAncestor:
      if let flat = view.flattenedView {
        self.init(flattened: flat, around: view)
      } else if case .outsideAncestor(let outer, _) = verdict,
        let scrollView = outer.object as? UIScrollView
      {
        self.init(outsideContentOf: scrollView, view)
      } else {
        return nil
      }
    default: return nil
    }
  }

  private init(answeringElsewhere front: TraceSubject, _ type: String) {
    reason = "\(front.emphasized) doesn't cover that point, but \(type) accepts the touch anyway"
    usually = "The method returns the view for every point, not only for points inside it."
    remedy = "In \(type), return super's result or nil for points outside \(front.emphasized)."
  }

  private init(drawnInFront view: UIView, of front: TraceSubject) {
    reason =
      "\(front.emphasized) comes after it in the subviews, and zPosition changes only the drawing "
      + "order"
    usually = "Hit testing follows the order of subviews and ignores zPosition."
    remedy =
      "Bring \(TraceSubject(view).emphasized) to the front with bringSubviewToFront(_:), too."
  }

  private init(flattened: UIView, around view: UIView) {
    let name = TraceSubject(flattened).emphasized
    reason =
      flattened === view
      ? "its transform has a scale of 0, which leaves it no area"
      : "it is in \(name), whose transform has a scale of 0, which leaves it no area"
    usually = "It was scaled down for an animation and not scaled up again."
    remedy = "Set transform of \(name) to .identity."
  }

  /// Creates the trouble of a view beyond the content size, or returns `nil` if the scroll view can
  /// scroll to the view.
  private init?(outsideContentOf scrollView: UIScrollView, _ view: UIView) {
    guard scrollView.isScrollEnabled, let edge = scrollView.contentEnds(before: view) else {
      return nil
    }
    let outer = TraceSubject(scrollView).emphasized
    reason =
      "it is outside the content of \(outer), which ends at \(edge.end) and can't be scrolled "
      + "further"
    usually = "contentSize was never set, or the content grew later."
    remedy =
      "Set contentSize.\(edge.side) of \(outer) to at least \(edge.wanted), or pin the content "
      + "to all four edges of its contentLayoutGuide."
  }
}

extension WindowWalk {
  /// Returns the method of the view's class that accepted a touch outside the view's bounds.
  ///
  /// Returns `nil` if the touch is inside the bounds or the view's class doesn't override hit
  /// testing.
  fileprivate func typeAnswering(elsewhere view: UIView, at point: CGPoint) -> String? {
    guard !view.bounds.contains(point), let visit = visit(of: view), visit.answer != nil,
      case .overridden(let type, _) = visit.verdict
    else { return nil }
    return type
  }
}

extension UIView {
  /// Returns whether the view or an ancestor is drawn in front of a later sibling because of its
  /// `zPosition`.
  func isDrawnInFront(of cover: UIView) -> Bool {
    let mine = Array(LinkWalk(self, \.superview))
    for theirs in LinkWalk(cover, \.superview) {
      guard let branch = mine.first(where: { $0.superview === theirs.superview }) else { continue }
      return branch.superview != nil && branch.layer.zPosition > theirs.layer.zPosition
    }
    return false
  }

  /// The outermost view, of this view and its ancestors, with a transform of scale 0, or `nil` if
  /// no transform has it.
  fileprivate var flattenedView: UIView? {
    LinkWalk(self, \.superview).reversed().first {
      let transform = $0.transform
      return transform.a * transform.d - transform.b * transform.c == 0
    }
  }
}

extension UIScrollView {
  /// Returns the end of the content if a view is beyond it, or `nil` if the scroll view can scroll
  /// to the view.
  fileprivate func contentEnds(
    before view: UIView
  ) -> (side: String, end: String, wanted: String)? {
    let frame = view.convert(view.bounds, to: self)
    let inset = adjustedContentInset
    let ways = [
      ("height", frame.midY, max(contentSize.height + inset.bottom, bounds.height), frame.maxY),
      ("width", frame.midX, max(contentSize.width + inset.right, bounds.width), frame.maxX),
    ]
    return ways.first { $0.1 >= $0.2 }.map {
      ($0.0, traceNumber(Double($0.2)), traceNumber(Double($0.3)))
    }
  }
}
