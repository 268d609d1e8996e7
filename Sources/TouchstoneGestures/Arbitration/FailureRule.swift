internal import TouchstoneMutations

/// Whether a recognizer that is ready may go, as far as its failure requirements are concerned
/// (statement 149, 150, 154).
package enum FailureRule {
  /// How a required recognizer stands in the present sequence.
  package enum Standing: Hashable, Sendable, CaseIterable {
    /// It has no part in the sequence, or none any longer.
    case uninvolved
    /// It takes part and is still possible.
    case undecided
    /// It failed, or was kept from recognizing.
    case failed
    /// It began or was recognized in this sequence, even if it is over by now (statement 155).
    case recognized
  }

  /// What a ready recognizer is to do.
  package enum Answer: Hashable, Sendable {
    /// Make its move.
    case go
    /// Stay possible, move ready, until these have failed.
    case wait(for: [Int])
    /// Fail, because this one was recognized.
    case fail(because: Int)
  }

  /// Answers for one dependent; a recognized requirement outweighs any that is undecided.
  package static func answer(
    for dependent: Int, in graph: FailureGraph, standing: (Int) -> Standing
  ) -> Answer {
    answer(waitingFor: graph.requirements(of: dependent), standing: standing)
  }

  /// Answers for one that waits for the failure of some others.
  package static func answer(
    waitingFor requirements: [Int], standing: (Int) -> Standing
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
