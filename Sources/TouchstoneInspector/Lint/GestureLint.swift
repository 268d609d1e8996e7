internal import TouchstoneGestures
internal import TouchstoneKit
internal import TouchstoneTrace

/// The planner's findings about a window's recognizers.
@MainActor
struct GestureLint {
  let window: UIWindow

  var findings: [LintFinding] {
    let known = RecognizerPlans(in: window)
    let planner = Planner(known.plans, graph: known.graph)
    return planner.concerning.compactMap { id, finding in
      guard let recognizer = known.recognizers.first(where: { $0.id == id }) else { return nil }
      return LintFinding(
        kind: finding.kind, subject: TraceSubject(recognizer), affected: [],
        sentence: "\(finding).")
    }
  }
}

extension PlanFinding {
  fileprivate var kind: LintFinding.Kind {
    switch self {
    case .cycle: .requirementCycle
    case .neverWins: .neverRecognized
    case .waits: .waits
    case .waitsUnknown: .waitsForUnknown
    case .bothRecognized: .bothRecognized
    }
  }
}
