@_spi(Kit) package import UIKitCore

/// The commands of the standard menus, each with its title, key and action.
@MainActor
package enum StandardCommands {
  package static let undo = key("Undo", UIWindow.undoAction, "z")
  package static let redo = key("Redo", UIWindow.redoAction, "z", [.command, .shift])
  package static let cut = key("Cut", "cut:", "x")
  package static let copy = key("Copy", "copy:", "c")
  package static let paste = key("Paste", "paste:", "v")
  package static let pasteAndMatchStyle = key(
    "Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift])
  package static let delete = plain("Delete", "delete:")
  package static let selectAll = key("Select All", "selectAll:", "a")

  package static let find = key("Find…", "find:", "f")
  package static let findAndReplace = key(
    "Find and Replace…", "findAndReplace:", "f", [.command, .alternate])
  package static let findNext = key("Find Next", "findNext:", "g")
  package static let findPrevious = key("Find Previous", "findPrevious:", "g", [.command, .shift])
  package static let useSelectionForFind = key(
    "Use Selection for Find", "useSelectionForFind:", "e")

  package static let duplicate = key("Duplicate", "duplicate:", "s", [.command, .shift])
  package static let move = plain("Move…", "move:")
  package static let rename = plain("Rename…", "rename:")
  package static let export = plain("Export…", "export:")
  package static let newFromPasteboard = plain("New from Clipboard", "newFromPasteboard:")
  package static let close = key("Close", "performClose:", "w")
  package static let print = key("Print…", "print:", "p")

  package static let bold = key("Bold", "toggleBoldface:", "b")
  package static let italic = key("Italic", "toggleItalics:", "i")
  package static let underline = key("Underline", "toggleUnderline:", "u")
  package static let bigger = key("Bigger", "increaseSize:", "+")
  package static let smaller = key("Smaller", "decreaseSize:", "-")
  package static let alignLeft = key("Align Left", "alignLeft:", "{")
  package static let alignCenter = key("Centre", "alignCenter:", "|")
  package static let alignRight = key("Align Right", "alignRight:", "}")
  package static let alignJustified = plain("Justify", "alignJustified:")
  package static let leftToRight = plain("Left to Right", "makeTextWritingDirectionLeftToRight:")
  package static let rightToLeft = plain("Right to Left", "makeTextWritingDirectionRightToLeft:")

  package static let sidebar = key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])
  package static let toolbar = key(
    "Show Toolbar", "toggleToolbarShown:", "t", [.command, .alternate])
  package static let inspector = key(
    "Show Inspector", "toggleInspector:", "i", [.command, .alternate])

  private static func key(
    _ title: String, _ action: String, _ input: String,
    _ modifiers: UIKeyModifierFlags = .command
  ) -> UICommand {
    key(title, Selector(action), input, modifiers)
  }

  private static func key(
    _ title: String, _ action: Selector, _ input: String,
    _ modifiers: UIKeyModifierFlags = .command
  ) -> UICommand {
    UIKeyCommand(title: title, action: action, input: input, modifierFlags: modifiers)
  }

  private static func plain(_ title: String, _ action: String) -> UICommand {
    UICommand(title: title, action: Selector(action))
  }
}
