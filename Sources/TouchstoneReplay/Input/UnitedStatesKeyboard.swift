internal import TouchstoneInput
package import TouchstoneKit

/// The text that the keys of a United States keyboard type; a stage has such a keyboard.
@MainActor
package enum UnitedStatesKeyboard {
  /// The text of a key.
  package struct Text {
    /// The text with the current modifiers.
    package let characters: String
    /// The text without modifiers.
    package let plain: String
  }

  /// Returns the text that a key types with modifiers.
  package static func text(of usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags) -> Text {
    if let (plain, shifted) = keys[usage] {
      let isShifted = modifiers.contains(.shift)
      // Caps Lock applies to letters only, and Shift doesn't make them lowercase, as on Apple's
      // keyboards.
      let isCapital = modifiers.contains(.alphaShift) && plain != plain.uppercased()
      return Text(characters: isShifted || isCapital ? shifted : plain, plain: plain)
    }
    let text = named[usage] ?? ""
    return Text(characters: text, plain: text)
  }

  /// Returns the key that types a character, and whether it requires Shift, or `nil` if no key
  /// does.
  package static func key(for character: Character) -> (usage: UIKeyboardHIDUsage, isShifted: Bool)?
  {
    switch character {
    case "\n", "\r": return (.keyboardReturnOrEnter, false)
    case "\t": return (.keyboardTab, false)
    default: return places[character]
    }
  }

  private static let keys: [UIKeyboardHIDUsage: (String, String)] = {
    var keys: [UIKeyboardHIDUsage: (String, String)] = [.keyboardSpacebar: (" ", " ")]
    func row(_ first: UIKeyboardHIDUsage, _ plain: String, _ shifted: String) {
      for (offset, pair) in zip(plain, shifted).enumerated() {
        guard let usage = UIKeyboardHIDUsage(rawValue: first.rawValue + offset) else { continue }
        keys[usage] = (String(pair.0), String(pair.1))
      }
    }
    row(.keyboardA, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    row(.keyboard1, "1234567890", "!@#$%^&*()")
    row(.keyboardHyphen, "-=[]\\", "_+{}|")
    row(.keyboardSemicolon, ";'`,./", ":\"~<>?")
    row(.keypadSlash, "/*-+", "/*-+")
    row(.keypad1, "1234567890.", "1234567890.")
    return keys
  }()

  private static let places: [Character: (usage: UIKeyboardHIDUsage, isShifted: Bool)] = {
    var places: [Character: (usage: UIKeyboardHIDUsage, isShifted: Bool)] = [:]
    for usage in UIKeyboardHIDUsage.allCases {
      guard let (plain, shifted) = keys[usage] else { continue }
      for (text, isShifted) in [(plain, false), (shifted, true)] {
        guard let character = text.first, places[character] == nil else { continue }
        places[character] = (usage, isShifted)
      }
    }
    return places
  }()

  private static let named: [UIKeyboardHIDUsage: String] = {
    var named: [UIKeyboardHIDUsage: String] = [
      .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardTab: "\t",
      .keyboardDeleteOrBackspace: "\u{8}", .keyboardDeleteForward: UIKeyCommand.inputDelete,
      .keyboardEscape: UIKeyCommand.inputEscape,
      .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
      .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
      .keyboardRightArrow: UIKeyCommand.inputRightArrow,
      .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardPageDown: UIKeyCommand.inputPageDown,
      .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
    ]
    for number in 1...12 {
      let raw = UIKeyboardHIDUsage.keyboardF1.rawValue + number - 1
      guard let usage = UIKeyboardHIDUsage(rawValue: raw) else { continue }
      named[usage] = "UIKeyInputF\(number)"
    }
    return named
  }()
}
