internal import TouchstoneGestures
internal import TouchstoneHitTree

extension UIGestureRecognizer {
  /// The recognizers that must fail first because app code required it, in the order of the calls.
  package var requiredRecognizers: [UIGestureRecognizer] {
    internals.requirements.all.compactMap { $0.cycle.isEmpty ? $0.other : nil }
  }

  /// Adds a requirement. If it would close a cycle, it is reported and ignored.
  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else {
      Fault.report(
        "\(ViewDescription.name(self)) can't require itself to fail; ignored", about: self)
      return
    }
    // Only a required recognizer can close a cycle, and only with one that has requirements.
    let mayCloseCycle = internals.isRequired && !other.internals.requirements.all.isEmpty
    other.internals.isRequired = true
    guard !internals.requirements.contains(other.id) else { return }
    guard mayCloseCycle,
      let way = FailureGraph.shortestWay(from: other, to: self, along: \.requiredRecognizers)
    else { return internals.requirements.append(FailureRequirement(other, id: other.id)) }
    let cycle = [id] + way.dropLast().map(\.id)
    if !internals.requirements.all.contains(where: { $0.cycle == cycle }) {
      internals.requirements.append(FailureRequirement(other, id: other.id, cycle: cycle))
    }
    Fault.report(
      "\(ViewDescription.name(self)) can't require \(ViewDescription.name(other)) to "
        + "fail: they would wait for each other forever; the new requirement is ignored",
      about: self)
  }

  /// Returns whether this recognizer precedes another one in the sequence.
  func comes(before other: UIGestureRecognizer) -> Bool {
    internals.rank.comes(
      before: other.internals.rank, onOneView: internals.view === other.internals.view)
  }
}

/// Determines which recognizers are queried for the failure requirements of an attempt.
///
/// If neither of two recognizers overrides a query or has a delegate, no requirement is possible
/// and neither is queried. Without this rule, 1,000 recognizers would query each other a million
/// times.
@MainActor
enum FailureQuestions {
  /// Returns whether a recognizer's class overrides a query, or the recognizer has a delegate.
  static func isAsked(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.delegate != nil { return true }
    let type = type(of: recognizer)
    if let known = overriding[ObjectIdentifier(type)] { return known }
    overriding[ObjectIdentifier(type)] = slots.contains {
      $0.isOverridden(in: type, comparedWith: UIGestureRecognizer.self)
    }
    return isAsked(recognizer)
  }

  private static var overriding: [ObjectIdentifier: Bool] = [:]
  private static let slots = [Requiring.self, Required.self].map {
    MemberSlot(base: UIGestureRecognizer.self, neutral: Neutral.self, probe: $0)
  }

  private final class Neutral: UIGestureRecognizer {}
  private final class Requiring: UIGestureRecognizer {
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other !== self }
  }
  private final class Required: UIGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === self }
  }
}
