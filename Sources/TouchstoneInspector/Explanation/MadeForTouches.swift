internal import TouchstoneHitTree
internal import TouchstoneKit

extension UIView {
  /// The enabled recognizers that receive touches.
  var touchRecognizers: [UIGestureRecognizer] {
    (gestureRecognizers ?? []).filter { $0.isEnabled && !($0 is UIHoverGestureRecognizer) }
  }

  /// Whether the view is meant to be touched and isn't part of a control.
  ///
  /// A view is meant to be touched if it is a control, has recognizers, or overrides touch methods.
  package var isMadeForTouches: Bool {
    guard self is UIControl || !touchRecognizers.isEmpty || overridesTouches else { return false }
    return !LinkWalk(self, \.superview).dropFirst().contains { $0 is UIControl }
  }
}

/// Finds the view under a finger that seems to work but doesn't receive touches.
@MainActor
struct DeadView {
  let walk: WindowWalk
  let derivation: Derivation

  /// The unreachable view that matters most to the user, or `nil` if the touch goes where it seems
  /// to go.
  ///
  /// Visible views in front of the hit-tested view come first. If the hit-tested view isn't made
  /// for touches, covered views come next, and invisible views last.
  var view: UIView? {
    let dead = candidates
    if let seen = dead.first(where: { isSeen($0) && !isCovered($0) }) { return seen }
    guard !isAlive(walk.hit, for: dead.first) else { return nil }
    return dead.first(where: isSeen) ?? dead.first
  }

  /// The views under the point that were made for touches and don't receive this one, frontmost
  /// first.
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

  /// Returns whether the user sees the view, because it and its ancestors are visible.
  private func isSeen(_ view: UIView) -> Bool {
    var opacity: CGFloat = 1
    for current in LinkWalk(view, \.superview) {
      opacity *= current.alpha
      guard !current.isHidden, opacity >= HitTest.leastAlpha else { return false }
    }
    return true
  }

  /// Returns whether an ancestor clips the view at the point.
  private func isCutOff(_ view: UIView) -> Bool {
    LinkWalk(view, \.superview).dropFirst().contains { outer in
      outer.clipsToBounds && !outer.bounds.contains(derivation.local(outer))
    }
  }

  /// Returns whether the hit-tested view was made for touches, or has an ancestor made for touches
  /// that isn't also an ancestor of `dead`.
  private func isAlive(_ hit: UIView?, for dead: UIView?) -> Bool {
    guard let hit else { return false }
    return LinkWalk(hit, \.superview).contains { view in
      view.isMadeForTouches && dead.map { !$0.isDescendant(of: view) } ?? true
    }
  }
}

extension UIView {
  /// Whether the view's class overrides touch methods. The framework's own overrides in controls
  /// don't count.
  var overridesTouches: Bool {
    !node.overrides.isDisjoint(with: [
      .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled,
    ])
  }
}
