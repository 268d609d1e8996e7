/// Something that can be said about recognizers before any touch.
package enum PlanFinding: Hashable, Sendable {
  /// A failure requirement was ignored, because these would wait for each other.
  case cycle([String], origin: FailureEdge.Origin)
  /// It is never recognized.
  case neverWins(String, because: String)
  /// It is recognized later than the fingers, by as many seconds.
  case waits(String, seconds: Double, for: String, because: String)
  /// It waits for one of which nobody knows how long it takes.
  case waitsUnknown(String, for: String)
  /// Both are recognized one after the other, the tap with fewer taps first (behaviour 148).
  case bothRecognized(String, then: String)
}

/// Reads a whole graph of recognizers before any touch.
///
/// It says only what holds for all touches. Where a delegate or a class of somebody's own may
/// decide otherwise, it keeps silent. Findings come in the order of the recognizers.
package struct Planner: Sendable {
  private let plans: [RecognizerPlan]
  private let graph: FailureGraph

  /// A planner of recognizers, in the order in which they were added to their views.
  package init(_ plans: [RecognizerPlan], graph: FailureGraph) {
    self.plans = plans.filter(\.isEnabled)
    self.graph = graph
  }

  /// Everything there is to say.
  ///
  /// - Complexity: O(recognizers²)
  package var findings: [PlanFinding] {
    cycles
      + plans.flatMap { plan -> [PlanFinding] in
        if let reason = plan.contradiction ?? losing(plan) {
          return [.neverWins(plan.name, because: reason)]
        }
        return waiting(plan) + doubles(plan)
      }
  }

  private func plan(_ id: Int) -> RecognizerPlan? { plans.first { $0.id == id } }

  private func name(_ id: Int) -> String { plan(id)?.name ?? "recognizer \(id)" }

  private var cycles: [PlanFinding] {
    graph.ignored.map { .cycle($0.cycle.map(name), origin: $0.edge.origin) }
  }

  /// Why a recognizer always loses.
  private func losing(_ plan: RecognizerPlan) -> String? {
    for id in graph.requirements(of: plan.id) {
      guard let required = self.plan(id), required.seesTouches(of: plan),
        required.contradiction == nil, graph.requirements(of: id).isEmpty,
        PlanOrder.comesFirst(required.shape, before: plan.shape)
      else { continue }
      return "it requires *\(required.name)* to fail, which is recognized first"
    }
    guard !plan.simultaneityIsUnknown else { return nil }
    for other in plans where prevents(other, plan) {
      return "*\(other.name)* is recognized first and prevents it"
    }
    return nil
  }

  /// Whether one prevents the other in every sequence.
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
    // Equals: the deeper view's wins, and on one view the one that was added last (92, 93).
    return other.viewPath == plan.viewPath && place(other) > place(plan)
  }

  private func place(_ plan: RecognizerPlan) -> Int {
    plans.firstIndex { $0.id == plan.id } ?? 0
  }

  /// The longest of the waits, directly or along a chain.
  private func waiting(_ plan: RecognizerPlan) -> [PlanFinding] {
    var longest: (seconds: Double, name: String, why: String)?
    var findings: [PlanFinding] = []
    for id in graph.chain(from: plan.id) {
      guard let required = self.plan(id), required.sharesTouches(with: plan) else { continue }
      switch PlanOrder.delay(of: plan.shape, by: required.shape) {
      case .unknown: findings.append(.waitsUnknown(plan.name, for: required.name))
      case .seconds(let seconds, let why):
        if seconds > longest?.seconds ?? 0 { longest = (seconds, required.name, why) }
      }
    }
    guard let longest else { return findings }
    let wait = PlanFinding.waits(
      plan.name, seconds: longest.seconds, for: longest.name, because: longest.why)
    return [wait] + findings
  }

  /// Taps with more taps that follow this one's recognition.
  private func doubles(_ plan: RecognizerPlan) -> [PlanFinding] {
    guard case .tap(let taps, let touches) = plan.shape else { return [] }
    return plans.compactMap { other in
      guard case .tap(let others, touches) = other.shape, others > taps,
        other.sharesTouches(with: plan), !graph.chain(from: plan.id).contains(other.id),
        !graph.chain(from: other.id).contains(plan.id)
      else { return nil }
      return .bothRecognized(plan.name, then: other.name)
    }
  }
}

extension PlanFinding: CustomStringConvertible {
  /// The finding as a sentence.
  package var description: String {
    switch self {
    case .cycle(let names, let origin):
      "the requirement of *\(names.first ?? "")* by \(origin) is ignored, because it closes a "
        + "circle: " + (names + names.prefix(1)).map { "*\($0)*" }.joined(separator: " waits for ")
    case .neverWins(let name, let reason): "*\(name)* can never win: \(reason)"
    case .waits(let name, let seconds, let other, let reason):
      "*\(name)* always waits \(Amount.milliseconds(seconds)), because it requires *\(other)* "
        + "to fail, which \(reason)"
    case .waitsUnknown(let name, let other):
      "*\(name)* waits for *\(other)*, and nobody knows how long that takes"
    case .bothRecognized(let name, let other):
      "*\(name)* and then *\(other)* are both recognized; require *\(other)* to fail for only one"
    }
  }
}
