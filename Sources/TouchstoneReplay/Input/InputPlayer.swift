internal import TouchstoneInput
internal import TouchstoneInspector
package import TouchstoneKit

/// A player that performs steps on an application, sample by sample, with the same effect as calls
/// of a stage.
///
/// The expectations of a test are read while it plays, so that the test finds the same state.
@MainActor
package final class InputPlayer {
  /// The application.
  package let application: UIApplication
  private var nextIdentifier = 0
  private var fingers: [Int: (sample: TouchSample, identifier: Int)] = [:]
  private var keys: [Int: KeySample] = [:]
  private var buttons: [Int: PressSample] = [:]

  private var loop: EventLoop { application.loop }

  /// Creates a player for an application that shows its first frame.
  package init(_ application: UIApplication) { self.application = application }

  /// The time on the application's clock, in seconds.
  package var now: Double { application.now }

  /// Performs one step, and advances the clock by its duration.
  package func play(_ step: InputStep) {
    switch step {
    case .wait(let seconds): advance(seconds)
    case .tap(.alertAction(let title), _): choose(title)
    case .tap(let aim, let count):
      guard let point = point(of: aim) else { return }
      let isInRow = isInRow(aim)
      for number in 0..<max(1, count) {
        if number > 0 { advance(Self.tapPause) }
        holdTouch(at: point, for: Self.tapDuration)
      }
      if isInRow { showWhatIsNew() }
    case .longPress(let aim, let duration):
      if let point = point(of: aim) { holdTouch(at: point, for: duration) }
    case .drag(let start, let goal, let duration, _):
      guard let start = point(of: start), let end = end(of: goal, from: start) else { return }
      beginTouch(0, .finger, at: start)
      move([.init(finger: 0, end: end)], duration)
      finish(0, .ended)
    case .down(let number, let tool, let point): beginTouch(number, tool, at: point)
    case .move(let moves, let duration): move(moves, duration)
    case .lift(let number): finish(number, .ended)
    case .cancel(let number): finish(number, .cancelled)
    case .interrupt:
      fingers = [:]
      send(.interrupt(time: now))
    case .resume: send(.resume(time: now))
    case .type(let text): type(text)
    case .key(let usage, let modifiers):
      press(0, usage, modifiers, characters: nil)
      advance(Self.pressDuration)
      release(0, .ended)
    case .keyDown(let number, let usage, let modifiers):
      press(number, usage, modifiers, characters: nil)
    case .keyUp(let number, let isCancelled): release(number, isCancelled ? .cancelled : .ended)
    case .press(let type):
      pressDown(0, type, force: 1)
      advance(Self.pressDuration)
      pressUp(0, .ended)
    case .pressDown(let number, let type, let force): pressDown(number, type, force: force)
    case .pressUp(let number, let isCancelled): pressUp(number, isCancelled ? .cancelled : .ended)
    default: playRest(step)
    }
  }

  private func playRest(_ step: InputStep) {
    switch step {
    case .shake:
      send(.motion(MotionSample(phase: .began, time: now)))
      advance(Self.shakeDuration)
      send(.motion(MotionSample(phase: .ended, time: now)))
    case .deviceMotion(var sample):
      sample.time = now
      send(.deviceMotion(sample))
    case .remote(let subtype, let value):
      send(.remote(RemoteSample(subtype: subtype, value: value, time: now)))
    case .hover(let point): send(.hover(HoverSample(phase: .moved, position: point, time: now)))
    case .scroll(let point, let dx, let dy):
      send(
        .scroll(
          ScrollSample(
            position: point, dx: dx, dy: dy, phase: .changed, precise: true, time: now)))
    case .trackpadPinch(let point, let scale, let duration):
      transform(at: point, duration) { share in (pow(max(scale, Self.smallestScale), share), 0) }
    case .trackpadRotate(let point, let angle, let duration):
      transform(at: point, duration) { share in (1, angle * share) }
    case .text(let change, let text):
      let end = change == .compose ? text.utf16.count : 0
      send(.text(TextSample(change, text, selected: end..<end, time: now)))
    case .accessibility(var sample):
      sample.time = now
      send(.accessibility(sample))
    case .menu(let path, let modifiers):
      send(
        .menu(
          MenuSample(
            .choose, path, modifiers: ModifierKeys(rawValue: modifiers.rawValue), time: now)))
    default: break
    }
  }

  // MARK: Time and delivery

  /// A stage's durations in seconds of a tap, of the pause between taps, of a key or button press
  /// and of a shake, and its smallest scale of a pinch.
  private static let tapDuration = 0.05
  private static let tapPause = 0.1
  private static let pressDuration = 0.05
  private static let shakeDuration = 0.5
  private static let smallestScale = 0.001

  private func advance(_ seconds: Double) { loop.advance(to: now + max(0, seconds)) }

  private func showWhatIsNew() { if loop.hasUnseen { loop.show() } }

  private func send(_ input: RawInput) {
    showWhatIsNew()
    loop.post(input)
    loop.flush()
  }

  private func perform(_ moves: [ScriptedMove]) {
    showWhatIsNew()
    ScriptedMove.play(moves, on: loop)
  }

  // MARK: Fingers

  private func point(of aim: InputStep.TouchTarget) -> Point? {
    switch aim {
    case .point(let point): return point
    case .view(let name):
      loop.show()
      guard let view = ScreenNames.view(name, in: application),
        let point = Reach.point(in: view, of: application)
      else { return nil }
      return Point(x: point.x, y: point.y)
    case .place(let place, let name):
      loop.show()
      guard let view = ScreenNames.view(name, in: application),
        let point = Reach.point(at: CGPoint(x: place.x, y: place.y), in: view, of: application)
      else { return nil }
      return Point(x: point.x, y: point.y)
    case .row(let row, let section, let name):
      loop.show()
      let cell = ScreenRows.cell(row, section: section, in: name, of: application)
      guard let point = cell.flatMap({ ScreenRows.point(of: $0, in: application) }) else {
        return nil
      }
      return Point(x: point.x, y: point.y)
    case .alertAction(let title):
      guard let alert = ScreenAlerts.alert(in: application),
        let button = ScreenAlerts.choice(title, of: alert)?.button
      else { return nil }
      ScreenAlerts.reveal(button)
      loop.show()
      guard let point = Reach.point(in: button, of: application) else { return nil }
      return Point(x: point.x, y: point.y)
    }
  }

  /// Taps the button of an alert's action, and advances until the alert is dismissed.
  private func choose(_ title: String) {
    guard let alert = ScreenAlerts.alert(in: application) else { return }
    ScreenAlerts.awaitAppearance(of: alert, advance)
    guard let point = point(of: .alertAction(title)) else { return }
    holdTouch(at: point, for: Self.tapDuration)
    ScreenAlerts.awaitDismissal(of: alert, advance)
  }

  /// Returns whether a target is in a row, which a table selects at the end of the frame.
  ///
  /// A stage shows that frame after a tap on such a view.
  private func isInRow(_ aim: InputStep.TouchTarget) -> Bool {
    switch aim {
    case .row: true
    case .view(let name), .place(_, let name):
      ScreenNames.view(name, in: application)?.rowView != nil
    case .point, .alertAction: false
    }
  }

  private func end(of goal: InputStep.DragDestination, from start: Point) -> Point? {
    switch goal {
    case .point(let point): point
    case .view(let name): point(of: .view(name))
    case .distance(let dx, let dy): Point(x: start.x + dx, y: start.y + dy)
    }
  }

  private func holdTouch(at point: Point, for seconds: Double) {
    beginTouch(0, .finger, at: point)
    advance(seconds)
    finish(0, .ended)
  }

  private func beginTouch(_ number: Int, _ tool: InputStep.Tool, at point: Point) {
    nextIdentifier += 1
    var sample = TouchSample(id: nextIdentifier, phase: .began, position: point, time: 0)
    sample.kind = tool.kind
    sample.force = tool.force
    sample.maximumForce = tool.force > 0 ? Self.ordinaryMaximumForce : 0
    sample.altitude = tool.altitude
    sample.azimuth = tool.azimuth
    sample.buttons = tool.buttons
    fingers[number] = (sample, nextIdentifier)
    perform([.once { time in Self.input(sample, .began, point, time) }])
  }

  /// The largest force of a stage's pencil, without a unit.
  private static let ordinaryMaximumForce = 20.0 / 3

  private func move(_ moves: [InputStep.Move], _ duration: Double) {
    let scripts = moves.compactMap { move -> ScriptedMove? in
      guard let sample = fingers[move.finger]?.sample else { return nil }
      let (start, end) = (sample.position, move.end)
      fingers[move.finger]?.sample.position = end
      return .along(duration) { fraction, time in
        let place = Point(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction)
        return Self.input(sample, .moved, place, time)
      }
    }
    perform(scripts)
  }

  private func finish(_ number: Int, _ phase: TouchSample.Phase) {
    guard let sample = fingers.removeValue(forKey: number)?.sample else { return }
    perform([.once { time in Self.input(sample, phase, sample.position, time) }])
  }

  private static func input(
    _ sample: TouchSample, _ phase: TouchSample.Phase, _ place: Point, _ time: Double
  ) -> RawInput {
    var sample = sample
    sample.phase = phase
    sample.position = place
    sample.time = time
    return .touch(sample)
  }

  private func transform(
    at point: Point, _ duration: Double,
    _ change: @escaping (_ share: Double) -> (scale: Double, rotation: Double)
  ) {
    func input(
      _ phase: TransformSample.Phase, _ change: (scale: Double, rotation: Double), _ time: Double
    ) -> RawInput {
      .transform(
        TransformSample(
          phase: phase, position: point, scale: change.scale, rotation: change.rotation,
          time: time))
    }
    var latest = 0.0
    let changes = ScriptedMove.along(duration) { fraction, time in
      defer { latest = fraction }
      return input(.changed, change(fraction - latest), time)
    }
    perform([
      ScriptedMove(
        samples: [(0, { input(.began, (1, 0), $0) })] + changes.samples
          + [(changes.duration, { input(.ended, (1, 0), $0) })],
        duration: changes.duration)
    ])
  }

  // MARK: Keys and buttons

  private func type(_ text: String) {
    for character in text {
      if let (usage, isShifted) = UnitedStatesKeyboard.key(for: character) {
        press(0, usage, isShifted ? .shift : [], characters: nil)
      } else {
        press(0, .keyboard_Reserved, [], characters: String(character))
      }
      advance(Self.pressDuration)
      release(0, .ended)
    }
  }

  private func press(
    _ number: Int, _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags,
    characters: String?
  ) {
    let text = UnitedStatesKeyboard.text(of: usage, modifiers)
    let sample = KeySample(
      phase: .began, usage: usage.rawValue, modifiers: ModifierKeys(rawValue: modifiers.rawValue),
      characters: characters ?? text.characters,
      charactersIgnoringModifiers: characters ?? text.plain, time: now)
    keys[number] = sample
    send(.key(sample))
  }

  private func release(_ number: Int, _ phase: HeldPhase) {
    guard var sample = keys.removeValue(forKey: number) else { return }
    sample.phase = phase
    sample.time = now
    send(.key(sample))
  }

  private func pressDown(_ number: Int, _ type: PressSample.PressType, force: Double) {
    let sample = PressSample(phase: .began, type: type, force: force, time: now)
    buttons[number] = sample
    send(.press(sample))
  }

  private func pressUp(_ number: Int, _ phase: HeldPhase) {
    guard var sample = buttons.removeValue(forKey: number) else { return }
    sample.phase = phase
    sample.force = 0
    sample.time = now
    send(.press(sample))
  }
}
