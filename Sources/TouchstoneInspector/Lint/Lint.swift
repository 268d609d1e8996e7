public import TouchstoneKit
internal import TouchstoneTrace

extension UIWindow {
  /// Surprises for users of the window, found without a touch.
  ///
  /// The list contains recognizers that conflict and views that no touch can reach. It is empty if
  /// nothing was found.
  ///
  ///     for finding in window.lint { print(finding.sentence) }
  ///
  /// Views are hit-tested as for a touch, without an event. Views that are hidden, scrolled away,
  /// clipped, or covered by another controller's page are assumed to be intended. Recognizers that
  /// a delegate or a custom class decides about aren't reported. While an event is being delivered,
  /// no hit tests are made and the list is empty.
  ///
  /// Findings that the app suppresses with ``UIView/silenceLint(_:because:)`` are omitted.
  public var lint: [LintFinding] {
    Self.namingRulesOnce(lintWithReasons).filter { $0.reason == nil }.map(\.finding)
  }

  /// All findings, with the reason if a finding is suppressed.
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
      + TableLint(window: self).findings
    return findings.map { ($0, LintSuppressions.reason(for: $0)) }
  }

  /// Shortens findings if an earlier finding, which isn't suppressed, has explained their rule
  /// already.
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
  /// Surprises for users of the application's windows, starting with the frontmost window.
  public var lint: [LintFinding] { lintWithReasons.filter { $0.reason == nil }.map(\.finding) }

  /// All findings, with the reason if a finding is suppressed.
  package var lintWithReasons: [(finding: LintFinding, reason: String?)] {
    UIWindow.namingRulesOnce(windowsFrontToBack.flatMap(\.lintWithReasons))
  }
}
