internal import TouchstoneHitTree
internal import TouchstoneMutations
package import TouchstoneTrace

/// The default hit test: UIKit's rules in UIKit's order, read from plain memory where possible.
@MainActor
package enum HitTest {
  /// Implements ``UIView/hitTest(_:with:)`` for views that don't override it.
  static func run(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    if let observation { return observe(view, point, event, observation) }
    if isPlain { return observe(view, point, event, HitObservation()) }
    DeferredFreeQueue.empty()
    guard !refuses(view) || Mutation.hiddenViewsAnswer.isOn, accepts(view, point, event) else {
      return nil
    }
    let stop = view.node.descend(SIMD2(point.x, point.y))
    return stop.asks ? goOn(from: stop, event) : stop.taker.node.view
  }

  /// Whether every view is tested by calling its methods, as UIKit's documentation describes,
  /// without reading any node.
  ///
  /// Set `TOUCHSTONE_PLAIN_HIT_TEST` to find out whether the fast traversal causes a wrong hit.
  private static let isPlain =
    ProcessInfo.processInfo.environment["TOUCHSTONE_PLAIN_HIT_TEST"] != nil

  /// Continues the hit test below a view that contains the point.
  ///
  /// Calls methods if a class overrides what the traversal would read, and reads plain memory below
  /// that. A view that contains the point always yields a hit, if necessary the view itself. The
  /// traversal therefore never backtracks, and recurses only into overrides of `hitTest`.
  private static func goOn(from stop: NodeRef.Stop, _ event: UIEvent?) -> UIView? {
    var stop = stop
    while true {
      let reached = stop.taker.node.view
      guard stop.asks, let reached else { return reached }
      switch hitTestSubviews(
        of: reached, CGPoint(x: stop.taker.point.x, y: stop.taker.point.y), event)
      {
      case .nobody: return reached
      case .hit(let hit): return hit
      case .taken(let subview, let inside): stop = subview.node.descend(SIMD2(inside.x, inside.y))
      }
    }
  }

  /// The outcome of testing a view's subviews.
  private enum SubviewHit {
    case nobody
    /// An override of `hitTest` returned a view.
    case hit(UIView)
    /// A subview contains the point, given in its coordinates. Its own subviews aren't tested yet.
    case taken(UIView, CGPoint)
  }

  /// Tests the subviews from front to back by calling their methods.
  ///
  /// The list of subviews is read first: a subview that an override removes is skipped, and a
  /// subview that it adds isn't tested.
  private static func hitTestSubviews(of view: UIView, _ point: CGPoint, _ event: UIEvent?)
    -> SubviewHit
  {
    for subview in view.subviews.reversed() where subview.superview === view {
      let inside = convert(point, to: subview)
      if subview.node.overrides.contains(.hitTest) {
        if let hit = askOverride(of: subview, inside, event) { return .hit(hit) }
      } else if !refuses(subview), accepts(subview, inside, event) {
        return .taken(subview, inside)
      }
    }
    return .nobody
  }

  // MARK: Overrides

  /// The maximum number of nested `hitTest` overrides.
  ///
  /// Each uses about 1 KiB of stack in a debug build, of the main thread's 8 MiB. The calls are
  /// made by app code.
  static let mostNested = 2_000
  private static var calls = NestedCalls(most: mostNested)

  /// Calls a view's `hitTest` override.
  private static func askOverride(
    of view: UIView, _ point: CGPoint, _ event: UIEvent?
  ) -> UIView? {
    switch calls.begin() {
    case .goes: break
    case .reachesBound:
      Fault.report(
        "\(mostNested) overrides of hitTest(_:with:) called each other, so "
          + "\(ViewDescription.name(view)) isn't hit-tested", about: view)
      return nil
    case .refused: return nil
    }
    let place = PlaceBefore(of: view)
    let answer = view.hitTest(point, with: event)
    place.reportMove()
    calls.end()
    return answer
  }

  /// Converts a point from a view's coordinates to a subview's, through the getters that the
  /// subview's class may override.
  private static func convert(_ point: CGPoint, to subview: UIView) -> CGPoint {
    guard subview.node.overrides.contains(.getters) else {
      let mapped = subview.node.convertFromParent(SIMD2(point.x, point.y))
      return CGPoint(x: mapped.x, y: mapped.y)
    }
    return OverriddenGeometry.convert(point, to: subview)
  }

  // MARK: The rules

  /// Returns whether a view's hit test returns `nil` at every point.
  private static func refuses(_ view: UIView) -> Bool {
    if view.node.overrides.contains(.getters) { return refusal(of: view) != nil }
    return !view.node.flags.isDisjoint(with: .refusals)
  }

  /// Returns the reason that a view's hit test always returns `nil`, or `nil` if it doesn't.
  package static func refusal(of view: UIView) -> HitVerdict? {
    let flags = view.node.flags
    guard view.node.overrides.contains(.getters) else {
      if flags.isDisjoint(with: .refusals) { return nil }
      if flags.contains(.hidden) { return .hidden }
      if flags.contains(.transparent) { return .transparent(alpha: view.alpha) }
      return flags.contains(.interactionDisabled) ? .interactionDisabled : .animating
    }
    if view.isHidden { return .hidden }
    if view.alpha < leastAlpha { return .transparent(alpha: view.alpha) }
    if !view.isUserInteractionEnabled { return .interactionDisabled }
    return flags.contains(.animating) ? .animating : nil
  }

  /// Views with a smaller alpha receive no touches (statement 66, 67).
  package static let leastAlpha: CGFloat = 0.01

  /// Returns whether a half-open rectangle contains a point, so neighbors never share one. An empty
  /// rectangle contains no points.
  static func isInside(_ bounds: CGRect, _ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.y >= bounds.minY
      && (point.x < bounds.maxX
        || Mutation.rectanglesHoldTheirRightEdge.isOn && point.x == bounds.maxX)
      && point.y < bounds.maxY
  }

  private static func accepts(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    if view.node.overrides.isDisjoint(with: .decidesPoint) {
      return view.node.contains(SIMD2(point.x, point.y))
    }
    return view.point(inside: point, with: event)
  }

  // MARK: Watching

  /// The active observation. While it is set, every view is tested by calling its methods.
  ///
  /// This isn't state of an application: it lasts only as long as one traversal on the stack. It
  /// can't be passed as an argument, because overrides of `hitTest` are in between, and a view
  /// would have to walk up the hierarchy to find its application.
  ///
  /// No code modifies it during a read. Dynamic exclusivity checks would cost more than a short
  /// traversal.
  @exclusivity(unchecked)
  package private(set) static var observation: HitObservation?

  /// Runs `body` while recording every visit in `observation`.
  package static func observing<Result>(
    _ observation: HitObservation, _ body: () -> Result
  ) -> Result {
    let outer = Self.observation
    Self.observation = observation
    defer { Self.observation = outer }
    return body()
  }

  /// Calls a view's `hitTest` and records the outcome.
  package static func ask(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard view.node.overrides.contains(.hitTest) else { return view.hitTest(point, with: event) }
    guard let observation else { return askOverride(of: view, point, event) }
    let visit = observation.begin(view, point)
    let answer = askOverride(of: view, point, event)
    observation.end(
      visit,
      .overridden(
        type: "\(ClassNames.short(type(of: view))).hitTest(_:with:)",
        returned: answer.map { TraceSubject($0).name } ?? "nil"),
      answer)
    return answer
  }

  /// Performs the default hit test and records every visit.
  private static func observe(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ observation: HitObservation
  ) -> UIView? {
    guard let outermost = visit(view, point, event, observation) else { return nil }
    var takers = [outermost]
    while let child = hitTestSubviews(of: &takers[takers.count - 1], event, observation) {
      takers.append(child)
    }
    let hit = takers[takers.count - 1].answer
    for taker in takers.reversed() {
      let verdict = taker.passedTo.map { HitVerdict.passedTo(child: TraceSubject($0)) }
      observation.end(taker.visit, taker.decided ?? verdict ?? .hit, hit)
    }
    return hit
  }

  /// A view that contains the point.
  private struct HitCandidate {
    let view: UIView
    let point: CGPoint
    let visit: Int?
    /// The verdict if an override decided it, otherwise `nil`.
    let decided: HitVerdict?
    /// The subview that returned the hit-tested view instead of this view.
    var passedTo: UIView?
    /// The view to return for the point, as far as known.
    var answer: UIView
  }

  private static func visit(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ observation: HitObservation
  ) -> HitCandidate? {
    let visit = observation.begin(view, point)
    if let refusal = refusal(of: view) {
      observation.end(visit, refusal, nil)
      return nil
    }
    let isInBounds = isInside(view.bounds, point)
    guard view.point(inside: point, with: event) else {
      observation.end(visit, outside(view, point, isInBounds: isInBounds), nil)
      return nil
    }
    let decided: HitVerdict? =
      isInBounds
      ? nil
      : .overridden(
        type: "\(ClassNames.short(type(of: view))).point(inside:with:)", returned: "true")
    return HitCandidate(view: view, point: point, visit: visit, decided: decided, answer: view)
  }

  /// Tests the subviews of a view that contains the point, and records the result in `taker`.
  ///
  /// Returns the subview to continue with, or `nil` if no subview contains the point or an override
  /// already returned the hit-tested view.
  private static func hitTestSubviews(
    of taker: inout HitCandidate, _ event: UIEvent?, _ observation: HitObservation
  ) -> HitCandidate? {
    let view = taker.view
    for subview in view.subviews.reversed() where subview.superview === view {
      let inside = convert(taker.point, to: subview)
      if subview.node.overrides.contains(.hitTest) {
        guard let hit = ask(subview, inside, event) else { continue }
        taker.passedTo = subview
        taker.answer = hit
        return nil
      }
      guard let child = visit(subview, inside, event, observation) else { continue }
      taker.passedTo = subview
      return child
    }
    return nil
  }

  /// Returns the reason that `point(inside:with:)` returned `false`.
  package static func outside(_ view: UIView, _ point: CGPoint, isInBounds: Bool) -> HitVerdict {
    if isInBounds {
      return .overridden(
        type: "\(ClassNames.short(type(of: view))).point(inside:with:)", returned: "false")
    }
    let bounds = view.bounds
    if bounds.width <= 0 || bounds.height <= 0 { return .emptyBounds }
    return .outsideBounds(by: distance(from: bounds, to: point))
  }

  /// Returns how far a point is outside a rectangle, along the axis with the larger distance.
  package static func distance(from bounds: CGRect, to point: CGPoint) -> Double {
    let horizontal = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let vertical = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return max(horizontal, vertical)
  }
}

extension NodeRef {
  /// The view that owns the node. The view must be alive.
  @MainActor var view: UIView? {
    guard let owner = pointer.pointee.owner else { return nil }
    return Unmanaged<UIView>.fromOpaque(owner).takeUnretainedValue()
  }
}

/// The geometry of a view whose class overrides geometry getters.
@MainActor
enum OverriddenGeometry {
  static func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    let bounds = view.bounds
    let anchor = CGPoint(
      x: bounds.minX + bounds.width * view.layer.anchorPoint.x,
      y: bounds.minY + bounds.height * view.layer.anchorPoint.y)
    let center = view.center
    let transform = view.transform
    let toParent = PlaneTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: center.x - transform.a * anchor.x - transform.c * anchor.y + transform.tx,
      ty: center.y - transform.b * anchor.x - transform.d * anchor.y + transform.ty)
    return toParent.inverse.apply(point)
  }
}

/// A view's location before its `hitTest` override ran, which must not change anything.
@MainActor
private struct PlaceBefore {
  private let view: UIView
  private let superview: UIView?
  private let position: CGPoint

  init(of view: UIView) {
    self.view = view
    superview = view.superviewStorage
    position = view.layer.position
  }

  /// Reports a view that moved itself, once per view. A view that was removed isn't reported.
  func reportMove() {
    guard let now = view.superviewStorage, now !== superview || view.layer.position != position,
      !view.node.flags.contains(.movesInHitTest)
    else { return }
    view.node.setFlag(.movesInHitTest, true)
    Fault.report(
      "\(ViewDescription.name(view)) moves itself in hitTest(_:with:), which must not have side "
        + "effects",
      about: view)
  }
}
