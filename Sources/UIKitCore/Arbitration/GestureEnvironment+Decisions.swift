internal import TouchstoneGestures

// Who of those that are ready may go. It is decided when everybody has heard of an event, or of a
// moment: failures count first, so that the order of hearing never decides who wins; then come the
// deepest view's recognizers, taps of more taps before those of fewer, and the one added last before
// the one added first (statement 91–93).
extension GestureEnvironment {
  /// Decides until nobody that is ready can go or has to fail.
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

  /// Lets the first one that can be decided on go or fail; false where there is none.
  private func decideOne() -> Bool {
    for recognizer in involved {
      guard let held = recognizer.internals.held else { continue }
      // One that waits was looked at by everybody who was recognized since.
      if !recognizer.internals.isWaiting, let preventer = preventer(of: recognizer) {
        prevent(recognizer, by: preventer)
        return true
      }
      askForRequirements(of: recognizer)
      switch answer(for: recognizer) {
      case .wait: continue
      case .fail(let id):
        fail(recognizer, .failed(.requirementRecognized(name(of: id))))
      case .go: go(recognizer, held)
      }
      return true
    }
    return false
  }

  /// From now on it is known that others have to fail first.
  private func wait(_ recognizer: UIGestureRecognizer) {
    guard case .wait(let ids) = answer(for: recognizer) else { return }
    recognizer.internals.isWaiting = true
    let until = ids.compactMap { id in involved.first { $0.id == id }?.deadline }.max()
    reportWaiting(recognizer, for: ids.map(name), until: until)
  }

  /// A recognizer that is ready makes its move.
  private func go(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    let rest: [GestureState] =
      (recognizer.internals.heldChange ? [.changed] : [])
      + (recognizer.internals.heldEnd ? [.ended] : [])
    let wasRead = recognizer.hasReadRequest
    if recognizer.internals.isWaiting { recognizer.wasReleased() }
    recognizer.internals.forgetAttempt()
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

  /// Whoever is under way, or was recognized in this sequence, and keeps this one from it.
  private func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    involved.first { other in
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

  /// Whether a recognizer that is ready may go, as far as others have to fail first.
  private func answer(for recognizer: UIGestureRecognizer) -> FailureRule.Answer {
    FailureRule.answer(waitingFor: requirements(of: recognizer), standing: standing)
  }

  /// Whose failure a recognizer waits for, each once: what the program required once and for all, and
  /// what was found out for the attempts of this sequence.
  private func requirements(of recognizer: UIGestureRecognizer) -> [Int] {
    var ids = recognizer.requiredRecognizers.map(\.id)
    for edge in dynamicEdges where edge.dependent == recognizer.id {
      if !ids.contains(edge.requirement) { ids.append(edge.requirement) }
    }
    return ids
  }

  /// Whether a recognizer that is ready has to wait for one that is undecided, even where another one
  /// has settled already that it may not go.
  func hasToWait(_ recognizer: UIGestureRecognizer) -> Bool {
    requirements(of: recognizer).contains { standing($0) == .undecided }
  }

  /// Asks classes and delegates whom a recognizer has to wait for: once for each attempt
  /// (statement 152, 153).
  func askForRequirements(of recognizer: UIGestureRecognizer) {
    guard !recognizer.internals.hasAsked else { return }
    recognizer.internals.hasAsked = true
    for other in involved where other !== recognizer {
      guard let origin = dynamicRequirement(of: recognizer, on: other) else { continue }
      let edge = FailureEdge(dependent: recognizer.id, requirement: other.id, origin: origin)
      var graph = FailureGraph(of: involved)
      for known in dynamicEdges { graph.insert(known) }
      if case .closesCycle = graph.insert(edge) {
        Fault.report(
          "\(ViewDescription.name(recognizer)) and \(ViewDescription.name(other)) would wait for "
            + "each other forever; what \(origin) says is ignored",
          about: recognizer)
      } else {
        dynamicEdges.append(edge)
      }
    }
  }

  /// Who says that one has to wait for the other: the classes are asked first, and nobody after the
  /// first yes.
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

  private func standing(_ id: Int) -> FailureRule.Standing {
    guard let recognizer = involved.first(where: { $0.id == id }) else { return .uninvolved }
    if recognizer.internals.wasRecognized { return .recognized }
    switch recognizer.internals.state {
    case .possible: return .undecided
    case .failed, .cancelled: return .failed
    case .began, .changed, .ended: return .recognized
    }
  }

  /// Whether another one waits for the failure of one that was recognized just now.
  private func isRequired(
    _ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer
  ) -> Bool {
    requirements(of: other).contains(recognizer.id)
  }

  private func name(of id: Int) -> String {
    involved.first { $0.id == id }.map { ViewDescription.name($0) } ?? "a recognizer"
  }
}
