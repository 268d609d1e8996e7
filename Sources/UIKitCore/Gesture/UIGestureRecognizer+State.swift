internal import TouchstoneGestures

// The property `state`, which is three things: a request, where a class sets it; what was decided, for
// everybody else; and what an observer on an override sees (statement 403, 404).
extension UIGestureRecognizer {
  /// What it reads of itself: its request in its own touch methods, else what was decided.
  var ownState: GestureState {
    guard let requested = internals.requested, !internals.isAttempting,
      internals.environment?.isHearing(self) == true
    else {
      return internals.state
    }
    return decideOnReading() ? requested : .possible
  }

  /// Finds out, once for each request, whether it reads what it requests: that is where nobody has to
  /// fail first. Those who may say so are asked.
  func decideOnReading() -> Bool {
    if let known = internals.seesRequest { return known }
    guard let environment = internals.environment, internals.isRequestHeard, !internals.isWaiting
    else {
      return false
    }
    internals.isAttempting = true
    environment.askForRequirements(
      of: self, among: environment.involved.filter(FailureQuestions.isAsked))
    internals.isAttempting = false
    let sees = !environment.hasToWait(self)
    internals.seesRequest = sees
    return sees
  }

  /// Whether it, and whoever observes it, has seen the request that is granted now.
  var hasReadRequest: Bool {
    internals.isRequestHeard && !internals.isWaiting && internals.seesRequest != false
  }

  /// The property is set: by its class, which requests, or by ``enter(_:)``, which puts in place what
  /// was decided.
  func setState(_ state: State) {
    if let granted = internals.granted, granted.rawValue == state.rawValue {
      internals.granted = nil
      internals.state = granted
      return
    }
    let isOutermost = !internals.isBeingSet
    internals.isBeingSet = true
    request(state)
    guard isOutermost else { return }
    internals.isBeingSet = false
    internals.isUnobserved = false
  }

  /// Gets into a state, and lets an observer of the property see it.
  ///
  /// Where the property is being set anyway, the observer looks afterwards; it is called here only
  /// for a state that will be gone by then.
  func enter(_ state: GestureState) {
    guard internals.isBeingSet else { return show(state) }
    if internals.isUnobserved { show(internals.state) }
    internals.state = state
    internals.isUnobserved = true
  }

  private func show(_ state: GestureState) {
    internals.granted = state
    self.state = State(state)
    // An override may keep what it is told to itself.
    guard internals.granted != nil else { return }
    internals.granted = nil
    internals.state = state
  }
}
