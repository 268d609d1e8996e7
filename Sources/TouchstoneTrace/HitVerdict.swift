/// The result of a hit test for one view, each case a clause of "the view is …".
public enum HitVerdict: Equatable, Sendable {
  /// The point is inside the view and in none of its subviews, so the view is the hit-tested view.
  case hit
  /// The point is inside the view, and the hit-tested view is in the branch of this subview.
  case passedTo(child: TraceSubject)
  /// The view is hidden.
  case hidden
  /// The view's alpha is below 0.01 (0.01 itself, stored as a `Float`, is below).
  case transparent(alpha: Double)
  /// The view's user interaction is disabled.
  case interactionDisabled
  /// The view has a running animation that doesn't allow interaction.
  case animating
  /// The point is outside the view's bounds by this distance in points.
  case outsideBounds(by: Double)
  /// The view has no width or no height, so no point is inside it.
  case emptyBounds
  /// The view overrides hit testing: `type` is the class and the overridden method, `returned` the
  /// result.
  case overridden(type: String, returned: String)
  /// Not visited, because an ancestor refused the point first.
  indirect case ancestorRefused(view: TraceSubject, verdict: HitVerdict)
  /// Not visited, because the point is outside an ancestor by this distance in points.
  case outsideAncestor(view: TraceSubject, by: Double)
  /// Not visited, because a view in front of it was hit.
  case occluded(by: TraceSubject)
  /// Not visited, because its window is hidden or in no scene.
  case windowHidden
  /// Not visited, because a window in front was hit.
  case windowBelow(window: TraceSubject)
}

extension HitVerdict {
  /// The name used in JSON, without the payload.
  public var name: String {
    switch self {
    case .hit: "hit"
    case .passedTo: "passedTo"
    case .hidden: "hidden"
    case .transparent: "transparent"
    case .interactionDisabled: "interactionDisabled"
    case .animating: "animating"
    case .outsideBounds: "outsideBounds"
    case .emptyBounds: "emptyBounds"
    case .overridden: "overridden"
    case .ancestorRefused: "ancestorRefused"
    case .outsideAncestor: "outsideAncestor"
    case .occluded: "occluded"
    case .windowHidden: "windowHidden"
    case .windowBelow: "windowBelow"
    }
  }
}

extension HitVerdict: CustomStringConvertible {
  /// The name with its payload in parentheses, such as `outsideBounds(12)`.
  public var description: String {
    switch self {
    case .hit, .hidden, .interactionDisabled, .animating, .emptyBounds, .windowHidden: name
    case .passedTo(let child): "passedTo(\(child.name))"
    case .transparent(let alpha): "transparent(\(traceNumber(alpha, decimals: 4)))"
    case .outsideBounds(let distance): "outsideBounds(\(traceNumber(distance)))"
    case .overridden(let type, let returned): "overridden(\(type), \(returned))"
    case .ancestorRefused(let view, let verdict): "ancestorRefused(\(view.name), \(verdict))"
    case .outsideAncestor(let view, let distance):
      "outsideAncestor(\(view.name), \(traceNumber(distance)))"
    case .occluded(let view): "occluded(\(view.name))"
    case .windowBelow(let window): "windowBelow(\(window.name))"
    }
  }
}
