@_spi(Kit) internal import UIKitCore

/// A visible menu with its open submenus.
@MainActor
final class ShownMenu {
  let presenter: MenuPresenter
  private var levels: [UIMenu]
  /// Called when deferred content has become available.
  var onFill: (() -> Void)?

  init(_ menu: UIMenu, _ presenter: MenuPresenter) {
    self.presenter = presenter
    levels = [menu]
    prepare()
  }

  var root: UIMenu { levels[0] }
  /// The menu with the visible items.
  var visible: UIMenu { levels[levels.count - 1] }
  var isSubmenu: Bool { levels.count > 1 }
  /// The items of the visible menu, validated on each access.
  var items: [MenuItem] { presenter.items(of: visible) }

  func open(_ submenu: UIMenu) { levels.append(submenu) }

  func goBack() { if isSubmenu { levels.removeLast() } }

  /// Replaces the root menu, and closes open submenus.
  func replaceRoot(with menu: UIMenu) {
    presenter.close(root)
    levels = [menu]
    prepare()
  }

  /// Replaces the visible menu.
  func replaceVisible(with menu: UIMenu) {
    levels[levels.count - 1] = menu
    presenter.prepare(menu) { [weak self] in self?.onFill?() }
  }

  func close() { for menu in levels { presenter.close(menu) } }

  private func prepare() { presenter.prepare(root) { [weak self] in self?.onFill?() } }

  /// The commands and the objects that perform them, for the trace.
  var account: [String] { Self.account(presenter.items(of: root)) }

  private static func account(_ items: [MenuItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.kind {
      case .leaf: ["“\(item.title)” \(item.reason)"]
      case .submenu: ["“\(item.title)” ›"] + account(item.children)
      case .waiting: ["“\(item.title)”"]
      case .header, .separator: []
      }
    }
  }
}
