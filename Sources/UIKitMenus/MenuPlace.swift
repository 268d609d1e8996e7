@_spi(Kit) internal import UIKitCore

/// An element to find in a builder, identified as in app code.
@MainActor
enum MenuPlace {
  case menu(UIMenu.Identifier)
  case action(UIAction.Identifier)
  case command(Selector, propertyList: Any?)

  /// Returns whether `element` is the identified element.
  func names(_ element: UIMenuElement) -> Bool {
    switch self {
    case .menu(let identifier): return (element as? UIMenu)?.identifier == identifier
    case .action(let identifier): return (element as? UIAction)?.identifier == identifier
    case .command(let action, let propertyList):
      guard let command = element as? UICommand, command.action == action else { return false }
      return Self.isEqual(command.propertyList, propertyList)
    }
  }

  /// The description of the place in a message.
  var words: String {
    switch self {
    case .menu(let identifier): "the menu \(identifier.rawValue)"
    case .action(let identifier): "the action \(identifier.rawValue)"
    case .command(let action, _): "the command \(action.label)"
    }
  }

  /// Returns whether two property lists are equal.
  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): (one as? AnyHashable) == (other as? AnyHashable)
    default: false
    }
  }
}

extension UIMenu {
  /// Returns the first element that matches a place, which may be the menu itself.
  func element(at place: MenuPlace) -> UIMenuElement? {
    if place.names(self) { return self }
    for child in contents {
      if place.names(child) { return child }
      if let found = (child as? UIMenu)?.element(at: place) { return found }
    }
    return nil
  }

  /// Returns the menu with an element replaced, or `nil` if there is no such element.
  func replacing(
    _ place: MenuPlace, with replacement: (UIMenuElement) -> [UIMenuElement]
  ) -> UIMenu? {
    for (index, child) in contents.enumerated() {
      var changed = contents
      if place.names(child) {
        changed.replaceSubrange(index...index, with: replacement(child))
        return replacingChildren(changed)
      }
      if let menu = (child as? UIMenu)?.replacing(place, with: replacement) {
        changed[index] = menu
        return replacingChildren(changed)
      }
    }
    return nil
  }

  /// The identifiers of the menu and of all menus in it.
  var identifiers: [UIMenu.Identifier] {
    [identifier] + contents.flatMap { ($0 as? UIMenu)?.identifiers ?? [] }
  }

  /// All elements of the menu and its submenus in order, with available deferred content.
  var leaves: [UIMenuElement] { Self.leaves(of: contents, level: 1) }

  private static func leaves(of elements: [UIMenuElement], level: Int) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: leaves(of: menu.contents, level: level + 1)
      case let deferred as UIDeferredMenuElement:
        leaves(of: deferred.content(atLevel: level) ?? [], level: level + 1)
      default: [element]
      }
    }
  }
}
