import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A context menu with a preview.
@MainActor
class OpenContextMenu: OpenThing, UIContextMenuInteractionDelegate {
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  override func open() {
    world.host.addInteraction(interaction)
    stage.longPress(world.host, duration: 0.55)
  }

  override var isOpen: Bool { stage.shownMenuTitles != nil }

  override var problems: [String] {
    let frame = stage.shownMenuFrame ?? .null
    return problem(world.bounds.contains(frame), "the menu is at \(frame)")
  }

  override func close() { interaction.dismissMenu() }
  override func turnOff() { world.host.removeInteraction(interaction) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { begun += 1 }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { ended += 1 }
}

/// The menu of a button.
@MainActor
final class OpenButtonMenu: OpenContextMenu {
  private final class Button: UIButton {
    weak var thing: OpenButtonMenu?
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      thing?.begun += 1
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      thing?.ended += 1
    }
  }

  private let button = Button(frame: CGRect(x: 10, y: 10, width: 100, height: 40))

  override func open() {
    button.thing = self
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    world.host.addSubview(button)
    stage.tap(button)
  }

  override func close() { button.contextMenuInteraction?.dismissMenu() }
  override func turnOff() { button.isEnabled = false }
}

/// An edit menu of an interaction.
@MainActor
class OpenEditMenu: OpenThing, UIEditMenuInteractionDelegate {
  lazy var interaction = UIEditMenuInteraction(delegate: self)

  override func open() {
    world.host.addInteraction(interaction)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 75)))
  }

  override var isOpen: Bool { stage.shownMenuTitles != nil }

  override var problems: [String] {
    let frame = stage.shownMenuFrame ?? .null
    return problem(world.bounds.contains(frame), "the menu is at \(frame)")
  }

  override func close() { interaction.dismissMenu() }
  override func turnOff() { world.host.removeInteraction(interaction) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { begun += 1 }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { ended += 1 }
}

/// The edit menu of the older API.
@MainActor
final class OpenMenuController: OpenThing {
  private final class Copyable: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {}
  }

  private let view = Copyable(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  private let shows = NotificationCount(UIMenuController.willShowMenuNotification)
  private let hides = NotificationCount(UIMenuController.willHideMenuNotification)

  override func open() {
    world.host.addSubview(view)
    view.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: view, rect: view.bounds)
  }

  override var begun: Int {
    get { shows.count }
    set {}
  }
  override var ended: Int {
    get { hides.count }
    set {}
  }

  override var isOpen: Bool { UIMenuController.shared.isMenuVisible }

  override var problems: [String] {
    let frame = UIMenuController.shared.menuFrame
    return problem(world.bounds.contains(frame), "the menu is at \(frame)")
  }

  override func close() { UIMenuController.shared.hideMenu() }
}

/// Counts the notifications of a name.
@MainActor
final class NotificationCount {
  private(set) var count = 0
  private var token: (any NSObjectProtocol)?

  init(_ name: Notification.Name) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.count += 1 }
    }
  }

  isolated deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}
