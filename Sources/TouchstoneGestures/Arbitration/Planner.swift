/// A fact about recognizers that is known before any touch. Recognizers are identified by their
/// titles.
package enum PlanFinding: Hashable, Sendable {
  /// A failure requirement is ignored, because these recognizers would wait for each other.
  case cycle([String], origin: FailureEdge.Origin)
  /// The recognizer is never recognized.
  case neverWins(String, because: String)
  /// The recognizer is recognized later than its gesture, by this time in seconds or by at most
  /// this time.
  case waits(String, seconds: Double, isAlways: Bool, for: String, because: String)
  /// The recognizer waits for another, and the duration is unknown.
  case waitsUnknown(String, for: String)
  /// Both are recognized one after the other, the tap with fewer taps first (statement 148).
  case bothRecognized(String, then: String)
}

/// Analyzes a graph of recognizers before any touch.
///
/// It reports only facts that are true for all touches. If a delegate or an app's class may decide
/// otherwise, it reports nothing. Findings are in the order of the recognizers.
package struct Planner: Sendable {
  private let plans: [RecognizerPlan]
  private let graph: FailureGraph

  /// Creates a planner for recognizers in the order in which they were added to their views.
  package init(_ plans: [RecognizerPlan], graph: FailureGraph) {
    self.plans = plans.filter(\.isEnabled)
    self.graph = graph
  }

  /// All findings.
  ///
  /// - Complexity: O(recognizers²)
  package var findings: [PlanFinding] { concerning.map(\.finding) }

  /// All findings, each with the number of the recognizer that it is about.
  package var concerning: [(recognizer: Int, finding: PlanFinding)] {
    cycles
      + plans.flatMap { plan in
        about(plan).map { (recognizer: plan.id, finding: $0) }
      }
  }

  private func about(_ plan: RecognizerPlan) -> [PlanFinding] {
    if let reason = plan.contradiction ?? losing(plan) {
      return [.neverWins(plan.title, because: reason)]
    }
    return waiting(plan) + doubles(plan)
  }

  private func plan(_ id: Int) -> RecognizerPlan? { plans.first { $0.id == id } }

  private func title(_ id: Int) -> String { plan(id)?.title ?? "another recognizer" }

  private var cycles: [(recognizer: Int, finding: PlanFinding)] {
    graph.ignored.filter { plan($0.edge.dependent) != nil }.map { ignored in
      (ignored.edge.dependent, .cycle(ignored.cycle.map(title), origin: ignored.edge.origin))
    }
  }

  /// Returns the reason that a recognizer always loses, or `nil` if it can win.
  private func losing(_ plan: RecognizerPlan) -> String? {
    for id in graph.requirements(of: plan.id) {
      guard let required = self.plan(id), required.seesTouches(of: plan),
        required.contradiction == nil, !required.simultaneityIsUnknown,
        graph.requirements(of: id).isEmpty,
        PlanOrder.comesFirst(required.shape, before: plan.shape)
      else { continue }
      return "it requires \(required.title) to fail, which is recognized first"
    }
    guard !plan.simultaneityIsUnknown else { return nil }
    for other in plans where prevents(other, plan) {
      return "\(other.title) is recognized first and prevents it"
    }
    return nil
  }

  /// Returns whether `other` prevents `plan` in every sequence.
  private func prevents(_ other: RecognizerPlan, _ plan: RecognizerPlan) -> Bool {
    guard other.id != plan.id, other.seesTouches(of: plan), !other.simultaneityIsUnknown,
      !other.simultaneous.contains(plan.id), !plan.simultaneous.contains(other.id),
      other.contradiction == nil, graph.requirements(of: other.id).isEmpty,
      PlanOrder.comesFirst(other.shape, before: plan.shape)
    else { return false }
    if case .tap(let taps, _) = other.shape, case .tap(let others, _) = plan.shape,
      !PreventionRules.tapPrevents(taps: taps, othersTaps: others)
    {
      return false
    }
    guard PlanOrder.comesFirst(plan.shape, before: other.shape) else { return true }
    // Equal gestures: the recognizer of the deeper view wins, and on one view the last one added
    // (92, 93).
    return other.viewPath == plan.viewPath && place(other) > place(plan)
  }

  private func place(_ plan: RecognizerPlan) -> Int {
    plans.firstIndex { $0.id == plan.id } ?? 0
  }

  /// Returns the longest wait, directly or along a chain, and all unknown waits.
  private func waiting(_ plan: RecognizerPlan) -> [PlanFinding] {
    var longest: (seconds: Double, isAlways: Bool, title: String, why: String)?
    var findings: [PlanFinding] = []
    for id in graph.chain(from: plan.id) {
      guard let required = self.plan(id), required.sharesTouches(with: plan) else { continue }
      switch PlanOrder.delay(of: plan.shape, by: required.shape) {
      case .unknown: findings.append(.waitsUnknown(plan.title, for: required.title))
      case .seconds(let seconds, let isAlways, let why):
        if seconds > longest?.seconds ?? 0 {
          longest = (seconds, isAlways, required.title, why)
        }
      }
    }
    guard let longest else { return findings }
    let wait = PlanFinding.waits(
      plan.title, seconds: longest.seconds, isAlways: longest.isAlways, for: longest.title,
      because: longest.why)
    return [wait] + findings
  }

  /// Returns the recognizers with more taps that are recognized after this one.
  private func doubles(_ plan: RecognizerPlan) -> [PlanFinding] {
    guard case .tap(let taps, let touches) = plan.shape, !plan.simultaneityIsUnknown else {
      return []
    }
    return plans.compactMap { other in
      guard !other.simultaneityIsUnknown, case .tap(let others, touches) = other.shape,
        others > taps, other.sharesTouches(with: plan),
        !graph.chain(from: plan.id).contains(other.id),
        !graph.chain(from: other.id).contains(plan.id)
      else { return nil }
      return .bothRecognized(plan.title, then: other.title)
    }
  }
}

extension PlanFinding: CustomStringConvertible {
  /// The finding as text.
  package var description: String {
    switch self {
    case .cycle(let titles, let origin):
      "the requirement of \(titles.first ?? "") by \(origin) is ignored, because it closes a "
        + "cycle: " + (titles + titles.prefix(1)).joined(separator: " waits for ")
    case .neverWins(let title, let reason): "\(title) can never win: \(reason)"
    case .waits(let title, let seconds, let isAlways, let other, let reason):
      "\(title) \(isAlways ? "always waits" : "waits up to") \(Amount.milliseconds(seconds)), "
        + "because it requires \(other) to fail, which \(reason)"
    case .waitsUnknown(let title, let other):
      "\(title) waits for \(other), and the time this takes is unknown"
    case .bothRecognized(let title, let other):
      "\(title) and then \(other) are both recognized; require \(other) to fail for only one"
    }
  }
}
