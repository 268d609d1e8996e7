public import Testing
internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

extension Stage {
  /// Seconds a key or button that is only pressed stays down.
  static let pressDuration: TimeInterval = 0.05

  /// Presses and releases a key, as a keyboard of the United States types it.
  ///
  /// The Caps Lock key turns ``isCapsLockOn`` on and off.
  public func press(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let key = hold(usage, modifiers: modifiers)
    advance(by: Self.pressDuration)
    key.release()
  }

  /// Presses the keys that type a text, one after the other; a character without a key is typed by
  /// one that the keyboard does not have. Letters come out large while Caps Lock is on.
  ///
  /// Fails the test if there is no first responder and nothing else takes the keys, such as a key command.
  /// Where that is meant so, `expecting: .nothing` says it.
  public func type(
    _ text: String, expecting expectation: Expectation = .effect,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectKeys(expectation, text, sourceLocation) { pressKeys(of: text) }
  }

  private func pressKeys(of text: String) {
    for character in text {
      if let (usage, isShifted) = UnitedStatesKeyboard.key(for: character) {
        press(usage, modifiers: isShifted ? .shift : [])
      } else {
        let key = HeldKey(
          self, .keyboard_Reserved, [], characters: String(character), #_sourceLocation)
        advance(by: Self.pressDuration)
        key.release()
      }
    }
  }

  /// An input method composes a text, with the caret behind it; an empty text ends the composition
  /// with nothing.
  public func compose(_ text: String) {
    let end = text.utf16.count
    send(.text(TextSample(.compose, text, selected: end..<end, time: now)))
  }

  /// Text arrives that no key has typed: from an input method that has finished, a keyboard on the
  /// screen or dictation.
  public func insertText(_ text: String) { send(.text(TextSample(.insert, text, time: now))) }

  /// The host's clipboard holds a text now, as when another program has copied it.
  public func putOnClipboard(_ text: String) {
    send(.text(TextSample(.pasteboard, text, time: now)))
  }

  /// Presses a key; it stays down.
  @discardableResult
  public func hold(
    _ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> HeldKey {
    HeldKey(self, usage, modifiers, characters: nil, sourceLocation)
  }

  /// Presses a button; it stays down. Nil for a type that is a key.
  @discardableResult
  public func hold(
    _ type: UIPress.PressType, force: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> HeldButton? {
    PressSample.PressType(type).map { HeldButton(self, $0, force: force, sourceLocation) }
  }
}

/// A key that is down on a stage, until it is released or cancelled.
@MainActor
public final class HeldKey {
  private let stage: Stage
  private var sample: KeySample
  private let state: HoldState
  /// Whether it is down.
  public var isDown: Bool { state.isDown }

  init(
    _ stage: Stage, _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags,
    characters: String?, _ sourceLocation: SourceLocation
  ) {
    self.stage = stage
    state = stage.newHold(sourceLocation)
    if usage == .keyboardCapsLock { stage.isCapsLockOn.toggle() }
    let held = ModifierKeys(rawValue: modifiers.rawValue).union(stage.lockedModifiers)
    let text = UnitedStatesKeyboard.text(of: usage, UIKeyModifierFlags(rawValue: held.rawValue))
    sample = KeySample(
      phase: .began, usage: usage.rawValue, modifiers: held,
      characters: characters ?? text.characters,
      charactersIgnoringModifiers: characters ?? text.plain, time: stage.now)
    stage.send(.key(sample))
  }

  /// The keyboard says that the key counts again, as it does while one is held.
  public func repeats() {
    guard isDown else { return }
    sample.isRepeat = true
    sample.time = stage.now
    stage.send(.key(sample))
  }

  /// Lets the key go.
  public func release() { end(.ended) }

  /// The system takes the key away.
  public func cancel() { end(.cancelled) }

  private func end(_ phase: HeldPhase) {
    guard isDown else { return }
    state.isDown = false
    sample.phase = phase
    sample.isRepeat = false
    sample.time = stage.now
    stage.send(.key(sample))
  }
}

/// A button of a remote control that is down on a stage, until it is released or cancelled.
@MainActor
public final class HeldButton {
  private let stage: Stage
  private let type: PressSample.PressType
  private let state: HoldState
  /// Whether it is down.
  public var isDown: Bool { state.isDown }

  init(
    _ stage: Stage, _ type: PressSample.PressType, force: CGFloat,
    _ sourceLocation: SourceLocation
  ) {
    self.stage = stage
    self.type = type
    state = stage.newHold(sourceLocation)
    send(.began, force)
  }

  /// Presses it harder or less hard, from 0 to 1.
  public func change(force: CGFloat) {
    guard isDown else { return }
    send(.changed, force)
  }

  /// Lets the button go.
  public func release() { end(.ended) }

  /// The system takes the button away.
  public func cancel() { end(.cancelled) }

  private func end(_ phase: HeldPhase) {
    guard isDown else { return }
    state.isDown = false
    send(phase, 0)
  }

  private func send(_ phase: HeldPhase, _ force: CGFloat) {
    stage.send(.press(PressSample(phase: phase, type: type, force: force, time: stage.now)))
  }
}

/// What a stage remembers of a key or button that is down.
@MainActor
final class HoldState {
  var isDown = true
  /// Where the test pressed it.
  let sourceLocation: SourceLocation

  init(sourceLocation: SourceLocation) { self.sourceLocation = sourceLocation }
}
