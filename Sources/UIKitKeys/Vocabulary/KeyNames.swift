internal import Foundation

/// The names of keys for display.
@MainActor
package enum KeyNames {
  /// Returns the name of an input: a symbol for keys that type nothing, otherwise the character
  /// itself.
  package static func name(ofInput input: String) -> String {
    if let sign = signs[input] { return sign }
    guard input.hasPrefix(prefix) else { return input.uppercased() }
    return String(input.dropFirst(prefix.count))
  }

  /// Returns the name of a key by its key code, such as `LeftGUI` or `A`.
  package static func name(of usage: UIKeyboardHIDUsage) -> String {
    let name = "\(usage)"
    for start in ["keyboard", "keypad"] where name.hasPrefix(start) {
      return (start == "keypad" ? "Keypad " : "") + name.dropFirst(start.count)
    }
    return name
  }

  private static let prefix = "UIKeyInput"

  private static let signs = [
    UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
    UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
    UIKeyCommand.inputEscape: "⎋", "\u{1B}": "⎋",
    UIKeyCommand.inputPageUp: "⇞", UIKeyCommand.inputPageDown: "⇟",
    UIKeyCommand.inputHome: "↖", UIKeyCommand.inputEnd: "↘",
    UIKeyCommand.inputDelete: "⌦", "\u{8}": "⌫", "\u{7F}": "⌦",
    "\t": "⇥", "\r": "↩", "\n": "↩", " ": "Space",
  ]
}
