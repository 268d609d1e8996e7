public import Testing
internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

extension Stage {
  /// The time that a key or button stays down if it is only pressed, in seconds.
  static let pressDuration: TimeInterval = 0.05

  /// Presses and releases a key of a United States keyboard.
  ///
  /// The Caps Lock key toggles ``isCapsLockOn``.
  public func press(_ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    let key = hold(usage, modifiers: modifiers)
    advance(by: Self.pressDuration)
    key.release()
  }

  /// Presses the keys that type a text, one after the other.
  ///
  /// A character without a key is typed by a key that the keyboard doesn't have. Letters are
  /// uppercase while Caps Lock is on.
  ///
  /// The test fails if there is no first responder and nothing else handles the keys, such as a key
  /// command. If that is intended, say so with `expecting: .nothing`.
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

  /// Composes a text as an input method does, with the caret behind it; an empty text ends the
  /// composition and inserts nothing.
  public func compose(_ text: String) {
    let end = text.utf16.count
    send(.text(TextSample(.compose, text, selected: end..<end, time: now)))
  }

  /// Inserts text that no key typed: from an input method that has finished, an onscreen keyboard
  /// or dictation.
  public func insertText(_ text: String) { send(.text(TextSample(.insert, text, time: now))) }

  /// Sets the text on the host's clipboard, as if another app had copied it.
  public func putOnClipboard(_ text: String) {
    send(.text(TextSample(.pasteboard, text, time: now)))
  }

  /// Presses a key, which stays down until it is released or cancelled.
  @discardableResult
  public func hold(
    _ usage: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> HeldKey {
    HeldKey(self, usage, modifiers, characters: nil, sourceLocation)
  }

  /// Presses a button, which stays down until it is released or cancelled, or returns `nil` if
  /// `type` is a key.
  @discardableResult
  public func hold(
    _ type: UIPress.PressType, force: CGFloat = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> HeldButton? {
    PressSample.PressType(type).map { HeldButton(self, $0, force: force, sourceLocation) }
  }
}

/// A pressed key on a stage, until it is released or cancelled.
@MainActor
public final class HeldKey {
  private let stage: Stage
  private var sample: KeySample
  private let state: HoldState
  /// Whether the key is down.
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

  /// Repeats the key, as a keyboard does while a key is held.
  public func repeats() {
    guard isDown else { return }
    sample.isRepeat = true
    sample.time = stage.now
    stage.send(.key(sample))
  }

  /// Releases the key.
  public func release() { end(.ended) }

  /// Cancels the press, as the system does.
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

/// A pressed button of a remote control on a stage, until it is released or cancelled.
@MainActor
public final class HeldButton {
  private let stage: Stage
  private let type: PressSample.PressType
  private let state: HoldState
  /// Whether the button is down.
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

  /// Changes the force of the press, from 0 to 1.
  public func change(force: CGFloat) {
    guard isDown else { return }
    send(.changed, force)
  }

  /// Releases the button.
  public func release() { end(.ended) }

  /// Cancels the press, as the system does.
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

/// The state that a stage stores for a pressed key or button.
@MainActor
final class HoldState {
  var isDown = true
  /// The source location at which the test pressed it.
  let sourceLocation: SourceLocation

  init(sourceLocation: SourceLocation) { self.sourceLocation = sourceLocation }
}
