@_spi(Kit) internal import UIKitCore
internal import UIKitKeys

/// The main menu before an app changes it.
///
/// It contains every menu and group with an identifier of ``UIMenu/Identifier``, so that apps can
/// insert elements there. Empty ones aren't shown. Commands that only a desktop supports, such as
/// hiding or quitting the app, are represented by empty groups.
@MainActor
enum StandardMenus {
  static func root(_ configuration: UIMainMenuSystem.Configuration) -> UIMenu {
    var menus = [application, file(configuration), edit(configuration)]
    if configuration.textFormattingPreference != .removed { menus.append(format) }
    menus += [view(configuration), window, menu("Help", .help)]
    return UIMenu(identifier: .root, children: menus)
  }

  private static var application: UIMenu {
    menu(
      "Application", .application,
      [group(.about), group(.preferences), group(.services), group(.hide), group(.quit)])
  }

  private static func file(_ configuration: UIMainMenuSystem.Configuration) -> UIMenu {
    let isPrinting = configuration.printingPreference != .removed
    let isNew = configuration.newScenePreference != .removed
    return menu(
      "File", .file,
      [
        group(.newItem, isNew ? [StandardCommands.newFromPasteboard] : []), group(.newScene),
        menu("Open Recent", .openRecent),
        group(
          .document,
          configuration.documentPreference == .removed
            ? []
            : [
              StandardCommands.duplicate, StandardCommands.move, StandardCommands.rename,
              StandardCommands.export,
            ]),
        group(.close, [StandardCommands.close]),
        group(.print, isPrinting ? [StandardCommands.print] : []),
      ])
  }

  private static func edit(_ configuration: UIMainMenuSystem.Configuration) -> UIMenu {
    let finding = [
      StandardCommands.find, StandardCommands.findAndReplace, StandardCommands.findNext,
      StandardCommands.findPrevious, StandardCommands.useSelectionForFind,
    ]
    return menu(
      "Edit", .edit,
      [
        group(.undoRedo, [StandardCommands.undo, StandardCommands.redo]),
        group(
          .standardEdit,
          [
            StandardCommands.cut, StandardCommands.copy, StandardCommands.paste,
            StandardCommands.pasteAndMatchStyle, StandardCommands.delete,
            StandardCommands.selectAll,
          ]),
        menu(
          "Find", .find,
          [group(.findPanel, configuration.findingPreference == .removed ? [] : finding)]),
        group(.replace), group(.share), group(.autoFill),
        menu("Spelling", .spelling, [group(.spellingPanel), group(.spellingOptions)]),
        menu(
          "Substitutions", .substitutions,
          [group(.substitutionsPanel), group(.substitutionOptions)]),
        menu("Transformations", .transformations), menu("Speech", .speech), group(.lookup),
        group(.learn),
      ])
  }

  private static var format: UIMenu {
    menu(
      "Format", .format,
      [
        menu(
          "Font", .font,
          [
            group(
              .textStyle,
              [StandardCommands.bold, StandardCommands.italic, StandardCommands.underline]),
            group(.textSize, [StandardCommands.bigger, StandardCommands.smaller]),
            group(.textColor), group(.textStylePasteboard),
          ]),
        menu(
          "Text", .text,
          [
            group(
              .alignment,
              [
                StandardCommands.alignLeft, StandardCommands.alignCenter,
                StandardCommands.alignRight, StandardCommands.alignJustified,
              ]),
            menu(
              "Writing Direction", .writingDirection,
              [StandardCommands.leftToRight, StandardCommands.rightToLeft]),
          ]),
      ])
  }

  private static func view(_ configuration: UIMainMenuSystem.Configuration) -> UIMenu {
    var sides: [UIMenuElement] = []
    if configuration.sidebarPreference != .removed { sides.append(StandardCommands.sidebar) }
    if configuration.inspectorPreference != .removed { sides.append(StandardCommands.inspector) }
    let isToolbar = configuration.toolbarPreference != .removed
    return menu(
      "View", .view,
      [
        group(.toolbar, isToolbar ? [StandardCommands.toolbar] : []), group(.sidebar, sides),
        group(.fullscreen),
      ])
  }

  private static var window: UIMenu {
    menu("Window", .window, [group(.minimizeAndZoom), group(.bringAllToFront)])
  }

  private static func menu(
    _ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
  ) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: children)
  }

  private static func group(
    _ identifier: UIMenu.Identifier, _ children: [UIMenuElement] = []
  ) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline, children: children)
  }
}
