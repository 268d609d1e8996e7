internal import TouchstoneTrace

extension TouchDelivery {
  /// A responder's default implementation passed touches up the chain.
  func handedOn(
    _ method: TouchMethod, _ touches: Set<UITouch>, from responder: UIResponder,
    to handler: UIResponder
  ) {
    if method == .began {
      for touch in touches { touch.keeper = handler }
    }
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      reportSteps(touch, method, from: responder, to: handler)
      report(touch, .delivered, method, handler, delivery: .delivered)
    }
  }

  /// The chain ended above `last`, which had passed the touches on.
  func reachedEnd(_ method: TouchMethod, _ touches: Set<UITouch>, last: UIResponder) {
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      reportDiscard(touch, method, from: last)
    }
  }

  /// Nobody up the chain wants the touch: each link passes it on, and the last discards it.
  func reportDiscard(_ touch: UITouch, _ method: TouchMethod, from start: UIResponder) {
    guard tracer.isActive else { return }
    let last = reportSteps(touch, method, from: start, to: nil)
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
    while current !== handler, !watch.hasComeRound(to: current), let above = current.next {
      report(
        touch, .handedOn, method, current, other: above,
        delivery: .handedOn(to: TraceSubject(above)))
      current = above
    }
    return current
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

  /// The touch had its effect: whoever kept it answers, except a control, whose actions do.
  func reportAnswer(_ touch: UITouch) {
    guard tracer.isActive, let keeper = touch.keeper, !(keeper is UIControl) else { return }
    let point = touch.pointOnScreen
    tracer.report(
      TraceRecord(
        time: application.now, kind: .answered, touch: touch.serial, subject: TraceSubject(keeper),
        point: (Double(point.x), Double(point.y))))
  }

  func report(
    _ touch: UITouch, _ kind: TraceRecord.Kind, _ method: TouchMethod, _ subject: UIResponder?,
    other: UIResponder? = nil, delivery: DeliveryVerdict? = nil
  ) {
    tracer.report(
      TraceRecord(
        time: application.now, kind: kind, touch: touch.serial,
        phase: method.name, subject: subject.map { TraceSubject($0) },
        other: other.map { TraceSubject($0) }, delivery: delivery))
  }
}

extension UITouch {
  /// Where it is, in screen points.
  var pointOnScreen: CGPoint { boundWindow?.convertToScreen(inWindow) ?? inWindow }

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
