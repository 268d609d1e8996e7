internal import TouchstoneInput
internal import TouchstoneTrace

/// Creates presses for keys and buttons, and stores the current ones. Each press that began ends or
/// is canceled exactly once, at the responder where it began (statement 343).
@MainActor
final class PressIntake {
  private unowned let application: UIApplication
  private var live: [Held] = []
  private var latestSerial = 0

  private enum Source: Equatable {
    case key(Int)
    case button(UIPress.PressType)
  }

  /// A key or button that is down.
  private struct Held {
    let source: Source
    /// The press, or `nil` if the key was used before it became a press.
    let press: UIPress?
    /// The responder, retained until the press ends so that it can be notified. `nil` for the
    /// application, which owns this object, and if there is no press.
    let responder: UIResponder?
    /// The feature that uses the key from key down to key up.
    var consumer: (any ConsumesKeys)?
    let name: String
  }

  init(application: UIApplication) { self.application = application }

  /// The names of the keys and buttons that are down, for a message.
  var held: [String] { live.map(\.name) }

  // MARK: Keys

  func receive(_ sample: KeySample) {
    let source = Source.key(sample.usage)
    switch sample.phase {
    case .began where sample.isRepeat || isHeld(source): repeatKey(sample)
    case .began: beginKey(sample)
    // A key has no force, so it doesn't change while it is held.
    case .changed: discard(name(of: UIKey(sample)), .changed, because: "a key has no force")
    case .ended: end(source, .ended, time: sample.time, name: name(of: UIKey(sample)))
    case .cancelled: end(source, .cancelled, time: sample.time, name: name(of: UIKey(sample)))
    }
  }

  private func name(of key: UIKey) -> String { "the key \(KeyCombination(key))" }

  private func beginKey(_ sample: KeySample) {
    let key = UIKey(sample)
    let name = name(of: key)
    guard isListening(name) else { return }
    switch KitServices.installed.keys?.decide(sample, in: application) ?? .press(typist: nil) {
    case .taken(let consumer):
      live.append(
        Held(
          source: .key(sample.usage), press: nil, responder: nil, consumer: consumer, name: name))
    case .press(let typist):
      let responder = typist ?? application.startOfPresses
      begin(
        .key(sample.usage), .keyboard, key: key, at: responder, force: 1, time: sample.time,
        name: name, typist: typist)
    }
  }

  /// Handles a repeat that the host reports for a key that is down.
  ///
  /// UIKit sends no second `pressesBegan`: a key command runs again if it may, and a text input
  /// types again. Other responders aren't notified.
  private func repeatKey(_ sample: KeySample) {
    let key = UIKey(sample)
    guard let held = live.first(where: { $0.source == .key(sample.usage) }) else {
      return discard(name(of: key), .began, because: "it repeats, and no press of it is going on")
    }
    if let consumer = held.consumer {
      reportRepeat(key, "comes again", to: consumer)
      _ = consumer.uses(sample)
      return
    }
    guard let press = held.press else {
      KitServices.installed.keys?.repeatCommand(sample, in: application)
      return
    }
    if press.isTyped, let typist = press.typist, typist.wantsToType(key) {
      reportRepeat(key, "is typed again", to: typist)
      KitServices.installed.typing?.type(key, into: typist)
    } else {
      discard(held.name, .began, because: "it is down already")
    }
  }

  // MARK: Buttons

  func receive(_ sample: PressSample) {
    let type = UIPress.PressType(sample.type)
    let source = Source.button(type)
    switch sample.phase {
    case .began:
      guard !isHeld(source) else {
        return discard("\(type)", .began, because: "it is down already")
      }
      guard isListening("\(type)") else { return }
      begin(
        source, type, key: nil, at: application.startOfPresses,
        force: sample.force == 0 ? 1 : sample.force, time: sample.time, name: "\(type)")
    case .changed: change(source, force: sample.force, time: sample.time)
    case .ended: end(source, .ended, time: sample.time, name: "\(type)")
    case .cancelled: end(source, .cancelled, time: sample.time, name: "\(type)")
    }
    for follower in application.moments.buttonFollowers { follower.buttonWasSent(sample) }
  }

  private func change(_ source: Source, force: CGFloat, time: TimeInterval) {
    guard let held = live.first(where: { $0.source == source }), let press = held.press,
      press.force != force
    else {
      return discard("a button", .changed, because: "it is not down, or as hard as before")
    }
    restAll()
    press.update(.changed, force: force, time: time)
    send([press], time: time)
  }

  // MARK: Both

  private func isHeld(_ source: Source) -> Bool { live.contains { $0.source == source } }

  /// Returns whether new presses are accepted. They are discarded unless the application is active.
  private func isListening(_ name: String) -> Bool {
    guard application.applicationState != .active else { return true }
    discard(name, .began, because: "the application is not active")
    return false
  }

  private func discard(
    _ name: @autoclosure () -> String, _ phase: UIPress.Phase, because reason: String
  ) {
    application.tracer.report(
      .discarded(.presses(phase.method, press: name()), at: nil, .discarded, because: reason),
      at: application.now)
  }

  private func reportRepeat(_ key: UIKey, _ what: String, to user: AnyObject) {
    application.tracer.report(
      .key(
        "\(KeyCombination(key))", owner: nil, taker: TraceSubject(user), .delivered, because: what),
      at: application.now)
  }

  private func begin(
    _ source: Source, _ type: UIPress.PressType, key: UIKey?, at responder: UIResponder,
    force: CGFloat, time: TimeInterval, name: String, typist: UIResponder? = nil
  ) {
    latestSerial += 1
    let press = UIPress(
      type, serial: latestSerial, key: key, time: time, force: force, responder: responder,
      window: FirstResponder.window(of: responder) ?? application.keyWindow)
    press.typist = typist
    restAll()
    live.append(
      Held(
        source: source, press: press, responder: responder === application ? nil : responder,
        name: name))
    send([press], time: time)
  }

  private func end(
    _ source: Source, _ phase: UIPress.Phase, time: TimeInterval, name: String
  ) {
    guard let place = live.firstIndex(where: { $0.source == source }) else {
      return discard(name, phase, because: "no press of it is going on")
    }
    finish([live.remove(at: place)], phase, time: time)
  }

  /// Cancels all presses on behalf of the system.
  func cancelAll() {
    let entries = live
    live = []
    finish(entries, .cancelled, time: application.now)
  }

  /// Cancels the presses that began in a window, because the window no longer receives events
  /// without a location.
  func cancelAll(in window: UIWindow) {
    let entries = live.filter { $0.press?.window === window }
    live.removeAll { $0.press?.window === window }
    finish(entries, .cancelled, time: application.now)
  }

  /// Sends the ends of presses one by one, in the order in which the presses began.
  private func finish(_ entries: [Held], _ phase: UIPress.Phase, time: TimeInterval) {
    for entry in entries {
      // A key that was used never became a press. Only its consumer is notified of its end.
      guard let press = entry.press else {
        if case .key(let usage) = entry.source {
          _ = entry.consumer?.uses(KeySample(phase: .ended, usage: usage, time: time))
        }
        discard(entry.name, phase, because: "whoever took it knows of no press")
        continue
      }
      restAll()
      press.update(phase, force: 0, time: time)
      withExtendedLifetime(entry.responder) { send([press], time: time) }
    }
  }

  private func restAll() {
    for entry in live { entry.press?.rest() }
  }

  private func send(_ changed: [UIPress], time: TimeInterval) {
    let event = UIPressesEvent(
      changed, held: live.compactMap(\.press), time: time, application: application)
    for press in changed where press.phase == .began { application.gestures.gather(press, event) }
    application.sendEvent(event)
    application.gestures.finish(event.allPresses)
    application.gestures.settleUnlessProcessing()
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
