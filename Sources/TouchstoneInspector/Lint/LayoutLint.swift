internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds views that should receive touches but have constraints that don't determine their frames.
@MainActor
struct LayoutLint {
  let window: UIWindow

  /// At most one finding for each view, in tree order.
  var findings: [LintFinding] {
    window.subviewsInTreeOrder.compactMap { view in
      guard view.wantsTouches, !isHidden(view) else { return nil }
      let trouble = LayoutDiagnosis(view)
      if trouble.isUnpinned, let account = trouble.account {
        return finding(.noSize, view, account.sentence)
      }
      return trouble.ambiguity.map { finding(.ambiguous, view, $0) }
    }
  }

  private func isHidden(_ view: UIView) -> Bool {
    LinkWalk(view, \.superview).contains(where: \.isHidden)
  }

  private func finding(
    _ kind: LintFinding.Kind, _ view: UIView, _ sentence: String
  ) -> LintFinding {
    LintFinding(
      kind: kind, subject: TraceSubject(view), affected: [TraceSubject(view)], sentence: sentence)
  }
}
