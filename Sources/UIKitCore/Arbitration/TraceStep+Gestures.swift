internal import TouchstoneGestures
internal import TouchstoneTrace

extension TraceStep.GestureState {
  /// The state as a trace has it.
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
  /// The verdict as a trace has it, with its cause in words.
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .recognized: .recognized
      case .failed(let cause): .failed(because: "\(cause)")
      case .prevented(let name, let view): .prevented(by: name, on: view)
      case .cancelled(let cause): .cancelled(because: "\(cause)")
      case .neverReceived(let refusal): .neverReceived(because: "\(refusal)")
      case .ignored: .ignored
      case .waiting(let names, let time): .waiting(for: names, until: time)
      }
  }
}
