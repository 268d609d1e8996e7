internal import TouchstoneGestures
internal import TouchstoneTrace

extension GestureEnvironment {
  /// Reports a state transition of a recognizer.
  func report(
    _ recognizer: UIGestureRecognizer, from: GestureState, to: GestureState,
    _ cause: Cause?
  ) {
    tracer.report(
      .moved(
        recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) },
        from: TraceStep.GestureState(from), to: TraceStep.GestureState(to),
        because: cause.map { .cause("\($0)") }),
      at: now)
  }

  /// Reports the verdict of a recognizer that was possible until now.
  func report(_ recognizer: UIGestureRecognizer, to state: GestureState, _ verdict: Verdict) {
    tracer.report(
      .moved(
        recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) },
        from: .possible, to: TraceStep.GestureState(state),
        because: .verdict(TraceStep.GestureVerdict(verdict))),
      at: now)
  }

  /// Reports that a recognizer receives a new contact.
  func reportReception(_ contact: some Contact, _ recognizer: UIGestureRecognizer) {
    guard let number = contact.numberInTimeline else { return }
    tracer.report(
      .received(
        touch: number, by: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) }),
      at: now)
  }

  /// Reports that a recognizer is ready and waits for others.
  func reportWaiting(_ recognizer: UIGestureRecognizer, for names: [String], until time: Double?) {
    recognizer.internals.verdict = .waiting(for: names, until: time)
    tracer.report(
      .waiting(
        recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) },
        for: names, until: time),
      at: now)
  }

  /// Reports the final verdict of a recognizer's attempt for each of its touches.
  func reportVerdict(_ recognizer: UIGestureRecognizer) {
    guard let verdict = recognizer.internals.verdict else { return }
    recognizer.latestVerdict = verdict
    for touch in recognizer.internals.sequence { report(touch, recognizer, verdict) }
  }

  /// Reports the verdict of one recognizer on a contact.
  func report(_ contact: some Contact, _ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    guard let number = contact.numberInTimeline else { return }
    tracer.report(
      .verdict(
        touch: number, recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) }, TraceStep.GestureVerdict(verdict)),
      at: now)
  }

  /// Reports that a gesture took a contact from its view, or before the view received it.
  func report(_ contact: some Contact, takenBy recognizer: UIGestureRecognizer, wasInView: Bool) {
    guard let number = contact.numberInTimeline else { return }
    tracer.report(
      .taken(
        touch: number, from: contact.origin.map { TraceSubject($0) },
        wasInView
          ? .recognized(TraceSubject(recognizer), called: ViewDescription.name(recognizer))
          : .dropped(by: TraceSubject(recognizer))),
      at: now)
  }

  /// Reports the effect of a gesture on its view, once when it is recognized.
  func reportAnswer(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard tracer.isActive, state == .began || state == .ended && recognizer.kind == .discrete,
      let view = recognizer.internals.view, let touch = recognizer.internals.sequence.last
    else { return }
    tracer.report(
      .answered(
        .touch(touch.serial), by: TraceSubject(view), recognizer: TraceSubject(recognizer),
        at: TracePoint(touch.place)),
      at: now)
  }
}
