internal import TouchstoneKit
internal import TouchstoneTrace

/// Writes the explanation for the user: the outcome, with names and numbers, and what to change.
@MainActor
struct Sentence {
  typealias Diagnosis = TouchExplanation.Diagnosis

  let walk: WindowWalk
  let derivation: Derivation
  /// The view that seems to work but doesn't receive touches, if the explanation is about the
  /// point.
  let dead: UIView?
  /// The reason that a touch at the hit-tested view has no effect.
  private let trouble: HitDiagnosis?

  init(walk: WindowWalk, derivation: Derivation, dead: UIView?) {
    self.walk = walk
    self.derivation = derivation
    self.dead = dead
    trouble = walk.hit.map { HitDiagnosis(hit: $0, at: walk.point) }
  }

  func account(about view: UIView?) -> Diagnosis {
    guard let view else { return aboutThePoint }
    let (verdict, _) = derivation.verdict(for: view)
    if view === walk.hit { return hitAccount(view, verdict) }
    return account(of: view, verdict)
  }

  /// Returns the culprit if the explanation is about a view that doesn't receive touches.
  func culprit(about view: UIView?) -> Culprit? {
    guard let view = view ?? dead ?? walk.hit else { return nil }
    guard answererAround(view) == nil else { return nil }
    guard view !== walk.hit else { return trouble?.culprit }
    return Culprit(derivation.verdict(for: view).verdict, on: view)
  }

  // MARK: About the point

  /// The explanation of the point. A view that seems to work but doesn't receive touches takes
  /// precedence.
  private var aboutThePoint: Diagnosis {
    if let dead { return account(about: dead) }
    let place = "A touch at (\(traceNumber(walk.point.x)), \(traceNumber(walk.point.y)))"
    guard let hit = walk.hit else {
      return Diagnosis("\(place) reaches nothing: \(reasonForNothing).")
    }
    if let account = trouble?.account { return account }
    return Diagnosis("\(place) reaches \(name(hit)), by way of \(way).")
  }

  /// The names on the path to the hit view. Private parts of a view have the view's name, which is
  /// listed once.
  private var way: String {
    var names: [String] = []
    for name in walk.path.lazy.map(\.subject.spokenName) where name != names.last {
      names.append(name)
    }
    return names.joined(separator: " → ")
  }

  private var reasonForNothing: String {
    if walk.windows.isEmpty { return "there is no window" }
    if !walk.windows.contains(where: \.isOnScreen) { return "every window is hidden" }
    guard let first = walk.refused.first else { return "no window accepts it" }
    return "\(first.subject.emphasized) \(clause(first.verdict, of: first.subject))"
  }

  // MARK: About a view

  /// Returns the explanation of the hit-tested view: why a touch has no effect or, if its class
  /// overrides hit testing, which method decided.
  private func hitAccount(_ view: UIView, _ verdict: HitVerdict) -> Diagnosis {
    if let account = trouble?.account { return account }
    guard !TraceSubject(view).isPrivate, case .overridden(let type, _) = verdict else {
      return Diagnosis("\(name(view)) is hit.")
    }
    return Diagnosis("\(name(view)) is hit; its class overrides hit testing in \(type).")
  }

  /// Returns the view that receives the touch for one of its parts, such as a button for its label.
  /// The view must be made for touches.
  private func answererAround(_ view: UIView) -> UIView? {
    guard let hit = walk.hit, hit !== view, view.isDescendant(of: hit), hit.isMadeForTouches,
      !view.isMadeForTouches, view.touchRecognizers.isEmpty,
      !view.subviewsInTreeOrder.contains(where: \.isMadeForTouches),
      derivation.verdict(for: view).verdict.isInteractionOff
    else { return nil }
    return hit
  }

  private func account(of view: UIView, _ verdict: HitVerdict) -> Diagnosis {
    if verdict == .emptyBounds, let account = LayoutDiagnosis(view).account { return account }
    if let answerer = answererAround(view) {
      return Diagnosis(
        "\(name(view)) doesn't receive touches itself: a touch there reaches \(name(answerer)), "
          + "which contains it.")
    }
    if let cover = PresentedCover(verdict, on: view) {
      return Diagnosis(
        "\(name(view)) wasn't hit: \(cover.reason)\(cover.namesReceiver ? "" : ", so \(reached)").",
        usually: cover.usually,
        remedy: cover.remedy(for: name(view)))
    }
    if let trouble = PlacementDiagnosis(verdict, of: view, in: walk, at: derivation) {
      return Diagnosis(
        "\(name(view)) wasn't hit: \(trouble.reason), so \(reached).", usually: trouble.usually,
        remedy: trouble.remedy)
    }
    switch verdict {
    case .hit: return Diagnosis("\(name(view)) is hit.")
    case .passedTo(let child) where child.emphasized == name(view):
      // A touch on a private part of a view counts as a touch on the view.
      return Diagnosis("\(name(view)) is hit.")
    case .passedTo(let child):
      return Diagnosis(
        "\(name(view)) isn't hit itself: it contains \(child.emphasized), so \(reached).")
    case .overridden where walk.visit(of: view)?.answer != nil && TraceSubject(view).isPrivate:
      return Diagnosis("\(name(view)) isn't hit itself: \(reached).")
    case .overridden(let type, let returned) where walk.visit(of: view)?.answer != nil:
      let answer = walk.visit(of: view)?.answer.map { TraceSubject($0).spokenName } ?? returned
      return Diagnosis(
        "\(name(view)) overrides hit testing: \(type) returned \(answer), so \(reached).")
    default:
      let advice = HitAdvice(verdict: verdict, view: view, name: name(view))
      return Diagnosis(
        "\(name(view)) wasn't hit: \(reason(verdict, view)).", usually: advice.usually,
        remedy: advice.remedy)
    }
  }

  /// Returns a verdict as the end of "the view wasn't hit: …".
  private func reason(_ verdict: HitVerdict, _ view: UIView) -> String {
    switch verdict {
    case .outsideBounds(let distance):
      return "the touch is \(beyond(distance, view, "its bounds")), so it reaches \(hitName)"
    case .outsideAncestor(let ancestor, let distance):
      return "it is \(place(distance, from: ancestor)), so \(reached)"
    case .ancestorRefused(let ancestor, let inner):
      let outer = ancestor.emphasized
      return
        "it is in \(outer), which \(clause(inner, of: ancestor)), so nothing in \(outer) is "
        + "hit-tested"
    case .occluded(let front):
      return "\(front.emphasized) covers it at that point, so \(reached)"
    case .windowHidden where view.window == nil && !(view is UIWindow):
      return "it isn't in a window, so it isn't on the screen"
    case .windowHidden: return "its window is hidden or isn't in a scene"
    case .windowBelow(let window) where window.object is any SystemPart:
      return "\(window.partName) covers it"
    case .windowBelow(let window):
      return "the window \(window.emphasized) covers it, so \(reached)"
    case .interactionDisabled: return "its user interaction is disabled, so \(reached)"
    case .emptyBounds:
      return "it \(clause(verdict, of: TraceSubject(view))), so no point is inside it"
    default: return "it \(clause(verdict, of: TraceSubject(view))), so \(reached)"
    }
  }

  /// Returns a verdict as the end of "the view …".
  private func clause(_ verdict: HitVerdict, of owner: TraceSubject) -> String {
    switch verdict {
    case .hidden: "is hidden"
    case .transparent(let alpha):
      "has an alpha of \(traceNumber(alpha, decimals: 4)), and a view with an alpha below 0.01 "
        + "receives no touches"
    case .interactionDisabled: "has user interaction disabled"
    case .animating: "is being animated without .allowUserInteraction"
    case .emptyBounds: "has no width or no height"
    case .outsideBounds(let distance): "ends \(traceNumber(distance)) pt from there"
    case .overridden where owner.isPrivate: "receives no touches there"
    case .overridden(let type, let returned):
      "overrides hit testing, and \(type) returned \(returned)"
    default: "was refused"
    }
  }

  // MARK: Names and places

  private func name(_ view: UIView) -> String { TraceSubject(view).emphasized }

  private var hitName: String { walk.hit.map(name) ?? "nothing" }

  private var reached: String { "touches there reach \(hitName)" }

  /// Returns how far a view is outside an ancestor. For a window, the ancestor is called the
  /// screen.
  private func place(_ distance: Double, from ancestor: TraceSubject) -> String {
    guard let outer = ancestor.object as? UIView else {
      return "\(traceNumber(distance)) pt outside of \(ancestor.emphasized)"
    }
    let isScreen = (outer as? UIWindow).map { $0.bounds == $0.screen.bounds } ?? false
    return beyond(distance, outer, isScreen ? "the screen" : ancestor.emphasized)
  }

  /// Returns how far, and past which edge of a view, the touch is. A touch on the edge counts as
  /// outside.
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

extension HitVerdict {
  /// Whether user interaction is disabled in the view or in an ancestor.
  fileprivate var isInteractionOff: Bool {
    switch self {
    case .interactionDisabled: true
    case .ancestorRefused(_, let inner): inner.isInteractionOff
    default: false
    }
  }
}
