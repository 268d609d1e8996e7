/// What a hit test found at one view, each case a clause of the sentence "the view is …".
public enum HitVerdict: Equatable, Sendable {
  /// The point is in the view and in none of its subviews: the view answers.
  case hit
  /// The point is in the view, and this subview's branch answers.
  case passedTo(child: TraceSubject)
  /// The view is hidden.
  case hidden
  /// The view's alpha is below 0.01 (0.01 itself, stored as a `Float`, is below).
  case transparent(alpha: Double)
  /// The view's user interaction is off.
  case interactionDisabled
  /// An animation of the view runs that does not allow interaction.
  case animating
  /// The point lies outside the view's bounds by this many points.
  case outsideBounds(by: Double)
  /// The view has no width or no height, so no point is inside.
  case emptyBounds
  /// The view decides itself: `type` names the class and what it overrides, `returned` the answer.
  case overridden(type: String, returned: String)
  /// Never asked: an ancestor refused the point first.
  indirect case ancestorRefused(view: TraceSubject, verdict: HitVerdict)
  /// Never asked: the point lies outside an ancestor by this many points.
  case outsideAncestor(view: TraceSubject, by: Double)
  /// Never asked: a view in front of it answered.
  case occluded(by: TraceSubject)
  /// Never asked: its window is hidden, or in no scene.
  case windowHidden
  /// Never asked: a window in front answered.
  case windowBelow(window: TraceSubject)
}

extension HitVerdict {
  /// The name that stands in JSON, without the payload.
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
