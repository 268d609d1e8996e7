internal import TouchstoneTrace

/// The seat of the recognizers: who is offered a touch, and when they are called.
///
/// It puts the steps in order: every recognizer of an event first, then the cancelling of touches in
/// views, then actions, and resets when the sequence is over.
@MainActor
enum GestureEnvironment {
  /// Offers a new touch to the recognizers of its view and of all ancestors, the deepest first; the
  /// list is fixed for the touch's life.
  static func gather(_ touch: UITouch) {
    var view = touch.boundView
    while let current = view {
      for recognizer in current.recognizers
      where recognizer.isEnabled && recognizer.currentState == .possible {
        touch.receivers.append(recognizer)
        recognizer.receivedTouches.append(touch)
      }
      view = current.superviewStorage
    }
  }

  /// Gives the event to every recognizer that has a touch in it, before any view.
  static func deliver(_ event: TouchesEvent, in window: UIWindow) {
    guard event.touches.contains(where: { !$0.receivers.isEmpty }) else { return }
    var recognizers: [UIGestureRecognizer] = []
    for touch in event.touches where touch.boundWindow === window {
      for recognizer in touch.receivers where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers { give(event, to: recognizer) }
    for recognizer in recognizers where !recognizer.pendingActions.isEmpty {
      if recognizer.cancelsTouchesInView { cancelInViews(recognizer, event) }
      sendActions(recognizer)
    }
  }

  private static func give(_ event: TouchesEvent, to recognizer: UIGestureRecognizer) {
    for method in TouchMethod.allCases {
      let touches = event.touches.filter { touch in
        touch.phase == method.phase && touch.receivers.contains { $0 === recognizer }
      }
      guard !touches.isEmpty, recognizer.isLive else { continue }
      switch method {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      case .cancelled: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }

  /// Takes a recognized gesture's touches away from their views, for good.
  private static func cancelInViews(_ recognizer: UIGestureRecognizer, _ event: TouchesEvent) {
    for touch in recognizer.receivedTouches where touch.reception != .finished {
      let wasBegun = touch.reception == .begun
      touch.reception = .finished
      report(touch, cancelledBy: recognizer)
      if wasBegun, let view = touch.boundView { view.touchesCancelled([touch], with: event) }
    }
  }

  private static func sendActions(_ recognizer: UIGestureRecognizer) {
    let count = recognizer.pendingActions.count
    recognizer.pendingActions = []
    recognizer.isSendingActions = true
    defer { recognizer.isSendingActions = false }
    for _ in 0..<count {
      for entry in recognizer.targets {
        guard let target = entry.target else { continue }
        _ = entry.action.perform(on: target, sender: recognizer, event: nil)
      }
    }
  }

  /// After an event: recognizers whose touches are all gone start again.
  static func finish(_ event: TouchesEvent) {
    for touch in event.touches where touch.isFinished {
      let receivers = touch.receivers
      for recognizer in receivers {
        recognizer.receivedTouches.removeAll { $0 === touch }
        if recognizer.receivedTouches.isEmpty { recognizer.restart() }
      }
    }
  }

  // MARK: Leaving

  static func ignore(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
    touch.receivers.removeAll { $0 === recognizer }
    recognizer.receivedTouches.removeAll { $0 === touch }
  }

  /// A recognizer was detached or turned off: a running gesture is cancelled, and it starts again.
  static func recognizerDidLeave(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.receivedTouches.isEmpty else { return }
    if recognizer.currentState == .began || recognizer.currentState == .changed {
      recognizer.state = .cancelled
      // An action that takes its own view away gets no further one (statement 399).
      if !recognizer.isSendingActions { sendActions(recognizer) }
    }
    for touch in recognizer.receivedTouches { touch.receivers.removeAll { $0 === recognizer } }
    recognizer.restart()
  }

  /// A view left its window: its recognizers are out of the game.
  static func viewDidLeave(_ view: UIView, window: UIWindow) {
    for recognizer in view.recognizers { recognizerDidLeave(recognizer) }
  }

  // MARK: Reporting

  static func report(
    _ recognizer: UIGestureRecognizer, from: UIGestureRecognizer.State,
    to: UIGestureRecognizer.State
  ) {
    guard let application = recognizer.attachedView?.window?.application else { return }
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .recognizer, subject: TraceSubject(recognizer),
        other: recognizer.attachedView.map { TraceSubject($0) }, detail: "\(from) → \(to)"))
  }

  private static func report(_ touch: UITouch, cancelledBy recognizer: UIGestureRecognizer) {
    guard let application = touch.application else { return }
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .cancelled, touch: touch.serial,
        subject: touch.boundView.map { TraceSubject($0) },
        delivery: .cancelled(by: TraceSubject(recognizer).name)))
  }
}

extension UIGestureRecognizer {
  /// Whether touches still mean anything to it in this sequence.
  var isLive: Bool {
    switch currentState {
    case .possible, .began, .changed: true
    case .ended, .cancelled, .failed: false
    }
  }
}
