internal import TouchstoneGestures
internal import TouchstoneMutations
internal import TouchstoneTrace

extension UIGestureRecognizer {
  /// Its class requests a state; what it gets is decided at once.
  func request(_ state: State) {
    guard let requested = GestureState(rawValue: state.rawValue) else { return }
    let known = internals.environment
    guard let environment = known ?? UIApplication.serving(self).gestures else { return }
    if known == nil { internals.environment = environment }
    environment.request(self, requested)
  }

  /// The same with the cause that a kit recognizer knows.
  func step(_ step: GestureStep?) {
    guard let step else { return }
    // What changes while others have to fail first is not told (statement 150).
    if internals.isWaiting, step.state == .changed { return }
    // To copy a cause takes as long where there is none: some 100 instructions each way.
    if step.cause != nil || internals.cause != nil { internals.cause = step.cause }
    state = State(step.state)
    if internals.cause != nil { internals.cause = nil }
  }
}

extension GestureEnvironment {
  /// Takes a request: a move that is allowed is made at once, but one out of possible waits until
  /// everybody has heard of what happened (see `+Decisions`).
  func request(_ recognizer: UIGestureRecognizer, _ requested: GestureState) {
    if recognizer.internals.held != nil {
      requestWhileReady(recognizer, requested)
      return
    }
    switch StateMoves.resolve(
      from: recognizer.internals.state, to: requested, kind: recognizer.kind)
    {
    case .unchanged: return
    case .refused(let line):
      Fault.report("\(ViewDescription.name(recognizer)): \(line)", about: recognizer)
    case .made(let state):
      involve(recognizer)
      if recognizer.internals.state == .possible {
        if state == .failed {
          fail(recognizer, .failed(recognizer.internals.cause ?? .setBySubclass))
        } else {
          attempt(recognizer, state)
        }
      } else {
        change(recognizer, to: state, because: recognizer.internals.cause)
      }
    }
    settleUnlessProcessing()
  }

  /// A recognizer that is ready is possible for everybody else; it may give up, or be over already.
  private func requestWhileReady(_ recognizer: UIGestureRecognizer, _ requested: GestureState) {
    let isContinuous = recognizer.internals.held == .began
    switch requested {
    case .failed: fail(recognizer, .failed(recognizer.internals.cause ?? .setBySubclass))
    case .cancelled:
      // To itself it had begun; nobody else was told, so that it is no more than a failure.
      fail(
        recognizer, .failed(recognizer.internals.cause ?? .setBySubclass),
        as: recognizer.decideOnReading() ? .cancelled : .failed)
    case .changed: recognizer.internals.heldChange = isContinuous && recognizer.decideOnReading()
    case .ended: recognizer.internals.heldEnd = isContinuous
    case .possible, .began: break
    }
    settleUnlessProcessing()
  }

  // MARK: Out of possible

  /// A recognizer wants to be recognized: it and its views are asked, and then it is ready.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard !recognizer.internals.isAttempting else { return }
    recognizer.internals.isAttempting = true
    let refusal = askWhetherItShouldBegin(recognizer)
    recognizer.internals.isAttempting = false
    // Those who were asked are program code, which may have turned the recognizer off.
    guard recognizer.internals.state == .possible, recognizer.isEnabled else { return }
    if let refusal { return fail(recognizer, .failed(refusal)) }
    recognizer.internals.held = state
    recognizer.internals.isRequestHeard = isHearing(recognizer)
    needsDecision = true
  }

  /// The delegate is asked first, then each view whose touch would be cancelled (statement 156–159);
  /// whoever refuses is the answer.
  private func askWhetherItShouldBegin(_ recognizer: UIGestureRecognizer) -> Cause? {
    let delegate = recognizer.delegate
    if delegate?.gestureRecognizerShouldBegin(recognizer) == false { return .delegateRefused }
    guard recognizer.cancelsTouchesInView else { return nil }
    // A view that is the delegate has been asked already.
    let delegatesView = (delegate as? any DelegateForView)?.servedView ?? delegate as? UIView
    var asked = delegatesView.map { [$0] } ?? []
    for touch in recognizer.internals.sequence {
      guard let view = touch.boundView, !asked.contains(where: { $0 === view }) else { continue }
      asked.append(view)
      if !view.gestureRecognizerShouldBegin(recognizer) {
        return .viewRefused(ViewDescription.name(view))
      }
    }
    return nil
  }

  // MARK: Moves

  /// Makes a move and notes its action; a request that the recognizer has read needs no observer's
  /// look any more.
  func change(
    _ recognizer: UIGestureRecognizer, to state: GestureState, because cause: Cause?,
    wasRead: Bool = false
  ) {
    if tracer.isActive { report(recognizer, from: recognizer.internals.state, to: state, cause) }
    if state == .cancelled { recognizer.internals.verdict = .cancelled(cause ?? .setBySubclass) }
    if state.sendsActions { actions.append(DueAction(recognizer, state)) }
    if wasRead { recognizer.internals.state = state } else { recognizer.enter(state) }
  }

  /// It is not this gesture: what it held back is let go, and who waited for that may move.
  func fail(
    _ recognizer: UIGestureRecognizer, _ verdict: Verdict, as state: GestureState = .failed
  ) {
    // Whoever was asked is program code, which may have taken it out.
    guard recognizer.internals.state == .possible, isInvolved(recognizer) else { return }
    recognizer.internals.forgetAttempt()
    recognizer.internals.verdict = verdict
    report(recognizer, to: state, verdict)
    if Mutation.failuresSendActions.isOn { actions.append(DueAction(recognizer, state)) }
    recognizer.enter(state)
    recognizer.awaitDeadline()
    recognizer.internals.requirementsOfAttempt = []
    for contact in recognizer.internals.contacts { release(contact, by: recognizer) }
    needsDecision = true
  }
}
