internal import TouchstoneInput
internal import TouchstoneKit

/// A recognizer of key and button input: text that was typed, a key that was pressed or held.
struct HeldInputReader {
  /// The steps recognized so far.
  private(set) var steps: [TimedStep] = []
  /// Whether the steps hold each key and button exactly as long as the recording.
  var isExact = false
  private var keys: [Int: (place: Int, sample: KeySample, number: Int)] = [:]
  private var buttons: [PressSample.PressType: (place: Int, time: Double, number: Int)] = [:]
  private var nextNumber = 1
  /// The time from which a key counts as held and not only pressed, in seconds.
  private static let longest = 0.4
  /// The usages of Shift, Control, Option and Command on both sides.
  private static let modifierUsages = 0xE0...0xE7

  /// Reads a key sample, and returns a description of input without a corresponding call, or `nil`.
  mutating func read(_ sample: KeySample) -> String? {
    guard let usage = UIKeyboardHIDUsage(rawValue: sample.usage) else {
      return "a key without a name"
    }
    let modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
    switch sample.phase {
    case .began where sample.isRepeat: return "the repeats of held keys"
    case .began:
      // Modifier keys are arguments of the keys that are pressed with them.
      if Self.modifierUsages.contains(sample.usage), !isExact { return nil }
      keys[sample.usage] = (steps.count, sample, nextNumber)
      steps.append(TimedStep(sample.time, step(sample, usage, modifiers)))
      nextNumber += 1
    case .changed: break
    case .ended, .cancelled:
      guard let key = keys.removeValue(forKey: sample.usage) else { return nil }
      let isLong = sample.time - key.sample.time > Self.longest
      guard isLong || isExact || sample.phase == .cancelled else { return nil }
      let held = UIKeyModifierFlags(rawValue: key.sample.modifiers.rawValue)
      steps[key.place].step = .keyDown(key.number, usage, held)
      steps.append(
        TimedStep(sample.time, .keyUp(key.number, isCancelled: sample.phase == .cancelled)))
    }
    return nil
  }

  private func step(
    _ sample: KeySample, _ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags
  ) -> InputStep {
    let isPlain = modifiers.subtracting([.shift, .alphaShift, .numericPad]).isEmpty
    let text = sample.characters
    guard isPlain, text.count == 1, let character = text.first, character.isPrintable else {
      return .key(usage, modifiers)
    }
    return .type(text)
  }

  /// Reads a button sample.
  mutating func read(_ sample: PressSample) {
    switch sample.phase {
    case .began:
      buttons[sample.type] = (steps.count, sample.time, nextNumber)
      steps.append(TimedStep(sample.time, .press(sample.type)))
      nextNumber += 1
    case .changed: break
    case .ended, .cancelled:
      guard let button = buttons.removeValue(forKey: sample.type) else { return }
      let isLong = sample.time - button.time > Self.longest
      guard isLong || isExact || sample.phase == .cancelled else { return }
      steps[button.place].step = .pressDown(button.number, sample.type, force: 1)
      steps.append(
        TimedStep(sample.time, .pressUp(button.number, isCancelled: sample.phase == .cancelled)))
    }
  }
}

extension Character {
  /// Whether the character is visible or a space; Apple's function keys are in the private-use
  /// area.
  fileprivate var isPrintable: Bool {
    unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && !(0xE000...0xF8FF).contains($0.value)
    }
  }
}
