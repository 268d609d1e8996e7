internal import TouchstoneKit
internal import TouchstoneTrace

/// The answer a person needs: what happened, with names and numbers, and what to change.
@MainActor
struct Sentence {
  let walk: WindowWalk
  let derivation: Derivation
  /// What looks alive at the point and is dead, where nobody asks about a view.
  let dead: UIView?

  func text(about view: UIView?) -> String {
    guard let view else { return aboutThePoint }
    let (verdict, _) = derivation.verdict(for: view)
    if view === walk.hit { return hitText(view, verdict) }
    return text(name(view), view, verdict)
  }

  /// Who is to blame where the sentence is about something that gets nothing.
  func blame(about view: UIView?) -> Blame? {
    guard let view = view ?? dead ?? walk.hit else { return nil }
    guard view !== walk.hit else { return Trouble(hit: view).blame }
    return Blame(derivation.verdict(for: view).verdict, on: view)
  }

  // MARK: About the point

  /// What looks alive there and is dead is spoken of before anything else.
  private var aboutThePoint: String {
    if let dead { return text(about: dead) }
    let place = "A touch at (\(traceNumber(walk.point.x)), \(traceNumber(walk.point.y)))"
    guard let hit = walk.hit else {
      return "\(place) reaches nothing: \(reasonForNothing)."
    }
    if let trouble = Trouble(hit: hit).sentence { return trouble }
    let way = walk.path.map(\.subject.name).joined(separator: " → ")
    return "\(place) reaches \(name(hit)), by way of \(ObjectName.unmarked(way))."
  }

  private var reasonForNothing: String {
    if walk.windows.isEmpty { return "there is no window" }
    if !walk.windows.contains(where: \.isOnScreen) { return "every window is hidden" }
    guard let first = walk.refused.first else { return "no window takes it" }
    return "\(first.subject.emphasized) \(clause(first.verdict))"
  }

  // MARK: About a view

  /// The view is hit; where nothing comes of that, why, and where its class overrides something for
  /// it, which.
  private func hitText(_ view: UIView, _ verdict: HitVerdict) -> String {
    if let trouble = Trouble(hit: view).sentence { return trouble }
    guard case .overridden(let type, _) = verdict else { return "\(name(view)) is hit." }
    return "\(name(view)) is hit; its class decides that itself, by \(type)."
  }

  private func text(_ name: String, _ view: UIView, _ verdict: HitVerdict) -> String {
    switch verdict {
    case .hit: return "\(name) is hit."
    case .passedTo(let child):
      return "\(name) takes the point, and \(child.emphasized) in front of it takes it first: "
        + "\(reached)."
    case .outsideBounds(let distance):
      return
        "\(name) was not hit: the touch lies \(beyond(distance, view, "its own bounds")), so it "
        + "\(reachedVerb). Touch inside it, enlarge it, or override its point(inside:with:)."
    case .outsideAncestor(let ancestor, let distance):
      return outsideAncestor(name, ancestor, distance)
    case .ancestorRefused(let ancestor, let inner):
      let outer = ancestor.emphasized
      return "\(name) was not hit: it is in \(outer), which \(clause(inner)), so nothing in "
        + "\(outer) is asked. \(advice(inner, outer, ancestor.object))"
    case .occluded(let front):
      return "\(name) was not hit: \(front.emphasized) lies in front of it there, so touches there "
        + "reach \(hitName). Bring \(name) to the front, turn the user interaction of "
        + "\(front.emphasized) off, or let its hitTest(_:with:) pass the point on."
    case .windowHidden:
      return "\(name) was not hit: its window is hidden or in no scene. "
        + "Show it with makeKeyAndVisible()."
    case .windowBelow(let window):
      return "\(name) was not hit: the window \(window.emphasized) lies in front and answers, so "
        + "touches there reach \(hitName). Lower its windowLevel, or let its hitTest(_:with:) "
        + "answer nil there."
    case .overridden where walk.visit(of: view)?.answer != nil:
      return "\(name) \(clause(verdict)), and \(reached)."
    case .emptyBounds where view.missingSize != nil:
      return LayoutTrouble(view).sentence
    case .emptyBounds:
      return "\(name) was not hit: it \(clause(verdict)), so no point is inside it. "
        + advice(verdict, name, view)
    default:
      return "\(name) was not hit: it \(clause(verdict)), so touches there reach \(hitName). "
        + advice(verdict, name, view)
    }
  }

  private func outsideAncestor(
    _ name: String, _ ancestor: TraceSubject, _ distance: Double
  ) -> String {
    let outer = ancestor.emphasized
    let place =
      (ancestor.object as? UIView).map { beyond(distance, $0, outer) }
      ?? "\(traceNumber(distance)) pt outside of \(outer)"
    return "\(name) was not hit: it lies \(place), so touches there reach \(hitName). "
      + "Enlarge \(outer), or override its point(inside:with:)."
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

  private func advice(_ verdict: HitVerdict, _ name: String, _ object: AnyObject?) -> String {
    switch verdict {
    case .hidden: return "Set isHidden of \(name) to false."
    case .transparent:
      return "Give \(name) a larger alpha, or a clear background colour instead."
    case .interactionDisabled:
      let beginning =
        object is UILabel || object is UIImageView
        ? "; labels and image views begin with false" : ""
      return "Set isUserInteractionEnabled of \(name) to true\(beginning)."
    case .animating: return "Add .allowUserInteraction to the animation of \(name)."
    case .emptyBounds: return "Give \(name) a size."
    case .overridden(let type, _): return "Look at \(type)."
    default: return "Look at \(name)."
    }
  }

  // MARK: Names and places

  private func name(_ view: UIView) -> String { TraceSubject(view).emphasized }

  private var hitName: String { walk.hit.map(name) ?? "nothing" }

  private var reached: String { "touches there reach \(hitName)" }

  private var reachedVerb: String { "reaches \(hitName)" }

  /// How far beyond which edge of a view the touch lies; an edge itself counts as outside.
  private func beyond(_ distance: Double, _ view: UIView, _ owner: String) -> String {
    let point = derivation.local(view)
    let ways = [
      (view.bounds.minY - point.y, "above the top edge", "top"),
      (point.y - view.bounds.maxY, "below the bottom edge", "bottom"),
      (view.bounds.minX - point.x, "left of the left edge", "left"),
      (point.x - view.bounds.maxX, "right of the right edge", "right"),
    ]
    let way = ways.max { $0.0 < $1.0 } ?? ways[0]
    let number = traceNumber(distance)
    return number == "0"
      ? "on the \(way.2) edge of \(owner), which counts as outside"
      : "\(number) pt \(way.1) of \(owner)"
  }
}
