internal import TouchstoneGestures
internal import TouchstoneTrace

extension TraceStep.GestureState {
  /// Creates the trace's representation of a state.
  init(_ state: GestureState) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}

extension TraceStep.GestureVerdict {
  /// Converts a verdict to its form in traces.
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .recognized: .recognized
      case .failed(let cause): .failed(because: TraceStep.GestureCause(cause))
      case .prevented(let name, let view): .prevented(by: name, on: view)
      case .cancelled(let cause): .cancelled(because: TraceStep.GestureCause(cause))
      case .neverReceived(let refusal): .neverReceived(because: TraceStep.GestureCause(refusal))
      case .ignored: .ignored
      case .waiting(let names, let time): .waiting(for: names, until: time)
      }
  }
}

extension TraceStep.GestureCause {
  /// Converts the reason of a failure or a cancellation to its form in traces.
  init(_ cause: Cause) { self.init(Kind(cause), "\(cause)") }

  /// Converts the reason that a recognizer didn't receive a touch to its form in traces.
  init(_ refusal: ReceptionRefusal) { self.init(Kind(refusal), "\(refusal)") }
}

extension TraceStep.GestureCause.Kind {
  fileprivate init(_ cause: Cause) {
    self =
      switch cause {
      case .moved, .tapsApart, .movedOnly, .direction, .sideways, .turnedOnly: .movement
      case .held, .took: .time
      case .liftedAfter: .liftedTooSoon
      case .noTap: .missingTap
      case .fingers: .tooManyFingers
      case .fewFingers: .tooFewFingers
      case .fromEdge(let distance, _): distance.isFinite ? .movement : .noEdge
      case .requirementRecognized: .requirementRecognized
      case .delegateRefused, .viewRefused: .shouldBeginDeclined
      case .leftToOuter: .leftToOuter
      case .contentKeepsTouch(_, .neverCancels): .contentNeverCancels
      case .contentKeepsTouch(_, .refusesToCancel): .contentRefusesToCancel
      case .nothingToZoom: .nothingToZoom
      case .touchCancelled: .touchCancelled
      case .interrupted: .interrupted
      case .disabled: .disabled
      case .removed: .removed
      case .viewLeftWindow: .viewLeftWindow
      case .setBySubclass: .setBySubclass
      case .undecided: .undecided
      }
  }

  fileprivate init(_ refusal: ReceptionRefusal) {
    self =
      switch refusal {
      case .disabled: .disabled
      case .over: .alreadyOver
      case .typeNotAllowed: .touchType
      case .otherTypeFirst: .otherTouchTypeFirst
      case .buttons: .pointerButtons
      case .eventDeclined: .eventDeclined
      case .touchDeclined: .touchDeclined
      }
  }
}
