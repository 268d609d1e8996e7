@_spi(Kit) internal import UIKitCore

/// An element that a builder is asked for, named as a program names it.
@MainActor
enum MenuPlace {
  case menu(UIMenu.Identifier)
  case action(UIAction.Identifier)
  case command(Selector, propertyList: Any?)

  /// Whether `element` is meant.
  func names(_ element: UIMenuElement) -> Bool {
    switch self {
    case .menu(let identifier): return (element as? UIMenu)?.identifier == identifier
    case .action(let identifier): return (element as? UIAction)?.identifier == identifier
    case .command(let action, let propertyList):
      guard let command = element as? UICommand, command.action == action else { return false }
      return Self.isEqual(command.propertyList, propertyList)
    }
  }

  /// What a message calls it.
  var words: String {
    switch self {
    case .menu(let identifier): "the menu \(identifier.rawValue)"
    case .action(let identifier): "the action \(identifier.rawValue)"
    case .command(let action, _): "the command \(action.label)"
    }
  }

  /// Whether two property lists hold the same.
  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): (one as? AnyHashable) == (other as? AnyHashable)
    default: false
    }
  }
}

extension UIMenu {
  /// The first element of a place, the menu itself included.
  func element(at place: MenuPlace) -> UIMenuElement? {
    if place.names(self) { return self }
    for child in contents {
      if place.names(child) { return child }
      if let found = (child as? UIMenu)?.element(at: place) { return found }
    }
    return nil
  }

  /// The menu with elements in place of the one named; nil where there is none.
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

  /// Its own identifier and those of every menu in it.
  var identifiers: [UIMenu.Identifier] {
    [identifier] + contents.flatMap { ($0 as? UIMenu)?.identifiers ?? [] }
  }

  /// Every element in it and in its menus, in order; deferred content that is there included.
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
