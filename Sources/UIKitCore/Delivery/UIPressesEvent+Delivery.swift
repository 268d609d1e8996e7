internal import TouchstoneTrace

extension UIPressesEvent {
  /// Calls the responder at which the press began.
  func deliver(_ press: UIPress) {
    guard let responder = press.responder else {
      return reportDiscard(press, "its responder is gone")
    }
    if let refusal = press.noteTelling() { return reportDiscard(press, refusal) }
    report(.delivered(call(of: press), to: TraceSubject(responder)))
    switch press.phase {
    case .began: responder.pressesBegan([press], with: self)
    case .changed: responder.pressesChanged([press], with: self)
    case .ended: responder.pressesEnded([press], with: self)
    case .cancelled: responder.pressesCancelled([press], with: self)
    case .stationary: break
    }
  }

  /// Reports that a recognizer withholds the change of a press from its responder.
  func reportHold(_ press: UIPress) {
    report(
      .held(
        call(of: press), from: press.responder.map { TraceSubject($0) }, by: nil,
        because: press.hold?.isFinished == true
          ? "a recognizer has taken it" : "a recognizer holds it back"))
  }

  private func reportDiscard(_ press: UIPress, _ reason: String) {
    report(.discarded(call(of: press), at: nil, .discarded, because: reason))
  }

  private func report(_ step: @autoclosure () -> TraceStep) {
    guard let application else { return }
    application.tracer.report(step(), at: application.now)
  }

  private func call(of press: UIPress) -> TraceCall {
    let name = press.key.map { "\(KeyCombination($0))" } ?? "\(press.type)"
    return .presses(press.phase.method, press: name)
  }
}

extension UIPress.Phase {
  /// The responder method for the phase.
  var method: TraceCall.PressMethod {
    switch self {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIResponder {
  /// Performs the default implementation of the press methods.
  ///
  /// A text input types the keys that it accepts and consumes them. All other presses go to
  /// ``next``.
  func handOn(
    _ presses: Set<UIPress>, _ event: UIPressesEvent?, _ phase: UIPress.Phase,
    _ call: (UIResponder, Set<UIPress>) -> Void
  ) {
    let rest = presses.filter { !keeps($0, phase) }
    guard !rest.isEmpty else { return }
    handOn(event, .presses(phase.method)) { call($0, rest) }
  }

  private func keeps(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    guard let typist = press.typist, typist === self else { return false }
    guard phase == .began else { return press.isTyped }
    guard let key = press.key else { return false }
    press.isTyped = true
    KitServices.installed.typing?.type(key, into: typist)
    return true
  }
}
