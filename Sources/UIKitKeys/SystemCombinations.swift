@_spi(Kit) internal import UIKitCore

/// The combinations that mean the same in every application (statement 351).
///
/// Where somebody in the chain performs the standard action, it is sent and no key command of the
/// program hears of the key, as Command-B in a text shows (statement 350).
@MainActor
enum SystemCombinations {
  /// The standard command of a key, as the standard Edit and Format menus have it.
  static func command(for key: UIKey) -> UIKeyCommand? {
    all.first { KeyCombination($0)?.isMet(by: key) ?? false }
  }

  private static let all: [UIKeyCommand] = [
    StandardCommands.undo, StandardCommands.redo, StandardCommands.cut, StandardCommands.copy,
    StandardCommands.paste, StandardCommands.pasteAndMatchStyle, StandardCommands.selectAll,
    StandardCommands.bold, StandardCommands.italic, StandardCommands.underline,
  ].compactMap { $0 as? UIKeyCommand }
}
