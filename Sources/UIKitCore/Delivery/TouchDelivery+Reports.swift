internal import TouchstoneTrace

extension TouchDelivery {
  /// Reports that a responder's default implementation forwarded touches up the chain.
  func handedOn(
    _ method: TouchMethod, _ touches: Set<UITouch>, from responder: UIResponder,
    to handler: UIResponder
  ) {
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      touch.took(method, handler)
      reportSteps(touch, method, from: responder, to: handler)
      report(touch, method, deliveredTo: handler)
    }
  }

  /// Reports that app code called a responder's method directly instead of `super`.
  func wasCalled(
    _ method: TouchMethod, _ touches: Set<UITouch>, on responder: UIResponder,
    by caller: UIResponder, isKept: Bool
  ) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      report(touch, method, handedFrom: caller, to: responder, isDirect: true)
      guard isKept else { continue }
      touch.took(method, responder)
      report(touch, method, deliveredTo: responder)
    }
  }

  /// Reports that the chain ended above `last`, which had forwarded the touches.
  func reachedEnd(_ method: TouchMethod, _ touches: Set<UITouch>, last: UIResponder) {
    guard tracer.isActive else { return }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      touch.reachedEnd(method)
      reportEnd(touch, method, from: last)
    }
  }

  /// Reports each responder that forwards the touch, up to the end of the chain where it is
  /// discarded.
  ///
  /// Doesn't report it as discarded if a responder handles another phase of the touch.
  func reportEnd(_ touch: UITouch, _ method: TouchMethod, from start: UIResponder) {
    guard tracer.isActive else { return }
    let last = reportSteps(touch, method, from: start, to: nil)
    guard !touch.isWanted(at: method) else { return }
    report(touch, method, discardedAt: last, touch.view?.window == nil ? .leftWindow : .discarded)
  }

  /// Reports a call of `handler`, and the responders between it and the view that forward the
  /// touch.
  func reportCall(
    _ touch: UITouch, _ method: TouchMethod, from view: UIView, to handler: UIResponder
  ) {
    guard tracer.isActive else { return }
    touch.took(method, handler)
    if view !== handler { reportSteps(touch, method, from: view, to: handler) }
    report(touch, method, deliveredTo: handler)
  }

  /// Reports each responder from `start` up to `handler`, and returns the responder at which the
  /// walk stopped.
  ///
  /// If `handler` is `nil`, the walk continues to the end of the chain.
  @discardableResult
  private func reportSteps(
    _ touch: UITouch, _ method: TouchMethod, from start: UIResponder, to handler: UIResponder?
  ) -> UIResponder {
    var current = start
    var watch = CycleDetector()
    while current !== handler, !watch.hasComeRound(to: current),
      let above = TouchCall.next(of: current)
    {
      report(touch, method, handedFrom: current, to: above)
      current = above
    }
    return current
  }

  /// Reports that an override of `sendEvent(_:)` didn't call `super`, so no view received the
  /// touch.
  func reportKept(_ touch: UITouch, by responder: UIResponder) {
    guard tracer.isActive,
      let method = [TouchMethod.began, .ended, .cancelled].first(where: { $0.phase == touch.phase })
    else { return }
    report(
      touch, method, discardedAt: responder, .discarded,
      because: "its sendEvent(_:) did not call super")
  }

  /// Reports that a recognizer delays the beginning or the end of a touch for its view.
  func reportHeld(_ touch: UITouch) {
    guard tracer.isActive, touch.reception == .begun, let hold = touch.hold, !hold.isFinished,
      let method = [TouchMethod.began, .ended].first(where: { $0.phase == touch.phase })
    else { return }
    let holders =
      method == .began ? hold.beginHolders : hold.beginHolders.union(hold.endHolders)
    guard let holder = touch.receivers.first(where: { holders.contains($0.id) }) else { return }
    tracer.report(
      .held(
        .touches(method, touch: touch.serial), from: touch.boundView.map { TraceSubject($0) },
        by: TraceSubject(holder)),
      at: now)
  }

  /// Reports the responders that handled a touch: the consumer of its beginning and the consumer of
  /// its end.
  ///
  /// If no responder consumed the beginning, the consumer of the movement takes its place. The two
  /// may differ. Controls are excluded, because their actions report themselves.
  func reportAnswer(_ touch: UITouch) {
    guard tracer.isActive else { return }
    let first = touch.firstKeeper
    let last = touch.end.responder
    for keeper in first === last ? [first] : [first, last] {
      guard let keeper, !(keeper is UIControl) else { continue }
      let point = touch.place
      tracer.report(
        .answered(.touch(touch.serial), by: TraceSubject(keeper), at: TracePoint(point)),
        at: now)
    }
  }

  func report(_ touch: UITouch, _ method: TouchMethod, deliveredTo responder: UIResponder) {
    tracer.report(
      .delivered(.touches(method, touch: touch.serial), to: TraceSubject(responder)),
      at: now)
  }

  func report(
    _ touch: UITouch, _ method: TouchMethod, discardedAt last: UIResponder?,
    _ verdict: DeliveryVerdict, because reason: String? = nil
  ) {
    tracer.report(
      .discarded(
        .touches(method, touch: touch.serial), at: last.map { TraceSubject($0) }, verdict,
        because: reason),
      at: now)
  }

  private func report(
    _ touch: UITouch, _ method: TouchMethod, handedFrom responder: UIResponder,
    to next: UIResponder, isDirect: Bool = false
  ) {
    tracer.report(
      .handedOn(
        .touches(method, touch: touch.serial), from: TraceSubject(responder),
        to: TraceSubject(next), isDirect: isDirect),
      at: now)
  }
}

extension UITouch {
  /// The application to which the touch belongs.
  var application: UIApplication? { boundWindow?.application }
}

extension TouchMethod {
  /// Creates the method for touches in a phase, or returns `nil` if no method is called for it.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }

  /// The phase of the touches that are passed to the method.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
