package import TouchstoneKit
internal import TouchstoneTrace

/// Derives verdicts for views that a hit test didn't visit.
@MainActor
struct Derivation {
  let walk: WindowWalk
  private let places: TouchPlaces
  private let ancestors = VisitedAncestors()
  /// The views under the point in each window, in tree order. Empty for a window that isn't on the
  /// screen.
  private let under: [[UIView]]

  /// Creates a derivation.
  ///
  /// - Parameters:
  ///   - walk: The recorded hit test.
  ///   - hasInnerWindows: Whether a window is a subview of another view.
  init(walk: WindowWalk, hasInnerWindows: Bool) {
    self.walk = walk
    let places = TouchPlaces(point: walk.point)
    self.places = places
    under = walk.windows.map { window in
      guard window.isOnScreen else { return [] }
      // Nodes don't distinguish a window inside a view from other views. Its point is in screen
      // coordinates.
      let near = hasInnerWindows ? nil : window.subviewsInTreeOrder(near: places.local(window))
      return (near ?? window.subviewsInTreeOrder).filter { $0.bounds.contains(places.local($0)) }
    }
  }

  /// The views under the point in windows on the screen, frontmost first.
  var frontToBack: [UIView] { under.flatMap { $0.reversed() } }

  /// Returns the hit test's verdict on a view: the verdict of its own visit, or one derived from
  /// another view's.
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
      // A stack view gives its hidden arranged subviews no size.
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

  /// Returns the verdict if the view itself doesn't contain the point, whatever its ancestors do.
  private func ownOutside(_ view: UIView) -> HitVerdict? {
    let inView = local(view)
    let isInBounds =
      inView.x >= view.bounds.minX && inView.y >= view.bounds.minY
      && inView.x < view.bounds.maxX && inView.y < view.bounds.maxY
    guard !view.point(inside: inView, with: nil) else { return nil }
    return HitTest.outside(view, inView, isInBounds: isInBounds)
  }

  /// Returns the touch's location in the view's coordinates.
  func local(_ view: UIView) -> CGPoint { places.local(view) }

  private func lastVisitedAncestor(of view: UIView) -> UIView? {
    ancestors.nearest(above: view) { walk.visit(of: $0) != nil }
  }

  /// Returns the sibling of the view's branch that is in front and returned the hit-tested view.
  private func blocker(of view: UIView, under ancestor: UIView) -> UIView? {
    guard let hit = walk.hit else { return nil }
    return LinkWalk(hit, \.superview).first { $0.superview === ancestor } ?? hit
  }

  /// The views under the point that weren't visited, in tree order.
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

/// A cache of the touch's location in the coordinates of views.
///
/// Locations are converted from the outermost view inward, so that querying every view of a tree
/// costs one step per view.
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

/// A cache of the nearest visited ancestors, shared by nested views.
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
  /// All descendants of the view, parents before children and siblings from back to front.
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
  /// Returns the descendants whose bounds contain a point, or nearly contain it.
  ///
  /// The point is in this view's coordinates. Parents precede children, and siblings are listed
  /// from back to front. Returns `nil` if every view has to be tested separately.
  package func subviewsInTreeOrder(near point: CGPoint) -> [UIView]? {
    node.ownersBelow(near: point.x, point.y)?.map {
      Unmanaged<UIView>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
