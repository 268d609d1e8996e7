internal import TouchstoneMutations

/// Decides whether the failure requirements of a ready recognizer allow it to be recognized
/// (statement 149, 150, 154).
package enum FailureRule {
  /// The status of a required recognizer in the current sequence.
  package enum RequirementStatus: Hashable, Sendable, CaseIterable {
    /// The recognizer doesn't take part in the sequence, or no longer does.
    case uninvolved
    /// The recognizer takes part and is still possible.
    case undecided
    /// The recognizer failed or was prevented.
    case failed
    /// The recognizer began or was recognized in this sequence, even if it has since finished
    /// (statement 155).
    case recognized
  }

  /// The decision for a ready recognizer.
  package enum Answer: Hashable, Sendable {
    /// Perform the transition.
    case go
    /// Stay possible, ready for the transition, until these recognizers have failed.
    case wait(for: [Int])
    /// Fail, because this recognizer was recognized.
    case fail(because: Int)
  }

  /// Returns the decision for one dependent. A recognized requirement outweighs undecided ones.
  package static func answer(
    for dependent: Int, in graph: FailureGraph, standing: (Int) -> RequirementStatus
  ) -> Answer {
    answer(waitingFor: graph.requirements(of: dependent), standing: standing)
  }

  /// Returns the decision for a recognizer that waits for the failure of others.
  package static func answer(
    waitingFor requirements: [Int], standing: (Int) -> RequirementStatus
  ) -> Answer {
    var undecided: [Int] = []
    for requirement in requirements {
      switch standing(requirement) {
      case .uninvolved, .failed: continue
      case .undecided: if !Mutation.requirementsAreNotAwaited.isOn { undecided.append(requirement) }
      case .recognized:
        if !Mutation.recognizedRequirementsLetGo.isOn { return .fail(because: requirement) }
      }
    }
    return undecided.isEmpty ? .go : .wait(for: undecided)
  }
}
