internal import Foundation

/// Changes a menu while it is built, valid only during `buildMenu(with:)`.
///
/// A call that names a menu, action or command that isn't in the menu has no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The menu system that builds the menu.
  var system: UIMenuSystem { get }

  /// Returns the current menu with an identifier, or `nil` if there is no such menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier, or `nil` if there is no such action.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action and a property list, or `nil` if there is no such command.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Replaces a menu with another menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces a menu with elements.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces an action with elements.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Replaces a command with elements.
  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement])
  /// Replaces the children of a menu with the elements that a closure returns.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Inserts a menu before another menu.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another menu.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Inserts elements before a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements after a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts elements before an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements after an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Inserts elements before a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Inserts elements after a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Inserts elements at the start of a menu.
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts elements at the end of a menu.
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Removes an action.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Removes a command.
  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}

extension UIMenuBuilder {
  /// Returns the command with an action and no property list, or `nil` if there is no such command.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}
