internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds controls that can be touched but do nothing, and targets that are too small for a finger.
@MainActor
struct ControlLint {
  let window: UIWindow
  let application: UIApplication

  /// The side of the smallest comfortable target according to Apple's guidelines, in points.
  private static let least: CGFloat = 44

  var findings: [LintFinding] {
    window.branchInOrder.flatMap { view -> [LintFinding] in
      guard view.isMadeForTouches, !(view is UIWindow), view.isShown,
        Reach.point(in: view, of: application) != nil
      else { return [] }
      return [idle(view), small(view)].compactMap(\.self)
    }
  }

  // MARK: Nothing comes of it

  private func idle(_ view: UIView) -> LintFinding? {
    let name = TraceSubject(view).emphasized
    let readiness = (view as? UIControl)?.readiness
    switch readiness {
    case .otherEvents?, .menuOnPress?:
      let account = (view as? UIControl).flatMap { readiness?.account(of: $0) }
      return account.map { finding(.noAction, view, $0.sentence) }
    case .noAction? where view.touchRecognizers.isEmpty:
      return finding(
        .noAction, view,
        "\(name) has no action, so a tap does nothing. "
          + "Add one with addAction(_:for:) or addTarget(_:action:for:).")
    case .targetGone?:
      return finding(
        .targetGone, view,
        "All targets of \(name) are gone, so a tap does nothing. "
          + "A control doesn't retain its targets: store the target in a property.")
    default: return nil
    }
  }

  // MARK: Size

  private func small(_ view: UIView) -> LintFinding? {
    guard !view.hasSystemSize else { return nil }
    let frame = view.convert(view.bounds, to: window)
    let isNarrow = frame.width < Self.least
    guard isNarrow || frame.height < Self.least, !reachesFarEnough(view, frame) else { return nil }
    let size = [frame.width, frame.height].map { traceNumber(Double($0)) }
    let measured = "\(TraceSubject(view).emphasized) is \(size[0]) × \(size[1]) pt"
    return LintFinding(
      kind: .small, subject: TraceSubject(view), affected: [],
      sentence: "\(measured), but a finger needs 44 × 44. "
        + "Enlarge it, or override its point(inside:with:) to accept a larger area.",
      brief: "\(measured).")
  }

  /// Returns whether touches next to a small view still reach it, for example because it overrides
  /// hit testing.
  private func reachesFarEnough(_ view: UIView, _ frame: CGRect) -> Bool {
    // Stay 0.5 points inside, because the right and bottom edges don't belong to a rectangle.
    let reach = Self.least / 2 - 0.5
    let ways = [(-reach, 0), (reach, 0), (0, -reach), (0, reach)].filter { way in
      way.0 != 0 ? frame.width < Self.least : frame.height < Self.least
    }
    return ways.allSatisfy { way in
      let place = CGPoint(x: frame.midX + way.0, y: frame.midY + way.1)
      let hit = application.hitView(at: window.convert(place, to: nil as UIWindow?))
      return hit?.isDescendant(of: view) ?? false
    }
  }

  private func finding(
    _ kind: LintFinding.Kind, _ view: UIView, _ sentence: String
  ) -> LintFinding {
    LintFinding(kind: kind, subject: TraceSubject(view), affected: [], sentence: sentence)
  }
}

extension UIView {
  /// Whether the view and all its ancestors are visible.
  var isShown: Bool {
    LinkWalk(self, \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// Whether the system determines the view's size rather than the app, as for a switch.
  fileprivate var hasSystemSize: Bool {
    self is UISwitch || self is UISlider || self is UIStepper || self is UISegmentedControl
      || self is UIPageControl || self is UITextField
  }
}
