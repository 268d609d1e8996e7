internal import TouchstoneTrace
internal import UIKitCore

/// The answer a person needs: what happened, with names and numbers, and what to change.
@MainActor
struct Sentence {
  let walk: WindowWalk
  let derivation: Derivation

  func text(about view: UIView?) -> String {
    guard let view else { return aboutThePoint }
    let (verdict, _) = derivation.verdict(for: view)
    if view === walk.hit { return hitText(name(view), verdict) }
    return text(name(view), view, verdict)
  }

  // MARK: About the point

  private var aboutThePoint: String {
    let place = "A touch at (\(traceNumber(walk.point.x)), \(traceNumber(walk.point.y)))"
    guard let hit = walk.hit else {
      return "\(place) reaches nothing: \(reasonForNothing)."
    }
    let way = walk.path.map(\.subject.name).joined(separator: " → ")
    return "\(place) reaches \(name(hit)), by way of \(way)."
  }

  private var reasonForNothing: String {
    if walk.windows.isEmpty { return "there is no window" }
    if !walk.windows.contains(where: \.isOnScreen) { return "every window is hidden" }
    guard let first = walk.refused.first else { return "no window takes it" }
    return "*\(first.subject.name)* \(clause(first.verdict))"
  }

  // MARK: About a view

  /// The view is hit; where its class overrides something for that, which.
  private func hitText(_ name: String, _ verdict: HitVerdict) -> String {
    guard case .overridden(let type, _) = verdict else { return "\(name) is hit." }
    return "\(name) is hit; its class decides that itself, by \(type)."
  }

  private func text(_ name: String, _ view: UIView, _ verdict: HitVerdict) -> String {
    switch verdict {
    case .hit: return "\(name) is hit."
    case .passedTo(let child):
      return "\(name) takes the point, and *\(child.name)* in front of it takes it first: "
        + "\(reached)."
    case .outsideBounds(let distance):
      return "\(name) was not hit: the touch lies \(traceNumber(distance)) pt "
        + "\(edge(view)) of its own bounds, so it \(reachedVerb). "
        + "Touch inside it, enlarge it, or override its point(inside:with:)."
    case .outsideAncestor(let ancestor, let distance):
      return outsideAncestor(name, ancestor, distance)
    case .ancestorRefused(let ancestor, let inner):
      return
        "\(name) was not hit: it is in *\(ancestor.name)*, which \(clause(inner)), so nothing in "
        + "*\(ancestor.name)* is asked. \(advice(inner, "*\(ancestor.name)*"))"
    case .occluded(let front):
      return "\(name) was not hit: *\(front.name)* lies in front of it there, so touches there "
        + "reach \(hitName). Bring \(name) to the front, turn *\(front.name)*'s user interaction off, "
        + "or let its hitTest(_:with:) pass the point on."
    case .windowHidden:
      return "\(name) was not hit: its window is hidden or in no scene. "
        + "Show it with makeKeyAndVisible()."
    case .windowBelow(let window):
      return
        "\(name) was not hit: the window *\(window.name)* lies in front and answers, so touches "
        + "there reach \(hitName). Lower its windowLevel, or let its hitTest(_:with:) answer nil there."
    case .overridden where walk.visit(of: view)?.answer != nil:
      return "\(name) \(clause(verdict)), and \(reached)."
    default:
      return "\(name) was not hit: it \(clause(verdict)), so touches there reach \(hitName). "
        + advice(verdict, name)
    }
  }

  private func outsideAncestor(
    _ name: String, _ ancestor: TraceSubject, _ distance: Double
  ) -> String {
    let edge = (ancestor.object as? UIView).map(self.edge) ?? "outside"
    return
      "\(name) was not hit: it lies \(traceNumber(distance)) pt \(edge) of *\(ancestor.name)*, "
      + "so touches there reach \(hitName). Enlarge *\(ancestor.name)*, or override its "
      + "point(inside:with:)."
  }

  /// A verdict as the end of "the view …".
  private func clause(_ verdict: HitVerdict) -> String {
    switch verdict {
    case .hidden: "is hidden"
    case .transparent(let alpha):
      "has an alpha of \(traceNumber(alpha, decimals: 4)), and below 0.01 a view takes no touches"
    case .interactionDisabled: "has its user interaction off"
    case .animating: "is being animated without .allowUserInteraction"
    case .emptyBounds: "has no width or no height"
    case .outsideBounds(let distance): "ends \(traceNumber(distance)) pt from there"
    case .overridden(let type, let returned): "decides itself: \(type) returned \(returned)"
    default: "was refused"
    }
  }

  private func advice(_ verdict: HitVerdict, _ name: String) -> String {
    switch verdict {
    case .hidden: "Set isHidden of \(name) to false."
    case .transparent: "Give \(name) a larger alpha, or a clear background colour instead."
    case .interactionDisabled:
      "Set isUserInteractionEnabled of \(name) to true; labels and image views begin with false."
    case .animating: "Add .allowUserInteraction to the animation of \(name)."
    case .emptyBounds: "Give \(name) a size."
    case .overridden(let type, _): "Look at \(type)."
    default: "Look at \(name)."
    }
  }

  // MARK: Names and places

  private func name(_ view: UIView) -> String { "*\(TraceSubject(view).name)*" }

  private var hitName: String { walk.hit.map(name) ?? "nothing" }

  private var reached: String { "touches there reach \(hitName)" }

  private var reachedVerb: String { "reaches \(hitName)" }

  /// Where the touch lies seen from a view, by the edge it is farthest beyond.
  private func edge(_ view: UIView) -> String {
    let point = derivation.local(view)
    let beyond = [
      (view.bounds.minY - point.y, "above the top edge"),
      (point.y - view.bounds.maxY, "below the bottom edge"),
      (view.bounds.minX - point.x, "left of the left edge"),
      (point.x - view.bounds.maxX, "right of the right edge"),
    ]
    return beyond.max { $0.0 < $1.0 }?.1 ?? "outside"
  }
}
