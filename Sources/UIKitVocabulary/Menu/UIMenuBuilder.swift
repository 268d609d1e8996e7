internal import Foundation

/// Changes a menu while it is built; lent to `buildMenu(with:)`, and of no use afterwards.
///
/// What names a menu, action or command that is not there changes nothing.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// Whose menu is built.
  var system: UIMenuSystem { get }

  /// The menu of an identifier, as it is now.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command with an action and a property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  /// Puts a menu in place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts elements in place of a menu.
  func replace(
    menu replacedIdentifier: UIMenu.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in place of an action.
  func replace(
    action replacedIdentifier: UIAction.Identifier, with replacementElements: [UIMenuElement])
  /// Puts elements in place of a command.
  func replace(
    command replacedAction: Selector, propertyList replacedPropertyList: Any?,
    with replacementElements: [UIMenuElement])
  /// Changes the children of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

  /// Puts a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, in front.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another, at the end.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Puts elements before a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements after a menu.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts elements before an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements after an action.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterAction siblingIdentifier: UIAction.Identifier)
  /// Puts elements before a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], beforeCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Puts elements after a command.
  func insertElements(
    _ insertedElements: [UIMenuElement], afterCommand siblingAction: Selector,
    propertyList siblingPropertyList: Any?)
  /// Puts elements into a menu, in front.
  func insertElements(
    _ childElements: [UIMenuElement], atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts elements into a menu, at the end.
  func insertElements(
    _ childElements: [UIMenuElement], atEndOfMenu parentIdentifier: UIMenu.Identifier)

  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
  /// Takes an action out.
  func remove(action removedIdentifier: UIAction.Identifier)
  /// Takes a command out.
  func remove(command removedAction: Selector, propertyList removedPropertyList: Any?)
}

extension UIMenuBuilder {
  /// The command with an action and no property list.
  public func command(for action: Selector) -> UICommand? {
    command(for: action, propertyList: nil)
  }
}
