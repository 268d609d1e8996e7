internal import TouchstoneTrace

/// Takes presses to the responder where they began.
@MainActor
enum PressDelivery {
  /// To each window that one of the changed presses belongs to; a press without one goes straight
  /// to its responder.
  static func dispatch(_ event: UIPressesEvent) {
    var windows: [UIWindow] = []
    for press in event.takeUndelivered(in: nil) { deliver(press, event) }
    for press in event.changed {
      guard let window = press.window else { continue }
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// What a window does with the presses that belong to it: recognizers first, then the responders,
  /// as with touches (statement 102).
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let changed = event.takeUndelivered(in: window)
    guard !changed.isEmpty else { return }
    let before = changed.map(\.tellings)
    event.application?.gestures.deliver(changed, of: event)
    for (press, tellings) in zip(changed, before) {
      if press.hold == nil { deliver(press, event) } else { press.deliverHeld(event) }
      if press.tellings == tellings { reportHold(press, event) }
    }
  }

  /// Calls the responder where the press began.
  static func deliver(_ press: UIPress, _ event: UIPressesEvent) {
    guard let responder = press.responder else {
      return reportDiscard(press, event, "its responder is gone")
    }
    if let refusal = press.tell() { return reportDiscard(press, event, refusal) }
    report(press, responder, event)
    switch press.phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed: responder.pressesChanged([press], with: event)
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }

  private static func report(
    _ press: UIPress, _ responder: UIResponder, _ event: UIPressesEvent
  ) {
    guard let application = event.application else { return }
    application.tracer.report(
      .delivered(call(of: press), to: TraceSubject(responder)), at: application.now)
  }

  private static func reportDiscard(_ press: UIPress, _ event: UIPressesEvent, _ reason: String) {
    guard let application = event.application else { return }
    application.tracer.report(
      .discarded(call(of: press), at: nil, .discarded, because: reason), at: application.now)
  }

  /// A recognizer keeps what happened from the responder.
  private static func reportHold(_ press: UIPress, _ event: UIPressesEvent) {
    guard let application = event.application else { return }
    application.tracer.report(
      .held(
        call(of: press), from: press.responder.map { TraceSubject($0) }, by: nil,
        because: press.hold?.isFinished == true
          ? "a recognizer has taken it" : "a recognizer holds it back"),
      at: application.now)
  }

  private static func call(of press: UIPress) -> TraceCall {
    let name = press.key.map { "\(KeyCombination($0))" } ?? "\(press.type)"
    return .presses(press.phase.method, press: name)
  }
}

extension UIPress.Phase {
  /// The method of a responder that hears of it.
  var method: TraceCall.PressMethod {
    switch self {
    case .began: .began
    case .changed: .changed
    case .stationary: .stationary
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIResponder {
  /// What the press methods do where they are not overridden: a text input types the keys it has a
  /// use for and keeps them; everything else goes to ``next``.
  func handOn(
    _ presses: Set<UIPress>, _ event: UIPressesEvent?, _ phase: UIPress.Phase,
    _ call: (UIResponder, Set<UIPress>) -> Void
  ) {
    let rest = presses.filter { !keeps($0, phase) }
    guard !rest.isEmpty else { return }
    handOn(event, .presses(phase.method)) { call($0, rest) }
  }

  private func keeps(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    guard let typist = press.typist, typist === self else { return false }
    guard phase == .began else { return press.isTyped }
    guard let key = press.key else { return false }
    press.isTyped = true
    Hooks.installed.typing?.type(key, into: typist)
    return true
  }
}
