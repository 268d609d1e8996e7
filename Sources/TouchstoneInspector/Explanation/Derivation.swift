package import TouchstoneKit
internal import TouchstoneTrace

/// What follows for views that a hit test never asked.
@MainActor
struct Derivation {
  let walk: WindowWalk
  private let places: TouchPlaces
  private let ancestors = VisitedAncestors()
  /// For each window the views in it that lie under the point, in tree order; none for one that is not
  /// on the screen.
  private let under: [[UIView]]

  /// - Parameters:
  ///   - walk: What the hit test did.
  ///   - hasInnerWindows: Whether a window lies in another view.
  init(walk: WindowWalk, hasInnerWindows: Bool) {
    self.walk = walk
    let places = TouchPlaces(point: walk.point)
    self.places = places
    under = walk.windows.map { window in
      guard window.isOnScreen else { return [] }
      // Nodes don't tell a window in a view from other views; its point is the screen's.
      let near = hasInnerWindows ? nil : window.subviewsInTreeOrder(near: places.local(window))
      return (near ?? window.subviewsInTreeOrder).filter { $0.bounds.contains(places.local($0)) }
    }
  }

  /// The views that lie under the point in windows on the screen, the frontmost first.
  var frontToBack: [UIView] { under.flatMap { $0.reversed() } }

  /// What the hit test says of a view: its own visit's verdict, or what follows from another's.
  func verdict(for view: UIView) -> (verdict: HitVerdict, isDerived: Bool) {
    if let visit = walk.visit(of: view) { return (visit.verdict, false) }
    if view === walk.hit { return (.hit, true) }
    return (derived(for: view), true)
  }

  private func derived(for view: UIView) -> HitVerdict {
    guard let window = (view as? UIWindow) ?? view.window, window.isOnScreen else {
      return .windowHidden
    }
    if let outside = ownOutside(view) {
      // A stack view gives what is hidden in it no size.
      let isHiddenInStack = view.isHidden && view.superview is UIStackView
      return outside == .emptyBounds && isHiddenInStack ? .hidden : outside
    }
    guard walk.visit(of: window) != nil else {
      return .windowBelow(window: TraceSubject(walk.hitWindow ?? window))
    }
    guard let ancestor = lastVisitedAncestor(of: view), let visit = walk.visit(of: ancestor) else {
      return .windowBelow(window: TraceSubject(walk.hitWindow ?? window))
    }
    switch visit.verdict {
    case .outsideBounds(let distance):
      return .outsideAncestor(view: TraceSubject(ancestor), by: distance)
    case .hidden, .transparent, .interactionDisabled, .animating, .emptyBounds:
      return .ancestorRefused(view: TraceSubject(ancestor), verdict: visit.verdict)
    case .overridden where visit.answer == nil || visit.answer === ancestor:
      return .ancestorRefused(view: TraceSubject(ancestor), verdict: visit.verdict)
    default:
      return .occluded(by: TraceSubject(blocker(of: view, under: ancestor) ?? ancestor))
    }
  }

  /// Whether the view itself would not take the point, wherever its ancestors stand.
  private func ownOutside(_ view: UIView) -> HitVerdict? {
    let inView = local(view)
    let isInBounds =
      inView.x >= view.bounds.minX && inView.y >= view.bounds.minY
      && inView.x < view.bounds.maxX && inView.y < view.bounds.maxY
    guard !view.point(inside: inView, with: nil) else { return nil }
    return HitTest.outside(view, inView, isInBounds: isInBounds)
  }

  /// The touch's point in the view's coordinates.
  func local(_ view: UIView) -> CGPoint { places.local(view) }

  private func lastVisitedAncestor(of view: UIView) -> UIView? {
    ancestors.nearest(above: view) { walk.visit(of: $0) != nil }
  }

  /// The sibling's branch in front that answered in place of the view's.
  private func blocker(of view: UIView, under ancestor: UIView) -> UIView? {
    guard let hit = walk.hit else { return nil }
    return LinkWalk(hit, \.superview).first { $0.superview === ancestor } ?? hit
  }

  /// Views that lie under the point and were never asked, in tree order.
  var unasked: [TouchExplanation.Entry] {
    var entries: [TouchExplanation.Entry] = []
    for (window, under) in zip(walk.windows, under) {
      guard window.isOnScreen, walk.visit(of: window) != nil else {
        let verdict: HitVerdict =
          window.isOnScreen
          ? .windowBelow(window: TraceSubject(walk.hitWindow ?? window)) : .windowHidden
        entries.append(.init(TraceSubject(window), verdict, isDerived: true))
        continue
      }
      for view in under where walk.visit(of: view) == nil && view !== walk.hit {
        entries.append(.init(TraceSubject(view), derived(for: view), isDerived: true))
      }
    }
    return entries
  }
}

/// Where a touch lies in the coordinates of views, found from the outermost inward and kept, so that
/// asking for every view of a tree costs a step for each.
@MainActor
private final class TouchPlaces {
  private let point: CGPoint
  private var known: [ObjectIdentifier: CGPoint] = [:]

  init(point: CGPoint) { self.point = point }

  func local(_ view: UIView) -> CGPoint {
    var line: [UIView] = []
    var current = view
    while known[ObjectIdentifier(current)] == nil {
      line.append(current)
      guard !(current is UIWindow), let above = current.superview else { break }
      current = above
    }
    for view in line.reversed() {
      let place: CGPoint
      if let window = view as? UIWindow {
        place = window.convert(point, from: nil as UIWindow?)
      } else if let above = view.superview, let outer = known[ObjectIdentifier(above)] {
        place = view.convert(outer, from: above)
      } else {
        place = view.convert(point, from: nil)
      }
      known[ObjectIdentifier(view)] = place
    }
    return known[ObjectIdentifier(view)] ?? point
  }
}

/// The nearest views around others that a hit test asked, kept for those that lie in each other.
@MainActor
private final class VisitedAncestors {
  private var known: [ObjectIdentifier: UIView?] = [:]

  func nearest(above view: UIView, where isVisited: (UIView) -> Bool) -> UIView? {
    var passed: [UIView] = [view]
    var found: UIView?
    for current in LinkWalk(view.superview, \.superview) {
      if isVisited(current) {
        found = current
        break
      }
      if let answer = known[ObjectIdentifier(current)] {
        found = answer
        break
      }
      passed.append(current)
    }
    for view in passed { known[ObjectIdentifier(view)] = .some(found) }
    return found
  }
}

extension UIView {
  /// Everything in the view, parents before children, the backmost first.
  package var subviewsInTreeOrder: [UIView] {
    var views: [UIView] = []
    var waiting: [UIView] = subviews.reversed()
    while let view = waiting.popLast() {
      views.append(view)
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return views
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
