internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds controls and views with recognizers that are visible, or should be, but that no touch can
/// reach.
@MainActor
struct TouchLint {
  let window: UIWindow
  let application: UIApplication

  /// One finding for each cause, with all views it affects.
  var findings: [LintFinding] {
    var reasons: [Obstacle] = []
    for view in window.branchInOrder where view.wantsTouches {
      guard let obstacle = obstacle(to: view) else { continue }
      let known = reasons.firstIndex {
        $0.kind == obstacle.kind && $0.culprit === obstacle.culprit
      }
      if let known {
        reasons[known].views.append(view)
      } else {
        reasons.append(obstacle)
      }
    }
    return reasons.map(\.finding)
  }

  // MARK: One view

  /// Returns the obstacle that keeps all touches from a view, or `nil` if some reach it or if the
  /// obstacle is intended.
  private func obstacle(to view: UIView) -> Obstacle? {
    let line = view.lineFromWindow
    guard !line.contains(where: \.isHidden), Reach.point(in: view, of: application) == nil else {
      return nil
    }
    if let refusing = refusal(in: line, view) { return refusing }
    guard let seen = visiblePart(of: view) else { return nil }
    if let ancestor = line.dropLast().last(where: { $0.bounds.isEmpty && !$0.clipsToBounds }) {
      return Obstacle(kind: .emptyParent, culprit: ancestor, views: [view])
    }
    if let outside = outside(view, line) { return outside }
    return cover(of: view, at: CGPoint(x: seen.midX, y: seen.midY))
  }

  /// Returns the outermost view that refuses touches for itself and its descendants.
  private func refusal(in line: [UIView], _ view: UIView) -> Obstacle? {
    for current in line {
      if !current.isUserInteractionEnabled {
        return Obstacle(kind: .interactionOff, culprit: current, views: [view])
      }
      if current.alpha < 0.01 {
        return Obstacle(kind: .transparent, culprit: current, views: [view])
      }
    }
    return nil
  }

  /// Returns the part of a view that its ancestors and the window don't clip, in window
  /// coordinates.
  ///
  /// Returns `nil` if no part is visible, because views outside a scroll view or the screen are
  /// often there intentionally.
  private func visiblePart(of view: UIView) -> CGRect? {
    var part = view.convert(view.bounds, to: window)
    guard !part.isEmpty else { return nil }
    for ancestor in view.lineFromWindow.dropLast()
    where ancestor.clipsToBounds || ancestor === window {
      part = part.intersection(ancestor.convert(ancestor.bounds, to: window))
      if part.isNull || part.isEmpty { return nil }
    }
    return part
  }

  /// Returns the nearest ancestor that contains no part of the view in its bounds.
  private func outside(_ view: UIView, _ line: [UIView]) -> Obstacle? {
    for ancestor in line.dropLast().reversed() {
      let frame = view.convert(view.bounds, to: ancestor)
      guard !frame.intersects(ancestor.bounds) else { continue }
      return Obstacle(kind: .outsideParent, culprit: ancestor, views: [view])
    }
    return nil
  }

  /// Returns the view that covers another one in the same page. A page, window or presentation that
  /// covers another is assumed to be intended.
  private func cover(of view: UIView, at point: CGPoint) -> Obstacle? {
    let onScreen = window.convert(point, to: nil as UIWindow?)
    guard let hit = application.hitView(at: onScreen), (hit.window ?? hit) === window else {
      return nil
    }
    let theirs = hit.lineFromWindow
    let line = view.lineFromWindow
    let shared = zip(line, theirs).prefix { $0 === $1 }.count
    guard shared > 0, shared < theirs.count, shared < line.count else { return nil }
    let front = theirs[shared]
    let behind = line[shared]
    guard !front.isPage, !behind.isPage else { return nil }
    return Obstacle(kind: .covered, culprit: front, views: [view])
  }
}

/// The reason that touches don't reach some views.
@MainActor
private struct Obstacle {
  let kind: LintFinding.Kind
  let culprit: UIView
  var views: [UIView]

  var finding: LintFinding {
    LintFinding(
      kind: kind, subject: TraceSubject(culprit), affected: views.map { TraceSubject($0) },
      sentence: sentence)
  }

  private var name: String { name(of: culprit) }

  private func name(of object: AnyObject) -> String { TraceSubject(object).emphasized }

  /// The names of the affected views and their recognizers.
  private var victims: String {
    let names = views.map { view in
      let recognizers = view.touchRecognizers.filter { !$0.isHiddenPart }.map { name(of: $0) }
      let own = recognizers.isEmpty ? "" : " with \(recognizers.joined(separator: " and "))"
      return view === culprit ? "it\(own)" : name(of: view) + own
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private var gets: String { views.count == 1 ? "gets" : "get" }

  private var sentence: String {
    switch kind {
    case .interactionOff:
      let beginning =
        culprit is UIImageView || culprit is UILabel
        ? "; it is false by default in labels and image views" : ""
      return "\(name) has user interaction disabled, so \(victims) \(gets) no touches. "
        + "Set its isUserInteractionEnabled to true\(beginning)."
    case .transparent:
      return "\(name) has an alpha of \(traceNumber(Double(culprit.alpha), decimals: 4)), and a "
        + "view with an alpha below 0.01 receives no touches, so \(victims) \(gets) none. Increase "
        + "its alpha, or hide it."
    case .emptyParent:
      return "\(name) has no width or no height but shows its subviews, so \(victims) can be seen "
        + "but \(gets) no touches. Give it a size."
    case .covered where views.allSatisfy({ !culprit.meets($0) }):
      return "\(name) receives all touches on \(victims), although it isn't there. "
        + "Accept only points inside it in its hitTest(_:with:) or point(inside:with:)."
    case .covered where views.allSatisfy({ $0.isDrawnInFront(of: culprit) }):
      return "\(name) comes after \(victims) in the subviews, so touches there reach \(name), even "
        + "if zPosition changes the drawing order. Bring the other view to the front."
    case .covered:
      return "\(name) completely covers \(victims), so touches there reach \(name). "
        + "Bring the other view to the front, or disable user interaction on \(name)."
    default:
      return "\(victims) \(views.count == 1 ? "is" : "are") outside \(name)\(distance), so no "
        + "touch arrives there. Enlarge \(name), or override its point(inside:with:)."
    }
  }

  /// How far the center of a single view is outside, as an explanation of the view also measures
  /// it.
  private var distance: String {
    guard let view = views.first, views.count == 1 else { return "" }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: culprit)
    let ways = [
      (culprit.bounds.minY - middle.y, "above its top edge"),
      (middle.y - culprit.bounds.maxY, "below its bottom edge"),
      (culprit.bounds.minX - middle.x, "left of its left edge"),
      (middle.x - culprit.bounds.maxX, "right of its right edge"),
    ]
    guard let way = ways.max(by: { $0.0 < $1.0 }), way.0 >= 0 else { return "" }
    return ", its center \(traceNumber(Double(way.0))) pt \(way.1)"
  }
}

extension UIView {
  /// The views from the window to this view.
  fileprivate var lineFromWindow: [UIView] {
    LinkWalk(self, \.superview).reversed()
  }

  /// Whether the view is an enabled control or has enabled recognizers.
  var wantsTouches: Bool {
    (self as? UIControl)?.isEnabled ?? false || !touchRecognizers.isEmpty
  }

  /// Returns whether the bounds of both views intersect.
  fileprivate func meets(_ other: UIView) -> Bool {
    bounds.intersects(other.convert(other.bounds, to: self))
  }

  /// Whether the view is the root view of a view controller.
  fileprivate var isPage: Bool { (next as? UIViewController)?.viewIfLoaded === self }
}
