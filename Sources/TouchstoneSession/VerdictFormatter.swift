internal import TouchstoneTrace

/// Formats verdicts of a hit test for a narrow column.
enum VerdictFormatter {
  /// Returns a short text for the verdict.
  static func text(_ verdict: HitVerdict) -> String {
    switch verdict {
    case .hit: "hit"
    case .passedTo(let child): "passed to \(child.spokenName)"
    case .hidden: "hidden"
    case .transparent(let alpha): "alpha \(traceNumber(alpha, decimals: 4))"
    case .interactionDisabled: "interaction off"
    case .animating: "being animated"
    case .outsideBounds(let distance): "\(points(distance)) outside"
    case .emptyBounds: "no size"
    case .overridden(let type, let returned): "\(type) returned \(returned)"
    case .ancestorRefused(let view, let inner): "in \(view.spokenName): \(text(inner))"
    case .outsideAncestor(let view, let distance): "\(points(distance)) outside \(view.spokenName)"
    case .occluded(let view): "behind \(view.spokenName)"
    case .windowHidden: "window hidden"
    case .windowBelow(let window): "below \(window.spokenName)"
    }
  }

  private static func points(_ distance: Double) -> String { "\(traceNumber(distance)) pt" }
}
