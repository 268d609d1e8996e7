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
      report(touch, .discarded, method, last, delivery: .discarded)
    }
  }

  /// The responders that only pass a touch on, from the view up to the one that takes it.
  func reportPassing(
    _ touch: UITouch, _ method: TouchMethod, from view: UIView, to handler: UIResponder
  ) {
    guard tracer.isActive, view !== handler else { return }
    reportSteps(touch, method, from: view, to: handler)
  }

  private func reportSteps(
    _ touch: UITouch, _ method: TouchMethod, from start: UIResponder, to handler: UIResponder
  ) {
    var current = start
    var steps = 0
    while current !== handler, let above = current.next, steps < ResponderClimb.longestChain {
      report(
        touch, .handedOn, method, current, other: above, delivery: .handedOn(to: TraceSubject(above)))
      current = above
      steps += 1
    }
  }

  /// The touch had its effect: whoever kept it answers, except a control, whose actions do.
  func reportAnswer(_ touch: UITouch) {
    guard tracer.isActive, let keeper = touch.keeper, !(keeper is UIControl) else { return }
    report(touch, .answered, .ended, keeper)
  }

  func report(
    _ touch: UITouch, _ kind: TraceRecord.Kind, _ method: TouchMethod, _ subject: UIResponder?,
    other: UIResponder? = nil, delivery: DeliveryVerdict? = nil
  ) {
    tracer.report(
      TraceRecord(
        time: touch.application?.now ?? touch.timestamp, kind: kind, touch: touch.serial,
        phase: method.name, subject: subject.map { TraceSubject($0) },
        other: other.map { TraceSubject($0) }, delivery: delivery))
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
