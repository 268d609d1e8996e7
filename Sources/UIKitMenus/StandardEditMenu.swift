@_spi(Kit) internal import UIKitCore

/// The edit menu before the responder chain changes it, with groups for an app's elements.
@MainActor
enum StandardEditMenu {
  /// The root menu, created again on each access because apps may change the commands.
  static var root: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        group(
          .standardEdit,
          [
            command("Cut", "cut:"), command("Copy", "copy:"), command("Paste", "paste:"),
            command("Paste and Match Style", "pasteAndMatchStyle:"),
            command("Paste and Go", "pasteAndGo:"), command("Paste and Search", "pasteAndSearch:"),
            command("Delete", "delete:"), command("Select", "select:"),
            command("Select All", "selectAll:"),
          ]),
        group(.replace),
        UIMenu(
          title: "Format", identifier: .format,
          children: [
            group(
              .textStyle,
              [
                command("Bold", "toggleBoldface:"), command("Italic", "toggleItalics:"),
                command("Underline", "toggleUnderline:"),
              ])
          ]),
        group(
          .writingDirection,
          [
            command("Left to Right", "makeTextWritingDirectionLeftToRight:"),
            command("Right to Left", "makeTextWritingDirectionRightToLeft:"),
          ]),
        group(.lookup), group(.share),
      ])
  }

  private static func group(
    _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
  ) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }

  private static func command(_ title: String, _ action: String) -> UICommand {
    UICommand(title: title, action: Selector(action))
  }
}

/// The actions that the responder chain suggests for a view's menu.
///
/// They are the standard edit commands that a responder performs, as modified by `buildMenu(with:)`
/// along the chain.
@MainActor
struct SuggestedActions {
  private(set) var elements: [UIMenuElement] = []
  /// The commands that aren't offered, with the reasons, for the trace.
  private(set) var missing: [String] = []

  init(_ presenter: MenuPresenter) {
    let root = presenter.application.contextMenuSystem.menu(
      StandardEditMenu.root, from: presenter.start)
    elements = offered(root.contents, presenter)
  }

  private mutating func offered(
    _ elements: [UIMenuElement], _ presenter: MenuPresenter
  ) -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    for element in elements {
      if let menu = element as? UIMenu {
        let children = offered(menu.contents, presenter)
        if !children.isEmpty { result.append(menu.replacingChildren(children)) }
      } else if let command = element as? UICommand, let action = command.action,
        presenter.performer(of: action, for: command) == nil
      {
        missing.append("no “\(command.title)”: \(presenter.reasonForMissing(action))")
      } else {
        result.append(element)
      }
    }
    return result
  }
}
