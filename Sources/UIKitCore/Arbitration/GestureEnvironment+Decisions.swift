internal import TouchstoneGestures

// Decides which of the ready recognizers may proceed. That happens when all recognizers have
// received an event, or a timer. Failures count first, so the order of delivery never determines
// the winner. After that, recognizers of the deepest view come first, then taps with more taps,
// then the recognizer that was added last (statement 91–93).
extension GestureEnvironment {
  /// Decides until no ready recognizer can proceed or has to fail.
  func decide() {
    while needsDecision {
      needsDecision = false
      while decideOne() {}
      for recognizer in involved
      where recognizer.internals.held != nil && !recognizer.internals.isWaiting {
        wait(recognizer)
      }
    }
  }

  /// Lets the first recognizer that can be decided proceed or fail. Returns `false` if no
  /// recognizer can be decided.
  private func decideOne() -> Bool {
    lazy var askers = involved.filter(FailureQuestions.isAsked)
    for recognizer in involved {
      guard let held = recognizer.internals.held else { continue }
      // Recognizers that were recognized since have already checked a waiting recognizer.
      if !recognizer.internals.isWaiting, let preventer = preventer(of: recognizer) {
        prevent(recognizer, by: preventer)
        return true
      }
      askForRequirements(of: recognizer, among: askers)
      // Delegates and classes are app code, which may have disabled the recognizer.
      guard recognizer.internals.held == held else { return true }
      let required = requirements(of: recognizer)
      switch answer(for: required) {
      case .wait: continue
      case .fail(let place):
        fail(recognizer, .failed(.requirementRecognized(ViewDescription.name(required[place]))))
      case .go: go(recognizer, held)
      }
      return true
    }
    return false
  }

  /// Records that the recognizer has to wait for others to fail.
  private func wait(_ recognizer: UIGestureRecognizer) {
    let required = requirements(of: recognizer)
    guard case .wait(let places) = answer(for: required) else { return }
    recognizer.internals.isWaiting = true
    reportWaiting(
      recognizer, for: places.map { ViewDescription.name(required[$0]) },
      until: places.compactMap { required[$0].deadline }.max())
  }

  /// Performs the transition of a ready recognizer.
  private func go(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    let rest: [GestureState] =
      (recognizer.internals.heldChange ? [.changed] : [])
      + (recognizer.internals.heldEnd ? [.ended] : [])
    let wasRead = recognizer.hasReadRequest
    if recognizer.internals.isWaiting { recognizer.wasReleased() }
    recognizer.internals.forgetAttempt()
    if !recognizer.internals.wasRecognized { recognizedCount += 1 }
    recognizer.internals.wasRecognized = true
    recognizer.internals.verdict = .recognized
    recognized.append(recognizer)
    change(recognizer, to: state, because: nil, wasRead: wasRead)
    for other in involved where other !== recognizer && other.internals.state == .possible {
      if isRequired(recognizer, by: other) {
        fail(other, .failed(.requirementRecognized(ViewDescription.name(recognizer))))
      } else if prevents(recognizer, other) {
        prevent(other, by: recognizer)
      }
    }
    for next in rest where recognizer.internals.state.isActive {
      change(recognizer, to: next, because: nil, wasRead: wasRead)
    }
  }

  // MARK: Prevention

  /// Returns a recognizer that was recognized in this sequence and prevents `recognizer`, if any.
  private func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    guard recognizedCount > 0 else { return nil }
    return involved.first { other in
      other !== recognizer && other.internals.wasRecognized && prevents(other, recognizer)
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    var pair = PreventionPair(
      preventer: one.internals.wasRecognized && one.internals.state.isFinal
        ? .ended : one.internals.state,
      other: other.internals.state)
    pair.isSame = one === other
    pair.sharesInput = one.internals.sharesInput(with: other.internals)
    pair.preventerTaps = one.tapsInQuestion
    pair.otherTaps = other.tapsInQuestion
    let outcome = PreventionRules.decide(pair) { question in
      switch question {
      case .canPrevent: one.canPrevent(other)
      case .canBePrevented: other.canBePrevented(by: one)
      case .simultaneousByPreventersDelegate:
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      case .simultaneousByOthersDelegate:
        other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
      }
    }
    return outcome == .prevents
  }

  private func prevent(_ recognizer: UIGestureRecognizer, by preventer: UIGestureRecognizer) {
    fail(
      recognizer,
      .prevented(
        by: ViewDescription.name(preventer),
        on: preventer.internals.view.map { ViewDescription.name($0) }))
  }

  // MARK: Failure requirements

  /// Returns whether a recognizer that waits for `required` to fail may proceed. The answer
  /// contains indices into `required`.
  private func answer(for required: [UIGestureRecognizer]) -> FailureRule.Answer {
    FailureRule.answer(waitingFor: Array(required.indices)) { standing(of: required[$0]) }
  }

  /// Returns the recognizers that have to fail first, each once.
  ///
  /// Permanent requirements set by the app come before those found for this attempt.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizer.requiredRecognizers
      + recognizer.internals.requirementsOfAttempt.compactMap(\.other).filter {
        !recognizer.internals.requirements.contains($0.id)
      }
  }

  /// Returns whether a ready recognizer has to wait for an undecided recognizer.
  ///
  /// This holds even if another recognizer has already decided that it must fail.
  func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).contains { standing(of: $0) == .undecided }
  }

  /// Asks classes and delegates whether a recognizer has to wait for others, once for each attempt
  /// (statement 152, 153).
  ///
  /// `askers` are the other recognizers that may require it by their class or delegate.
  func askForRequirements(
    of recognizer: UIGestureRecognizer,
    among askers: @autoclosure () -> [UIGestureRecognizer]
  ) {
    guard !recognizer.internals.hasAsked else { return }
    recognizer.internals.hasAsked = true
    let others = FailureQuestions.isAsked(recognizer) ? Array(involved) : askers()
    for other in others where other !== recognizer {
      guard let origin = dynamicRequirement(of: recognizer, on: other) else { continue }
      if FailureGraph.shortestWay(from: other, to: recognizer, along: requirements) != nil {
        Fault.report(
          "\(ViewDescription.name(recognizer)) and \(ViewDescription.name(other)) would wait for "
            + "each other forever; the requirement from \(origin) is ignored",
          about: recognizer)
      } else {
        recognizer.internals.requirementsOfAttempt.append(
          FailureRequirement(other, id: other.id))
      }
    }
  }

  /// Returns the class or delegate method that requires `one` to wait for `other`, or `nil` if no
  /// method does.
  ///
  /// The classes are asked first. The first `true` ends the search.
  private func dynamicRequirement(
    of one: UIGestureRecognizer, on other: UIGestureRecognizer
  ) -> FailureEdge.Origin? {
    if one.shouldRequireFailure(of: other) { return .classRequiresFailure }
    if other.shouldBeRequiredToFail(by: one) { return .classIsRequiredToFail }
    if one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true {
      return .delegateRequiresFailure
    }
    if other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true {
      return .delegateIsRequiredToFail
    }
    return nil
  }

  private func standing(of recognizer: UIGestureRecognizer) -> FailureRule.RequirementStatus {
    guard isInvolved(recognizer) else { return .uninvolved }
    if recognizer.internals.wasRecognized { return .recognized }
    switch recognizer.internals.state {
    case .possible: return .undecided
    case .failed, .cancelled: return .failed
    case .began, .changed, .ended: return .recognized
    }
  }

  /// Returns whether `other` waits for the failure of a recognizer that was just recognized.
  private func isRequired(
    _ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer
  ) -> Bool {
    other.internals.requirements.contains(recognizer.id)
      || other.internals.requirementsOfAttempt.contains { $0.id == recognizer.id }
  }
}
