internal import TouchstoneTrace

/// What became of the actions for a touch.
enum ControlOutcome {
  /// Nobody is registered.
  case nobody
  /// Somebody was, and is gone.
  case targetGone
  /// Somebody was told.
  case answered
}

extension UIControl {
  /// Sends the actions for some events, each registration once (statement 222).
  ///
  /// Who is told is decided before anybody is.
  package func send(_ events: Event, with event: UIEvent?) {
    let outer = eventBeingSent
    eventBeingSent = event
    defer { eventBeingSent = outer }
    for entry in registrations.matching(events) {
      switch entry.handler {
      case .closure(let action): sendAction(action)
      case .selector(let selector, let target):
        if target.isDead {
          reportGone(selector)
        } else {
          sendAction(selector, to: target.object, for: event)
        }
      }
    }
  }

  /// Adds a selector's action, and says so where it may be one that is there already.
  func register(_ target: Any?, _ action: Selector, _ events: Event) {
    let repeated = registrations.repetition(of: action, target, events)
    registrations.add(target, action, events)
    if let repeated { ownApplication.report(repeated, by: self) }
  }

  /// Methods alone that were added, and that may have been there already.
  package var repeatedActions: [RepeatedAction] { registrations.repetitions }

  private func reportGone(_ selector: Selector) {
    if outcome == .nobody { outcome = .targetGone }
    ownApplication.tracer.report(
      .action(TraceStep.Action(selector), from: TraceSubject(self), to: nil, .targetGone),
      at: ownApplication.now)
  }

  /// Sends control events of a touch, with `primaryActionTriggered` where one of them is primary,
  /// and says so if anybody answered.
  package func send(_ events: Event, for touch: UITouch, _ event: UIEvent?) {
    var events = events
    if !primaryEvent.isDisjoint(with: events) { events.insert(.primaryActionTriggered) }
    let before = outcome
    outcome = .nobody
    send(events, with: event)
    if outcome == .answered {
      ownApplication.tracer.report(
        .answered(.controlEvents(events.label, touch: touch.serial), by: TraceSubject(self)),
        at: ownApplication.now)
    } else if before != .nobody {
      outcome = before
    }
  }

  /// A touch is over: where none of its actions ran, the trace says why.
  func reportEnd(of touch: UITouch, _ events: Event) {
    switch outcome {
    case .answered: break
    case .targetGone: reportEnd(of: touch, events, .targetGone)
    case .nobody: reportEnd(of: touch, events, .noAction)
    }
  }

  private func reportEnd(of touch: UITouch, _ events: Event, _ verdict: DeliveryVerdict) {
    ownApplication.tracer.report(
      .discarded(
        .controlEvents(events.label, touch: touch.serial), at: TraceSubject(self), verdict),
      at: ownApplication.now)
  }
}
