/// The commands of the standard menus: what each is called, its key and the action it sends.
@MainActor
enum StandardCommands {
  static let undo = key("Undo", UIWindow.undoAction, "z")
  static let redo = key("Redo", UIWindow.redoAction, "z", [.command, .shift])
  static let cut = key("Cut", "cut:", "x")
  static let copy = key("Copy", "copy:", "c")
  static let paste = key("Paste", "paste:", "v")
  static let pasteAndMatchStyle = key(
    "Paste and Match Style", "pasteAndMatchStyle:", "v", [.command, .alternate, .shift])
  static let delete = plain("Delete", "delete:")
  static let selectAll = key("Select All", "selectAll:", "a")

  static let find = key("Find…", "find:", "f")
  static let findAndReplace = key(
    "Find and Replace…", "findAndReplace:", "f", [.command, .alternate])
  static let findNext = key("Find Next", "findNext:", "g")
  static let findPrevious = key("Find Previous", "findPrevious:", "g", [.command, .shift])
  static let useSelectionForFind = key("Use Selection for Find", "useSelectionForFind:", "e")

  static let duplicate = key("Duplicate", "duplicate:", "s", [.command, .shift])
  static let move = plain("Move…", "move:")
  static let rename = plain("Rename…", "rename:")
  static let export = plain("Export…", "export:")
  static let newFromPasteboard = plain("New from Clipboard", "newFromPasteboard:")
  static let close = key("Close", "performClose:", "w")
  static let print = key("Print…", "print:", "p")

  static let bold = key("Bold", "toggleBoldface:", "b")
  static let italic = key("Italic", "toggleItalics:", "i")
  static let underline = key("Underline", "toggleUnderline:", "u")
  static let bigger = key("Bigger", "increaseSize:", "+")
  static let smaller = key("Smaller", "decreaseSize:", "-")
  static let alignLeft = key("Align Left", "alignLeft:", "{")
  static let alignCenter = key("Centre", "alignCenter:", "|")
  static let alignRight = key("Align Right", "alignRight:", "}")
  static let alignJustified = plain("Justify", "alignJustified:")
  static let leftToRight = plain("Left to Right", "makeTextWritingDirectionLeftToRight:")
  static let rightToLeft = plain("Right to Left", "makeTextWritingDirectionRightToLeft:")

  static let sidebar = key("Show Sidebar", "toggleSidebar:", "s", [.command, .control])
  static let toolbar = key("Show Toolbar", "toggleToolbarShown:", "t", [.command, .alternate])
  static let inspector = key("Show Inspector", "toggleInspector:", "i", [.command, .alternate])

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
