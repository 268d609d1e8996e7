internal import TouchstoneHitTree
internal import TouchstoneKit

extension UIView {
  /// Recognizers that wait for touches.
  var touchRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { $0.isEnabled && !($0 is UIHoverGestureRecognizer) }
  }

  /// Whether it was made to be touched: a control, or a view with recognizers or touch methods of its
  /// own, that is no part of a control.
  package var isMadeForTouches: Bool {
    guard self is UIControl || !touchRecognizers.isEmpty || overridesTouches else { return false }
    return !LinkWalk(self, \.superview).dropFirst().contains { $0 is UIControl }
  }
}

/// The view under a finger that looks alive and is dead: it was made for touches and gets none.
@MainActor
struct DeadView {
  let walk: WindowWalk
  let derivation: Derivation

  /// The view of which a person wants to hear first; nil where the touch goes where it seems to go.
  ///
  /// What can be seen in front of the view that is hit comes first. Where that one takes no touches
  /// itself, a view that is covered comes next, and then one that can't be seen.
  var view: UIView? {
    let dead = candidates
    if let seen = dead.first(where: { isSeen($0) && !isCovered($0) }) { return seen }
    guard !isAlive(walk.hit, for: dead.first) else { return nil }
    return dead.first(where: isSeen) ?? dead.first
  }

  /// Views that were made for touches, lie under the point and do not take it, the frontmost first.
  private var candidates: [UIView] {
    derivation.frontToBack.filter { $0.isMadeForTouches && !isCutOff($0) && isDead($0) }
  }

  private func isDead(_ view: UIView) -> Bool {
    if let visit = walk.visit(of: view), visit.answer != nil { return false }
    switch derivation.verdict(for: view).verdict {
    case .hit, .passedTo: return false
    default: return view !== walk.hit
    }
  }

  private func isCovered(_ view: UIView) -> Bool {
    switch derivation.verdict(for: view).verdict {
    case .occluded, .windowBelow: true
    default: false
    }
  }

  /// Whether a person sees the view: it and what is around it show.
  private func isSeen(_ view: UIView) -> Bool {
    var opacity: CGFloat = 1
    for current in LinkWalk(view, \.superview) {
      opacity *= current.alpha
      guard !current.isHidden, opacity >= HitTest.leastAlpha else { return false }
    }
    return true
  }

  /// Whether something around a view cuts it off there.
  private func isCutOff(_ view: UIView) -> Bool {
    LinkWalk(view, \.superview).dropFirst().contains { outer in
      outer.clipsToBounds && !outer.bounds.contains(derivation.local(outer))
    }
  }

  /// Whether the view that is hit, or one around it that is not around the dead one too, was made for
  /// touches.
  private func isAlive(_ hit: UIView?, for dead: UIView?) -> Bool {
    guard let hit else { return false }
    return LinkWalk(hit, \.superview).contains { view in
      view.isMadeForTouches && dead.map { !$0.isDescendant(of: view) } ?? true
    }
  }
}

extension UIView {
  /// Whether its class has touch methods of its own; a control's are the kit's.
  var overridesTouches: Bool {
    !node.overrides.isDisjoint(with: [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ])
  }
}
