internal import TouchstoneTrace

extension TouchDelivery {
  /// A responder's default implementation passed touches up the chain.
  func handedOn(
    _ method: TouchMethod, _ touches: Set<UITouch>, from responder: UIResponder,
    to handler: UIResponder
  ) {
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      touch.took(method, handler)
      reportSteps(touch, method, from: responder, to: handler)
      report(touch, .delivered, method, handler, delivery: .delivered)
    }
  }

  /// A program called a responder's method itself, in place of `super`.
  func wasCalled(
    _ method: TouchMethod, _ touches: Set<UITouch>, on responder: UIResponder,
    by caller: UIResponder, isKept: Bool
  ) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      report(
        touch, .handedOn, method, caller, other: responder,
        delivery: .handedOn(to: TraceSubject(responder)), detail: "by a call of its own")
      guard isKept else { continue }
      touch.took(method, responder)
      report(touch, .delivered, method, responder, delivery: .delivered)
    }
  }

  /// The chain ended above `last`, which had passed the touches on.
  func reachedEnd(_ method: TouchMethod, _ touches: Set<UITouch>, last: UIResponder) {
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      touch.reachedEnd(method)
      reportEnd(touch, method, from: last)
    }
  }

  /// Each link up the chain passes the touch on, and the last discards it, unless somebody wants
  /// the touch for its other phases.
  func reportEnd(_ touch: UITouch, _ method: TouchMethod, from start: UIResponder) {
    guard tracer.isActive else { return }
    let last = reportSteps(touch, method, from: start, to: nil)
    guard !touch.isWanted(at: method) else { return }
    report(touch, .discarded, method, last, delivery: .discarded)
  }

  /// The responders that only pass a touch on, from the view up to the one that takes it.
  func reportPassing(
    _ touch: UITouch, _ method: TouchMethod, from view: UIView, to handler: UIResponder
  ) {
    guard tracer.isActive, view !== handler else { return }
    reportSteps(touch, method, from: view, to: handler)
  }

  /// Reports each link from `start` up to `handler`, or to the end of the chain for nil; answers the
  /// link where it stopped.
  @discardableResult
  private func reportSteps(
    _ touch: UITouch, _ method: TouchMethod, from start: UIResponder, to handler: UIResponder?
  ) -> UIResponder {
    var current = start
    var watch = RingWatch()
    while current !== handler, !watch.hasComeRound(to: current),
      let above = TouchCall.next(of: current)
    {
      report(
        touch, .handedOn, method, current, other: above,
        delivery: .handedOn(to: TraceSubject(above)))
      current = above
    }
    return current
  }

  /// An override of `sendEvent(_:)` did not call `super`, so that nobody hears of the touch.
  func reportKept(_ touch: UITouch, by responder: UIResponder) {
    guard
      let method = [TouchMethod.began, .ended, .cancelled].first(where: { $0.phase == touch.phase })
    else { return }
    report(
      touch, .discarded, method, responder, delivery: .discarded,
      detail: "its sendEvent(_:) did not call super")
  }

  /// A recognizer keeps the beginning or the end of a touch from its view for now.
  func reportHeld(_ touch: UITouch) {
    guard tracer.isActive, touch.reception == .begun, let hold = touch.hold, !hold.isFinished,
      let method = [TouchMethod.began, .ended].first(where: { $0.phase == touch.phase })
    else { return }
    let holders = method == .began ? hold.beginHolders : hold.beginHolders + hold.endHolders
    guard let holder = touch.receivers.first(where: { holders.contains($0.id) }) else { return }
    report(touch, .held, method, touch.boundView, delivery: .delayed(by: TraceSubject(holder)))
  }

  /// The touch had its effect: whoever kept its beginning, or else its movement, and whoever kept its
  /// end answers, which may be two, except a control, whose actions do.
  func reportAnswer(_ touch: UITouch) {
    guard tracer.isActive else { return }
    let first = touch.firstKeeper
    let last = touch.end.responder
    for keeper in first === last ? [first] : [first, last] {
      guard let keeper, !(keeper is UIControl) else { continue }
      let point = touch.place
      tracer.report(
        TraceRecord(
          time: application.now, kind: .answered, touch: touch.serial,
          subject: TraceSubject(keeper), point: (Double(point.x), Double(point.y))))
    }
  }

  func report(
    _ touch: UITouch, _ kind: TraceRecord.Kind, _ method: TouchMethod, _ subject: UIResponder?,
    other: UIResponder? = nil, delivery: DeliveryVerdict? = nil, detail: String? = nil
  ) {
    tracer.report(
      TraceRecord(
        time: application.now, kind: kind, touch: touch.serial,
        phase: method.name, subject: subject.map { TraceSubject($0) },
        other: other.map { TraceSubject($0) }, delivery: delivery, detail: detail))
  }
}

extension UITouch {
  /// The application whose touch it is.
  var application: UIApplication? { boundWindow?.application }
}

extension TouchMethod {
  /// The phase of the touches the method is called with.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
