@_spi(Kit) internal import UIKitCore

/// The key combinations that have the same meaning in every app (statement 351).
///
/// If a responder in the chain implements the standard action, the action is sent. No key command
/// of the app receives the key, as Command-B in a text shows (statement 350).
@MainActor
enum SystemCombinations {
  /// Returns the standard command of a key, as in the standard Edit and Format menus, or `nil` if
  /// the key isn't in them.
  static func command(for key: UIKey) -> UIKeyCommand? {
    all.first { KeyCombination($0)?.isMet(by: key) ?? false }
  }

  private static let all: [UIKeyCommand] = [
    StandardCommands.undo, StandardCommands.redo, StandardCommands.cut, StandardCommands.copy,
    StandardCommands.paste, StandardCommands.pasteAndMatchStyle, StandardCommands.selectAll,
    StandardCommands.bold, StandardCommands.italic, StandardCommands.underline,
  ].compactMap { $0 as? UIKeyCommand }
}
