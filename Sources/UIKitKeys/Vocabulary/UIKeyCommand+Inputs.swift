internal import Foundation

extension UIKeyCommand {
  /// The input of the up arrow key.
  nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The input of the down arrow key.
  nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The input of the left arrow key.
  nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The input of the right arrow key.
  nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The input of Escape.
  nonisolated public class var inputEscape: String { "UIKeyInputEscape" }
  /// The input of Page Up.
  nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The input of Page Down.
  nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The input of Home.
  nonisolated public class var inputHome: String { "UIKeyInputHome" }
  /// The input of End.
  nonisolated public class var inputEnd: String { "UIKeyInputEnd" }
  /// The input of both Delete keys: Backspace and Forward Delete.
  nonisolated public class var inputDelete: String { "UIKeyInputDelete" }
  /// The input of F1.
  nonisolated public class var f1: String { "UIKeyInputF1" }
  /// The input of F2.
  nonisolated public class var f2: String { "UIKeyInputF2" }
  /// The input of F3.
  nonisolated public class var f3: String { "UIKeyInputF3" }
  /// The input of F4.
  nonisolated public class var f4: String { "UIKeyInputF4" }
  /// The input of F5.
  nonisolated public class var f5: String { "UIKeyInputF5" }
  /// The input of F6.
  nonisolated public class var f6: String { "UIKeyInputF6" }
  /// The input of F7.
  nonisolated public class var f7: String { "UIKeyInputF7" }
  /// The input of F8.
  nonisolated public class var f8: String { "UIKeyInputF8" }
  /// The input of F9.
  nonisolated public class var f9: String { "UIKeyInputF9" }
  /// The input of F10.
  nonisolated public class var f10: String { "UIKeyInputF10" }
  /// The input of F11.
  nonisolated public class var f11: String { "UIKeyInputF11" }
  /// The input of F12.
  nonisolated public class var f12: String { "UIKeyInputF12" }
}

/// The key codes of inputs that aren't matched by the text that a key types.
@MainActor
enum KeyInputs {
  /// Returns the key codes of an input, or `nil` if the input is matched by the typed text.
  static func usages(of input: String) -> [UIKeyboardHIDUsage]? { table[input] }

  /// Returns the input of a key that types nothing, or `nil` for all other keys.
  static func name(of usage: UIKeyboardHIDUsage) -> String? {
    switch usage {
    case .keyboardDeleteOrBackspace: "\u{8}"
    default: table.first { $0.value.first == usage && $0.key.hasPrefix("UIKeyInput") }?.key
    }
  }

  private static let table: [String: [UIKeyboardHIDUsage]] = [
    UIKeyCommand.inputUpArrow: [.keyboardUpArrow],
    UIKeyCommand.inputDownArrow: [.keyboardDownArrow],
    UIKeyCommand.inputLeftArrow: [.keyboardLeftArrow],
    UIKeyCommand.inputRightArrow: [.keyboardRightArrow],
    UIKeyCommand.inputEscape: [.keyboardEscape], "\u{1B}": [.keyboardEscape],
    UIKeyCommand.inputPageUp: [.keyboardPageUp],
    UIKeyCommand.inputPageDown: [.keyboardPageDown],
    UIKeyCommand.inputHome: [.keyboardHome],
    UIKeyCommand.inputEnd: [.keyboardEnd],
    UIKeyCommand.inputDelete: [.keyboardDeleteForward, .keyboardDeleteOrBackspace],
    "\u{8}": [.keyboardDeleteOrBackspace], "\u{7F}": [.keyboardDeleteForward],
    "\t": [.keyboardTab],
    "\r": [.keyboardReturnOrEnter, .keypadEnter, .keyboardReturn],
    "\n": [.keyboardReturnOrEnter, .keypadEnter, .keyboardReturn],
    " ": [.keyboardSpacebar],
    UIKeyCommand.f1: [.keyboardF1],
    UIKeyCommand.f2: [.keyboardF2],
    UIKeyCommand.f3: [.keyboardF3],
    UIKeyCommand.f4: [.keyboardF4],
    UIKeyCommand.f5: [.keyboardF5],
    UIKeyCommand.f6: [.keyboardF6],
    UIKeyCommand.f7: [.keyboardF7],
    UIKeyCommand.f8: [.keyboardF8],
    UIKeyCommand.f9: [.keyboardF9],
    UIKeyCommand.f10: [.keyboardF10],
    UIKeyCommand.f11: [.keyboardF11],
    UIKeyCommand.f12: [.keyboardF12],
  ]
}
