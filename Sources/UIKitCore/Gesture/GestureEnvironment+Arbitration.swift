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
  /// Decides on a wish: allowed or not, recognized or kept from it, waiting or failing.
  func wish(_ recognizer: UIGestureRecognizer, _ wished: GestureState) {
    if recognizer.seat.held != nil {
      wishWhileWaiting(recognizer, wished)
      return
    }
    guard !(recognizer.seat.state == .failed && overruled.contains(recognizer.id)) else { return }
    switch StateMoves.resolve(from: recognizer.seat.state, to: wished, kind: recognizer.kind) {
    case .unchanged: return
    case .refused(let line):
      Fault.report("\(ViewDescription.name(recognizer)): \(line)")
    case .made(let state, _):
      if !involved.contains(where: { $0 === recognizer }) { involved.append(recognizer) }
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

  /// A recognizer that waits is possible for everybody else; it may give up, or be over already.
  private func wishWhileWaiting(_ recognizer: UIGestureRecognizer, _ wished: GestureState) {
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

  /// A recognizer wants to be recognized: it and its views are asked, then whoever began before it,
  /// then those that must fail first.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard !recognizer.seat.isAttempting else { return }
    recognizer.seat.isAttempting = true
    let refusal = refusalToBegin(recognizer)
    recognizer.seat.isAttempting = false
    // Those who were asked are program code, which may have turned the recognizer off.
    guard recognizer.seat.state == .possible, recognizer.isEnabled else { return }
    if let refusal { return fail(recognizer, .failed(refusal)) }
    if let preventer = preventer(of: recognizer) { return prevent(recognizer, by: preventer) }
    switch requirements(of: recognizer) {
    case .go: recognize(recognizer, state)
    case .fail(let id):
      fail(recognizer, .failed(.requirementRecognized(name(of: id))))
    case .wait(let ids):
      recognizer.seat.held = state
      let until = ids.compactMap { id in involved.first { $0.id == id }?.deadline }.max()
      reportWaiting(recognizer, for: ids.map(name), until: until)
    }
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

  /// Whoever is under way, or was recognized in this sequence, and keeps this one from it.
  private func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    involved.first { other in
      other !== recognizer && other.seat.wasRecognized && prevents(other, recognizer)
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    var pair = PreventionPair(
      preventer: one.seat.wasRecognized && one.seat.state.isFinal ? .ended : one.seat.state,
      other: other.seat.state)
    pair.isSame = one === other
    pair.sharesInput =
      one.seat.isScrolling && other.seat.isScrolling
      || one.seat.sequence.contains { touch in other.seat.sequence.contains { $0 === touch } }
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

  // MARK: Failure requirements

  /// What a recognizer that is ready has to wait for, with all who may say so asked once.
  private func requirements(of recognizer: UIGestureRecognizer) -> FailureRule.Answer {
    var graph = FailureRequirements.graph
    for other in involved where other !== recognizer {
      for (origin, isRequired) in dynamicAnswers(recognizer, other) where isRequired() {
        let edge = FailureEdge(
          dependent: recognizer.id, requirement: other.id, origin: origin)
        if case .closesCycle = graph.insert(edge) {
          Fault.report(
            "\(ViewDescription.name(recognizer)) and \(ViewDescription.name(other)) would wait for "
              + "each other for ever; what \(origin) says is ignored")
        } else {
          dynamicEdges.append(edge)
        }
        break
      }
    }
    return FailureRule.answer(for: recognizer.id, in: graph, standing: standing)
  }

  private func dynamicAnswers(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> [(FailureEdge.Origin, () -> Bool)] {
    [
      (.classRequiresFailure, { one.shouldRequireFailure(of: other) }),
      (.classIsRequiredToFail, { other.shouldBeRequiredToFail(by: one) }),
      (
        .delegateRequiresFailure,
        { one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false }
      ),
      (
        .delegateIsRequiredToFail,
        { other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false }
      ),
    ]
  }

  private func standing(_ id: Int) -> FailureRule.Standing {
    guard let recognizer = involved.first(where: { $0.id == id }) else { return .uninvolved }
    if recognizer.seat.wasRecognized { return .recognized }
    switch recognizer.seat.state {
    case .possible: return .undecided
    case .failed, .cancelled: return .failed
    case .began, .changed, .ended: return .recognized
    }
  }

  private func name(of id: Int) -> String {
    involved.first { $0.id == id }.map { ViewDescription.name($0) } ?? "a recognizer"
  }

  // MARK: Moves

  private func recognize(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    recognizer.seat.held = nil
    recognizer.seat.wasRecognized = true
    recognizer.seat.verdict = .recognized
    recognized.append(recognizer)
    change(recognizer, to: state, because: nil)
    for other in involved where other !== recognizer && other.seat.state == .possible {
      if isRequired(recognizer, by: other) {
        overrule(other, .failed(.requirementRecognized(ViewDescription.name(recognizer))))
      } else if prevents(recognizer, other) {
        prevent(other, by: recognizer)
      }
    }
  }

  /// Whether another one waits for the failure of one that was recognized just now.
  private func isRequired(
    _ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer
  ) -> Bool {
    FailureRequirements.graph.requirements(of: other.id).contains(recognizer.id)
      || dynamicEdges.contains { $0.dependent == other.id && $0.requirement == recognizer.id }
  }

  /// Makes a move and notes its action.
  func change(_ recognizer: UIGestureRecognizer, to state: GestureState, because cause: Cause?) {
    report(recognizer, from: recognizer.seat.state, to: state, cause)
    recognizer.seat.state = state
    if state == .cancelled { recognizer.seat.verdict = .cancelled(cause ?? .setBySubclass) }
    if state.sendsActions { actions.append((recognizer, state)) }
  }

  private func prevent(_ recognizer: UIGestureRecognizer, by preventer: UIGestureRecognizer) {
    overrule(
      recognizer,
      .prevented(
        by: ViewDescription.name(preventer),
        on: preventer.seat.view.map { ViewDescription.name($0) }))
  }

  /// Another one decided that it is not this gesture.
  private func overrule(_ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    if isProcessing { overruled.append(recognizer.id) }
    fail(recognizer, verdict)
  }

  /// It is not this gesture: what it held back is let go, and who waited for that may move.
  func fail(_ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    guard recognizer.seat.state == .possible else { return }
    recognizer.seat.held = nil
    recognizer.seat.verdict = verdict
    report(recognizer, from: .possible, to: .failed, verdict)
    recognizer.seat.state = .failed
    recognizer.awaitDeadline()
    dynamicEdges.removeAll { $0.dependent == recognizer.id }
    for touch in recognizer.seat.sequence { release(touch, by: recognizer) }
    releaseWaiting()
  }

  /// Lets those move that waited for failures and wait for none any more.
  func releaseWaiting() {
    for recognizer in involved {
      guard let held = recognizer.seat.held else { continue }
      var graph = FailureRequirements.graph
      for edge in dynamicEdges { _ = graph.insert(edge) }
      switch FailureRule.answer(for: recognizer.id, in: graph, standing: standing) {
      case .wait: continue
      case .fail(let id):
        fail(recognizer, .failed(.requirementRecognized(name(of: id))))
      case .go: go(recognizer, held)
      }
    }
  }

  /// A recognizer that waited makes the move it held back, unless another one came first.
  private func go(_ recognizer: UIGestureRecognizer, _ held: GestureState) {
    if let preventer = preventer(of: recognizer) { return prevent(recognizer, by: preventer) }
    let wasOver = recognizer.seat.heldEnd
    recognizer.wasReleased()
    recognize(recognizer, held)
    if wasOver { change(recognizer, to: .ended, because: nil) }
  }
}
