internal import TouchstoneMutations

/// What becomes of a recognizer's request to be in another state.
package enum StateMove: Hashable, Sendable {
  /// It is in that state now; the state may be another than requested (statement 120).
  case made(GestureState)
  /// It is there already and nothing happens.
  case unchanged
  /// It stays where it was; the line says why and what to do instead.
  case refused(String)
}

/// The moves that the recognizers' state machine allows (statement 115–125).
///
/// Going back to possible is no move: only the reset at the end of a sequence does it
/// (statement 131).
package enum StateMoves {
  /// Answers a request to move.
  package static func resolve(
    from: GestureState, to: GestureState, kind: GestureKind
  ) -> StateMove {
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

  private static func fromPossible(to: GestureState, kind: GestureKind) -> StateMove {
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

  private static func fromActive(_ from: GestureState, to: GestureState) -> StateMove {
    switch to {
    case .changed, .ended, .cancelled: .made(to)
    // UIKit turns failing after the beginning into a cancellation (statement 120).
    case .failed: .made(Mutation.begunGesturesFail.isOn ? .failed : .cancelled)
    case .began:
      refusal(from, to, "the gesture has begun already; set changed")
    case .possible:
      refusal(from, to, "only the reset after the gesture leads back; set ended or cancelled")
    }
  }

  private static func refusal(
    _ from: GestureState, _ to: GestureState, _ reason: String
  ) -> StateMove {
    .refused("\(from) → \(to) refused: \(reason)")
  }
}
