internal import TouchstoneGestures

// The `state` property has three roles. Its class sets it to request a state, other code reads the
// decided state, and an override of it observes each state (statement 403, 404).
extension UIGestureRecognizer {
  /// The state that the recognizer itself reads: in its touch methods its request, otherwise the
  /// decided state.
  var ownState: GestureState {
    guard let requested = internals.requested, !internals.isAttempting,
      internals.environment?.isHearing(self) == true
    else {
      return internals.state
    }
    return decideOnReading() ? requested : .possible
  }

  /// Returns whether the recognizer reads its own request, decided once for each request.
  ///
  /// It does if no other recognizer has to fail first. Recognizers and delegates that may add such
  /// a requirement are queried.
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

  /// Whether the recognizer and its observers have seen the request that is being granted.
  var hasReadRequest: Bool {
    internals.isRequestHeard && !internals.isWaiting && internals.seesRequest != false
  }

  /// Handles an assignment: a request by the class, or a decided state from ``enter(_:)``.
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

  /// Enters a state and shows it to an override that observes the property.
  ///
  /// If the property is already being set, the observer reads the state afterwards. It is called
  /// here only for a state that would be gone by then.
  func enter(_ state: GestureState) {
    guard internals.isBeingSet else { return show(state) }
    if internals.isUnobserved { show(internals.state) }
    internals.state = state
    internals.isUnobserved = true
  }

  private func show(_ state: GestureState) {
    internals.granted = state
    self.state = State(state)
    // An override may not have forwarded the value to `super`.
    guard internals.granted != nil else { return }
    internals.granted = nil
    internals.state = state
  }
}
