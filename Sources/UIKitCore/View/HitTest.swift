internal import TouchstoneHitTree
internal import TouchstoneMutations
package import TouchstoneTrace

/// The default hit test: UIKit's rules in UIKit's order, read from plain memory as far as possible.
@MainActor
package enum HitTest {
  /// What ``UIView/hitTest(_:with:)`` does where it is not overridden.
  static func run(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    if let observation { return observe(view, point, event, observation) }
    if isPlain { return observe(view, point, event, HitObservation()) }
    NodeGraveyard.empty()
    guard !refuses(view) || Mutation.hiddenViewsAnswer.isOn, accepts(view, point, event) else {
      return nil
    }
    let stop = view.node.descend(SIMD2(point.x, point.y))
    return stop.asks ? goOn(from: stop, event) : stop.taker.node.view
  }

  /// Whether every view is asked by its own methods, as UIKit's documentation tells it, and no node is read: to
  /// find out whether a wrong hit is the fast walk's fault.
  private static let isPlain =
    ProcessInfo.processInfo.environment["TOUCHSTONE_PLAIN_HIT_TEST"] != nil

  /// Goes on below a view that takes the point, by calls from where a class overrides what the walk
  /// would read, and in plain memory below that.
  ///
  /// Who takes the point answers, itself at last. So there is no way back, and no recursion but into
  /// overrides of `hitTest`.
  private static func goOn(from stop: NodeRef.Stop, _ event: UIEvent?) -> UIView? {
    var stop = stop
    while true {
      let reached = stop.taker.node.view
      guard stop.asks, let reached else { return reached }
      switch askSubviews(of: reached, CGPoint(x: stop.taker.point.x, y: stop.taker.point.y), event)
      {
      case .nobody: return reached
      case .hit(let hit): return hit
      case .taken(let subview, let inside): stop = subview.node.descend(SIMD2(inside.x, inside.y))
      }
    }
  }

  /// What came of asking the subviews of a view.
  private enum Asked {
    case nobody
    /// An override of `hitTest` answered.
    case hit(UIView)
    /// A subview takes the point, here in its coordinates; who in it answers is open.
    case taken(UIView, CGPoint)
  }

  /// Asks the subviews from front to back by their own methods. Who is asked is decided first: a
  /// subview that an override removes meanwhile is passed over, one it adds is not asked.
  private static func askSubviews(of view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Asked {
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

  /// How many overrides of `hitTest` may be at work inside each other. Each takes some 1 KiB of stack
  /// in a debug build, of the 8 MiB that a main thread has; the calls are the program's own.
  static let mostNested = 2_000
  private static var calls = NestedCalls(most: mostNested)

  /// Calls a view's own `hitTest`.
  private static func askOverride(
    of view: UIView, _ point: CGPoint, _ event: UIEvent?
  ) -> UIView? {
    switch calls.begin() {
    case .goes: break
    case .reachesBound:
      Fault.report(
        "\(mostNested) overrides of hitTest(_:with:) called each other, so that "
          + "\(ViewDescription.name(view)) is not asked", about: view)
      return nil
    case .refused: return nil
    }
    let place = PlaceBefore(of: view)
    let answer = view.hitTest(point, with: event)
    place.reportMove()
    calls.end()
    return answer
  }

  /// From a view's coordinates to a subview's, by the getters the subview's class may override.
  private static func convert(_ point: CGPoint, to subview: UIView) -> CGPoint {
    guard subview.node.overrides.contains(.getters) else {
      let mapped = subview.node.convertFromParent(SIMD2(point.x, point.y))
      return CGPoint(x: mapped.x, y: mapped.y)
    }
    return OverriddenGeometry.convert(point, to: subview)
  }

  // MARK: The rules

  /// Whether a view answers nil wherever the point is.
  private static func refuses(_ view: UIView) -> Bool {
    if view.node.overrides.contains(.getters) { return refusal(of: view) != nil }
    return !view.node.flags.isDisjoint(with: .refusals)
  }

  /// Why a view answers nil wherever the point is; nil where it does not refuse.
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

  /// A view with a smaller alpha takes no touches (statement 66, 67).
  package static let leastAlpha: CGFloat = 0.01

  /// Half-open, so that neighbours never share a point; nothing is inside an empty rectangle.
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

  /// The observation that is going on; with one, every view is asked by its own methods.
  ///
  /// It is no state of an application: it lasts as long as one walk on the stack. It can't be passed, as
  /// overrides of `hitTest` lie in between, and a view would have to climb to find its application.
  ///
  /// Nobody holds on to it while others read it; to have that checked would cost more than a short walk.
  @exclusivity(unchecked)
  package private(set) static var observation: HitObservation?

  /// Runs `body` while every visit is written down.
  package static func observing<Result>(
    _ observation: HitObservation, _ body: () -> Result
  ) -> Result {
    let outer = Self.observation
    Self.observation = observation
    defer { Self.observation = outer }
    return body()
  }

  /// Asks a view by its own `hitTest`, and writes down what came of it.
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

  /// The same walk, with every visit written down.
  private static func observe(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ observation: HitObservation
  ) -> UIView? {
    guard let outermost = visit(view, point, event, observation) else { return nil }
    var takers = [outermost]
    while let child = askSubviews(of: &takers[takers.count - 1], event, observation) {
      takers.append(child)
    }
    let hit = takers[takers.count - 1].answer
    for taker in takers.reversed() {
      let verdict = taker.passedTo.map { HitVerdict.passedTo(child: TraceSubject($0)) }
      observation.end(taker.visit, taker.decided ?? verdict ?? .hit, hit)
    }
    return hit
  }

  /// A view that takes the point.
  private struct Taker {
    let view: UIView
    let point: CGPoint
    let visit: Int?
    /// The verdict on a view that decides by an override.
    let decided: HitVerdict?
    /// The subview that answers in place of the view.
    var passedTo: UIView?
    /// Who answers, as far as it is known here.
    var answer: UIView
  }

  private static func visit(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ observation: HitObservation
  ) -> Taker? {
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
    return Taker(view: view, point: point, visit: visit, decided: decided, answer: view)
  }

  /// Asks the subviews of a view that takes the point, and notes there who answers; a subview that
  /// takes the point, without an override that has answered already, is to go on with.
  private static func askSubviews(
    of taker: inout Taker, _ event: UIEvent?, _ observation: HitObservation
  ) -> Taker? {
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

  /// Why a view does not take a point that its `point(inside:with:)` refused.
  package static func outside(_ view: UIView, _ point: CGPoint, isInBounds: Bool) -> HitVerdict {
    if isInBounds {
      return .overridden(
        type: "\(ClassNames.short(type(of: view))).point(inside:with:)", returned: "false")
    }
    let bounds = view.bounds
    if bounds.width <= 0 || bounds.height <= 0 { return .emptyBounds }
    return .outsideBounds(by: distance(from: bounds, to: point))
  }

  /// How far a point lies outside a rectangle, along the worse axis.
  package static func distance(from bounds: CGRect, to point: CGPoint) -> Double {
    let horizontal = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let vertical = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    return max(horizontal, vertical)
  }
}

extension NodeRef {
  /// The view whose node it is, which must be alive.
  @MainActor var view: UIView? {
    guard let owner = pointer.pointee.owner else { return nil }
    return Unmanaged<UIView>.fromOpaque(owner).takeUnretainedValue()
  }
}

/// The geometry of a view whose class overrides the getters it is made of.
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

/// Where a view was before its own `hitTest` ran, which must change nothing.
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

  /// Tells once of each view that it moved itself. One that went away is passed over without a word.
  func reportMove() {
    guard let now = view.superviewStorage, now !== superview || view.layer.position != position,
      !view.node.flags.contains(.movesInHitTest)
    else { return }
    view.node.setFlag(.movesInHitTest, true)
    Fault.report(
      "\(ViewDescription.name(view)) moves itself in hitTest(_:with:), which must change nothing",
      about: view)
  }
}
