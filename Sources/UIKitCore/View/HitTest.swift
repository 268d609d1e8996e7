internal import TouchstoneHitTree
package import TouchstoneTrace

/// The default hit test: UIKit's rules in UIKit's order, read from plain memory as far as possible.
@MainActor
package enum HitTest {
  /// What ``UIView/hitTest(_:with:)`` does where it is not overridden.
  static func run(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    if let observation { return observe(view, point, event, observation) }
    NodeGraveyard.empty()
    guard refusal(of: view) == nil, accepts(view, point, event) else { return nil }
    return below(view, point, event)
  }

  /// Goes on below a view that takes the point: in plain memory, and by calls from where a class
  /// overrides what the walk would read.
  private static func below(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
    let stop = view.node.descend(point.x, point.y)
    guard let reached: UIView = stop.node.owner() else { return view }
    guard stop.asks else { return reached }
    return askSubviews(of: reached, CGPoint(x: stop.x, y: stop.y), event) ?? reached
  }

  /// Asks the subviews from front to back by their own methods. Who is asked is decided first: a
  /// subview that an override removes meanwhile is passed over, one it adds is not asked.
  private static func askSubviews(
    of view: UIView, _ point: CGPoint, _ event: UIEvent?
  ) -> UIView? {
    for subview in view.subviews.reversed() where subview.superview === view {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }

  /// From a view's coordinates to a subview's, by the getters the subview's class may override.
  private static func convert(_ point: CGPoint, to subview: UIView) -> CGPoint {
    guard subview.node.overrides.contains(.getters) else {
      let mapped = subview.node.convertFromParent(point.x, point.y)
      return CGPoint(x: mapped.x, y: mapped.y)
    }
    return OverriddenGeometry.convert(point, to: subview)
  }

  // MARK: The rules

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

  /// A view with a smaller alpha takes no touches (behaviour 66, 67).
  package static let leastAlpha: CGFloat = 0.01

  /// Half-open, so that neighbours never share a point; nothing is inside an empty rectangle.
  static func isInside(_ bounds: CGRect, _ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.maxX
      && point.y < bounds.maxY
  }

  private static func accepts(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    if view.node.overrides.isDisjoint(with: [.pointInside, .getters]) {
      return view.node.contains(point.x, point.y)
    }
    return view.point(inside: point, with: event)
  }

  // MARK: Watching

  /// The observation that is going on; with one, every view is asked by its own methods.
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
    guard let observation, view.node.overrides.contains(.hitTest) else {
      return view.hitTest(point, with: event)
    }
    let visit = observation.begin(view, point)
    let answer = view.hitTest(point, with: event)
    observation.end(
      visit,
      .overridden(
        type: "\(ClassNames.short(type(of: view))).hitTest(_:with:)",
        returned: answer.map { TraceSubject($0).name } ?? "nil"),
      answer)
    return answer
  }

  private static func observe(
    _ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ observation: HitObservation
  ) -> UIView? {
    let visit = observation.begin(view, point)
    if let refusal = refusal(of: view) {
      observation.end(visit, refusal, nil)
      return nil
    }
    let isInBounds = isInside(view.bounds, point)
    let isInside = view.point(inside: point, with: event)
    guard isInside else {
      observation.end(visit, outside(view, point, isInBounds: isInBounds), nil)
      return nil
    }
    let decided: HitVerdict? =
      isInBounds
      ? nil
      : .overridden(
        type: "\(ClassNames.short(type(of: view))).point(inside:with:)", returned: "true")
    for subview in view.subviews.reversed() where subview.superview === view {
      if let hit = ask(subview, convert(point, to: subview), event) {
        observation.end(visit, decided ?? .passedTo(child: TraceSubject(subview)), hit)
        return hit
      }
    }
    observation.end(visit, decided ?? .hit, view)
    return view
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
