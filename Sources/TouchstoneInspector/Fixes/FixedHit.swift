internal import TouchstoneHitTree
internal import TouchstoneKit
internal import TouchstoneTrace

/// A hit test that simulates a fix. It doesn't change the app, so inspecting a view doesn't run
/// app code that reacts to changes.
@MainActor
struct FixedHit {
  let application: UIApplication
  let fix: SuggestedFix

  private var subject: AnyObject? { fix.subject.object }

  /// Returns whether a touch at a point of the screen would reach a view, or one of its
  /// descendants, after the fix.
  func wakes(_ view: UIView, at point: CGPoint) -> Bool {
    switch fix.hypothesis {
    case .reveal:
      return Revelation(of: view).steps.allSatisfy(\.shows) && receivesTouches(view)
    case .interaction(true) where !view.holdsSomethingForTouches: return false
    // The view is hit already. The change affects only its handlers.
    case .enable, .addAction, .menuOnTap, .leaveTouches, .holdNothingBack, nil: return true
    case .show, .alpha, .interaction, .bounds, .bringToFront, .allowInteraction, .level:
      return hit(at: point)?.isDescendant(of: view) ?? false
    }
  }

  /// Returns whether neither the view nor its ancestors inside the scroll view refuse touches.
  private func receivesTouches(_ view: UIView) -> Bool {
    LinkWalk(view, \.superview).prefix { $0 !== subject }
      .allSatisfy { HitTest.refusal(of: $0) == nil && !$0.bounds.isEmpty }
  }

  private func hit(at point: CGPoint) -> UIView? {
    for window in windows where isShown(window) {
      let inside = window.convert(point, from: nil as UIWindow?)
      if let hit = hit(in: window, inside) { return hit }
    }
    return nil
  }

  /// The windows, frontmost first.
  private var windows: [UIWindow] {
    let windows = application.windowsFrontToBack
    guard case .level(let level) = fix.hypothesis else { return windows }
    func height(_ window: UIWindow) -> CGFloat {
      window === subject ? level : window.windowLevel.rawValue
    }
    return windows.enumerated()
      .sorted { (-height($0.element), $0.offset) < (-height($1.element), $1.offset) }
      .map(\.element)
  }

  private func isShown(_ window: UIWindow) -> Bool {
    window.isOnScreen || changes(window, .show) && window.windowScene != nil
  }

  /// Returns the hit-tested view in a window. A view that accepts the point always returns itself
  /// or a descendant, so the search never backtracks.
  private func hit(in window: UIWindow, _ point: CGPoint) -> UIView? {
    guard accepts(window, point) else { return nil }
    var (current, inside): (UIView, CGPoint) = (window, point)
    while true {
      if decidesItself(current) { return current.hitTest(inside, with: nil) }
      let next = subviews(of: current).reversed().lazy
        .map { (view: $0, point: $0.convert(inside, from: current)) }
        .first { accepts($0.view, $0.point) }
      guard let next else { return current }
      (current, inside) = (next.view, next.point)
    }
  }

  private func subviews(of view: UIView) -> [UIView] {
    guard case .bringToFront = fix.hypothesis, let front = subject as? UIView,
      front.superview === view
    else { return view.subviews }
    return view.subviews.filter { $0 !== front } + [front]
  }

  private func decidesItself(_ view: UIView) -> Bool {
    view.node.overrides.contains(.hitTest)
  }

  private func accepts(_ view: UIView, _ point: CGPoint) -> Bool {
    if decidesItself(view) { return view.hitTest(point, with: nil) != nil }
    return !refuses(view) && isInside(view, point)
  }

  private func refuses(_ view: UIView) -> Bool {
    if case .interaction(false) = fix.hypothesis, view === subject { return true }
    guard let refusal = HitTest.refusal(of: view) else { return false }
    guard view === subject else { return true }
    let isHidden = view.isHidden && !changes(view, .show)
    let isTransparent = view.alpha < HitTest.leastAlpha && !isAlpha
    let isOff = !view.isUserInteractionEnabled && !changes(view, .interaction(true))
    let isAnimating = refusal == .animating && !changes(view, .allowInteraction)
    return isHidden || isTransparent || isOff || isAnimating
  }

  private var isAlpha: Bool { if case .alpha = fix.hypothesis { true } else { false } }

  private func isInside(_ view: UIView, _ point: CGPoint) -> Bool {
    if case .bounds(let bounds) = fix.hypothesis, view === subject, bounds.contains(point) {
      return true
    }
    return view.point(inside: point, with: nil)
  }

  private func changes(_ view: UIView, _ change: FixChange) -> Bool {
    view === subject && fix.hypothesis == change
  }
}
