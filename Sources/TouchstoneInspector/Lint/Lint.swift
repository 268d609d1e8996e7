public import TouchstoneKit
internal import TouchstoneTrace

extension UIWindow {
  /// What will surprise whoever touches the window, found without a touch: recognizers in each
  /// other's way, and views that no touch can reach. An empty list says that nothing was found.
  ///
  ///     for finding in window.lint { print(finding.sentence) }
  ///
  /// Views are asked as for a touch, with no event. What is hidden, scrolled or clipped away, or
  /// covered by another controller's page, is taken as meant so. Where a delegate or a class of
  /// somebody's own decides about recognizers, nothing is said. While an event is being delivered
  /// nothing is asked, and the list is empty.
  ///
  /// What a program has said is meant so, with ``UIView/silenceLint(_:because:)``, is left out.
  public var lint: [LintFinding] {
    Self.namingRulesOnce(lintWithReasons).filter { $0.reason == nil }.map(\.finding)
  }

  /// The same with what is meant so, and why that is.
  package var lintWithReasons: [(finding: LintFinding, reason: String?)] {
    let application = windowScene?.application ?? .shared
    guard isOnScreen, !application.isDelivering else { return [] }
    ViewNames.read(application)
    let findings =
      GestureLint(window: self).findings
      + TouchLint(window: self, application: application).findings
      + LayoutLint(window: self).findings
      + ActionLint(window: self).findings
      + ControlLint(window: self, application: application).findings
      + OverlapLint(window: self, application: application).findings
    return findings.map { ($0, LintSilences.reason(for: $0)) }
  }

  /// Leaves a rule out of all findings but the first one that names it and is not meant so.
  fileprivate static func namingRulesOnce(
    _ findings: [(finding: LintFinding, reason: String?)]
  ) -> [(finding: LintFinding, reason: String?)] {
    var named: Set<LintFinding.Kind> = []
    return findings.map { finding, reason in
      guard let brief = finding.brief, reason == nil, !named.insert(finding.kind).inserted else {
        return (finding, reason)
      }
      return (
        LintFinding(
          kind: finding.kind, subject: finding.subject, affected: finding.affected, sentence: brief),
        reason
      )
    }
  }
}

extension UIApplication {
  /// What will surprise whoever touches the application's windows, the front one's first.
  public var lint: [LintFinding] { lintWithReasons.filter { $0.reason == nil }.map(\.finding) }

  /// The same with what is meant so, and why that is.
  package var lintWithReasons: [(finding: LintFinding, reason: String?)] {
    UIWindow.namingRulesOnce(windowsFrontToBack.flatMap(\.lintWithReasons))
  }
}
