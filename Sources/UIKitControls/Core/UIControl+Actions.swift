internal import TouchstoneTrace

/// The outcome of the actions for a touch.
enum ControlOutcome {
  /// No action ran, and no registration has a deallocated target.
  case nobody
  /// No action ran, and the target of a registration is deallocated.
  case targetGone
  /// An action ran.
  case answered
}

extension UIControl {
  /// Sends the actions for some events, each registration once (statement 222).
  ///
  /// The registrations are collected before the first action is sent.
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

  /// Registers a target and selector. Reports an unnamed method that may be registered already.
  func register(_ target: Any?, _ action: Selector, _ events: Event) {
    let repeated = registrations.repetition(of: action, target, events)
    registrations.add(target, action, events)
    if let repeated { ownApplication.report(repeated, by: self) }
  }

  /// The registered unnamed methods that may repeat an earlier registration.
  package var repeatedActions: [RepeatedAction] { registrations.repetitions }

  private func reportGone(_ selector: Selector) {
    if outcome == .nobody { outcome = .targetGone }
    ownApplication.tracer.report(
      .action(TraceStep.Action(selector), from: TraceSubject(self), to: nil, .targetGone),
      at: ownApplication.now)
  }

  /// Sends control events of a touch, and reports them if an action ran.
  ///
  /// Adds `primaryActionTriggered` if `events` contains the primary event.
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

  /// Reports the reason at the end of a touch if none of its actions ran.
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
