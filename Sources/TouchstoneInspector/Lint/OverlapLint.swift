internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds views made for touches that partly cover each other, so that it isn't clear which of them
/// should receive the touches.
///
/// A view inside another, such as a close button on a card, is assumed to be intended. So is a view
/// that floats over a scroll view.
@MainActor
struct OverlapLint {
  let window: UIWindow
  let application: UIApplication

  /// The minimum width and height of an overlap, in points, because fingers aren't more exact.
  private static let least: CGFloat = 4

  var findings: [LintFinding] {
    let places = places
    var findings: [LintFinding] = []
    for (number, place) in places.enumerated() {
      // Views are sorted by their top edges, so that the search stops early.
      for other in places[(number + 1)...] {
        guard other.frame.minY < place.frame.maxY else { break }
        if let finding = finding(place, other) { findings.append(finding) }
      }
    }
    return findings
  }

  private struct Place {
    let view: UIView
    let frame: CGRect
  }

  private var places: [Place] {
    window.subviewsInTreeOrder.filter {
      $0.isMadeForTouches && !($0 is UIScrollView) && $0.isShown && $0.isUserInteractionEnabled
    }
    .map { Place(view: $0, frame: $0.convert($0.bounds, to: window)) }
    .sorted { $0.frame.minY < $1.frame.minY }
  }

  private func finding(_ one: Place, _ other: Place) -> LintFinding? {
    let shared = one.frame.intersection(other.frame)
    guard !shared.isNull, shared.width >= Self.least, shared.height >= Self.least,
      !one.frame.contains(other.frame), !other.frame.contains(one.frame),
      !one.view.isDescendant(of: other.view), !other.view.isDescendant(of: one.view),
      let hit = application.hitView(
        at: window.convert(CGPoint(x: shared.midX, y: shared.midY), to: nil as UIWindow?))
    else { return nil }
    let pairs = [(one, other), (other, one)]
    guard let (front, back) = pairs.first(where: { hit.isDescendant(of: $0.0.view) }) else {
      return nil
    }
    let size = [shared.width, shared.height].map { traceNumber(Double($0)) }
    let (over, under) = (TraceSubject(front.view), TraceSubject(back.view))
    return LintFinding(
      kind: .overlapping, subject: over, affected: [under],
      sentence: "\(over.emphasized) covers \(size[0]) × \(size[1]) pt of \(under.emphasized), and "
        + "touches there reach only \(over.emphasized). Move them apart, or decide which one "
        + "receives them in point(inside:with:).")
  }
}
