internal import TouchstoneTrace

/// Takes presses to the responder where they began.
@MainActor
enum PressDelivery {
  /// To each window that one of the changed presses belongs to; a press without one goes straight
  /// to its responder.
  static func dispatch(_ event: UIPressesEvent) {
    var windows: [UIWindow] = []
    for press in event.changed {
      guard let window = press.window else {
        deliver(press, event)
        continue
      }
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
    for window in windows { window.sendEvent(event) }
  }

  /// What a window does with the presses that belong to it: recognizers first, then the responders,
  /// as with touches (behaviour 102).
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    let changed = event.changed.filter { $0.window === window }
    event.application?.gestures.deliver(changed, of: event)
    for press in changed {
      if press.hold == nil { deliver(press, event) } else { press.deliverHeld(event) }
    }
  }

  /// Calls the responder where the press began.
  static func deliver(_ press: UIPress, _ event: UIPressesEvent) {
    guard let responder = press.responder else { return }
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
      TraceRecord(
        time: application.now, kind: .delivered, phase: press.phase.methodName,
        subject: TraceSubject(responder), delivery: .delivered,
        detail: press.key.map { "\(KeyCombination($0))" } ?? "\(press.type)"))
  }
}

extension UIPress.Phase {
  /// The method of a responder that hears of it.
  var methodName: String {
    switch self {
    case .began: "pressesBegan"
    case .changed: "pressesChanged"
    case .stationary: "presses"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
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
    handOn(event, phase.methodName) { call($0, rest) }
  }

  private func keeps(_ press: UIPress, _ phase: UIPress.Phase) -> Bool {
    guard let typist = press.typist, typist === self else { return false }
    guard phase == .began else { return press.isTyped }
    guard let key = press.key else { return false }
    press.isTyped = true
    KeyTyping.type(key, into: typist)
    return true
  }
}
