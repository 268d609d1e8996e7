internal import TouchstoneGestures
internal import TouchstoneTrace

extension UIGestureRecognizer {
  /// Its class wishes for a state; what it gets is decided at once.
  func wish(_ state: State) {
    guard let wished = GestureState(rawValue: state.rawValue) else { return }
    guard let environment = seat.environment ?? UIApplication.shared.gestures else { return }
    seat.environment = environment
    environment.wish(self, wished)
  }

  /// The same with the cause that a kit recognizer knows.
  func step(_ step: GestureStep?) {
    guard let step else { return }
    seat.cause = step.cause
    guard let environment = seat.environment ?? UIApplication.shared.gestures else { return }
    seat.environment = environment
    environment.wish(self, step.state)
    seat.cause = nil
  }
}

extension GestureEnvironment {
  /// Takes a wish: a move that is allowed is made at once, but one out of possible waits until
  /// everybody has heard of what happened (see `+Decisions`).
  func wish(_ recognizer: UIGestureRecognizer, _ wished: GestureState) {
    if recognizer.seat.held != nil {
      wishWhileReady(recognizer, wished)
      return
    }
    switch StateMoves.resolve(from: recognizer.seat.state, to: wished, kind: recognizer.kind) {
    case .unchanged: return
    case .refused(let line):
      Fault.report("\(ViewDescription.name(recognizer)): \(line)", about: recognizer)
    case .made(let state, _):
      involve(recognizer)
      if recognizer.seat.state == .possible {
        if state == .failed {
          fail(recognizer, .failed(recognizer.seat.cause ?? .setBySubclass))
        } else {
          attempt(recognizer, state)
        }
      } else {
        change(recognizer, to: state, because: recognizer.seat.cause)
      }
    }
    settleUnlessProcessing()
  }

  /// A recognizer that is ready is possible for everybody else; it may give up, or be over already.
  private func wishWhileReady(_ recognizer: UIGestureRecognizer, _ wished: GestureState) {
    switch wished {
    case .failed, .cancelled:
      recognizer.seat.held = nil
      fail(recognizer, .failed(recognizer.seat.cause ?? .setBySubclass))
    case .ended: recognizer.seat.heldEnd = recognizer.seat.held == .began
    case .possible, .began, .changed: break
    }
    settleUnlessProcessing()
  }

  // MARK: Out of possible

  /// A recognizer wants to be recognized: it and its views are asked, and then it is ready.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard !recognizer.seat.isAttempting else { return }
    recognizer.seat.isAttempting = true
    let refusal = refusalToBegin(recognizer)
    recognizer.seat.isAttempting = false
    // Those who were asked are program code, which may have turned the recognizer off.
    guard recognizer.seat.state == .possible, recognizer.isEnabled else { return }
    if let refusal { return fail(recognizer, .failed(refusal)) }
    recognizer.seat.held = state
    needsDecision = true
  }

  /// The delegate is asked first, then each view whose touch would be cancelled (behaviour 156–159).
  private func refusalToBegin(_ recognizer: UIGestureRecognizer) -> Cause? {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) {
      return .delegateRefused
    }
    guard recognizer.cancelsTouchesInView else { return nil }
    var asked: [UIView] = []
    for touch in recognizer.seat.sequence {
      guard let view = touch.boundView, !asked.contains(where: { $0 === view }) else { continue }
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) {
        return .viewRefused(ViewDescription.name(view))
      }
    }
    return nil
  }

  // MARK: Moves

  /// Makes a move and notes its action.
  func change(_ recognizer: UIGestureRecognizer, to state: GestureState, because cause: Cause?) {
    report(recognizer, from: recognizer.seat.state, to: state, cause)
    recognizer.seat.state = state
    if state == .cancelled { recognizer.seat.verdict = .cancelled(cause ?? .setBySubclass) }
    if state.sendsActions { actions.append((recognizer, state)) }
  }

  /// It is not this gesture: what it held back is let go, and who waited for that may move.
  func fail(_ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    guard recognizer.seat.state == .possible else { return }
    recognizer.seat.forgetAttempt()
    recognizer.seat.verdict = verdict
    report(recognizer, from: .possible, to: .failed, verdict)
    recognizer.seat.state = .failed
    recognizer.awaitDeadline()
    dynamicEdges.removeAll { $0.dependent == recognizer.id }
    for touch in recognizer.seat.sequence { release(touch, by: recognizer) }
    for press in recognizer.seat.pressSequence { release(press, by: recognizer) }
    needsDecision = true
  }
}
