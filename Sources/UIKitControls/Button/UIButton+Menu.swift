@_spi(Kit) internal import UIKitCore

extension UIButton {
  func setMenu(_ menu: UIMenu?) {
    settingsOfButton.menu = menu
    isContextMenuInteractionEnabled = menu != nil
    showSelection()
  }

  var configurationOfMenu: UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  // MARK: Pop-up buttons

  /// Whether the button shows which element of its menu is selected.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  private var choices: [any UIMenuElement & UIMenuLeaf] {
    menu.map(Self.choices) ?? []
  }

  /// Returns the elements of `menu` that can be selected, including those of its inline submenus.
  private static func choices(of menu: UIMenu) -> [any UIMenuElement & UIMenuLeaf] {
    menu.contents.flatMap { element -> [any UIMenuElement & UIMenuLeaf] in
      if let leaf = element as? any UIMenuElement & UIMenuLeaf { return [leaf] }
      guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return choices(of: menu)
    }
  }

  /// Shows the title of the first selected element, and selects the first element if no
  /// element is selected.
  func showSelection() {
    guard isPopUp, let first = choices.first else { return }
    let selected = choices.first { $0.state == .on } ?? first
    mark(selected)
  }

  /// Selects a chosen menu element and shows its title, if the button is a pop-up button.
  func select(_ element: UIMenuElement) {
    guard isPopUp, let chosen = choices.first(where: { $0 === element }) else { return }
    mark(chosen)
  }

  private func mark(_ selected: any UIMenuElement & UIMenuLeaf) {
    for choice in choices { choice.state = choice === selected ? .on : .off }
    let title = (selected as any UIMenuLeaf).title
    if configuration?.title != nil { configuration?.title = title }
    setTitle(title, for: .normal)
  }
}
