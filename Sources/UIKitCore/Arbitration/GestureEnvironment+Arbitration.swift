internal import TouchstoneGestures
internal import TouchstoneMutations
internal import TouchstoneTrace

extension UIGestureRecognizer {
  /// Requests a state that the recognizer's class has set.
  func request(_ state: State) {
    guard let requested = GestureState(rawValue: state.rawValue) else { return }
    let known = internals.environment
    guard let environment = known ?? UIApplication.serving(self).gestures else { return }
    if known == nil { internals.environment = environment }
    environment.request(self, requested)
  }

  /// Requests the state of a step, with the cause that one of the framework's recognizers knows.
  func step(_ step: GestureStep?) {
    guard let step else { return }
    // Changes aren't reported while other recognizers have to fail first (statement 150).
    if internals.isWaiting, step.state == .changed { return }
    // Copying a cause costs about 100 instructions each way, even if it is `nil`.
    if step.cause != nil || internals.cause != nil { internals.cause = step.cause }
    state = State(step.state)
    if internals.cause != nil { internals.cause = nil }
  }
}

extension GestureEnvironment {
  /// Handles a requested state.
  ///
  /// An allowed transition is performed immediately. A transition out of `possible` waits until all
  /// recognizers have received the event (see `+Decisions`).
  func request(_ recognizer: UIGestureRecognizer, _ requested: GestureState) {
    if recognizer.internals.held != nil {
      requestWhileReady(recognizer, requested)
      return
    }
    switch StateTransitions.resolve(
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

  /// Handles a request of a recognizer that is ready. To all others it is still possible, but it
  /// may fail or end.
  private func requestWhileReady(_ recognizer: UIGestureRecognizer, _ requested: GestureState) {
    let isContinuous = recognizer.internals.held == .began
    switch requested {
    case .failed: fail(recognizer, .failed(recognizer.internals.cause ?? .setBySubclass))
    case .cancelled:
      // Only the recognizer itself saw that it had begun. To all others the cancellation is a
      // failure.
      fail(
        recognizer, .failed(recognizer.internals.cause ?? .setBySubclass),
        as: recognizer.decideOnReading() ? .cancelled : .failed)
    case .changed: recognizer.internals.heldChange = isContinuous && recognizer.decideOnReading()
    case .ended: recognizer.internals.heldEnd = isContinuous
    case .possible, .began: break
    }
    settleUnlessProcessing()
  }

  // MARK: Transitions out of possible

  /// Asks the recognizer's delegate and views whether it should begin, and then marks it as ready
  /// or fails it.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard !recognizer.internals.isAttempting else { return }
    recognizer.internals.isAttempting = true
    let refusal = askWhetherItShouldBegin(recognizer)
    recognizer.internals.isAttempting = false
    // The delegate and the views are app code, which may have disabled the recognizer.
    guard recognizer.internals.state == .possible, recognizer.isEnabled else { return }
    if let refusal { return fail(recognizer, .failed(refusal)) }
    recognizer.internals.held = state
    recognizer.internals.isRequestHeard = isHearing(recognizer)
    needsDecision = true
  }

  /// Returns the cause if the recognizer may not begin, otherwise `nil`.
  ///
  /// Asks the delegate first, and then each view that would lose its touch, until one refuses
  /// (statement 156–159).
  private func askWhetherItShouldBegin(_ recognizer: UIGestureRecognizer) -> Cause? {
    let delegate = recognizer.delegate
    if delegate?.gestureRecognizerShouldBegin(recognizer) == false { return .delegateRefused }
    guard recognizer.cancelsTouchesInView else { return nil }
    // A view that is the delegate was already asked.
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

  // MARK: Transitions

  /// Performs a transition and queues its action.
  ///
  /// If `wasRead` is `true`, the recognizer has already read the state, and its property isn't set
  /// again for observers.
  func change(
    _ recognizer: UIGestureRecognizer, to state: GestureState, because cause: Cause?,
    wasRead: Bool = false
  ) {
    if tracer.isActive { report(recognizer, from: recognizer.internals.state, to: state, cause) }
    if state == .cancelled { recognizer.internals.verdict = .cancelled(cause ?? .setBySubclass) }
    if state.sendsActions { actions.append(DueAction(recognizer, state)) }
    if wasRead { recognizer.internals.state = state } else { recognizer.enter(state) }
  }

  /// Fails a recognizer that is still possible. Releases what it delays, and lets recognizers that
  /// wait for its failure proceed.
  func fail(
    _ recognizer: UIGestureRecognizer, _ verdict: Verdict, as state: GestureState = .failed
  ) {
    // Delegates and views are app code, which may have removed the recognizer.
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
