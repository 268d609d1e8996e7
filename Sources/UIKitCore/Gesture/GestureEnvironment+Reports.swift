internal import TouchstoneGestures
internal import TouchstoneTrace

extension GestureEnvironment {
  /// A recognizer moved from one state to another.
  func report(
    _ recognizer: UIGestureRecognizer, from: GestureState, to: GestureState,
    _ cause: (any CustomStringConvertible)?
  ) {
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .recognizer, phase: "\(from) → \(to)",
        subject: TraceSubject(recognizer), other: recognizer.seat.view.map { TraceSubject($0) },
        detail: cause.map { "\($0)" }))
  }

  /// A recognizer takes a new touch.
  func reportReception(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .received, touch: touch.serial,
        subject: TraceSubject(recognizer), other: recognizer.seat.view.map { TraceSubject($0) }))
  }

  /// A recognizer is ready and waits for others.
  func reportWaiting(_ recognizer: UIGestureRecognizer, for names: [String], until time: Double?) {
    recognizer.seat.verdict = .waiting(for: names, until: time)
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .recognizer, phase: "waiting",
        subject: TraceSubject(recognizer), other: recognizer.seat.view.map { TraceSubject($0) },
        detail: "\(Verdict.waiting(for: names, until: nil))", deadline: time))
  }

  /// A recognizer's journey for each of its touches is over: the one verdict it ends in.
  func reportVerdict(_ recognizer: UIGestureRecognizer) {
    guard let verdict = recognizer.seat.verdict else { return }
    recognizer.latestVerdict = verdict
    for touch in recognizer.seat.sequence { report(touch, recognizer, verdict) }
  }

  /// A touch's verdict from one recognizer.
  func report(_ touch: UITouch, _ recognizer: UIGestureRecognizer, _ verdict: Verdict) {
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .verdict, touch: touch.serial, phase: verdict.name,
        subject: TraceSubject(recognizer), other: recognizer.seat.view.map { TraceSubject($0) },
        detail: "\(verdict)"))
  }

  /// A gesture took a touch from its view, or never let the view see it.
  func report(_ touch: UITouch, takenBy recognizer: UIGestureRecognizer, wasInView: Bool) {
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .cancelled, touch: touch.serial,
        subject: touch.boundView.map { TraceSubject($0) }, other: TraceSubject(recognizer),
        delivery: wasInView
          ? .cancelled(by: ViewDescription.name(recognizer))
          : .dropped(by: TraceSubject(recognizer))))
  }

  /// A gesture has its effect on the view it is attached to: once, when it is recognized.
  func reportAnswer(_ recognizer: UIGestureRecognizer, _ state: GestureState) {
    guard state == .began || state == .ended && recognizer.kind == .discrete,
      let view = recognizer.seat.view, let touch = recognizer.seat.sequence.last
    else { return }
    let point = touch.place
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .answered, touch: touch.serial, subject: TraceSubject(view),
        other: TraceSubject(recognizer), point: (Double(point.x), Double(point.y))))
  }
}

extension UIApplication {
  /// A recognizer sent an action to one of its targets.
  func report(
    _ action: Selector, from recognizer: UIGestureRecognizer, to target: AnyObject, handled: Bool
  ) {
    tracer.report(
      TraceRecord(
        time: now, kind: .action, subject: TraceSubject(recognizer), other: TraceSubject(target),
        delivery: handled ? .delivered : .noAction, detail: action.label))
  }
}
