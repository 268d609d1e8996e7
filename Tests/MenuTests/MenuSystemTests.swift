import Testing
import TouchstoneTesting
import UIKit

@Suite("The main menu") @MainActor
struct MenuSystemTests {
  // statement 335
  @Test("the application and then its delegate build the main menu")
  func asked() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var order: [String] = []
      override func buildMenu(with builder: any UIMenuBuilder) {
        order.append("delegate")
        builder.remove(menu: .file)
      }
    }
    let scene = MenuScene()
    let delegate = Delegate()
    scene.application.delegate = delegate
    scene.application.build = { _ in delegate.order.append("application") }
    let titles = scene.stage.menuTitles()
    #expect(delegate.order == ["application", "delegate"])
    #expect(titles == ["Edit", "Format", "View"])
  }

  @Test("the standard menus hold the standard commands, and empty menus are not shown")
  func standardMenus() {
    let scene = MenuScene()
    #expect(scene.stage.menuTitles() == ["File", "Edit", "Format", "View"])
    #expect(
      scene.stage.menuTitles("Edit") == [
        "(Undo)", "(Redo)", "—", "(Cut)", "(Copy)", "(Paste)", "(Paste and Match Style)",
        "(Delete)", "(Select All)", "—", "Find",
      ])
    #expect(scene.stage.menuTitles("Format", "Font").first == "(Bold)")
  }

  @Test("menus can be inserted next to every menu with an identifier")
  func everyIdentifier() {
    let identifiers: [UIMenu.Identifier] = [
      .root, .application, .about, .preferences, .services, .hide, .quit, .file, .newItem,
      .newScene, .openRecent, .document, .close, .print, .edit, .undoRedo, .standardEdit, .find,
      .findPanel, .replace, .share, .spelling, .spellingPanel, .spellingOptions, .substitutions,
      .substitutionsPanel, .substitutionOptions, .transformations, .speech, .lookup, .learn,
      .autoFill, .format, .font, .textStyle, .textSize, .textColor, .textStylePasteboard, .text,
      .alignment, .writingDirection, .view, .toolbar, .sidebar, .fullscreen, .window,
      .minimizeAndZoom, .bringAllToFront, .help,
    ]
    var missing: [UIMenu.Identifier] = []
    let scene = MenuScene { builder in
      missing = identifiers.filter { builder.menu(for: $0) == nil }
    }
    _ = scene.stage.menuTitles()
    #expect(missing.isEmpty)
    #expect(Set(identifiers).count == identifiers.count)
  }

  // statement 335
  @Test("the handler validates a command each time the menu is shown, from its original state")
  func validation() {
    let command = UICommand(title: "Do", action: MenuPerformer.run)
    let scene = MenuScene([command])
    #expect(scene.stage.menuTitles("Test") == ["Do"])
    scene.performer.validation = { command in
      command.title = "Did"
      command.state = .on
      command.attributes = .disabled
    }
    #expect(scene.stage.menuTitles("Test") == ["(✓ Did)"])
    scene.performer.validation = { $0.attributes = .hidden }
    #expect(scene.stage.menuTitles() == ["File", "Edit", "Format", "View"])
    scene.performer.validation = nil
    #expect(scene.stage.menuTitles("Test") == ["Do"])
    #expect(command.title == "Do" && command.state == .off)
  }

  // statement 336
  @Test("a menu that needs a rebuild is rebuilt with the next frame, not at once")
  func rebuilding() {
    let scene = MenuScene()
    _ = scene.stage.menuTitles()
    #expect(scene.application.builds == 1)
    UIMenuSystem.main.setNeedsRebuild()
    UIMenuSystem.main.setNeedsRebuild()
    #expect(scene.application.builds == 1)
    scene.stage.advance(by: 0.1)
    #expect(scene.application.builds == 2)
    scene.stage.advance(by: 0.1)
    #expect(scene.application.builds == 2)
    // A query before the next frame returns the new menu.
    UIMenuSystem.main.setNeedsRebuild()
    _ = scene.stage.menuTitles()
    #expect(scene.application.builds == 3)
  }

  // statement 336
  @Test("revalidation is announced with the next frame, and builds nothing")
  func revalidating() {
    let scene = MenuScene()
    _ = scene.stage.menuTitles()
    let version = scene.application.mainMenuSystem.version
    UIMenuSystem.main.setNeedsRevalidate()
    #expect(scene.application.mainMenuSystem.version == version)
    scene.stage.advance(by: 0.1)
    #expect(scene.application.mainMenuSystem.version == version + 1)
    #expect(scene.application.builds == 1)
  }

  // statement 337
  @Test("a build configuration replaces buildMenu and selects the standard menus")
  func configuration() {
    let scene = MenuScene()
    let configuration = UIMainMenuSystem.Configuration()
    configuration.textFormattingPreference = .removed
    configuration.findingPreference = .removed
    UIMainMenuSystem.shared.setBuildConfiguration(configuration) { builder in
      builder.insertChild(
        UIMenu(title: "Mine", children: [UIAction(title: "x") { _ in }]), atEndOfMenu: .root)
    }
    #expect(scene.stage.menuTitles() == ["File", "Edit", "View", "Mine"])
    #expect(!scene.stage.menuTitles("Edit").contains("Find"))
    #expect(scene.application.builds == 0)
    #expect(UIMenuSystem.main === UIMainMenuSystem.shared)
  }

  // statement 337
  @Test("a build configuration set during the build is refused")
  func configurationWhileBuilding() {
    let scene = MenuScene { _ in
      let configuration = UIMainMenuSystem.Configuration()
      configuration.textFormattingPreference = .removed
      UIMainMenuSystem.shared.setBuildConfiguration(configuration)
    }
    #expect(scene.stage.menuTitles() == ["File", "Edit", "Format", "View"])
    #expect(scene.stage.trace.contains { $0.kind == .fault })
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.menuTitles() == ["File", "Edit", "Format", "View"])
  }

  @Test("the keys of menu commands work while the menu is closed")
  func keys() {
    let scene = MenuScene([
      UIKeyCommand(
        title: "Do", action: MenuPerformer.run, input: "d", modifierFlags: .command)
    ])
    scene.stage.press(.keyboardD, modifiers: .command)
    #expect(scene.performer.ran == ["Do"])
    scene.performer.validation = { $0.attributes = .disabled }
    scene.stage.press(.keyboardD, modifiers: .command)
    #expect(scene.performer.ran == ["Do"])
  }

  @Test("the chain's key commands take precedence over the menu's")
  func chainFirst() {
    let scene = MenuScene([
      UIKeyCommand(
        title: "Menu", action: MenuPerformer.run, input: "d", modifierFlags: .command)
    ])
    let controller = UIViewController()
    scene.stage.window.rootViewController = controller
    controller.view.addSubview(scene.performer)
    scene.performer.becomeFirstResponder()
    controller.addKeyCommand(
      UIKeyCommand(
        title: "Chain", action: MenuPerformer.run, input: "d", modifierFlags: .command))
    scene.stage.press(.keyboardD, modifiers: .command)
    #expect(scene.performer.ran == ["Chain"])
  }

  @Test("a context menu queries the chain, the nearest responder last")
  func contextMenu() {
    final class Adding: UIView {
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.insertElements(
          [UIAction(title: accessibilityIdentifier ?? "") { _ in }], atEndOfMenu: .root)
      }
    }
    let scene = MenuScene()
    let (outer, inner) = (Adding(), Adding())
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    outer.addSubview(inner)
    scene.stage.window.addSubview(outer)
    let menu = UIContextMenuSystem.shared.menu(UIMenu(identifier: .root), from: inner)
    #expect(menu.children.map(\.title) == ["outer", "inner"])
    #expect(UIMenuSystem.context === UIContextMenuSystem.shared)
  }
}
