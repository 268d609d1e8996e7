internal import TouchstoneGestures
internal import TouchstoneTrace

extension GestureEnvironment {
  /// A recognizer moved from one state to another.
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

  /// A recognizer that could not tell until now has its verdict.
  func report(_ recognizer: UIGestureRecognizer, to state: GestureState, _ verdict: Verdict) {
    tracer.report(
      .moved(
        recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) },
        from: .possible, to: TraceStep.GestureState(state),
        because: .verdict(TraceStep.GestureVerdict(verdict))),
      at: now)
  }

  /// A recognizer takes a new contact.
  func reportReception(_ contact: some Contact, _ recognizer: UIGestureRecognizer) {
    guard let number = contact.numberInDebate else { return }
    tracer.report(
      .received(
        touch: number, by: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) }),
      at: now)
  }

  /// A recognizer is ready and waits for others.
  func reportWaiting(_ recognizer: UIGestureRecognizer, for names: [String], until time: Double?) {
    recognizer.internals.verdict = .waiting(for: names, until: time)
    tracer.report(
      .waiting(
        recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) },
        for: names, until: time),
      at: now)
  }

  /// A recognizer's attempt for each of its touches is over: the one verdict it ends in.
  func reportVerdict(_ recognizer: UIGestureRecognizer) {
    guard let verdict = recognizer.internals.verdict else { return }
    recognizer.latestVerdict = verdict
    for touch in recognizer.internals.sequence { report(touch, recognizer, verdict) }
  }

  /// A contact's verdict from one recognizer.
  func report(_ contact: some Contact, _ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    guard let number = contact.numberInDebate else { return }
    tracer.report(
      .verdict(
        touch: number, recognizer: TraceSubject(recognizer),
        on: recognizer.internals.view.map { TraceSubject($0) }, TraceStep.GestureVerdict(verdict)),
      at: now)
  }

  /// A gesture took a contact from its view, or never let the view see it.
  func report(_ contact: some Contact, takenBy recognizer: UIGestureRecognizer, wasInView: Bool) {
    guard let number = contact.numberInDebate else { return }
    tracer.report(
      .taken(
        touch: number, from: contact.origin.map { TraceSubject($0) },
        wasInView
          ? .recognized(TraceSubject(recognizer), called: ViewDescription.name(recognizer))
          : .dropped(by: TraceSubject(recognizer))),
      at: now)
  }

  /// A gesture has its effect on the view it is attached to: once, when it is recognized.
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
