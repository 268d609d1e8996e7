@_spi(Kit) internal import UIKitCore

/// Builds one menu, and stores it while app code changes it.
@MainActor
final class MenuBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The current menu.
  private(set) var root: UIMenu

  init(_ root: UIMenu, for system: UIMenuSystem) {
    self.root = root
    self.system = system
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.element(at: .menu(identifier)) as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.element(at: .action(identifier)) as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.element(at: .command(action, propertyList: propertyList)) as? UICommand
  }

  // MARK: Changing

  /// Replaces the element at a place. All changes use this method.
  ///
  /// Menu identifiers are unique: a change that would create a second menu with the same identifier
  /// is rejected.
  private func change(
    _ place: MenuPlace, _ what: String, _ replacement: (UIMenuElement) -> [UIMenuElement]
  ) {
    let changed: UIMenu?
    if place.names(root) {
      changed = replacement(root).first as? UIMenu
    } else {
      changed = root.replacing(place, with: replacement)
    }
    guard let changed else { return }
    var seen: Set<UIMenu.Identifier> = []
    if let double = changed.identifiers.first(where: { !seen.insert($0).inserted }) {
      Fault.report(
        "\(what) \(place.words): there would be two menus with the identifier "
          + "\(double.rawValue)", about: system)
      return
    }
    root = changed
  }

  private func changeChildren(
    of identifier: UIMenu.Identifier, _ what: String,
    _ change: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    self.change(.menu(identifier), what) { element in
      guard let menu = element as? UIMenu else { return [element] }
      return [menu.replacingChildren(change(menu.contents))]
    }
  }

  // MARK: Replacing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(.menu(replacedIdentifier), "replacing") { _ in [replacementMenu] }
  }

  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(.menu(replacedIdentifier), "replacing") { _ in replacementElements }
  }

  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement]
  ) {
    change(.action(replacedIdentifier), "replacing") { _ in replacementElements }
  }

  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement]
  ) {
    change(.command(replacedAction, propertyList: replacedPropertyList), "replacing") { _ in
      replacementElements
    }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    changeChildren(of: parentIdentifier, "replacing the children of", childrenBlock)
  }

  // MARK: Inserting

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], beforeMenu: siblingIdentifier)
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    insertElements([siblingMenu], afterMenu: siblingIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atStartOfMenu: parentIdentifier)
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    insertElements([childMenu], atEndOfMenu: parentIdentifier)
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(.menu(siblingIdentifier), "inserting before") { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier
  ) {
    change(.menu(siblingIdentifier), "inserting after") { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier
  ) {
    change(.action(siblingIdentifier), "inserting before") { insertedElements + [$0] }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier
  ) {
    change(.action(siblingIdentifier), "inserting after") { [$0] + insertedElements }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    change(.command(siblingAction, propertyList: siblingPropertyList), "inserting before") {
      insertedElements + [$0]
    }
  }

  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?
  ) {
    change(.command(siblingAction, propertyList: siblingPropertyList), "inserting after") {
      [$0] + insertedElements
    }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    changeChildren(of: parentIdentifier, "inserting into") { childElements + $0 }
  }

  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier
  ) {
    changeChildren(of: parentIdentifier, "inserting into") { $0 + childElements }
  }

  // MARK: Removing

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(.menu(removedIdentifier), "removing") { _ in [] }
  }

  func remove(action removedIdentifier: UIAction.Identifier) {
    change(.action(removedIdentifier), "removing") { _ in [] }
  }

  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?) {
    change(.command(removedAction, propertyList: removedPropertyList), "removing") { _ in [] }
  }
}
