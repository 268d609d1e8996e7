internal import TouchstoneInput
internal import TouchstoneTrace

/// Makes presses of keys and buttons, and sends them to where they belong.
@MainActor
final class PressIntake {
  private unowned let application: UIApplication
  private var live: [(press: UIPress, source: Source)] = []

  private enum Source: Equatable {
    case key(Int)
    case button(UIPress.PressType)
  }

  init(application: UIApplication) { self.application = application }

  /// Names of what is held down, for a message.
  var held: [String] { live.map { "\($0.press.type)" } }

  func take(_ sample: KeySample) {
    if application.focus.takes(sample) { return }
    take(
      .key(sample.usage), .keyboard, phase(sample.phase), force: 1, time: sample.time,
      key: UIKey(sample))
  }

  func take(_ sample: PressSample) {
    let type = UIPress.PressType(sample.type)
    take(
      .button(type), type, phase(sample.phase), force: sample.force == 0 ? 1 : sample.force,
      time: sample.time, key: nil)
    application.focus.follow(sample)
  }

  /// The system takes every press away.
  func cancelAll() {
    for entry in live {
      take(
        entry.source, entry.press.type, .cancelled, force: 0, time: application.now, key: nil)
    }
  }

  private func phase(_ phase: HeldPhase) -> UIPress.Phase {
    switch phase {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private func take(
    _ source: Source, _ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat,
    time: TimeInterval, key: UIKey?
  ) {
    let press: UIPress
    if phase == .began {
      // A button that is down can't go down again.
      if case .button = source, live.contains(where: { $0.source == source }) { return }
      let responder = application.startOfPresses
      press = UIPress(
        type, key: key, time: time, force: force, responder: responder,
        window: application.keyWindow)
      live.append((press, source))
    } else {
      guard let entry = live.first(where: { $0.source == source }) else { return }
      press = entry.press
      press.take(phase, force: force, time: time)
      if phase != .changed { live.removeAll { $0.source == source } }
    }
    let event = UIPressesEvent(
      Set([press] + live.map(\.press)), time: time, application: application)
    event.modifiers = key?.modifierFlags ?? []
    if phase == .began { application.gestures.gather(press, event) }
    application.sendEvent(event)
    application.gestures.finish(event)
  }
}

/// Takes presses to the responder where they began.
@MainActor
enum PressDelivery {
  /// Recognizers first, then the responders, as with touches (behaviour 102).
  static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
    var changed: [UIPress] = []
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      for press in event.allPresses.sorted(by: { $0.timestamp < $1.timestamp })
      where press.phase == phase && press.timestamp == event.timestamp {
        changed.append(press)
      }
    }
    event.application?.gestures.deliver(changed, of: event)
    for press in changed {
      if press.hold == nil { deliver(press, event) } else { press.deliverHeld(event) }
    }
  }

  /// Calls the responder where the press began.
  static func deliver(_ press: UIPress, _ event: UIPressesEvent) {
    guard let responder = press.responder else { return }
    report(press.phase, responder, event)
    switch press.phase {
    case .began: responder.pressesBegan([press], with: event)
    case .changed: responder.pressesChanged([press], with: event)
    case .ended: responder.pressesEnded([press], with: event)
    case .cancelled: responder.pressesCancelled([press], with: event)
    case .stationary: break
    }
  }

  private static func report(
    _ phase: UIPress.Phase, _ responder: UIResponder, _ event: UIPressesEvent
  ) {
    guard let application = event.application else { return }
    application.tracer.report(
      TraceRecord(
        time: application.now, kind: .delivered, phase: "presses \(phase)",
        subject: TraceSubject(responder), delivery: .delivered))
  }
}

extension UIPress.PressType {
  init(_ type: PressSample.PressType) {
    self =
      switch type {
      case .upArrow: .upArrow
      case .downArrow: .downArrow
      case .leftArrow: .leftArrow
      case .rightArrow: .rightArrow
      case .select: .select
      case .menu: .menu
      case .playPause: .playPause
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      }
  }
}
