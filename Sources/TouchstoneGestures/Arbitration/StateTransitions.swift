internal import TouchstoneMutations

/// The result of a recognizer's request to change its state.
package enum StateTransition: Hashable, Sendable {
  /// The recognizer is now in this state, which may differ from the requested one (statement 120).
  case made(GestureState)
  /// The recognizer is already in the state, and nothing happens.
  case unchanged
  /// The state is unchanged. The text contains the reason and an alternative.
  case refused(String)
}

/// The transitions that the state machine of recognizers allows (statement 115–125).
///
/// Returning to possible isn't a transition: only the reset at the end of a sequence does it
/// (statement 131).
package enum StateTransitions {
  /// Returns the result of a requested transition.
  package static func resolve(
    from: GestureState, to: GestureState, kind: GestureKind
  ) -> StateTransition {
    switch from {
    case .possible: fromPossible(to: to, kind: kind)
    case .began, .changed: fromActive(from, to: to)
    case .ended, .cancelled, .failed:
      if to == from {
        .unchanged
      } else {
        refusal(
          from, to,
          "\(from) is final; the recognizer moves again after its reset, when its touches are over")
      }
    }
  }

  private static func fromPossible(to: GestureState, kind: GestureKind) -> StateTransition {
    switch (to, kind) {
    case (.possible, _): .unchanged
    case (.failed, _): .made(.failed)
    case (.began, .continuous), (.began, .undeclared): .made(.began)
    case (.began, .discrete):
      refusal(.possible, to, "a discrete gesture is recognized in one move; set ended")
    case (.ended, .discrete), (.ended, .undeclared): .made(.ended)
    case (.ended, .continuous):
      refusal(.possible, to, "a continuous gesture begins before it ends; set began first")
    case (.changed, _):
      refusal(.possible, to, "only a gesture that has begun changes; set began first")
    case (.cancelled, _):
      refusal(.possible, to, "only a gesture that has begun is cancelled; set failed")
    }
  }

  private static func fromActive(_ from: GestureState, to: GestureState) -> StateTransition {
    switch to {
    case .changed, .ended, .cancelled: .made(to)
    // UIKit changes a failure after the beginning into a cancellation (statement 120).
    case .failed: .made(Mutation.begunGesturesFail.isOn ? .failed : .cancelled)
    case .began:
      refusal(from, to, "the gesture has begun already; set changed")
    case .possible:
      refusal(from, to, "only the reset after the gesture leads back; set ended or cancelled")
    }
  }

  private static func refusal(
    _ from: GestureState, _ to: GestureState, _ reason: String
  ) -> StateTransition {
    .refused("\(from) → \(to) refused: \(reason)")
  }
}
