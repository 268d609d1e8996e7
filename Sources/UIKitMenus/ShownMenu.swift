@_spi(Kit) internal import UIKitCore

/// A menu that is on the screen, and which of its submenus is open.
@MainActor
final class ShownMenu {
  let presenter: MenuPresenter
  private var levels: [UIMenu]
  /// Called when content that was waited for has come.
  var onFill: (() -> Void)?

  init(_ menu: UIMenu, _ presenter: MenuPresenter) {
    self.presenter = presenter
    levels = [menu]
    prepare()
  }

  var root: UIMenu { levels[0] }
  /// The menu whose lines are visible.
  var visible: UIMenu { levels[levels.count - 1] }
  var isSubmenu: Bool { levels.count > 1 }
  /// The lines of the visible menu, validated now.
  var items: [MenuItem] { presenter.items(of: visible) }

  func open(_ submenu: UIMenu) { levels.append(submenu) }

  func goBack() { if isSubmenu { levels.removeLast() } }

  /// Puts another menu in place of the whole; what is open closes.
  func replaceRoot(with menu: UIMenu) {
    presenter.close(root)
    levels = [menu]
    prepare()
  }

  /// Puts another menu in place of the visible one.
  func replaceVisible(with menu: UIMenu) {
    levels[levels.count - 1] = menu
    presenter.prepare(menu) { [weak self] in self?.onFill?() }
  }

  func close() { for menu in levels { presenter.close(menu) } }

  private func prepare() { presenter.prepare(root) { [weak self] in self?.onFill?() } }

  /// Which commands there are and who performs each, for the trace.
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
